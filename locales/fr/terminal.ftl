# Le vingt-et-un en texte dans un terminal. Chaque message tient sur une ligne et se passe de couleur.

# Argent
terminal-money = { $amount } $

# Ce qu'on peut faire, et les lettres pour le faire
terminal-do-hit = Carte
terminal-keys-hit = c
terminal-do-stand = Rester
terminal-keys-stand = r
terminal-do-double = Doubler
terminal-keys-double = d
terminal-do-split = Séparer
terminal-keys-split = s
terminal-do-surrender = Abandonner
terminal-keys-surrender = a
terminal-do-again = Rejouer
terminal-keys-again = j
terminal-do-quit = Quitter
terminal-keys-quit = q quit exit
terminal-do-yes = Oui
terminal-keys-yes = o
terminal-do-no = Non
terminal-keys-no = n
terminal-do-hall = Tableau d'honneur
terminal-keys-hall = h honneur
terminal-do-help = Aide
terminal-keys-help = ?
terminal-do-book = Livre
terminal-keys-book = l
terminal-do-chart = Tableau
terminal-keys-chart = t
terminal-offer = { $word } ({ $key })

# Questions
terminal-ask-move = { $name } : { $offers } ?
terminal-ask-again = { $name } : { $offers } ?
terminal-ask-bet = { $name }, tu as { $balance }. Mise de { $least } à { $most } (jetons { $chips } ; Entrée mise { $default } ; { $quit } quitte) :
terminal-ask-insurance = { $name }, le croupier montre un as. Assurance contre 21, jusqu'à { $most } : un montant, { $yes } pour le tout, ou { $no } ?
terminal-ask-players = Combien de joueurs, de 1 à { $most } ? Entrée veut dire 1 :
terminal-ask-bots = Combien de bots en plus, de 0 à { $most } ? Entrée veut dire aucun :
terminal-ask-name = Nom du joueur { $number } ? Entrée veut dire { $default } :
terminal-ask-language = { $name }, ta langue ({ $languages }) ? Entrée veut dire { $default } :
terminal-ask-save = Garder les réglages et les soldes dans { $path } ?

# Conseils après une réponse qui n'a pas été comprise
terminal-hint-choices = Ce n'est pas compris. Tape { $offers }.
terminal-hint-amount = « { $typed } » n'est pas un montant. Tape un nombre comme 25, ou des jetons comme 25 5 5.
terminal-hint-chip = Il n'y a pas de jeton de { $typed }. Tu peux choisir { $chips }.
terminal-hint-not-of-chips = { $typed } ne se compose pas de jetons. Tu peux choisir { $chips }.
terminal-hint-range = Tape un montant de { $least } à { $most }.
terminal-hint-number = Tape un nombre de { $least } à { $most }.
terminal-hint-name = Tape un nom de 1 à { $most } lettres.
terminal-hint-language = Tape l'un de { $languages }.

# La table
terminal-welcome = Vingt-et-un. Approche-toi de 21 plus que le croupier, sans le dépasser.
terminal-welcome-keys = À chaque question, { $help } explique les touches et { $hall } montre le tableau d'honneur.
terminal-hand = { $title } : { $cards }
terminal-title-dealer = Croupier
terminal-title-player = { $name } ({ $points })
terminal-title-player-soft = { $name } ({ $points } souple)
terminal-title-split = { $name }, main { $number } ({ $points })
terminal-title-split-soft = { $name }, main { $number } ({ $points } souple)
terminal-round = Main { $number }
terminal-player = Joueur { $number }
terminal-name-hand = { $name } (main { $number })

# Ce qui se passe
terminal-told-bet = { $name } mise { $bet }.
terminal-told-no-bet = { $name } passe cette main.
terminal-told-shuffled = Le croupier mélange le sabot : { $cards } cartes.
terminal-told-drawn = { $name } tire { $card } : { $points }.
terminal-told-stood = { $name } reste à { $points }.
terminal-told-busted = { $name } saute et perd { $bet }.
terminal-told-doubled = { $name } double la mise à { $bet }.
terminal-told-split = { $name } sépare, avec { $bet } de plus.
terminal-told-insured = { $name } prend une assurance de { $bet }.
terminal-told-not-insured = { $name } ne prend pas d'assurance.
terminal-told-surrendered = { $name } abandonne ; { $back } reviennent.
terminal-told-forfeited = { $name } part, et la mise de { $bet } reste à la maison.
terminal-told-natural = { $name } a un 21 naturel !
terminal-told-peeked = Le croupier cherche un 21 naturel : il n'en a pas.
terminal-told-hole = Le croupier retourne { $card } : { $points }.
terminal-told-dealer-drew = Le croupier tire { $card } : { $points }.
terminal-told-dealer-bust = Le croupier saute.
terminal-told-insurance-won = { $name } gagne { $amount } par l'assurance.
terminal-told-insurance-lost = { $name } perd l'assurance de { $amount }.

# Résultats d'une main
terminal-results = Résultats
terminal-result-dealer = Croupier : { $points }
terminal-result-dealer-bust = Croupier : sauté avec { $points }
terminal-result-dealer-natural = Croupier : 21 naturel
terminal-result-natural = { $name } : 21 naturel, gagne { $amount }
terminal-result-win = { $name } : gagné avec { $points }
terminal-result-bonus = { $name } : gagné avec { $points } après cinq cartes, payé double
terminal-result-push = { $name } : égalité avec { $points }
terminal-result-loss = { $name } : perdu avec { $points }
terminal-result-bust = { $name } : sauté avec { $points }
terminal-result-surrender = { $name } : abandon
terminal-won = { $name }, tu as gagné { $amount } dans cette main. Solde : { $balance }
terminal-lost = { $name }, tu as perdu { $amount } dans cette main. Solde : { $balance }
terminal-even = { $name }, tu n'as ni gagné ni perdu. Solde : { $balance }

# La fin
terminal-broke = { $name }, ton solde est de { $balance } : la partie est finie pour toi.
terminal-quits = { $name } s'arrête avec { $balance }.
terminal-busted-house = { $name } a fait sauter la banque avec { $balance } ! La partie est finie.
terminal-game-over = La partie est finie : il ne reste personne qui a de l'argent et veut jouer.
terminal-goodbye = Au revoir !
terminal-goodbye-unfinished = La main n'est pas finie, toutes les mises sont donc rendues. Au revoir !

# Tableau d'honneur
terminal-hall = Tableau d'honneur : les { $count } derniers qui ont fait sauter la banque
terminal-hall-empty = Tableau d'honneur : personne n'a encore fait sauter la banque.
terminal-hall-entry = { $place }. { $name }, { $balance } ({ $day })
terminal-hall-unreadable = Le tableau d'honneur dans { $path } ne peut pas être lu ({ $why }). Il reste tel quel.
terminal-hall-unsaved = Le tableau d'honneur n'a pas pu être gardé dans { $path } : { $why }.

# Aide
terminal-help-keys = Touches : { $offers }. Ctrl+C finit la partie et garde les soldes.
terminal-help-bets = Mises : de { $least } à { $most }, en jetons de 1, 5, 25 et 100 dollars.
terminal-help-shoe =
    { $decks ->
        [one] Le sabot contient { $decks } jeu.
       *[other] Le sabot contient { $decks } jeux.
    }
terminal-help-dealer =
    { $dealer ->
        [stands_on_17] Le croupier reste à 17.
        [hits_soft_17] Le croupier tire sur 17 souple.
       *[hits_17] Le croupier tire à 17 et moins.
    }
terminal-help-natural =
    { $ends ->
        [yes] Un 21 naturel, un as et une carte de dix points, paie { $win } pour { $stake } ; tous les autres perdent alors.
       *[no] Un 21 naturel, un as et une carte de dix points, paie { $win } pour { $stake }.
    }
terminal-help-limit = Qui a plus de { $limit } a fait sauter la banque, et la partie est finie.

# Le fichier de réglages
terminal-config-problem = { $path }, ligne { $line } : { $key } = "{ $value }" n'est pas possible. Permis : { $allowed }. La valeur par défaut est prise.
terminal-config-line = { $path }, ligne { $line } : « { $value } » n'est pas compris. Attendu : { $allowed }.
terminal-config-unknown = { $path }, ligne { $line } : la clé { $key } est inconnue ici. Elle est gardée et ignorée.
terminal-config-strict = La partie ne commence pas, car --strict est donné.
terminal-config-foreign = { $path } est abîmé ou appartient à un autre programme. Rien n'est écrit par-dessus ; la partie commence avec les valeurs par défaut et ne garde pas de soldes.
terminal-config-unreadable = { $path } ne peut pas être lu : { $why }. La partie commence avec les valeurs par défaut et ne garde pas de soldes.
terminal-config-unsaved = Les soldes n'ont pas pu être enregistrés dans { $path } : { $why }. La partie continue.
terminal-config-saved-again = Les soldes sont de nouveau enregistrés.
terminal-config-written = Les réglages et les soldes sont dans { $path }. Tu peux les y changer.
terminal-config-not-kept = Rien n'est gardé. Les soldes de cette partie sont perdus quand elle finit.
terminal-config-anew = { $name } avait fait sauter la banque et recommence avec { $balance }.
# Ce qu'une valeur peut être
terminal-allowed-range = un nombre entier de { $least } à { $most }
terminal-allowed-money = un montant jusqu'à { $most }, comme 50 ou 62.50
terminal-allowed-chips = un montant entier de 1 à { $most }
terminal-allowed-switch = yes ou no
terminal-allowed-language = l'un de { $list }
terminal-allowed-name = de 1 à { $most } lettres
terminal-allowed-once = chaque clé une fois ; la première compte
terminal-allowed-bet-max = au moins la mise minimale, { $least }
terminal-allowed-limit = plus que le solde de départ, { $least }
terminal-allowed-seats = au plus { $most } joueurs et bots ensemble
terminal-allowed-line = key = "value", ou # et un commentaire
# Écrit dans un nouveau fichier ; une ligne chacun
terminal-file-title = Vingt-et-un. Modifie ce fichier quand aucune partie ne tourne. "0" veut dire par défaut.
terminal-file-language = Langue de ce qui concerne tout le monde
terminal-file-players = Joueurs à ce clavier, de 1 à 8, et bots en plus
terminal-file-shoe = Jeux dans le sabot, de 1 à 8 ; marque en pour cent depuis la fin, sinon tirée de 20 à 30
terminal-file-money = Solde de départ, limite de gain, plus petite et plus grande mise en dollars
terminal-file-rules = Règles annexes : yes ou no
terminal-file-names = Noms, langues et soldes des joueurs

# Chez un serveur
terminal-net-connecting = Connexion à { $url } …
terminal-net-signed-in = Tu es { $name }, avec { $balance } en poche.
terminal-net-no-server = { $url } est injoignable : { $why }.
terminal-net-bad-url = « { $url } » n'est pas l'adresse d'un serveur. Elle ressemble à http://example.org:8000
terminal-net-tables = Tables de vingt-et-un :
terminal-net-table = { $number }. { $name } ({ $taken } places sur { $seats })
terminal-net-no-tables = Aucune table de vingt-et-un n'est ouverte.
terminal-ask-table = Numéro d'une table, { $plain } pour une nouvelle, ou { $full } pour une nouvelle avec toutes les règles annexes ?
terminal-do-plain = Nouvelle
terminal-keys-plain = n nouvelle
terminal-do-full = Toutes les règles
terminal-keys-full = t toutes
terminal-hint-table = Tape un numéro de la liste, { $plain } ou { $full }.
terminal-ask-your-name = Ton nom ?
terminal-net-seated = Tu t'assieds avec { $balance }.
terminal-net-queued = Toutes les places sont prises. Tu attends la prochaine qui se libère.
terminal-net-waiting = On attend les autres …
terminal-net-sits = { $name } s'assied avec { $balance }.
terminal-net-left = { $name } quitte la table.
terminal-net-lost = La connexion est perdue. Nouvel essai …
terminal-net-back = La connexion est revenue.
terminal-net-gone = La connexion n'a pas pu être rétablie. Tes jetons sont en sécurité dans la maison.
terminal-net-closed = La table est fermée.
terminal-net-too-late = Ton temps était écoulé ; la maison a joué pour toi.
terminal-net-cashed-out = Tu pars avec { $balance } en poche.

# Le livre
terminal-do-insure = Assurance
terminal-do-decline = Pas d'assurance
terminal-book-best = Le livre : { $move }
terminal-book-wins = { $move } : gagne { $amount } en moyenne
terminal-book-loses = { $move } : perd { $amount } en moyenne
terminal-book-even = { $move } : ne gagne ni ne perd en moyenne
terminal-book-means = Pour ta mise de { $bet }, avec les cartes encore dans le sabot.
terminal-chart-reckoning = Un instant : le tableau de ces règles est calculé …
