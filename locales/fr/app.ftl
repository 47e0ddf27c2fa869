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
app-announcement = La maison annonce
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
app-too-poor =
    { $where ->
        [tables] Il te faut au moins { $chips } en poche pour t'asseoir ici. À d'autres tables, tu as { $seated }.
       *[wallet] Il te faut au moins { $chips } en poche pour t'asseoir ici.
    }
app-open = Ouvrir
app-table-name = Nom de la table
app-bots = Bots
app-bot-kind = Type de bot
app-buy-in = Cave
app-buy-in-range = cave de { $min } à { $max }
app-buy-in-from = cave dès { $min }
app-slider = { $label }, curseur
app-min = min. { $amount }
app-max = max. { $amount }
app-sit-down = S'asseoir

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
app-sent-away-quiet = L'hôte t'a demandé de partir : tu peux lire.
app-send = Envoyer
app-letters-left =
    { $count ->
        [one] encore { $count } caractère
       *[other] encore { $count } caractères
    }
app-wallet = Tu as { $chips } en poche.
app-top-up = Recaver
app-no-top-up = Tu ne peux pas recaver maintenant : { $chips } au plus peuvent être devant toi, et ils viennent de ta poche.
app-wallet-empty = Ta poche est vide : tu ne peux pas recaver.
app-sit-out = S'absenter
app-im-back = De retour
app-away = absent
app-join-queue = Faire la queue
app-leave-queue = Quitter la queue
app-ready = Prêt
app-not-ready = Pas encore prêt
app-stand-in = un bot joue
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
app-rebuy-bot = Recave pour le bot : { $amount }

# Partir
app-leave-title = Partir au milieu d'une main ?
app-leave-text = Si tu pars maintenant, ta main est couchée et ce que tu as misé reste dans le pot. Le reste revient dans ta poche.
app-leave-now = Quitter la table
app-leave-seat-kept = Menu, garder ma place
app-leave-stay = Continuer à jouer
app-ending-stay = Rester ici

# Historique
app-no-history = Aucune main n'a encore été finie ici.
app-sentences = { ". " }
app-round = Main { $number }
app-replay = Revoir
app-older-rounds = Manches plus anciennes
app-recap-own = Vos cartes : { $cards }
app-recap-board = Sur la table : { $cards }
app-first = Premier pas
app-previous = Pas en arrière
app-next = Pas en avant
app-last = Dernier pas
app-run = Lecture
app-pause = Pause

# Ce qui se passe autour d'un jeu
app-told-bot-sat = { $name }, un bot, s'assied avec { $amount }
app-told-left =
    { $cause ->
        [broke] { $name } n'a plus de jetons et s'en va
        [short] { $name } a trop peu de jetons pour continuer et part avec { $amount }
        [missed] { $name } s'absente depuis trop longtemps et part avec { $amount }
        [removed] La maison a retiré { $name } de la table, avec { $amount }
        [sent_away] L'hôte renvoie { $name }, qui part avec { $amount }
       *[player] { $name } part avec { $amount }
    }
app-told-own-left =
    { $cause ->
        [broke] Tu n'as plus de jetons
        [short] Tu as trop peu de jetons pour continuer et pars avec { $amount }
        [missed] Tu t'absentes depuis trop longtemps et pars avec { $amount }
        [removed] La maison t'a retiré de la table, avec { $amount }
        [sent_away] L'hôte te renvoie ; tu pars avec { $amount }
       *[player] Tu pars avec { $amount }
    }
app-told-beaten = Bravo, tu as battu { $name }
app-told-ready = { $name } attend la manche
app-told-unready = { $name } demande encore un moment
app-told-stand-in = { $name } a perdu la connexion ; un bot joue en attendant
app-told-stand-in-over = { $name } est de retour et rejoue
app-told-queued = { $name } fait la queue
app-told-voided = La manche n'a pas pu continuer et est annulée ; chacun garde ses jetons
app-told-voided-why = La manche { $number } est annulée : { $reason }. Chacun garde ses jetons
app-told-reversed = La manche { $number } a été reprise : { $reason }. Chacun a les jetons d'avant
app-told-rigging-on = Les testeurs peuvent maintenant choisir des cartes à cette table.
app-told-rigging-off = Les cartes sont à nouveau distribuées au hasard à cette table.
app-told-held = { $name } fait attendre la table avant les prochaines cartes.
app-told-dealt-on = { $name } fait distribuer les cartes.
app-told-rigged = { $name } a choisi les prochaines cartes.

# Test tables
app-test-table = Table d'essai
app-test-rigged = Cartes choisies
app-test-note = C'est une table d'essai. Ses jetons ne valent rien, et les testeurs peuvent choisir les cartes.
app-test-waits = En attente d'un testeur
app-test-chips = Les jetons d'une table d'essai ne valent rien. Ils sont créés quand tu t'assieds et disparaissent quand tu pars.

# Le dernier jeton
app-farewell-title = Plus de jetons
app-farewell-text = Tu as perdu ton dernier jeton et dois maintenant quitter la maison. Entre de nouveau et tu recommences avec 1 000 jetons.
app-seated = dont { $amount } aux tables

# Combien miser
app-bet-amount-bet = Mise
app-bet-amount-raise = Relancer à
app-bet-slider-bet = Mise, curseur
app-bet-slider-raise = Relancer à, curseur
app-bet-min = Min.
app-bet-pot-part = { $part } pot
app-bet-blinds = { $count } BB
app-bet-change-sizes = Changer les montants prêts
app-bet-sizes-text = Entre le minimum et le tapis, deux montants sont à votre choix. Ce navigateur s’en souvient.
app-bet-size-place = Montant { $number }
app-bet-pot-size = Pot
app-bet-shares = Montants prêts
app-bet-all-in = Tapis
app-bet-limits = De { $min } à { $max }
app-bet-steps = De { $min } à { $max }, par pas de { $step }
app-turn-now = doit parler
app-chat-said = { $name } dit : { $text }
app-told-removed =
    { $me ->
        [yes] L'hôte veut que tu partes : tu joues cette manche jusqu'au bout et tu emportes tes jetons
       *[no] L'hôte renvoie { $name }, qui joue cette manche jusqu'au bout
    }
app-told-readmitted = L'hôte laisse { $name } se rasseoir ici
app-chat-house = La maison
app-line-choices = { $name } : masquer ou retirer
app-line-removed =
    { $by ->
        [host] Message retiré par l'hôte
       *[house] Message retiré par la maison
    }
app-mute = Masquer
app-unmute = Relire
app-mute-text = Dans ce navigateur, tu ne liras plus ce que dit { $name }. Personne ne l'apprend.
app-muted = Tu ne lis plus { $name }.
app-unmuted = Tu lis à nouveau { $name }.
app-muted-title = Messages masqués
app-muted-count =
    { $count ->
        [one] { $count } personne masquée
       *[other] { $count } personnes masquées
    }
app-remove-line = Retirer ce message
app-remove = Retirer
app-remove-player = Retirer de la table
app-remove-title = Renvoyer { $name } ?
app-remove-text = { $name } joue une manche commencée jusqu'au bout, emporte tous ses jetons et ne peut plus s'asseoir ici sans ta permission.
app-goes-after-round = part après cette manche
app-removed-name = { $name } ne peut pas s'asseoir ici
app-readmit = Laisser revenir
app-cancel = Annuler

# Ce que la maison garde à la longue

app-picture-too-large = Cette image dépasse { $megabytes } Mo. Choisis-en une plus petite ; rien n'a changé.
app-picture-not-sent = La maison est injoignable. Rien n'a changé ; réessaie dans un instant.
app-looks-not-kept = L'apparence n'est gardée que dans ce navigateur pour l'instant : la maison n'a pas pu être prévenue.

# Going on at once, and not missing one's turn
app-deal-now = Donner tout de suite
app-deal-waits = En attente de { $names }
app-your-turn-title = À toi · { $name }

# The host, the pace, and inviting others
app-time-bank = Ta réserve de temps en secondes
app-told-paused = L'hôte a mis la table en pause : aucune manche ne commence pour l'instant
app-told-goes-on = L'hôte relance la table
app-told-host = { $name } est maintenant l'hôte
app-sit-out-next = Passer la prochaine manche
app-play-on = Finalement, je reste
app-away-next = passe la prochaine manche
app-pause-table = Mettre en pause
app-resume-table = Reprendre
app-hand-over = Nommer hôte
app-finish-table = Fermer après cette manche
app-host = hôte
app-invite = Inviter
app-invite-title = Inviter à { $table }
app-invite-everyone = Tout le monde dans la maison peut entrer. Cette adresse mène droit à la table.
app-invite-link = Seules les personnes qui ont cette adresse peuvent entrer.
app-invite-code = Dicte le code, ou envoie l'adresse.
app-code = Code
app-qr = L'adresse en image pour les téléphones
app-share = Partager
app-join-code = Entrer avec un code
app-join-code-hint = Six lettres et chiffres que l'hôte te donne.
app-join = Entrer
app-coach-on = avec conseiller

# Said with one press
app-phrases = Phrases rapides
app-phrase-hello = Bonjour !
app-phrase-luck = Bonne chance
app-phrase-nice = Bien joué
app-phrase-thanks = Merci
app-phrase-wow = Ouah !
app-phrase-bye = C'était bien, à bientôt
app-table-of = { $game } chez { $name }

# Replays, shared rounds and the evening
app-scrub = Moment de la manche
app-step-of = Étape { $step } sur { $steps }
app-speed = Vitesse { $speed }
app-shared-by = Une manche que quelqu'un partage avec toi
app-evening = Ma soirée

# What happened at the table
app-log = Journal
app-log-empty = Rien ne s’est encore passé ici.

# Who came by an invitation
app-invited = { $host } t’invite : { $table }.
app-invited-door = Tu es invité à une table. Entre, et elle s’ouvre aussitôt.
app-invited-game = { $host } t’invite : { $game }, { $stakes }.
app-invited-house = Tu es invité·e : { $game }, { $stakes }.
app-invited-at = Table : { $table }. Entre, et elle s’ouvre aussitôt.
