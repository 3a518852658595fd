### Die Erklärungen einer ersten Partie: was geschieht, warum es zählt (why), was für den Anfang vernünftig ist (try).

guide-welcome = Willkommen zu deiner ersten Partie
    .what = Du bist ein verrückter Zauberer und willst Blut. Wer genug Punkte hat und es sagt, gewinnt.
    .why = Blut der anderen sind Punkte: was du in Zweikämpfen gewinnst und was ihre Abenteurer in deinem Verlies lassen.
    .try = Ein Hinweis wie dieser kommt, wenn etwas zum ersten Mal geschieht. Das Spiel wartet, bis du ihn gelesen hast, und jede Szene auf „Weiter“.
guide-deed = Deine Besitzkarte
    .what = Eines der fünf Verliese gehört dir, und nur du weißt, welches. Wer von den anderen dort stirbt, bringt dir einen Punkt; deine eigenen Toten dort kosten dich je einen.
    .why = Halte die Karte gedrückt, um sie anzusehen.
    .try = Halte deine Gruppe davon fern und verrate es nicht.
guide-town = Anheuern in der Stadt
    .what = Fünf Abenteurer warten, nach Rang geordnet. Der kleinste Rang ist der stärkste und teuerste; auf der Straße kosten sie nichts.
    .why = Kleine Ränge gewinnen Zweikämpfe. Große Ränge tragen mehr Gold.
    .try = Nimm einen starken Kämpfer und billige daneben.
guide-letters = Die Buchstaben A bis E
    .what = Jeder Abenteurer hat für jedes Verlies einen Buchstaben. Ein Raum dort tötet jemanden, der seinen Buchstaben hat.
    .why = A ist sicher: Nur zwei Räume eines Verlieses töten ihn. E ist tödlich: Elf tun es.
    .try = Heuere Leute mit A und B für dasselbe Verlies an, aber nicht alle mit demselben Buchstaben.
guide-tokens = Deine 40 Gold
    .what = Noch hast du keinen Schatz. In dieser Runde zahlst du mit vier Blutmarkern zu je 10 Gold: Das sind deine 40 Gold.
    .why = Am Ende der ersten Runde sind sie als Gold verfallen.
    .try = Gib sie jetzt aus.
guide-payment = Bezahlen
    .what = Du zahlst mit Karten aus deinem Schatz. Die günstigste Zahlung liegt schon in der Schale.
    .why = Wechselgeld gibt es nicht: Was zu viel ist, ist verloren.
    .try = Tausche eine Karte aus, wenn du sie lieber behalten willst.
guide-party = Deine Gruppe
    .what = Hier liegen deine Abenteurer. Mit weniger als drei musst du in jedem Zug anheuern, ab drei darfst du passen.
    .why = Drei kämpfen in einem Kampf. Wer darüber ist, erkundet und trägt trotzdem mit.
    .try = Das Anheuern endet für alle, sobald jeder mindestens drei hat. Bis dahin darfst du tauschen: Einer geht, einer kommt.
guide-sending = Wohin?
    .what = Reihum stellt jeder seine Figur auf ein Verlies. Wo sich zwei Gruppen treffen, kämpfen sie darum.
    .why = Bist du dort allein, kämpfst du nicht: keine Gefahr durch andere, aber auch kein Blut von ihnen. Die Räume töten trotzdem.
    .try = Bist du stark? Geh dorthin, wo jemand Schwaches steht. Bist du schwach? Geh dorthin, wo niemand ist.
guide-danger = Was dir dort droht
    .what = Unter jedem Eingang stehen die Buchstaben deiner Gruppe und wie wahrscheinlich die erste Karte einen von ihnen tötet.
    .why = Verschiedene Buchstaben teilen die Gefahr; gleiche fallen einer nach dem anderen.
    .try = Nimm ein Verlies mit einer kleinen Zahl, das nicht dein eigenes ist.
guide-classes = Zeichen der Klassen
    .what = Die kleinen Zeichen unter einem Eingang zeigen Klassen. Zu ihnen gehören die Gegenstände dieses Verlieses.
    .why = Die Kraft eines Gegenstands wirkt nur, solange jemand seiner Klasse in der Gruppe ist.
    .try = Mit einer passenden Klasse lohnt sich ein Besuch dort mehr.
guide-line-up = Deine Aufstellung
    .what = Eine andere Gruppe ist auch hier. Leg heimlich drei Kämpfer aus: Erster, Zweiter, Dritter.
    .why = Dann kämpft dein Erster gegen ihren Ersten, dein Zweiter gegen ihren Zweiten, dein Dritter gegen ihren Dritten.
    .try = Über deinen Plätzen stehen die Ränge der anderen: Stell deinen Starken dorthin, wo du einen Schwachen erwartest.
guide-duels = Wer einen Zweikampf gewinnt
    .what = Der kleinste Rang gewinnt. Ein Verlierer in der Farbe des Gewinners läuft über, jeder andere stirbt.
    .why = Wer die meisten Überlebenden hat, geht ins Verlies; die anderen gehen nach Hause.
    .try = Zwei gewonnene Zweikämpfe genügen meistens.
guide-won-blood = Blut für dich
    .what = Du hast einen Zweikampf gewonnen und einen Blutmarker genommen. Er liegt in deiner Todeszone und ist ein Punkt.
    .why = Deine Todeszone sehen alle; nur dein Verlies bleibt geheim.
    .try = Kämpfe gegen schwache Gruppen sind die schnellsten Punkte.
guide-lost-blood = Blut für einen Rivalen
    .what = Du hast einen Zweikampf verloren. Einer deiner Marker ist jetzt ein Punkt in einer fremden Todeszone.
    .why = Er kommt nie zurück.
    .try = Geh mit großen Rängen starken Gruppen aus dem Weg.
guide-enters = Wer hineingeht
    .what = Der Kampf ist vorbei. Die Gruppe mit den meisten Überlebenden geht hinein, auch mit denen, die nicht gekämpft haben.
    .why = Bei Gleichstand entscheidet der kleinste ausgelegte Rang.
    .try = Auch ein verlorener Kampf kann Punkte bringen: Jeder Zweikampf zählt für sich.
guide-neutrals = Eine Gruppe nur aus Neutralen
    .what = Meuchelmörder, Orakel, Gaukler und Maultiere haben keine Farbe: Sie sind neutral. Sind nach dem Kampf nur noch sie von einer Gruppe übrig, laufen sie davon.
    .why = Die meisten Überlebenden gewinnen, bei Gleichstand der kleinste Rang. Löst sich diese Gruppe auf, geht niemand hinein.
    .try = Hab immer jemanden mit Farbe in der Gruppe.
guide-visit = Im Verlies
    .what = Wer drin ist, deckt Karte um Karte auf. Ein Raum tötet einen aus der Gruppe, der seinen Buchstaben hat, und bietet Gold.
    .why = Die Buchstaben, die hier gelten, sind auf den Karten der Gruppe umrandet.
    .try = Merk dir, welche Buchstaben schon kamen: Die sind aus dem Stapel.
guide-who-dies = Wer stirbt?
    .what = Mehrere von deinen Leuten haben den Buchstaben dieses Raums. Du wählst einen davon.
    .why = Ein kleiner Rang kämpft gut, ein großer trägt viel.
    .try = Gib den her, den du auf dem Heimweg am wenigsten brauchst.
guide-death = Ein Tod im Verlies
    .what = Einer von deinen Leuten ist tot. Dein Marker liegt jetzt an diesem Verlies: ein Punkt für den Besitzer.
    .why = Wem es gehört, weißt du nur, wenn es deines ist; dann kostet dich dein Toter einen Punkt.
    .try = Achte darauf, wohin die anderen nie gehen: Das ist oft ihr eigenes.
guide-item = Ein Gegenstand
    .what = Gegenstände wiegen nichts und sind 5 Gold wert. Viele können etwas.
    .why = Nach einem Gegenstand folgt sofort die nächste Karte; dazwischen kannst du nicht fliehen.
    .try = Lies, was er kann: Du wirst gefragt, sobald du ihn benutzen kannst.
guide-gold = Das Gold nehmen?
    .what = Deine Gruppe trägt so viel Gold, wie die Ränge der Lebenden zusammen ergeben.
    .why = Stirbt jemand, kannst du weniger tragen. Was du liegen lässt, ist weg.
    .try = Nimm es, solange Platz ist.
guide-too-heavy = Zu schwer
    .what = Jemand ist gestorben, und die anderen können nicht alles tragen. Lass etwas zurück.
    .why = Was du zurücklässt, ist verloren.
    .try = Lass den kleinsten Raum zurück, der genügt.
guide-flee = Weiter oder fliehen?
    .what = Dieser Raum hat niemanden getötet, also darfst du mit der Beute fliehen. Oder du deckst die nächste Karte auf.
    .why = Sterben alle, ist die ganze Beute dieses Besuchs verloren. Die Chancen zeigen, wie viele tödliche Karten noch da sind.
    .try = Mit 20 Gold oder wenn zwei von deinen Leuten in Gefahr sind: fliehen.
guide-wiped-out = Alle tot
    .what = Niemand ist übrig, und die Beute ist verloren.
    .why = Jeder von ihnen war ein Punkt für den Besitzer des Verlieses.
    .try = Flieh nächstes Mal einen Raum früher.
guide-treasure = Mit der Beute daheim
    .what = Was du heimgebracht hast, ist dein Schatz. Damit zahlst du beim Anheuern.
    .why = Gold selbst ist kein Punkt.
    .try = Gib es für starke Kämpfer aus: Sie bringen das Blut.
guide-new-deed = Eine andere Besitzkarte?
    .what = Für 50 Gold darfst du deine Besitzkarte gegen eine aus dem Verwaltungsgebäude tauschen.
    .why = Das Blut, das am neuen Verlies liegt, gehört sofort dir. Aber du weißt nicht, welches du bekommst.
    .try = Nur mit viel Gold und wenn dein Verlies leer ist.
guide-stone = Der Sehende Stein
    .what = Wer ihn hat, beginnt jede Phase. Nach jeder Runde wandert er nach links.
    .why = Wer als Letzter aussendet, sieht, wo alle anderen stehen.
    .try = Beginnst du, wähle einen Ort, an dem du niemanden fürchten musst.
guide-rival = Ein Rivale ist nah dran
    .what = Jemand hat schon in der Todeszone fast genug Punkte. Was im eigenen Verlies liegt, kommt dazu.
    .why = Du siehst nur einen Teil davon; der Rest ist geheim.
    .try = Lass ihn keinen Zweikampf mehr gegen dich gewinnen und stirb nicht dort, wo du sein Verlies vermutest.
guide-claim = Du bist nah dran
    .what = Punkte allein gewinnen nicht: Du musst den Sieg verkünden. Hier zählst du deine; reichen sie, drückst du den Knopf.
    .why = Das geht bei jeder Entscheidung, auch zwischen zwei Zweikämpfen oder Räumen.
    .try = Zähl nach jedem Blutmarker und verkünde, sobald es reicht.
guide-false-claim = Zu früh verkündet
    .what = Jemand hat den Sieg mit zu wenigen Punkten verkündet. Die Besitzkarte liegt jetzt offen.
    .why = Alle kennen dieses Verlies, und niemand will dort mehr sterben.
    .try = Meide es. Zähl, bevor du verkündest.
guide-last-round = Die letzte Runde
    .what = Verkündet jetzt niemand den Sieg, gewinnen nach dieser Runde die meisten Punkte.
    .why = Bei Gleichstand gewinnt die größere Todeszone.
    .try = Such einen Kampf: Ein Marker zählt jetzt mehr als Gold.

## Nach jeder Runde: was sie an Punkten brachte, was gut oder schlecht lief und warum.

guide-round-greedy = Vorige Runde: ein Raum zu viel
    .points = { $points ->
        [0] Kein Punkt für dich.
        [1] Ein Punkt für dich.
       *[other] Punkte für dich: { $points }.
    }
    .what = { guide-round-greedy.points } Du gingst nach Karte { $room } weiter und hast die ganze Gruppe verloren: Fliehen hätte dort { $gold } Gold heimgebracht.
guide-round-unlucky = Vorige Runde: ein tödlicher Ort
    .what = { guide-round-greedy.points } Alle { $dead } starben, bevor Fliehen sich gelohnt hätte. Deine Buchstaben waren dort schlecht ({ $dungeon }): Such vor dem Aussenden nach A und B.
guide-round-bloody = Vorige Runde: ein hoher Preis
    .what = { guide-round-greedy.points } Du hast { $gold } Gold heimgebracht. { $dead } von deinen Leuten starben: ebenso viele Punkte für den Besitzer ({ $dungeon }).
guide-round-rich = Vorige Runde: rechtzeitig geflohen
    .what = { guide-round-greedy.points } Du hast { $gold } Gold heimgebracht{ $dead ->
        [0] {", und niemand starb."}
       *[other] {" und einen Abenteurer verloren."}
    }{ $strong ->
        [0] {""}
       *[other] {" Damit kannst du einen starken Kämpfer bezahlen."}
    }
guide-round-won = Vorige Runde: Blut für dich
    .what = { guide-round-greedy.points } { $won ->
        [one] Ein Zweikampf gewonnen: ein Marker
       *[other] { $won } Zweikämpfe gewonnen: ebenso viele Marker
    } in deiner Todeszone{ $lost ->
        [0] {"."}
       *[other] , { $lost } für die anderen.
    }{ $again ->
        [yes] {""}
       *[no] {" "}Deine Ränge waren klein genug dafür.
    }
guide-round-beaten = Vorige Runde: geschlagen
    .what = { guide-round-greedy.points } { $lost ->
        [one] Ein verlorener Zweikampf gab einem Rivalen einen Punkt
       *[other] { $lost } verlorene Zweikämpfe gaben Rivalen ebenso viele Punkte
    }{ $won ->
        [0] {"."}
       *[other] , du bekamst { $won }.
    }{ $again ->
        [yes] {""}
       *[no] {" "}Sieh dir die Ränge einer Gruppe an, bevor du deine an denselben Ort schickst.
    }
