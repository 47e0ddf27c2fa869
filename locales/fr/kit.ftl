# Cartes, jetons et ce que tous les écrans partagent.

kit-card =
    { $rank ->
        [J] valet
        [Q] dame
        [K] roi
        [A] as
       *[other] { $rank }
    } de { $suit ->
        [clubs] trèfle
        [diamonds] carreau
        [hearts] cœur
       *[spades] pique
    }
kit-card-back = carte cachée
kit-joker-black = joker noir et blanc
kit-joker-colour = joker en couleur

kit-rank =
    { $rank ->
        [J] valet
        [Q] dame
        [K] roi
        [A] as
       *[other] { $rank }
    }
kit-ranks =
    { $rank ->
        [J] valets
        [Q] dames
        [K] rois
        [A] as
        [6] six
        [2] deux
        [3] trois
        [4] quatre
        [5] cinq
        [7] sept
        [8] huit
        [9] neuf
       *[10] dix
    }

kit-chips =
    { $count ->
        [one] { $amount } jeton
        [many] { $amount } de jetons
       *[other] { $amount } jetons
    }
kit-dealer-button = bouton du donneur
kit-bot = BOT
kit-bot-long = bot

kit-close = Fermer

kit-settings = Réglages
kit-theme = Thème
kit-theme-auto = Comme l'appareil
kit-theme-dark = Sombre
kit-theme-light = Clair
kit-felt = Table
kit-felt-house = Comme le jeu
kit-felt-teal = Sarcelle
kit-felt-burgundy = Bordeaux
kit-felt-midnight = Minuit
kit-felt-plum = Prune
kit-felt-moss = Mousse
kit-deck = Jeu de cartes
kit-deck-two = Deux couleurs
kit-deck-four = Quatre couleurs
kit-back = Dos des cartes
kit-back-lattice = Treillis
kit-back-scales = Écailles
kit-back-rays = Rayons
kit-back-weave = Tissage
kit-sound = Son
kit-volume = Volume
kit-music = Musique
kit-music-volume = Volume de la musique
kit-avatar = Ton portrait
kit-avatar-auto = D’après ton nom
kit-avatar-number = Portrait { $number }
kit-motion = Mouvement
kit-motion-auto = Comme l'appareil
kit-motion-full = Complet
kit-motion-reduced = Réduit
kit-announce-chat = Lire le chat (lecteur d'écran)
kit-emoticons = Émoticônes
kit-emoticon-smile = Sourire
kit-emoticon-laugh = Rire
kit-emoticon-wink = Clin d'œil
kit-emoticon-tongue = Langue tirée
kit-emoticon-surprise = Surprise
kit-emoticon-cool = Lunettes de soleil
kit-emoticon-kiss = Bisou
kit-emoticon-unsure = Doute
kit-emoticon-sad = Tristesse
kit-emoticon-cry = Larmes
kit-emoticon-angry = Colère
kit-emoticon-heart = Cœur
kit-emoticon-yes = Pouce levé
kit-emoticon-clover = Bonne chance
kit-emoticon-chip = Jeton
kit-emoticon-cards = Cartes
kit-language = Langue
kit-language-auto = Comme le navigateur

kit-looks = Apparence
kit-looks-only-you = Toi seul vois ces couleurs et images ; elles te suivent sur chaque appareil.
kit-looks-preview = Aperçu : un roi et un dos de carte sur la table
kit-colours = Tes couleurs
kit-colour-accent = Boutons et lumières
kit-colour-wall = Page et menus
kit-colour-cloth = Tapis
kit-colour-none = Comme le thème
kit-colour-reset = { $name } : comme le thème
kit-colour-code = { $name } en six chiffres
kit-colour-wrong = Écris une couleur comme #2a8377.
kit-colour-moved = Un peu plus clair ou plus foncé que choisi, pour que tout se lise.
kit-faces = Faces des cartes
kit-faces-classic = Classiques
kit-faces-stylised = Stylisées
kit-back-own = Ton image
kit-pictures = Tes images
kit-pictures-help = Une photo ou une autre image, jusqu'à 8 mégaoctets.
kit-pictures-door = Entre d'abord : tes images sont gardées avec ton nom.
kit-picture-back = Dos de carte
kit-picture-table = Table de jeu
kit-picture-jack = Valets
kit-picture-queen = Dames
kit-picture-king = Rois
kit-picture-now = L'image actuelle
kit-picture-choose = Choisir une image
kit-picture-sending = Envoi …
kit-picture-remove = Retirer
kit-picture-choose-for = Choisir une image : { $name }
kit-picture-remove-for = Retirer : { $name }

kit-your-clock = À toi, temps restant
kit-letter-keys = Lettres seules comme touches
