# The administrator's desk. Players never load these words.

admin-title = La direction
admin-version = version { $version }
admin-parts = Parties de la direction

# The door

admin-set-up-hint = Cette maison n'a pas encore d'administrateur. Crée le premier.
admin-sign-in-hint = Pour ceux qui tiennent la maison.
admin-setup-code = Code d'installation
admin-setup-code-hint = La console l'a affiché au démarrage de la maison.
admin-name = Nom
admin-password-hint = Quelques mots valent mieux qu'un seul.
admin-password-again = Le même mot de passe encore une fois
admin-passwords-differ = Les deux mots de passe sont différents. Saisis-les à nouveau.
admin-code = Code de ton application d'authentification
admin-code-hint = Six chiffres, nouveaux toutes les trente secondes.
admin-set-up = Créer l'administrateur
admin-sign-in = Se connecter
admin-to-house = Vers la maison, comme joueur

# One's own account

admin-account = Compte
admin-change-password = Changer le mot de passe
admin-old-password = Mot de passe actuel
admin-password-changed = Ton mot de passe est changé. Tes autres sessions sont fermées.
admin-sign-out = Se déconnecter
admin-factor = Second facteur
admin-factor-on-hint = Activé. La connexion demande un code de ton application d'authentification.
admin-factor-off-hint = Désactivé. Avec lui, ton mot de passe seul ne suffit pas pour entrer.
admin-factor-on = Activer
admin-factor-off = Désactiver
admin-factor-scan = Scanne ceci avec ton application d'authentification.
admin-factor-picture = Image avec le secret du second facteur ; le même secret figure dessous en texte
admin-factor-type = Ou saisis ceci dans l'application :
admin-factor-confirm = Confirmer
admin-factor-is-on = Le second facteur est activé.
admin-factor-is-off = Le second facteur est désactivé.
admin-next = Suivant
admin-cancel = Annuler
admin-save = Enregistrer

# Figures

admin-figure-tables = Tables
admin-figure-people = Joueurs
admin-figure-bots = Bots
admin-figure-chips = Jetons en jeu
admin-figure-book = Livre
admin-figure-bank = Banque
admin-money =
    { $money ->
        [cardroom] salle de cartes
        [test] essai
       *[other] casino
    }
admin-book-balanced = Équilibré
admin-book-wrong =
    { $count ->
        [one] 1 problème
       *[other] { $count } problèmes
    }
admin-bank-latency = { $ms } ms
admin-bank-silent = Pas de réponse
admin-bank-none = Aucune

admin-tab-tables = Tables
admin-tab-table = Table
admin-tab-people = Gens
admin-tab-bank = Banque
admin-tab-trail = Actes
admin-tab-processes = Processus

# Rooms

admin-room-on = Ouverte
admin-room-closing = Fermeture
admin-room-off = Fermée
admin-room-settings = Réglages de { $room }
admin-room-settings-hint = Pour les tables qui s'ouvrent désormais. Les tables ouvertes restent telles quelles.
admin-room-tables = Tables à l'ouverture
admin-switch-on = Ouvrir la salle
admin-switch-off = Fermer la salle
admin-add-table = Ajouter une table
admin-bots-allowed = Bots
admin-still-play =
    { $count ->
        [one] Une personne joue encore :
       *[other] { $count } jouent encore :
    }
admin-cashed-out =
    { $count ->
        [one] Une personne est en train d'être payée :
       *[other] { $count } sont en train d'être payées :
    }
admin-nobody-left = Il ne reste personne. La salle va fermer.

# Tables

admin-tables = Tables
admin-table = Table
admin-casino = Casino
admin-open-table = Ouvrir une table
admin-no-tables = Aucune table n'est ouverte.
admin-game = Jeu
admin-mini-idle = { $taken } places sur { $seats }
admin-mini-round = manche { $number } en cours
admin-mini-turn = à { $name } de jouer
admin-mini-clock = { $name }, { SECONDS($seconds) }
admin-between = entre deux manches
admin-running = en cours
admin-last-round = Dernière manche
admin-cards-up = Cartes visibles
admin-pot = Pot
admin-seats = Places
admin-free-seat = libre
admin-tag-leaving = S'en va
admin-tag-missed =
    { $count ->
        [one] 1 tour manqué
       *[other] { $count } tours manqués
    }
admin-look = Voir toutes les cartes
admin-close-view = Fermer la vue
admin-message = Message
admin-message-table = Message à la table
admin-void = Annuler la manche
admin-table-settings = Réglages de la table
admin-table-settings-hint = Changés entre deux manches. Les règles du jeu restent.
admin-gap = Secondes entre deux manches
admin-clock = Secondes pour un tour
admin-missed-max = Tours de suite que l'on peut manquer
admin-missed-hint = Qui en manque autant quitte la table. 0 : sans limite.
admin-finish = Dernière manche
admin-close = Fermer la table
admin-test-hint = Les jetons n'y valent rien. Les testeurs peuvent choisir des cartes dès que tu l'actives.
admin-rigging-on = Choix activé
admin-rigging-off = Choix désactivé
admin-rig = Activer le choix
admin-unrig = Désactiver le choix
admin-mini-waits = attend un testeur

# What is asked before it is done

admin-ask-look = Tu verras les cartes de tout le monde. C'est écrit dans le journal, avec ton nom et l'heure.
    .title = Toutes les cartes de { $name }
    .label = Voir toutes les cartes
admin-ask-switch-off = Les joueurs apprennent que la salle ferme. Les parties en cours vont à leur fin, tout le monde est payé, puis la salle est fermée. Entre-temps, personne n'entre.
    .title = Fermer { $name } ?
    .label = Fermer la salle
admin-ask-finish = La manche en cours est la dernière. Ensuite la table ferme et chacun emporte ses jetons.
    .title = Dernière manche à { $name } ?
    .label = En faire la dernière
admin-ask-close = Chacun emporte ses jetons et la table n'existe plus. Cela se fait entre deux manches.
    .title = Fermer { $name } ?
    .label = Fermer la table
admin-ask-rig = Les testeurs peuvent choisir les cartes distribuées à cette table d'essai. C'est signalé sur chaque écran et dans chaque historique, et chaque usage est inscrit au journal. Cela se fait entre deux parties.
    .title = Laisser les testeurs choisir des cartes à { $name } ?
    .label = Activer le choix
admin-ask-unrig = Le hasard distribue de nouveau à cette table. Elle reste une table d'essai. Cela se fait entre deux parties.
    .title = Revenir au hasard à { $name } ?
    .label = Désactiver le choix
admin-ask-dismiss = Le bot quitte la table, à la fin de la manche si une est en cours.
    .title = Renvoyer { $name } ?
    .label = Renvoyer
admin-stop = Arrêter le programme
admin-stop-title = Arrêter le programme ?
admin-stop-text = La maison s'arrête, toutes les données sont enregistrées. Personne ne peut jouer, et la direction disparaît aussi, jusqu'à ce que quelqu'un relance le programme.
admin-stop-on = Une salle est encore ouverte. Ferme-la d'abord, et tout le monde sera payé.
admin-stop-force = Arrêter quand même. Les parties reprennent au prochain démarrage.
admin-void-title = Annuler { $round } ?
admin-void-running = La manche s'arrête tout de suite. Chacun a les jetons d'avant.
admin-void-last = La dernière manche est annulée. Chacun a les jetons d'avant.
admin-reason = Raison
admin-reason-hint = Les joueurs la lisent.
admin-to = À
admin-to-everybody = Tout le monde
admin-to-room = { $room }
admin-to-table = Table { $table }
admin-message-sent = Ton message est envoyé.

# People

admin-people = Gens
admin-waiting =
    { $count ->
        [0] personne n'attend
       *[other] { $count } en attente
    }
admin-queue = File de { $room }
admin-waits = attend depuis { $time }
admin-expected = prévu : { $time }
admin-card = { $bank }, carte finissant par { $digits }
admin-balance = solde { $amount }
admin-since = ici depuis { $time }
admin-place = place { $place } dans la file
admin-barred = Interdits de { $room }
admin-barred-one = interdit d'entrée
admin-nobody = Il n'y a personne.
admin-person-acts = Ce qu'on peut faire
admin-person-away = N'est pas dans la maison en ce moment.
admin-find = Chercher un joueur
admin-find-label = Chercher
admin-see-off = Raccompagner
admin-remove = Retirer de la table
admin-bar = Interdire l'entrée
admin-unbar = Laisser entrer de nouveau
admin-sure = { $act } : appuie encore
admin-sure-hint =
    { $act ->
        [off] Part tout de suite, ou comme qui se lève si une manche est en cours, avec ses jetons sur son compte.
        [remove] Quitte la table tout de suite, ou comme qui se lève si une manche est en cours, et emporte ses jetons.
        [bar] Part et ne peut plus entrer, ni avec ce compte bancaire.
       *[other] Peut entrer de nouveau.
    }

# Book and bank

admin-bank = Livre et banque
admin-bank-answers = { $bank } { $ms } ms
admin-bank-waits =
    { $count ->
        [0] { $bank } ne répond pas
       *[other] { $bank } ne répond pas, { $count } en attente
    }
admin-in-wallets = En portefeuille
admin-in-tables = Aux tables
admin-in-house = Maison
admin-in-transit = En route
admin-in-issued = En tout
admin-receipt =
    { $kind ->
        [purchase] achat, carte finissant par { $digits }
       *[other] encaissement, carte finissant par { $digits }
    }
admin-tries =
    { $count ->
        [one] demandé une fois
       *[other] demandé { $count } fois
    }
admin-state-intended = pas encore demandé
admin-state-asked = demande en cours
admin-state-unknown = demandé à nouveau
admin-state-confirmed = confirmé
admin-state-rejected = refusé
admin-no-receipts = Personne n'a encore acheté de jetons.

# Processes

admin-processes = Processus
admin-processes-fine = { $count } en ordre
admin-processes-ill = { $count } sur { $all } pas en ordre
admin-role =
    { $role ->
        [gateway] passerelle
        [dealer] croupier
        [rooms] salons
       *[other] toute la maison
    }
admin-process-fine = en ordre
admin-process-waits = ne décide rien pour l'instant
admin-process-silent = silencieux depuis { $span }
admin-process-about = version { $version }, en marche depuis { $span }
admin-process-tables = Tables
admin-process-rooms = Salons
admin-process-sockets = Connexions
admin-process-queue = En attente
admin-process-lease = Bail
admin-process-commit = Commit
admin-process-bus = Bus
admin-process-memory = Mémoire
admin-process-megabytes = { $count } mégaoctets
admin-process-owns = Ce qui lui appartient

# The audit trail

admin-trail = Derniers actes
admin-seq = n° { $number }
admin-older = Actes plus anciens
admin-no-acts = Rien n'a encore été fait.
admin-outcome-running = en cours
admin-outcome-done = fait
admin-outcome-refused = refusé
admin-outcome-interrupted = interrompu
admin-act-set_up = a installé la direction
admin-act-sign_in = s'est connecté
admin-act-sign_out = s'est déconnecté
admin-act-change_password = a changé le mot de passe
admin-act-begin_second_factor = a activé le second facteur
admin-act-end_second_factor = a désactivé le second facteur
admin-act-open_view = a vu toutes les cartes
admin-act-switch_on = a ouvert la salle
admin-act-switch_off = a annoncé la fermeture
admin-act-stop_house = a arrêté le programme
admin-act-announce = a envoyé un message
admin-act-add_table = a ajouté une table
admin-act-configure_room = a changé la salle
admin-act-allow_bots = a décidé pour les bots
admin-act-open_table = a ouvert une table
admin-act-configure_table = a changé la table
admin-act-finish_table = a annoncé la dernière manche
admin-act-close_table = a fermé la table
admin-act-seat_bot = a installé un bot
admin-act-dismiss_bot = a renvoyé un bot
admin-act-void_round = a annulé une manche
admin-act-remove_player = a retiré de la table
admin-act-remove_guest = a raccompagné
admin-act-bar_player = a interdit l'entrée
admin-act-unbar_player = a laissé entrer de nouveau
admin-act-admin_add = a ajouté un administrateur
admin-act-admin_password = a fixé un mot de passe en ligne de commande
admin-act-admin_second_factor_on = a activé un second facteur en ligne de commande
admin-act-admin_second_factor_off = a désactivé un second facteur en ligne de commande
admin-act-admin_remove = a retiré un administrateur
admin-act-set_rigging = a décidé du choix des cartes
admin-act-hold_deal = a retenu la donne ou l'a laissée aller
admin-act-rig_deck = a nommé les prochaines cartes

# Said aloud

admin-told-on = { $room } : ouverte.
admin-told-closing = { $room } : en train de fermer.
admin-told-off = { $room } : fermée.
admin-told-came = { $name } est entré : { $room }.
admin-told-went = { $name } est parti : { $room }.
admin-told-bank-silent = La banque ne répond pas.
admin-told-bank-fine = La banque répond de nouveau.
admin-told-book-wrong = Le livre n'est pas équilibré.

# The desk of testers

admin-tester-title = Le poste d'essai
admin-no-test-table = Aucune table d'essai n'est ouverte
admin-tester = Ici tu choisis les prochaines cartes d'une table d'essai. Demande à l'administrateur d'en ouvrir une ; elle apparaît ici d'elle-même.
admin-tester-never = Cette maison ne le permet pas. Le programme doit être lancé avec --allow-rigging.
admin-test-tables = Tables d'essai
admin-deal-off = Le choix est désactivé ici. L'administrateur l'active entre deux parties.
admin-deal-waits = La table t'attend avant les prochaines cartes.
admin-deal-by-itself = Elle continue d'elle-même dans { SECONDS($seconds) }.
admin-deal-will-begin = La prochaine partie t'attend avant la première carte.
admin-deal-will-wait = Une partie est en cours. Elle t'attend avant les prochaines cartes.
admin-deal-running = Une partie est en cours et n'attend pas.
admin-deal-between = Entre deux parties.
admin-deal-empty = Pas encore de partie : moins de deux sont assis à la table.
admin-hold = Attendre avant les prochaines cartes
admin-unhold = Ne pas attendre
admin-deal-on = Distribuer
admin-next-cards = Prochaines cartes
admin-naming-off = Tu peux déjà préparer les cartes. Elles s'envoient une fois le choix activé et une partie en cours.
admin-naming-later = Fais attendre la table pour que la prochaine partie commence avec tes cartes. Elles s'envoient dès qu'elle commence.
admin-naming-hint = Choisis les cartes dans l'ordre de la distribution. Le hasard décide des autres.
admin-nothing-named = Aucune carte n'est choisie.
admin-for-seat = Place { $seat } { $name }
admin-card-by-chance = au hasard
admin-no-place = non distribuée
admin-is-set = Fixée :
admin-card-chosen = { $card }, choisie en numéro { $number }
admin-card-named = { $card }, déjà fixée
admin-all-cards = Toutes les cartes
admin-earlier = Plus tôt
admin-later = Plus tard
admin-take-out = Retirer
admin-start-over = Recommencer
admin-name-cards =
    { $count ->
        [0] Fixer des cartes
        [one] Fixer cette carte
       *[other] Fixer ces { $count } cartes
    }
