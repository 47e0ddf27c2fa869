# Words of the drawing kit: cards, chips and the parts every screen shares.

kit-card =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    } of { $suit ->
        [clubs] clubs
        [diamonds] diamonds
        [hearts] hearts
       *[spades] spades
    }
kit-card-back = face-down card
kit-joker-black = black-and-white joker
kit-joker-colour = colour joker

kit-rank =
    { $rank ->
        [J] jack
        [Q] queen
        [K] king
        [A] ace
       *[other] { $rank }
    }
kit-ranks =
    { $rank ->
        [J] jacks
        [Q] queens
        [K] kings
        [A] aces
        [6] sixes
        [2] twos
        [3] threes
        [4] fours
        [5] fives
        [7] sevens
        [8] eights
        [9] nines
       *[10] tens
    }

kit-chips =
    { $count ->
        [one] { $amount } chip
       *[other] { $amount } chips
    }
kit-dealer-button = dealer button
kit-bot = BOT
kit-bot-long = bot

kit-close = Close

kit-settings = Settings
kit-theme = Theme
kit-theme-auto = As the device
kit-theme-dark = Dark
kit-theme-light = Light
kit-felt = Table
kit-felt-house = As the game
kit-felt-teal = Teal
kit-felt-burgundy = Burgundy
kit-felt-midnight = Midnight
kit-felt-plum = Plum
kit-felt-moss = Moss
kit-deck = Deck
kit-deck-two = Two colours
kit-deck-four = Four colours
kit-back = Card back
kit-back-lattice = Lattice
kit-back-scales = Scales
kit-back-rays = Rays
kit-back-weave = Weave
kit-sound = Sound
kit-volume = Volume
kit-music = Music
kit-music-volume = Volume of the music
kit-avatar = Your picture
kit-avatar-auto = By your name
kit-avatar-number = Picture { $number }
kit-motion = Motion
kit-motion-auto = As the device
kit-motion-full = Full
kit-motion-reduced = Reduced
kit-announce-chat = Read chat aloud (screen reader)
kit-language = Language
kit-language-auto = As the browser
