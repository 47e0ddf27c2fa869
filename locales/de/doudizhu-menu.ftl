# Wörter von Dou Dizhu für Menü und Listen; sie kommen mit der ersten Seite.

doudizhu-name = Dou Dizhu
doudizhu-room-bid = Dou Dizhu mit Reizen
doudizhu-room-bid-sub =
    { $tables ->
        [0] Zwei gegen den Gutsherrn
        [one] Zwei gegen den Gutsherrn · { $tables } Tisch offen
       *[other] Zwei gegen den Gutsherrn · { $tables } Tische offen
    }
doudizhu-room-random = Dou Dizhu mit Zufall
doudizhu-room-random-sub =
    { $tables ->
        [0] Der Zufall wählt den Gutsherrn
        [one] Der Zufall wählt den Gutsherrn · { $tables } Tisch offen
       *[other] Der Zufall wählt den Gutsherrn · { $tables } Tische offen
    }
doudizhu-room-beginner = Dou Dizhu für Anfänger
doudizhu-room-beginner-sub =
    { $tables ->
        [0] Wenige Arten von Blättern
        [one] Wenige Arten von Blättern · { $tables } Tisch offen
       *[other] Wenige Arten von Blättern · { $tables } Tische offen
    }
doudizhu-stakes = Grundeinsatz { $base }
doudizhu-stakes-spring = Grundeinsatz { $base }, Frühling verdoppelt
doudizhu-round-title = Runde { $number }

# Bots, von schwach bis stark
doudizhu-bot-easy = Leicht: spielt, was geht
doudizhu-bot-medium = Mittel: plant sein Blatt
