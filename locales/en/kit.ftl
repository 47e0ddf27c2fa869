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
kit-joker-colour = coloured joker

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
kit-emoticons = Emoticons
kit-emoticon-smile = Smile
kit-emoticon-laugh = Laugh
kit-emoticon-wink = Wink
kit-emoticon-tongue = Tongue out
kit-emoticon-surprise = Surprise
kit-emoticon-cool = Sunglasses
kit-emoticon-kiss = Kiss
kit-emoticon-unsure = Unsure
kit-emoticon-sad = Sad
kit-emoticon-cry = Crying
kit-emoticon-angry = Angry
kit-emoticon-heart = Heart
kit-emoticon-yes = Thumbs up
kit-emoticon-clover = Good luck
kit-emoticon-chip = Chip
kit-emoticon-cards = Cards
kit-language = Language
kit-language-auto = As the browser

kit-looks = Looks
kit-looks-only-you = Only you see these colours and pictures; they follow you to every device.
kit-looks-preview = How it looks: a king and a card back on the table
kit-colours = Own colours
kit-colour-accent = Accent
kit-colour-wall = Page and menus
kit-colour-cloth = Felt
kit-colour-none = As in the theme
kit-colour-reset = { $name }: as in the theme
kit-colour-code = { $name } as six digits
kit-colour-wrong = Write a colour like #2a8377.
kit-colour-moved = A little lighter or darker than chosen, so that everything can be read.
kit-faces = Card fronts
kit-faces-classic = Classic
kit-faces-stylised = Stylised
kit-back-own = Own picture
kit-pictures = Own pictures
kit-pictures-help = A photo or another picture, up to 8 megabytes.
kit-pictures-door = Come in first: your own pictures are kept with your name.
kit-picture-back = Card back
kit-picture-table = Table
kit-picture-jack = Jacks
kit-picture-queen = Queens
kit-picture-king = Kings
kit-picture-now = The picture now
kit-picture-choose = Choose a picture
kit-picture-sending = Sending …
kit-picture-remove = Remove
kit-picture-choose-for = Choose a picture: { $name }
kit-picture-remove-for = Remove: { $name }

kit-your-clock = Your turn, time left
kit-letter-keys = Single letters as keys
