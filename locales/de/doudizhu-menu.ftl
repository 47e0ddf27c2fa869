# Wörter von Dou Dizhu für Menü und Listen; sie kommen mit der ersten Seite.

doudizhu-name = Dou Dizhu
doudizhu-room-bid = Dou Dizhu
doudizhu-room-bid-sub =
    { $tables ->
        [0] Zwei gegen den Gutsherrn
        [one] Zwei gegen den Gutsherrn · { $tables } Tisch offen
       *[other] Zwei gegen den Gutsherrn · { $tables } Tische offen
    }
doudizhu-room-random = Per Zufall
doudizhu-room-random-sub =
    { $tables ->
        [0] Dou Dizhu, der Zufall wählt den Gutsherrn
        [one] Dou Dizhu, der Zufall wählt den Gutsherrn · { $tables } Tisch offen
       *[other] Dou Dizhu, der Zufall wählt den Gutsherrn · { $tables } Tische offen
    }
doudizhu-room-beginner = Erste Schritte
doudizhu-room-beginner-sub =
    { $tables ->
        [0] Dou Dizhu mit wenigen Arten von Blättern
        [one] Dou Dizhu mit wenigen Arten von Blättern · { $tables } Tisch offen
       *[other] Dou Dizhu mit wenigen Arten von Blättern · { $tables } Tische offen
    }
doudizhu-stakes = Grundeinsatz { $base }
doudizhu-stakes-spring = Grundeinsatz { $base }, Frühling verdoppelt
doudizhu-round-title = Runde { $number }

# Bots, von schwach bis stark
doudizhu-bot-easy = Leicht: spielt, was geht
doudizhu-bot-medium = Mittel: plant sein Blatt
doudizhu-bot-hard = Schwer: hat gelernt und denkt voraus
