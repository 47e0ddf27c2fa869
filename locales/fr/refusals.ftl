# Pourquoi un ordre est refusé et que faire ensuite. CHIPS écrit un montant donné en centièmes.

# Messages et connexions
refusal-malformed = Ce message n'est pas compris et rien n'a changé. Recharge la page ; si tu écris le programme toi-même, les faits disent où est l'erreur.
refusal-too-fast = C'était trop rapide. Attends un instant et réessaie.
refusal-too-slow = Cela a pris trop de temps et rien n'a changé. Réessaie.
refusal-too-large = C'est trop de texte. Raccourcis-le et réessaie.
refusal-too-many-watched = Tu regardes déjà { $max } tables. Quittes-en une d'abord.
refusal-too-many-connections = Tu as { $max } fenêtres ouvertes ici. Fermes-en une et recharge.
refusal-busy = La maison est très occupée. Réessaie dans un instant.
refusal-closing = La maison ferme un moment. Tes jetons sont en sécurité ; reviens dans une minute.
refusal-internal = Un problème est survenu dans la maison et rien n'a changé. Réessaie ; si cela se reproduit, préviens l'hôte.
refusal-not-saved = Cela n'a pas pu être enregistré et n'a donc pas eu lieu. Réessaie dans un instant.
refusal-house-waits = La maison attend une de ses machines. Elle reprendra d'elle-même ; ce que tu as fait compte si cela est arrivé.
refusal-id-reused = Un autre ordre porte déjà ce numéro, donc celui-ci n'a pas été exécuté. Recharge la page ; si tu as écrit le programme, donne à chaque ordre son propre numéro.
refusal-book-full = C'est plus que la maison ne peut compter et cela n'a donc pas eu lieu. Préviens l'hôte.
refusal-foreign-host = La maison ne répond pas à ce nom. Ouvre-la à sa propre adresse ; l'hôte peut ajouter un nom avec --origin.
refusal-local-only = Cela n'est montré que sur l'ordinateur de la maison.
refusal-foreign-origin = Cette page appartient à un autre site. Ouvre la maison à sa propre adresse.
refusal-not-a-socket = Cette adresse ne sert qu'aux WebSockets. Ouvre la maison à sa page d'accueil.
refusal-no-such-page = Il n'y a rien à cette adresse. Retourne à la page d'accueil.
refusal-wrong-method = Cette adresse ne s'utilise pas ainsi. La description de l'interface dit comment.

# L'entrée
refusal-not-signed-in = Tu n'es pas encore dans la maison. Entre ton nom à la porte.
refusal-bad-name = Choisis un nom de { $min } à { $max } lettres, chiffres ou signes visibles.
refusal-name-taken = Quelqu'un est déjà ici sous le nom { $name }. Choisis un autre nom ou, si c'est toi, mets-y un mot de passe et sers-t'en ici.
refusal-password-needed = Le nom { $name } est à quelqu'un. S'il est à toi, entre son mot de passe ; sinon, choisis un autre nom.
refusal-wrong-password = Ce n'est pas le mot de passe de ce nom. Réessaie ou choisis un autre nom.
refusal-short-password = Un mot de passe a au moins { $min } caractères. Choisis-en un plus long.
refusal-name-kept = Le nom { $name } est réservé à un invité qui a des jetons ici. Reviens avec le même navigateur ou choisis un autre nom.
refusal-mixed-name = Ce nom mélange des lettres qui se ressemblent. Écris-le avec les lettres d'une seule langue.
refusal-old-password-needed = Entre aussi le mot de passe que tu as maintenant.
refusal-no-more-chips = Tous les jetons pour les invités de ta connexion sont donnés. Reviens dans { $hours ->
    [one] une heure
   *[other] { $hours } heures
}, ou préviens l'hôte.
refusal-too-many-attempts = Trop d'essais. Attends { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
} et réessaie.

# Tables
refusal-no-such-table = Cette table n'existe plus. Choisis-en une autre dans le hall.
refusal-table-closed = Cette table est fermée. Choisis-en une autre dans le hall.
refusal-no-such-game = La maison n'a pas ce jeu. Choisis-en un dans la liste.
refusal-no-such-preset = Ce jeu n'a pas de telle table. Choisis-en une dans la liste.
refusal-bad-rules = On ne peut pas jouer avec ces règles. Regarde { $field }.
refusal-too-many-tables = Tu ne peux pas ouvrir d'autre table. Ferme d'abord une des tiennes.
refusal-too-many-tables-here = Trop de tables sont ouvertes depuis ta connexion. Assieds-toi à l'une d'elles.
refusal-house-full = La maison n'a plus de place pour une table. Assieds-toi à une table ouverte.
refusal-host-only = Seul l'hôte de cette table peut le faire. Demande-lui, ou ouvre ta propre table.
refusal-house-only = Seule la maison elle-même peut le faire.
refusal-players-only = Seul un joueur peut le faire. Entre d'abord comme joueur.
refusal-link-needed = Cette table est ouverte à ceux qui ont son lien. Demande-le à l'hôte.
refusal-ticket-needed = Cette table est ouverte à ceux qui ont un billet. Demandes-en un à l'hôte.
refusal-round-running = Une manche est en cours. Attends qu'elle finisse et réessaie.
refusal-others-seated = D'autres sont assis à cette table. Tu pourras la fermer quand ils seront partis.

# Places
refusal-not-seated = Tu n'as pas de place à cette table. Assieds-toi d'abord.
refusal-already-seated = Tu as déjà une place à cette table.
refusal-already-queued = Tu attends déjà une place à cette table. Tu t'assieds dès qu'une se libère.
refusal-not-queued = Tu n'attends pas à cette table.
refusal-nobody-to-admit = Personne ne peut s'asseoir maintenant. Attends qu'une place se libère.
refusal-no-such-seat = Cette table n'a pas cette place. Choisis-en une autre.
refusal-seat-taken = Cette place est prise. Choisis-en une autre.
refusal-seat-empty = Personne n'est assis là. Choisis une autre place.
refusal-table-full = Toutes les places sont prises. Attends qu'une se libère.
refusal-leaving = Tu quittes cette table. Tu sors dès que la manche est finie.
refusal-away-already = Tu t'absentes déjà. Appuie sur « De retour » pour jouer.
refusal-no-sitting-out = Personne ne s'absente à cette table. Si tu dois partir, quitte-la ; tes jetons vont sur ton compte en banque.
refusal-no-cards-named = Aucune carte n'a été nommée.
refusal-card-twice = { $card } est nommée deux fois.
refusal-card-dealt = { $card } a déjà été distribuée.
refusal-no-such-card = Il n'y a pas de carte { $card } dans ce paquet.
refusal-held-already = La table attend déjà avant les prochaines cartes.
refusal-not-held = Rien n'est retenu ici.
refusal-rigging-already = Le choix des cartes est déjà réglé ainsi.
refusal-rigging-off = Le choix des cartes est désactivé à cette table. L'administration l'active entre deux parties.
refusal-rigging-not-allowed = Cette maison a été ouverte sans --allow-rigging.
refusal-no-test-table = Ce n'est pas une table d'essai.
refusal-tester-only = Seul un testeur peut faire cela.
refusal-no-bank-here = Aucun compte bancaire ne s'assied à une table d'essai. Quitte d'abord la salle de cartes, puis prends place ici.
refusal-at-test-table = Tu es assis à une table d'essai, et aucun compte bancaire ne peut y être. Quitte-la d'abord, puis entre.
refusal-not-away = Aucun bot ne joue pour cette personne.
refusal-bad-buy-in = Apporte de { CHIPS($least) } à { CHIPS($most) } jetons à cette table. Choisis un montant entre les deux.
refusal-off-unit = Cette table joue par pas de { CHIPS($unit) }. Choisis un multiple.
refusal-not-enough-chips = Tu n'as pas autant de jetons. Choisis un montant plus petit.
refusal-too-few-players = Il faut plus de joueurs. Attends-en d'autres ou demande des bots.
refusal-too-many-players = Il y a plus de joueurs que ce jeu n'en accepte. Attends la prochaine manche.
refusal-nothing-said = Il n'y avait rien à dire. Écris d'abord quelque chose.
refusal-line-too-long = Une ligne compte au plus { $max } caractères. Raccourcis-la et renvoie-la.
refusal-chat-too-fast = Tu écris plus vite que les autres ne peuvent lire. Attends un instant et renvoie ton message.
refusal-no-such-line = Cette ligne n'est plus là.
refusal-removed-here = L'hôte t'a fait quitter cette table. Tu peux regarder ; pour jouer, choisis une autre table.
refusal-removed-already = { $name } part déjà, dès que la manche est finie.
refusal-not-at-table = Personne ne s'appelle { $name } ici. Regarde à nouveau la liste.
refusal-not-yourself = Tu ne peux pas te retirer toi-même. Appuie sur Quitter pour partir.

# Bots
refusal-no-bots-here = Les bots ne jouent pas à cette table. Invite plutôt d'autres joueurs.
refusal-no-such-bot = Il n'y a pas de bot du type { $kind }. Choisis-en un dans la liste.
refusal-not-a-bot = Cette place est à un joueur, pas à un bot. Choisis un bot.

# Jouer
refusal-no-round = Aucune manche n'est en cours. Attends la prochaine.
refusal-stale-turn = La table a avancé entre-temps. Regarde de nouveau et choisis.
refusal-not-your-turn = Ce n'est pas encore ton tour. Attends que ta place s'éclaire.
refusal-not-in-hand = Tu n'es pas dans cette main. Attends la prochaine.
refusal-hand-over = Cette main est finie. Attends la prochaine.
refusal-check-is-free = La parole est gratuite. Passe la parole au lieu de te coucher.
refusal-cannot-check = Il y a une mise à suivre. Suis { CHIPS($call) }, relance ou couche-toi.
refusal-nothing-to-call = Il n'y a pas de mise à suivre. Passe la parole ou mise.
refusal-cannot-raise = Tu ne peux pas relancer maintenant. Suis ou couche-toi.
refusal-raise-too-small = Cette relance est trop petite. Relance à { CHIPS($least) } au moins, ou fais tapis.
refusal-raise-too-large = Tu n'as pas autant de jetons. Relance à { CHIPS($most) } au plus.
refusal-raise-off-step = On relance par pas de { CHIPS($step) } à partir de { CHIPS($least) }. Choisis l'un d'eux.

# Ce que dit la maison quand elle ferme une connexion
bye-closing = La maison ferme un moment. Tes jetons et ta main sont en sécurité ; la page revient d'elle-même.
bye-signed-out = Te voilà dehors. Reviens bientôt.
bye-moved = Tu t'es connecté sur un autre appareil, et ta session continue là-bas.
refusal-bots-fixed = Les bots de cette table sont choisis pour tout le séjour. Pars et ouvre une nouvelle table pour choisir de nouveau.
refusal-bot-chips-drawn = À cette table, le hasard décide de ce qu’apporte un bot. Demande le bot sans montant.

# Roulette
refusal-not-in-round = Tu n'es pas dans cette manche. Attends la prochaine.
refusal-no-more-bets = Rien ne va plus : la roue tourne. Attends le numéro.
refusal-no-bets = Rien à toi n'est sur le tapis. Mise d'abord, puis lance.
refusal-spin-asked = Tu as déjà demandé le lancer. La roue tourne quand les autres sont prêts.
refusal-no-such-point = Le tapis n'a pas de case { $point }. Choisis-en une qui se voit.
refusal-point-twice = La case { $point } est nommée deux fois. Mets tous ses jetons dans une seule mise.
refusal-bet-too-small = Cette mise est trop petite. Mise au moins { CHIPS($least) }.
refusal-bet-too-large = Cette mise est trop grande. Mise au plus { CHIPS($most) }.
bye-no-chips = Tu n'as plus de jetons, cette visite est donc finie. Entre de nouveau et commence avec 1 000 jetons tout neufs.

# Sabacc
refusal-not-now = Ce n'est pas possible en ce moment. Choisis un des boutons allumés.
refusal-not-your-card = Cette carte n'est pas dans ta main. Choisis-en une qui y est.
refusal-no-raise = On ne peut pas relancer maintenant. Suis ou jette ta main.
refusal-bets-closed = Les cartes sont données, on ne mise plus dans cette manche. Mise dans la prochaine.
refusal-no-bet = Tu n'as rien misé. Pose d'abord des jetons, puis appuie sur Jouer.
refusal-not-dealt-yet = Les cartes ne sont pas encore données. Mise et appuie sur Jouer.

# Vingt-et-un
refusal-insurance-first = Le croupier montre un as. Choisis d'abord une assurance, ou aucune.
refusal-cannot-double = Tu ne peux pas doubler ici : il faut les deux premières cartes, et autant de jetons encore.
refusal-cannot-split = Tu ne peux pas séparer ici : il faut deux cartes de même rang, et autant de jetons encore.
refusal-cannot-surrender = Tu ne peux pas abandonner ici : ce n'est possible qu'avec les deux premières cartes.
refusal-no-insurance = Il n'y a pas d'assurance maintenant. Elle est offerte quand le croupier montre un as.
refusal-bad-insurance = Assure-toi jusqu'à { CHIPS($most) } : la moitié de ta mise.
refusal-no-coach = Personne ne peut conseiller sur ce jeu. Demande à une table dont le jeu a un conseiller.
refusal-nothing-to-advise = Il n'y a rien à conseiller maintenant. Redemande quand tu dois décider de tes cartes.
refusal-no-chart = Ce jeu n'a ni tableau ni avantage de la maison. Demande-les à une table de blackjack.
refusal-coach-not-allowed = Le conseiller n'est pas permis à cette table. Demande à une table à toi, contre des bots.
refusal-coach-only-alone = Une autre personne joue ici maintenant, alors le conseiller se tait. Redemande quand tu es seul avec des bots.
refusal-bad-range = « { $part } » ne nomme aucune main. Écris par exemple : 77+, A9s+, KQo, QQ-99, AhKh ou 20%.
refusal-empty-range = Avec les cartes que tu vois, personne ne peut avoir une de ces mains. Nommes-en d'autres.

# La banque. $tries dit combien de codes peuvent encore être faux.
refusal-bad-card-number = Ce n'est pas un numéro de carte. Vérifie-le, ou repasse la carte.
refusal-card-unreadable = Ta carte doit être saisie de nouveau : la maison a redémarré entre-temps.
refusal-unknown-card = Aucune banque de cette maison ne connaît cette carte. Prends-en une autre.
refusal-pin-needed = Une carte de débit demande son code. Saisis-le.
refusal-wrong-pin = Code faux. { $tries ->
    [one] Encore un essai, puis la banque bloque la carte.
   *[other] Encore { $tries } essais, puis la banque bloque la carte.
}
refusal-card-locked = La banque a bloqué cette carte après trois codes faux. Prends-en une autre.
refusal-card-refused = La banque refuse cette carte. Prends-en une autre, ou demande à ta banque.
refusal-account-too-small = Il faut au moins { CHIPS($least) } sur le compte. Prends une autre carte.
refusal-insufficient-funds = Il n'y a pas assez sur ton compte. Saisis un montant plus petit, ou prends une autre carte.
refusal-bank-not-reached = La banque est injoignable, et aucun argent n'a bougé. Réessaie, ou annule.
refusal-bank-silent = La banque n'a pas encore répondu. La maison demande jusqu'à ce qu'elle le fasse, et tes jetons arrivent dès qu'elle confirme.
refusal-bank-order-open = La banque n'a pas encore répondu à ton dernier ordre. Attends sa réponse.
refusal-bad-purchase = Achète des jetons pour { CHIPS($least) } ou plus, par pas de { CHIPS($step) }.
refusal-bad-amount = Il n'y a pas de jetons à encaisser. Choisis un autre montant.

# Salles de cartes
refusal-room-off = La salle est fermée. Reviens quand elle ouvre.
refusal-room-on = La salle est déjà ouverte.
refusal-room-closing = La salle ferme après les parties en cours. Reviens quand elle rouvre.
refusal-administrator-only = Seul un administrateur de la maison peut faire cela.
refusal-in-room-already = Tu es déjà dans cette salle.
refusal-account-in-use = Quelqu'un joue déjà dans cette salle avec ce compte. Prends une autre carte.
refusal-not-in-room = Tu n'es pas dans cette salle. Entre d'abord avec ta carte.
refusal-moved = Ta session vient de passer sur un autre appareil. Connecte-toi à nouveau si ce n'était pas toi.
refusal-not-called = Aucune place n'était libre pour toi. On te conduit à une quand c'est ton tour.
refusal-no-such-room = Cette salle n'existe pas ici.
refusal-ticket-expired = Ta place à la table n'est plus réservée. On te rappelle quand une place est libre.

# Images
refusal-picture-too-large = Cette image dépasse { $megabytes } Mo. Choisis-en une plus petite ; la précédente reste.
refusal-picture-too-many-pixels = Cette image a plus de { $megapixels } millions de pixels. Choisis-en une plus petite ; la précédente reste.
refusal-not-a-picture = Ce fichier n'est pas une image qui peut être montrée. Choisis un PNG, JPEG, WebP ou GIF ; rien n'a changé.

# Dou dizhu
refusal-must-lead = C’est toi qui ouvres, tu ne peux pas laisser. Joue une combinaison de ton choix.
refusal-bid-too-low = Annonce { $least ->
    [3] 3
   *[other] de { $least } à { $most }
} points, ou passe.
refusal-no-cards = Aucune carte n’est choisie. Choisis les cartes que tu veux jouer.
refusal-no-such-hand = Ces cartes ne font pas une combinaison. Regarde les règles, ou demande un conseil.
refusal-chain-too-short = Cette suite est trop courte. Il faut cinq cartes seules, trois paires ou deux brelans qui se suivent.
refusal-no-chain-card = Le 2 et les jokers n’entrent dans aucune suite. La plus haute carte d’une suite est l’as.
refusal-equal-kickers = Les cartes jointes doivent être de rangs différents. Choisis-en deux différentes.
refusal-both-jokers = Les deux jokers ne peuvent pas être joints ensemble. Prends-en un seul, ou une autre carte.
refusal-kicker-of-trio = Une carte jointe ne peut pas avoir le rang d’un brelan voisin. Choisis une autre carte.
refusal-wrong-kickers = Les cartes jointes ne conviennent pas. Chaque brelan prend une carte ou une paire, un carré deux cartes ou deux paires, toutes de rangs différents.
refusal-not-for-beginners = Dans cette salle on ne joue que cartes seules, paires, brelans, bombes et la fusée.
refusal-other-category = Ce n’est pas le genre de combinaison qui est sur la table. Joue le même genre, une bombe ou la fusée, ou laisse passer.
refusal-other-length = La suite doit être aussi longue que celle de la table. Choisis autant de cartes, joue une bombe, ou laisse passer.
refusal-not-higher = Cette combinaison n’est pas plus haute que celle de la table. Joue plus haut, une bombe, ou laisse passer.
refusal-rocket-stands = Rien ne bat la fusée. Laisse passer.

# Le bureau de l'administrateur
refusal-desk-only = Connecte-toi d'abord au bureau.
refusal-wrong-sign-in = Le nom ou le mot de passe est faux. Essaie encore.
refusal-wrong-setup-code = Ce n'est pas le code que la console a affiché au dernier démarrage. Regarde encore une fois.
refusal-set-up-already = La maison a déjà un administrateur. Connecte-toi.
refusal-second-factor-needed = Saisis aussi le code de ton application d'authentification.
refusal-wrong-code = Ce code est faux ou a déjà servi. Attends le suivant.
refusal-second-factor-on = Ton compte demande déjà des codes.
refusal-second-factor-off = Ton compte ne demande pas de codes. Configure d'abord l'application.
refusal-unknown-player = Personne de ce nom n'est jamais venu ici.
refusal-interrupted = Cela a été interrompu et n'est peut-être fait qu'en partie. Vérifie avant de recommencer.
refusal-player-not-here = Ce joueur n'est plus là.
refusal-player-leaving = Ce joueur est déjà en train de partir.
refusal-barred = L'entrée de cette salle t'est interdite. Demande à l'hôte.
refusal-already-barred = L'entrée est déjà interdite à ce joueur.
refusal-not-barred = L'entrée n'est pas interdite à ce joueur.
refusal-nothing-changed = C'est déjà ainsi. Rien n'a été changé.
refusal-stale-round = Cette manche ne peut plus être annulée : la suivante a commencé, ou elle l'est déjà.
refusal-round-spent = Cette manche ne peut pas être reprise : quelqu'un est parti avec des jetons qu'elle a rapportés.
refusal-reason-needed = Dis pourquoi. Les joueurs le sauront.
refusal-rooms-on = Une salle est encore ouverte. Ferme-la d'abord, ou force l'arrêt.
refusal-plays-here = Tu y joues, sous ce nom ou dans ce navigateur, donc tu ne peux pas voir les cartes.
refusal-view-open = Quelqu'un de ce nom, ou dans ce navigateur, y voit les cartes comme administrateur. Ferme d'abord cette vue.
refusal-code-needed = Cette table est ouverte à ceux qui connaissent son code. Demande-le à l'hôte.
refusal-no-such-code = Aucune table ouverte n'a ce code. Vérifie les lettres et réessaie.
refusal-nothing-to-show = Il n'y a pas de main cachée que tu puisses montrer maintenant.
refusal-no-such-round = Cette manche n'existe pas, ou tu n'as pas à la voir.
refusal-share-withdrawn = La personne qui a partagé cette manche a retiré le lien.
