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
