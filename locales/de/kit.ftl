# Karten, Chips und was alle Bildschirme gemeinsam haben.

kit-card =
    { $suit ->
        [clubs] Kreuz
        [diamonds] Karo
        [hearts] Herz
       *[spades] Pik
    }-{ $rank ->
        [J] Bube
        [Q] Dame
        [K] König
        [A] Ass
       *[other] { $rank }
    }
kit-card-back = verdeckte Karte
kit-joker-black = schwarz-weißer Joker
kit-joker-colour = bunter Joker

kit-rank =
    { $rank ->
        [J] Bube
        [Q] Dame
        [K] König
        [A] Ass
       *[other] { $rank }
    }
kit-ranks =
    { $rank ->
        [J] Buben
        [Q] Damen
        [K] Könige
        [A] Asse
        [6] Sechsen
        [2] Zweien
        [3] Dreien
        [4] Vieren
        [5] Fünfen
        [7] Siebenen
        [8] Achten
        [9] Neunen
       *[10] Zehnen
    }

kit-chips =
    { $count ->
        [one] { $amount } Chip
       *[other] { $amount } Chips
    }
kit-dealer-button = Dealer-Button
kit-bot = BOT
kit-bot-long = Bot

kit-close = Schließen

kit-settings = Einstellungen
kit-theme = Aussehen
kit-theme-auto = Wie das Gerät
kit-theme-dark = Dunkel
kit-theme-light = Hell
kit-felt = Tisch
kit-felt-house = Wie das Spiel
kit-felt-teal = Petrol
kit-felt-burgundy = Burgund
kit-felt-midnight = Nachtblau
kit-felt-plum = Pflaume
kit-felt-moss = Moos
kit-deck = Blatt
kit-deck-two = Zwei Farben
kit-deck-four = Vier Farben
kit-back = Rückseite
kit-back-lattice = Gitter
kit-back-scales = Schuppen
kit-back-rays = Strahlen
kit-back-weave = Geflecht
kit-sound = Ton
kit-volume = Lautstärke
kit-music = Musik
kit-music-volume = Lautstärke der Musik
kit-avatar = Dein Bild
kit-avatar-auto = Nach deinem Namen
kit-avatar-number = Bild { $number }
kit-motion = Bewegung
kit-motion-auto = Wie das Gerät
kit-motion-full = Voll
kit-motion-reduced = Reduziert
kit-announce-chat = Chat vorlesen (Screenreader)
kit-emoticons = Emoticons
kit-emoticon-smile = Lächeln
kit-emoticon-laugh = Lachen
kit-emoticon-wink = Zwinkern
kit-emoticon-tongue = Zunge raus
kit-emoticon-surprise = Staunen
kit-emoticon-cool = Sonnenbrille
kit-emoticon-kiss = Kuss
kit-emoticon-unsure = Unsicher
kit-emoticon-sad = Traurig
kit-emoticon-cry = Weinen
kit-emoticon-angry = Wütend
kit-emoticon-heart = Herz
kit-emoticon-yes = Daumen hoch
kit-emoticon-clover = Viel Glück
kit-emoticon-chip = Chip
kit-emoticon-cards = Karten
kit-language = Sprache
kit-language-auto = Wie der Browser

kit-looks = Aussehen
kit-looks-only-you = Diese Farben und Bilder siehst nur du; sie kommen auf jedes Gerät mit.
kit-looks-preview = So sieht es aus: ein König und eine Rückseite auf dem Tisch
kit-colours = Eigene Farben
kit-colour-accent = Knöpfe und Lichter
kit-colour-wall = Seite und Menüs
kit-colour-cloth = Filz
kit-colour-none = Wie im Design
kit-colour-reset = { $name }: wie im Design
kit-colour-code = { $name } als sechs Ziffern
kit-colour-wrong = Schreib eine Farbe wie #2a8377.
kit-colour-moved = Etwas heller oder dunkler als gewählt, damit alles lesbar ist.
kit-faces = Vorderseiten
kit-faces-classic = Klassisch
kit-faces-stylised = Stilisiert
kit-back-own = Eigenes Bild
kit-pictures = Eigene Bilder
kit-pictures-help = Ein Foto oder ein anderes Bild, bis 8 Megabyte.
kit-pictures-door = Komm erst herein: deine eigenen Bilder gehören zu deinem Namen.
kit-picture-back = Rückseite
kit-picture-table = Tisch
kit-picture-jack = Buben
kit-picture-queen = Damen
kit-picture-king = Könige
kit-picture-now = Das Bild jetzt
kit-picture-choose = Bild wählen
kit-picture-sending = Wird gesendet …
kit-picture-remove = Entfernen
kit-picture-choose-for = Bild wählen: { $name }
kit-picture-remove-for = Entfernen: { $name }

kit-your-clock = Du bist dran, Zeit übrig
kit-letter-keys = Einzelne Buchstaben als Tasten
