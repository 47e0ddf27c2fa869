# See en.

# Leaving the house as a guest
lobby-leave-title = Quitter la maison ?
lobby-leave-text = Tu es ici en invité. { $name } t’attend avec { $chips }, mais seulement dans ce navigateur. Personne d’autre ne peut prendre le nom entre-temps.
lobby-leave-empty = Tu es ici en invité et tu n’as plus de jetons : quand tu seras parti, d’autres pourront prendre le nom { $name }.
lobby-leave-seated = Les jetons à tes places restent à toi.
lobby-leave-stay = Rester

# The page of a room
lobby-last = Tes dernières visites
lobby-last-none = Tu n’as pas encore joué ici. Tes résultats s’afficheront ici.
lobby-results = Derniers résultats ici
lobby-results-none = Personne n’a encore terminé de manche ici. Les résultats des tables ouvertes s’afficheront ici.
lobby-last-sum =
    { $count ->
        [one] { $count } visite, en tout
       *[other] { $count } visites, en tout
    }
lobby-last-rounds =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }

# A round that is shared
lobby-share-title = Partager cette manche
lobby-share-text = Qui a le lien voit ce que tout le monde a vu à la table.
lobby-share-own = Montrer aussi mes cartes
lobby-share-copied = Le lien vers cette manche est copié.
lobby-share-back = Retirer les liens
lobby-share-back-text = Les liens vers cette manche que tu as donnés ne fonctionneront plus.
lobby-share-back-done = Tes liens vers cette manche ne fonctionnent plus.

# My evening
lobby-evening-games = Résultat par jeu
lobby-evening-sessions = Mes séances
lobby-evening-rounds = Mes dernières manches
lobby-evening-none = Tu n'as encore fini aucune manche.
lobby-evening-count =
    { $count ->
        [one] { $count } manche
       *[other] { $count } manches
    }
lobby-evening-plot = Gagné et perdu sur les dernières manches

# Qui peut demander au conseiller à une table
lobby-coach = Conseiller
lobby-coach-everyone = pour tous
lobby-coach-alone = seulement seul avec des bots
lobby-coach-nobody = pour personne

lobby-fill = Places libres
lobby-fill-none = Tu invites les bots toi-même
lobby-fill-now = Les bots viennent aussitôt
lobby-fill-later = Les bots viennent après { SECONDS($seconds) }
lobby-edge-title = Avantage de la maison
lobby-edge =
    { $side ->
        [players] Avantage de la maison { $share } : sur { $stake } misés, la maison perd { $amount } en moyenne
       *[house] Avantage de la maison { $share } : sur { $stake } misés, la maison garde { $amount } en moyenne
    }
lobby-edge-players =
    { $count ->
        [one] { $count } joueur :
       *[other] { $count } joueurs :
    }
lobby-edge-means = Pour des joueurs qui suivent le tableau, après un mélange.
lobby-edge-reckoning = Avantage de la maison : calcul en cours …
lobby-edge-unknown = Avantage de la maison : inconnu pour le moment. { $why }
lobby-field-seats = Places
lobby-field-clock = Temps par tour
lobby-field-bank = Réserve de temps
lobby-field-gap = Pause entre les manches
lobby-field-most = Cave maximale
lobby-field-none = aucune
lobby-field-no-limit = sans limite
lobby-quick = Jouer tout de suite
lobby-quick-with = Tu t'assieds avec { $chips }.
lobby-open-tables = Tables ouvertes
lobby-more-tables = Plus de tables
lobby-no-tables = Aucune table n'est ouverte. La tienne pourrait être la première.
lobby-fewer-bots = Moins de bots
lobby-more-bots = Plus de bots
lobby-honours = Tableau d’honneur
lobby-change-rules = Changer les règles
lobby-who-comes = Qui peut entrer
lobby-who-everyone = Tout le monde
lobby-who-link = Ceux qui ont le lien
lobby-who-code = Ceux qui ont le code
lobby-pace = Rythme
lobby-pace-usual = Comme dans cette salle
lobby-pace-quick = Rapide
lobby-pace-calm = Tranquille
lobby-play-bots = Jouer contre des bots
lobby-open-table = Ouvrir une table
lobby-stakes = Mises
lobby-seats = Places prises
lobby-waiting = En attente
lobby-watch = Regarder
lobby-ending-text =
    { $why ->
        [won_table] Bravo : plus aucun adversaire n'a de jetons.
        [broke] Tu n'as plus de jetons à cette table, ta place est donc libre. Tu peux revenir avec une nouvelle cave.
        [short] La prochaine partie coûte plus que ce que tu as ici. De retour dans ta poche : { $chips }.
        [missed] Tu n'as rien fait depuis trop longtemps, ta place a été libérée. De retour dans ta poche : { $chips }.
        [removed] La maison a libéré ta place. De retour dans ta poche : { $chips }.
        [dismissed] Tes jetons sont revenus dans ta poche.
        [sent_away] Tu peux regarder, mais plus t'asseoir ici. De retour dans ta poche : { $chips }.
       *[gone] Tes jetons sont revenus dans ta poche.
    }

# À une table, et après
lobby-standing =
    { $stands ->
        [rail] Tu regardes. Une place est libre.
        [full] { $waiting ->
            [0] Toutes les places sont prises.
            [one] Toutes les places sont prises ; { $waiting } personne attend.
           *[other] Toutes les places sont prises ; { $waiting } personnes attendent.
        }
        [queued] Tu es numéro { $line } dans la queue. Tu t'assieds dès qu'une place se libère.
        [broke] Tu n'as plus de jetons à cette table.
        [paused] L'hôte a mis la table en pause. On ne donne plus avant qu'il reprenne.
        [away] Tu t'absentes.
        [unready] Tout est bon pour la prochaine manche ?
        [ready] Tout est bon pour toi. On attend { $names }.
        [unstarted] { $starts ->
            [yes] Lance la prochaine manche quand tout le monde est là.
           *[no] On attend que l'hôte lance la prochaine manche.
        }
        [left] Ton adversaire a quitté la table.
       *[alone] { $bots ->
            [yes] Encore personne avec qui jouer. Ajoute un bot ou envoie le lien à un ami.
           *[no] On attend un autre joueur.
        }
    }
lobby-ending-title =
    { $why ->
        [won_table] Tu as gagné la table !
        [broke] Plus de jetons
        [short] Trop peu de jetons pour la prochaine partie
        [missed] Ton absence a trop duré
        [removed] La maison t'a retiré de la table
        [dismissed] Tu as quitté la table
        [sent_away] L'hôte t'a demandé de partir
       *[gone] La table est fermée
    }
lobby-steps-skipped =
    { $count ->
        [one] Cette manche a été très longue : son premier pas est omis.
       *[other] Cette manche a été très longue : ses { $count } premiers pas sont omis.
    }
lobby-told-sat =
    { $me ->
        [yes] Tu t'assieds avec { $amount }
       *[no] { $name } s'assied avec { $amount }
    }
lobby-told-away =
    { $me ->
        [yes] Tu t'absentes
       *[no] { $name } s'absente
    }
lobby-told-back =
    { $me ->
        [yes] Te voilà de retour
       *[no] { $name } est de retour
    }
lobby-told-topped-up =
    { $me ->
        [yes] Tu recaves de { $amount }
       *[no] { $name } recave de { $amount }
    }
lobby-told-time =
    { $me ->
        [yes] Tu prends { SECONDS($seconds) } de plus
       *[no] { $name } prend { SECONDS($seconds) } de plus
    }
lobby-told-shows =
    { $me ->
        [yes] Tu montres tes cartes
       *[no] { $name } montre ses cartes
    }
