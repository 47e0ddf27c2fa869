# El blackjack en el menú y en las listas.

blackjack-name = Blackjack
blackjack-room-casino = Blackjack
blackjack-room-casino-sub = Tú contra el crupier
blackjack-stakes = apuestas desde { $min }
blackjack-stakes-range = apuestas de { $min } a { $max }
blackjack-round = Ronda { $number }

# Bots, del más débil al más fuerte
blackjack-bot-bold = Audaz
blackjack-bot-mimic = Como el crupier
blackjack-bot-timid = Nunca se arriesga a pasarse
blackjack-bot-basic = Según la tabla
blackjack-room-twenty-one = Veintiuno
blackjack-room-twenty-one-sub = Hasta ocho contra el crupier
blackjack-room-twenty-one-full = Veintiuno, todas las reglas
blackjack-room-twenty-one-full-sub = Doblar, separar, asegurar, rendirse

# What somebody is remembered for
blackjack-feat-busted_the_house = Hizo saltar la banca

# Reglas que el anfitrión puede cambiar
blackjack-set-decks = Barajas
blackjack-set-dealer = Crupier con 17
blackjack-set-dealer-stands_on_17 = Se planta
blackjack-set-dealer-hits_soft_17 = Pide con 17 blando
blackjack-set-dealer-hits_17 = Pide siempre
blackjack-set-natural = El 21 natural paga
blackjack-set-pays = { $win } a { $stake }
blackjack-set-hands_max = Separar
blackjack-set-hands =
    { $hands ->
        [1] Sin separar
       *[other] Hasta { $hands } manos
    }
blackjack-set-natural_ends_round = El 21 natural de un jugador gana a todos
blackjack-set-double = Doblar
blackjack-set-double_after_split = Doblar tras separar
blackjack-set-split_aces_draw = Los ases separados pueden pedir
blackjack-set-insurance = Seguro
blackjack-set-surrender = Rendirse
blackjack-set-five_hit_bonus = Cinco cartas pedidas pagan 2 a 1
blackjack-set-swedish_pub = Taberna sueca: el crupier gana los empates de 17 a 19
