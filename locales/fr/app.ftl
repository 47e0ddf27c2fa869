# Les mots de la page elle-même ; chaque jeu a son propre catalogue. On tutoie.
#
# se coucher = fold, parole = check, suivre = call, miser = bet, relancer = raise, tapis = all-in,
# carte = hit, rester = stand, sauter = bust.

app-name = Croupier
app-motto = La table est éclairée. Prends place.
app-closed = La maison ne répond pas. Nouvel essai toutes les deux secondes.
app-retry = Réessayer
app-unreachable = La maison ne répond pas. Vérifie ton réseau et réessaie.
app-connection-lost = Connexion perdue. On revient …
app-session-over = Ta session est finie. Entre de nouveau, s'il te plaît.
app-coming = Un instant …
app-failed = Cette partie de la page s'est arrêtée. Ta place et tes jetons sont en sécurité.
app-not-loaded = Cette partie de la page n'a pas pu être chargée. Ta place et tes jetons sont en sécurité.
app-language-missing = Les textes en { $language } n'ont pas pu être chargés.
app-stumbled = Un problème est survenu sur cette page. Si rien n'avance, recharge-la : ta place et tes jetons sont en sécurité.
app-outdated-title = Cette page n'est plus à jour
app-outdated = La maison a une nouvelle version. Ta place et tes jetons sont en sécurité : recharge la page pour continuer.
app-reload = Recharger

# L'entrée
app-your-name = Ton nom à la table
app-password = Mot de passe
app-play = Jouer
app-door-hint = Tu commences avec 1 000 jetons. Tu connais la maison ?
app-with-password = Avec mot de passe
app-password-hint = Un mot de passe, et le nom est à toi.
app-as-guest = Entrer en invité
app-play-chips = Jetons fictifs, pas d'argent

# Le menu
app-greeting = Content de te voir, { $name }
app-chips =
    { $count ->
        [one] jeton
        [many] de jetons
       *[other] jetons
    }
app-your-chips = Tes jetons
app-your-seat = Ta place
app-seat-kept = Ta place est gardée à { $table }
app-back-to-table = Retour à la table
app-back-to-menu = Retour au menu
app-section-casino = Le casino
app-section-more = Autres tables
app-leave = Quitter
app-keep-name = Garder ce nom
app-keep-name-why = Avec un mot de passe, le nom et ses jetons sont à toi, sur tous tes appareils.
app-new-password = Nouveau mot de passe, 8 caractères au moins
app-name-kept = { $name } est à toi maintenant.

# Une salle
app-quick = Jouer tout de suite
app-quick-with = Tu t'assieds avec { $amount } jetons.
app-play-bots = Jouer contre des bots
app-too-poor = Il te faut au moins { $amount } jetons en poche pour t'asseoir ici.
app-open-tables = Tables ouvertes
app-open-table = Ouvrir une table
app-open = Ouvrir
app-no-tables = Aucune table n'est ouverte. La tienne pourrait être la première.
app-table-name = Nom de la table
app-stakes = Mises
app-bots = Bots
app-fewer-bots = Moins de bots
app-more-bots = Plus de bots
app-bot-kind = Type de bot
app-buy-in = Cave
app-buy-in-range = cave de { $min } à { $max }
app-buy-in-from = cave dès { $min }
app-slider = { $label }, curseur
app-min = min. { $amount }
app-max = max. { $amount }
app-seats = Places prises
app-waiting = En attente
app-sit-down = S'asseoir
app-watch = Regarder

# À une table
app-table = Table
app-rules = Règles
app-keys = Touches
app-ok = Ok
app-chat = Chat
app-chat-new =
    { $count ->
        [one] Chat, { $count } nouveau message
       *[other] Chat, { $count } nouveaux messages
    }
app-history = Historique
app-chat-and-history = Chat et historique
app-messages = Messages
app-message = Message
app-nothing-said = Personne n'a encore rien dit.
app-say-something = Dis un mot gentil
app-seat-to-talk = Assieds-toi pour te joindre à la discussion.
app-send = Envoyer
app-letters-left =
    { $count ->
        [one] encore { $count } caractère
       *[other] encore { $count } caractères
    }
app-wallet = Tu as { $amount } jetons en poche.
app-top-up = Recaver
app-no-top-up = Tu ne peux pas recaver maintenant : { $amount } jetons au plus peuvent être devant toi, et ils viennent de ta poche.
app-sit-out = S'absenter
app-im-back = De retour
app-away = absent
app-join-queue = Faire la queue
app-leave-queue = Quitter la queue
app-ready = Prêt
app-not-ready = Pas encore prêt
app-stand-in = un bot joue
app-fill = Places libres
app-fill-none = Tu invites les bots toi-même
app-fill-now = Les bots viennent aussitôt
app-fill-later = Les bots viennent après { SECONDS($seconds) }
app-start-round = Commencer
app-queue = Dans la queue : { $names }
app-add-bot = Bot en plus
app-dismiss = Renvoyer
app-copy-link = Copier le lien
app-link-copied = Le lien vers cette table est copié.
app-link = Le lien vers cette table : { $link }
app-close-table = Fermer la table
app-players = Joueurs, { $taken } sur { $seats }
app-seat-number = Place { $number }
app-sit-here = S'asseoir ici
app-empty-seat = Place libre
app-next-round =
    { $seconds ->
        [0] Prochaine main …
       *[other] Prochaine main dans { SECONDS($seconds) }
    }
app-you = Toi
app-standing =
    { $stands ->
        [rail] Tu regardes. Une place est libre.
        [full] { $waiting ->
            [0] Toutes les places sont prises.
            [one] Toutes les places sont prises ; { $waiting } personne attend.
           *[other] Toutes les places sont prises ; { $waiting } personnes attendent.
        }
        [queued] Tu es numéro { $line } dans la queue. Tu t'assieds dès qu'une place se libère.
        [broke] Tu n'as plus de jetons à cette table.
        [away] Tu t'absentes.
        [unready] Tout est bon pour la prochaine manche ?
        [ready] Tout est bon pour toi. On attend { $names }.
        [unstarted] { $starts ->
            [yes] Lance la prochaine manche quand tout le monde est là.
           *[no] On attend que l'hôte lance la prochaine manche.
        }
       *[alone] { $bots ->
            [yes] Encore personne avec qui jouer. Ajoute un bot ou envoie le lien à un ami.
           *[no] On attend un autre joueur.
        }
    }

# Partir
app-leave-title = Partir au milieu d'une main ?
app-leave-text = Si tu pars maintenant, ta main est couchée et ce que tu as misé reste dans le pot. Le reste revient dans ta poche.
app-leave-now = Quitter la table
app-leave-seat-kept = Menu, garder ma place
app-leave-stay = Continuer à jouer
app-ending-title =
    { $why ->
        [won_table] Tu as gagné la table !
        [broke] Plus de jetons
        [short] Trop peu de jetons pour la prochaine partie
        [missed] Ton absence a trop duré
        [dismissed] Tu as quitté la table
       *[gone] La table est fermée
    }
app-ending-text =
    { $why ->
        [won_table] Bravo : plus aucun adversaire n'a de jetons.
        [broke] Tu n'as plus de jetons à cette table, ta place est donc libre. Tu peux revenir avec une nouvelle cave.
        [short] La prochaine partie coûte plus que ce que tu as ici. Tes { $amount } jetons sont revenus dans ta poche.
        [missed] Tu n'as rien fait depuis trop longtemps, ta place a été libérée. { $amount } jetons sont revenus dans ta poche.
        [dismissed] Tes jetons sont revenus dans ta poche.
       *[gone] Tes jetons sont revenus dans ta poche.
    }
app-ending-stay = Rester ici

# Historique
app-no-history = Aucune main n'a encore été finie ici.
app-sentences = { ". " }
app-round = Main { $number }
app-replay = Revoir
app-older-rounds = Manches plus anciennes
app-steps-skipped =
    { $count ->
        [one] Cette manche a été très longue : son premier pas est omis.
       *[other] Cette manche a été très longue : ses { $count } premiers pas sont omis.
    }
app-first = Premier pas
app-previous = Pas en arrière
app-next = Pas en avant
app-last = Dernier pas
app-run = Lecture
app-pause = Pause

# Ce qui se passe autour d'un jeu
app-told-sat = { $name } s'assied avec { $amount }
app-told-bot-sat = { $name }, un bot, s'assied avec { $amount }
app-told-left =
    { $cause ->
        [broke] { $name } n'a plus de jetons et s'en va
        [short] { $name } a trop peu de jetons pour continuer et part avec { $amount }
        [missed] { $name } s'absente depuis trop longtemps et part avec { $amount }
       *[player] { $name } part avec { $amount }
    }
app-told-beaten = Bravo, tu as battu { $name }
app-told-away = { $name } s'absente
app-told-back = { $name } est de retour
app-told-ready = { $name } attend la manche
app-told-unready = { $name } demande encore un moment
app-told-stand-in = { $name } a perdu la connexion ; un bot joue en attendant
app-told-stand-in-over = { $name } est de retour et rejoue
app-told-topped-up = { $name } recave de { $amount }
app-told-queued = { $name } fait la queue
app-told-voided = La manche n'a pas pu continuer et est annulée ; chacun garde ses jetons

# Le dernier jeton
app-farewell-title = Plus de jetons
app-farewell-text = Tu as perdu ton dernier jeton et dois maintenant quitter la maison. Entre de nouveau et tu recommences avec 1 000 jetons.
app-seated = et { $amount } aux tables

# Combien miser
app-bet-amount-bet = Mise
app-bet-amount-raise = Relancer à
app-bet-slider-bet = Mise, curseur
app-bet-slider-raise = Relancer à, curseur
app-bet-min = Min.
app-bet-half-pot = ½ pot
app-bet-pot-size = Pot
app-bet-shares = Montants prêts
app-bet-all-in = Tapis
app-bet-limits = De { $min } à { $max }
app-turn-now = doit parler
app-chat-said = { $name } dit : { $text }

# Players whom the house remembers
app-honours = Tableau d’honneur

# Ce que la maison garde à la longue
app-change-rules = Changer les règles
app-edge-title = Avantage de la maison
app-edge =
    { $side ->
        [players] Avantage de la maison { $share } : sur { $stake } misés, la maison perd { $amount } en moyenne
       *[house] Avantage de la maison { $share } : sur { $stake } misés, la maison garde { $amount } en moyenne
    }
app-edge-players =
    { $count ->
        [one] { $count } joueur :
       *[other] { $count } joueurs :
    }
app-edge-means = Pour des joueurs qui suivent le tableau, après un mélange.
app-edge-reckoning = Avantage de la maison : calcul en cours …
app-edge-unknown = Avantage de la maison : inconnu pour le moment. { $why }

app-picture-too-large = Cette image dépasse { $megabytes } Mo. Choisis-en une plus petite ; rien n'a changé.
app-picture-not-sent = La maison est injoignable. Rien n'a changé ; réessaie dans un instant.
app-looks-not-kept = L'apparence n'est gardée que dans ce navigateur pour l'instant : la maison n'a pas pu être prévenue.
