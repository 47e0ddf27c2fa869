# Mots de la salle de cartes : l'entrée, la queue, le compte à la table, la sortie. On tutoie.

# L'entrée
cardroom-sub = { $name }, d'abord ta carte, puis ta place
cardroom-welcome = La salle de cartes
cardroom-motto = Ta carte ouvre la porte. Les jetons viennent de ton compte et y retournent quand tu pars.
cardroom-fact-watch = En attendant une place, tu regardes les parties.
cardroom-fact-seat = Une place se libère à la fin d'une partie. Là, tu achètes des jetons.
cardroom-fact-home = Quand tu pars, tes jetons retournent sur ton compte.
cardroom-steps = Ton chemin
cardroom-step-kind = Payer avec
cardroom-step-card = Carte
cardroom-step-pin = Code
cardroom-step-line = Ta place
cardroom-closed-title = La salle de cartes est fermée
cardroom-closed-text = Elle s'ouvre toute seule sur cette page. Inutile de recharger.
cardroom-closing-title = La salle de cartes ferme
cardroom-closing-text = Les parties en cours sont les dernières et plus personne n'entre.
cardroom-last-visit = Ta dernière visite

# Le lecteur
cardroom-reader = Lecteur de cartes
cardroom-choose = Avec quelle carte paies-tu ?
cardroom-debit = Débit
cardroom-credit = Crédit
cardroom-debit-note = avec code
cardroom-credit-note = sans code
cardroom-swipe = Passe ta carte ou tape son numéro
cardroom-number = Numéro de carte
cardroom-number-wrong = Ce n'est pas le numéro d'une carte. Vérifie-le ou repasse la carte.
cardroom-continue = Continuer
cardroom-back = Retour
cardroom-pin-prompt = Ton code
cardroom-keypad = Clavier du code
cardroom-digits =
    { $count ->
        [0] Aucun chiffre saisi
        [one] { $count } chiffre saisi
       *[other] { $count } chiffres saisis
    }
cardroom-enter = Valider
cardroom-correct = Corriger
cardroom-cancel = Annuler
cardroom-asking = On demande à la banque …
cardroom-accepted = Carte acceptée
cardroom-other-card = Autre carte
cardroom-cancel-ends = Annuler met fin à ta session.
cardroom-not-let-in = La salle de cartes ne t'a pas laissé entrer et ta session est terminée. { $reason }
cardroom-pin-safe = Ton code ne va qu'à la banque. Personne ne le garde ici.
cardroom-card =
    { $kind ->
        [debit] Débit •••• { $four }
       *[credit] Crédit •••• { $four }
    }
cardroom-card-spoken =
    { $kind ->
        [debit] Carte de débit finissant par { $four },
       *[credit] Carte de crédit finissant par { $four },
    }
cardroom-slip = Bienvenue, { $name }
cardroom-balance-told = Solde { $amount }
cardroom-go-on = Continuer

# Cartes d'une banque d'exercice
cardroom-demo = Cartes d'essai
cardroom-demo-note = Pas d'argent réel
cardroom-demo-pin = Code { $pin }
cardroom-demo-no-pin = Sans code
cardroom-demo-has =
    { $kind ->
        [debit] { $amount } sur le compte
       *[credit] limite { $amount }
    }
cardroom-demo-refused = la banque la refuse

# Dans la queue
cardroom-waiting = En attente d'une place
cardroom-your-place = Ta place
cardroom-called = appelé
cardroom-wait =
    { $minutes ->
        [0] moins d'une minute
       *[other] environ { $minutes } min
    }
cardroom-wait-soon = une place à la fin de cette partie
cardroom-wait-unknown = dès qu'une place se libère
cardroom-line = La queue
cardroom-next-seat = Prochaine place
cardroom-ahead =
    { $count ->
        [one] Encore { $count } devant
       *[other] Encore { $count } devant
    }
cardroom-watching = Tu regardes { $table }
cardroom-no-game = Pas encore de partie à voir
cardroom-tables = Tables de la salle
cardroom-table = Table { $number }
cardroom-leave-line = Quitter la queue
cardroom-leave-line-title = Quitter la queue ?
cardroom-leave-line-text = Ta session dans la salle se termine et ta place va au suivant. Tu n'as rien acheté, tu ne dois rien.
cardroom-stay-in-line = Rester dans la queue
cardroom-ring = Sonner

# La place est là
cardroom-seat-ready = Ta place est prête
cardroom-seat-yours = Tu as une place
cardroom-seat-number = La place { $seat } est à toi
cardroom-seat-text = On te conduit à la table. Là, tu achètes des jetons.
cardroom-seat-later = Rester ici
cardroom-to-table = À la table

# Le compte
cardroom-account = Ton compte
cardroom-holder = Nom
cardroom-kind = Carte
cardroom-bank = Banque
cardroom-balance = Solde
cardroom-balance-last = Dernier solde connu
cardroom-change = Changer de compte
cardroom-changed = Désormais les jetons sont payés avec cette carte et y retournent.
cardroom-receipts = Reçus
cardroom-receipt =
    { $kind ->
        [purchase] { $amount } en jetons achetés
       *[cash_in] { $amount } en jetons encaissés
    }
cardroom-receipt-state =
    { $state ->
        [confirmed] { $kind ->
            [purchase] Payé par la banque
           *[cash_in] Sur ton compte
        }
        [rejected] Refusé par la banque ; aucun argent n'a bougé
       *[open] La banque n'a pas encore répondu. On demande jusqu'à ce qu'elle le fasse.
    }

# Jetons
cardroom-buy = Acheter des jetons
cardroom-coming = { $amount } en route
cardroom-buy-amount = Jetons pour
cardroom-buy-for = Acheter des jetons pour { $amount }
cardroom-other-amount = Autre montant
cardroom-less = Moins
cardroom-more = Plus
cardroom-add = Ajouter { $amount }
cardroom-add-chips = Ajouter des jetons
cardroom-terms = À partir de { $least }, par pas de { $step }
cardroom-beyond = C'est plus que ce que ta banque a dit la dernière fois. Elle refusera peut-être.
cardroom-bought = { $amount } en jetons achetés. Ils sont devant toi.
cardroom-silent = La banque n'a pas encore répondu pour { $amount }. On lui demande jusqu'à ce qu'elle le fasse ; tes jetons arrivent dès qu'elle confirme. Tu ne paies pas deux fois.
cardroom-unclear = La maison n'a pas répondu ; on ne sait pas si { $amount } a été commandé. Demande encore : c'est le même ordre, il n'est jamais payé deux fois.
cardroom-ask-again = Demander encore
cardroom-late-no = La banque a refusé l'achat. Aucun argent n'a bougé.
cardroom-gap =
    { $seconds ->
        [0] Prochaine partie …
       *[other] Prochaine partie dans { SECONDS($seconds) }
    }
cardroom-ready-count = { $count } sur { $all } prêts
cardroom-stands =
    { $stands ->
        [empty] La place { $seat } est à toi. Achète des jetons pour jouer la prochaine partie.
        [away] Tu passes ton tour.
       *[alone] On attend un autre joueur.
    }
cardroom-closing-note = La salle ferme après cette partie. Tes jetons vont sur ton compte.

# La sortie
cardroom-leave-title = Quitter la salle de cartes ?
cardroom-leave-text =
    { $chips ->
        [none] Ta session se termine et ta place va au suivant de la queue.
       *[some] Ta session se termine et ta place va au suivant de la queue. { $amount } en jetons vont sur ton compte •••• { $four }.
    }
cardroom-leave-stake = Tu es dans une main : elle est couchée, et ce que tu as misé reste dans le pot.
cardroom-leave-now = Quitter
cardroom-goodbye = Au revoir, { $name }
cardroom-goodbye-why =
    { $why ->
        [closed] La salle de cartes a fermé. Merci d'être venu.
        [broke] Tu n'avais plus de jetons au début de la partie suivante ; ta place est allée au suivant de la queue.
        [missed] Tu n'as pas joué deux fois de suite ; ta place est allée au suivant de la queue.
        [absent] Tu es resté trop longtemps sans connexion ; ta session est terminée.
        [removed] La maison a mis fin à ta session.
       *[player] { $at ->
            [line] Tu as quitté la queue. Tu n'as rien acheté, tu ne dois rien.
           *[table] Ta session dans la salle de cartes est terminée. Merci d'avoir joué.
        }
    }
cardroom-goodbye-to = en jetons vont sur ton compte •••• { $four }
cardroom-goodbye-hand = La banque l'apprend quand ta main est finie.
cardroom-come-again = Entrer de nouveau
