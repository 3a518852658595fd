### Der Führer durch eine erste Partie: was geschieht (what), warum es zählt (why), was man zuerst versucht (try).

guide-welcome = Willkommen zu deiner ersten Partie
    .what = Du gräbst einen Dungeon, wirbst Monster an und verteidigst ihn einmal im Jahr gegen Helden.
    .why = Nach zwei Jahren bringen Kammern, Monster und gefangene Helden Punkte; verlorene Plättchen und offene Steuern kosten welche.
    .try = Ein Hinweis wie dieser kommt, wenn etwas zum ersten Mal geschieht. Das Spiel wartet, bis du ihn gelesen hast, und jede Szene auf „Weiter“.
guide-orders = Drei geheime Befehle
    .what = Alle wählen gleichzeitig drei verschiedene Befehle. Dann zeigen alle den ersten, den zweiten und den dritten.
    .why = Die Reihenfolge zählt: Wer zuerst kommt, zahlt einen anderen Preis als der Letzte, und du weißt nicht, was die anderen wollen.
    .try = Unsicher? „Tipp“, die Kristallkugel neben der Frage, nennt den Befehl, den ein Bot jetzt geben würde.
guide-places = Die acht Orte
    .what = Zu jedem Befehl gehört ein Ort. Sie kommen von 1 bis 8 an die Reihe: Nahrung, Reputation, Tunnel, Gold, Kobolde, Fallen, Monster, Kammern.
    .why = Was du an einem frühen Ort bekommst, kannst du an einem späteren ausgeben: erst Nahrung, dann ein Monster.
    .try = Plane drei Befehle, die einander bezahlen. Kobolde arbeiten nur einmal je Runde: 2 Tunnel graben und 2 Gold schürfen braucht 4.
guide-locked = Zwei gesperrte Befehle
    .what = Zwei deiner acht Befehle liegen offen und können in dieser Runde nicht gegeben werden. Den anderen geht es ebenso.
    .why = An den offenen Karten sehen alle, wer an einen Ort nicht kommen kann.
    .try = Nach der Runde kommt der erste Befehl auf deine Hand zurück; der zweite und dritte sind in der nächsten meist gesperrt.
guide-watching = Was die anderen tun
    .what = Alles, was geschieht, wird Szene für Szene dort gezeigt, wo sonst die Frage steht.
    .why = „Weiter“ führt zur nächsten Szene, „Bis jetzt vorspulen“ gleich zu deiner nächsten Entscheidung; „Von selbst weiter“ beendet das Warten. Das Protokoll behält alles.
    .try = Sieh dir eine Runde ganz an: Du siehst, was die anderen wollen.
guide-fields = Erstes, zweites und drittes Feld
    .what = Dein Diener nimmt das vorderste freie Feld seines Ortes. Über jedem Feld steht der Preis, darunter der Gewinn.
    .why = Spätere Felder geben oft mehr, kosten aber mehr; bei Monstern und Kammern wählt Feld III zuerst.
    .try = Halte etwas Gold und Nahrung zurück, damit du jedes Feld bezahlen kannst.
guide-full = Kein Feld mehr frei
    .what = Ein Ort hat drei Felder. Dein Diener kam als Vierter und bekommt nichts.
    .why = Der Befehl gilt als nicht ausgeführt; du darfst ihn dafür gleich wieder auf die Hand nehmen.
    .try = Gib einen begehrten Befehl nächstes Mal als ersten oder zweiten.
guide-failed = Ein Befehl bleibt ohne Wirkung
    .what = Dein Diener hat sein Feld, aber du kannst den Befehl nicht ausführen: Vom Preis fehlt etwas, oder es ist nichts mehr zu wählen.
    .why = Er gilt als nicht ausgeführt; du darfst ihn gleich wieder auf die Hand nehmen. Bezahlt hast du nichts.
    .try = Bei Monstern und Kammern wählt Feld III zuerst; sonst halte den Preis des teuersten Feldes bereit.
guide-titles = Sieben Titel
    .what = Am Ende gibt es Titel: für das meiste Böse, die meisten Kammern, Tunnel, Monster, Kobolde und Vorräte, und für die wenigsten eroberten Plättchen.
    .why = Jeder bringt 2 oder 3 Punkte, und oft entscheiden sie. Alles, was dafür zählt, liegt offen.
    .try = „Titel“ bei deinem Dungeon zeigt, wer sie jetzt hätte.
guide-food = Nahrung sammeln
    .what = Mit Nahrung bezahlst du Kobolde und die meisten Monster. Feld I kostet Gold, II und III kosten Bosheit.
    .why = Ganz oder gar nicht: der volle Preis für den vollen Gewinn, oder du verzichtest.
    .try = Nimm sie. Ohne Nahrung kannst du niemanden anwerben.
guide-reputation = Reputation verbessern
    .what = Du wirst auf dem Bösometer um 1 oder 2 netter. Die Felder I und III zeigen dir außerdem eine Kampfkarte.
    .why = Nette Lords bekommen schwache Helden, und der Paladin bleibt ihnen fern.
    .try = Nimm es, wenn du nahe bei 10 stehst.
guide-spy = Ein Blick auf eine Kampfkarte
    .what = Für jede Kampfrunde liegt eine Karte bereit. Die gewählte siehst nur du.
    .why = Sie verrät, welchen Zauber die Helden haben und wie erschöpft sie werden.
    .try = Sieh dir die erste an: Dieser Kampf kommt sicher.
guide-dig = Tunnel graben
    .what = Jeder Tunnel braucht einen freien Kobold und muss mit einer Kante an deinen Dungeon grenzen. Kein Block aus 2 × 2 Feldern darf voll werden.
    .why = In Tunneln liegt Gold, und Kammern ersetzen Tunnel. Aber je zwei Plättchen kosten 1 Gold Steuern.
    .try = Grabe lange Gänge, nach unten und zur Seite: Kammern wollen verschiedene Zonen.
guide-mine = Gold schürfen
    .what = Jeder freie Kobold holt 1 Gold aus einem Tunnel, der nicht erobert ist.
    .why = Mit Gold zahlst du Steuern, Fallen und die besseren Felder.
    .try = Schick so viele wie möglich, wenn du in dieser Runde keine Kobolde für eine Kammer brauchst.
guide-imps = Kobolde einstellen
    .what = Kobolde tun alle Arbeit: Sie graben, schürfen und produzieren. Neue können sofort arbeiten.
    .why = Mit mehr Kobolden wird jeder spätere Befehl stärker.
    .try = Nimm sie früh im Jahr.
guide-traps = Fallen kaufen
    .what = Du ziehst Fallenkarten. Nur du siehst sie.
    .why = Im Kampf trifft eine Falle die Helden noch vor deinen Monstern. Im Tunnel kostet sie nur, was auf ihrer Karte steht.
    .try = Zwei oder drei Fallen genügen für das erste Jahr.
guide-hire = Monster anwerben
    .what = Du zahlst den Preis eines Plättchens in der Taverne. Auf Feld III kostet es 1 Nahrung mehr, dafür wählst du zuerst.
    .why = Monster tragen den Kampf und sind je 1 Punkt wert. Am Zahltag zahlst du denselben Preis noch einmal.
    .try = Suche ein Monster, das mehrere Helden trifft, oder einen Troll, der auch wie ein Kobold arbeitet.
guide-room = Kammer bauen
    .what = Du nimmst eine der angebotenen Kammern. Sie ersetzt einen deiner Tunnel.
    .why = Kammern produzieren etwas, zwei Monster dürfen sie verteidigen, und jede nicht eroberte ist 2 Punkte wert.
    .try = Suche eine Kammer, die dir gibt, was dir fehlt: Nahrung, Gold oder Fallen.
guide-zones = Wo eine Kammer stehen darf
    .what = Eine Kammer des ersten Jahres kommt in die Zone, die auf ihr steht, und darf keine andere Kammer mit einer Kante berühren.
    .why = Die Helden greifen zuerst an, was dem Eingang am nächsten liegt.
    .try = Bau sie weit weg vom Eingang.
guide-production = Produktion
    .what = Freie Kobolde und Trolle können in deinen Kammern arbeiten, in jeder Kammer einmal pro Runde, im zweiten Jahr zweimal.
    .why = Wer jetzt noch frei ist, täte sonst nichts.
    .try = Nutze jede Kammer, die du nutzen kannst.
guide-announced = Helden sind unterwegs
    .what = Du siehst die Helden der nächsten Runde, vom schwächsten zum stärksten, und welches Ereignis kommt.
    .why = Die kleinen Zeichen neben ihnen zeigen, zu wem sie jetzt gingen.
    .try = Wähle deine Bosheit so, dass du einen Helden bekommst, mit dem du fertig wirst.
guide-take-back = Befehle für die nächste Runde
    .what = Du nimmst die beiden gesperrten Befehle zurück und einen der drei eben gegebenen. Die anderen beiden sind als Nächstes gesperrt.
    .why = Damit entscheidest du, was du in der nächsten Runde tun kannst.
    .try = Nimm den Befehl zurück, den du am dringendsten brauchst.
guide-evil = Du wirst böser
    .what = Schmutzige Geschäfte bringen dich auf dem Bösometer nach oben.
    .why = Der böseste Lord bekommt den stärksten Helden. Bei 10 erwacht der Paladin.
    .try = Bleib unter 10, aber sei nicht immer der Netteste: Bosheit ist ein billiger Preis.
guide-paladin = Der Paladin
    .what = Jemand hat 10 erreicht: Der Paladin stößt zu seinen Helden. Weiter zieht er nur zu einem böseren Lord, der mindestens auf 10 steht.
    .why = Er führt die Reihe an, ist zäh und hilft wie Dieb, Priester und Zauberer. Gefangen bringt er 5 Punkte.
    .try = Steht er vor deiner Tür, werde netter oder spare deine besten Monster auf.
guide-payday = Zahltag
    .what = Jedes Monster und jeder Geist will seinen Preis noch einmal. Wer nicht bezahlt wird, geht, und du wirst um 1 böser.
    .why = Wer geht, ist für immer verloren.
    .try = Bezahle, wen du zur Verteidigung brauchst; lass nur gehen, wen du musst.
guide-taxes = Steuern
    .what = Du schuldest 1 Gold für je zwei Plättchen, aufgerundet. Was du nicht zahlst, wird zu roten Siegeln.
    .why = Jedes Siegel kostet am Ende 3 Punkte und bleibt.
    .try = Zahl so viel, wie du kannst.
guide-heroes = Helden kommen an
    .what = Der schwächste Held geht zum nettesten Lord, der stärkste zum bösesten. Sie warten an deinem Eingang, bis der Herbst vorbei ist.
    .why = Krieger stehen vorn, Diebe verderben Fallen, Priester heilen, Zauberer zaubern.
    .try = Kauf, was gegen deine Helden hilft: Fallen, wenn kein Dieb dabei ist, starke Monster gegen Priester.
guide-combat = Die Helden dringen ein
    .what = Das Baujahr ist vorbei. In bis zu vier Runden greifen deine Helden ein Plättchen nach dem anderen an.
    .why = Jedes eroberte Plättchen kostet 2 Punkte; jeder gefangene Held bringt 2.
    .try = Du musst nicht jede Runde gewinnen: Jede ermüdet die Helden, und am Ende fallen sie doch.
guide-tile = Welches Plättchen angegriffen wird
    .what = Die Helden greifen ein nicht erobertes Plättchen an, das dem Eingang am nächsten liegt. Bei mehreren wählst du.
    .why = Im Tunnel helfen dir eine Falle und ein Monster, in einer Kammer eine Falle mit 1 Gold als Köder und zwei Monster.
    .try = Überlass ihnen lieber einen leeren Tunnel als eine Kammer.
guide-trap = Eine Falle legen
    .what = Deine Falle liegt verdeckt, bis der Kampf beginnt, und wirkt vor allem anderen.
    .why = Diebe nehmen ihr Schaden weg; andere Wirkungen treten trotzdem ein.
    .try = Nimm eine starke Falle, solange kein Dieb oder nur einer in der Reihe steht.
guide-thieves = Diebe verderben Fallen
    .what = Jedes Fallensymbol in der Gruppe nimmt deiner Falle 1 Schaden weg, von vorn beginnend.
    .why = Das hilft nur gegen Fallen, nicht gegen Monster.
    .try = Gegen Diebe nimm Fallen, die noch etwas anderes bewirken, oder keine.
guide-monsters = Verteidiger schicken
    .what = Monster, die du schickst, greifen einmal an und sind danach meist für den Rest der Kämpfe bewusstlos. Geister kommen dazu.
    .why = Wen du jetzt schickst, der fehlt in der nächsten Runde.
    .try = Oft genügt ein Monster pro Runde; heb ein starkes für die Kammer auf.
guide-healing = Priester heilen
    .what = Greift ein Monster oder Geist an, heilt danach jedes Herz der Reihe 1 Schaden, von vorn.
    .why = Verletzte Helden erholen sich, gefallene kommen nicht zurück.
    .try = Erledige lieber einen Helden, als drei zu verletzen.
guide-card = Die Kampfkarte
    .what = Eine Karte gilt für alle Kämpfe der Runde: ein schneller oder langsamer Zauber und die Erschöpfung der Helden.
    .why = In Runde 1 brauchen sie dafür 1 Magie, in Runde 2 sind es 2, und so weiter.
    .try = Die Magie bringen die Zauberer mit: Fang sie früh, wenn du kannst.
guide-battle = Wie ein Kampf verläuft
    .what = Falle, schneller Zauber, Monster, langsamer Zauber, Heilung, Erschöpfung und Eroberung: Die Schritte stehen über dem Kampf.
    .why = Ein Held, dessen Schaden seine Trefferpunkte erreicht, fällt sofort und hilft nicht mehr.
    .try = An der Reihe der Schritte siehst du, was noch kommt.
guide-spells = Zauber
    .what = Zauberer in der Gruppe bringen Magie mit. Reicht sie, wirkt der Zauber der Karte: ein schneller, bevor deine Monster handeln, ein langsamer danach.
    .why = Ein Zauber kann deine Verteidigung schwächen, die Helden stärken oder dich etwas kosten.
    .try = Lies jetzt die Karte. Ein Zauberer, der vorher fällt, bringt keine Magie mehr: Triff ihn zuerst.
guide-attack = Deine Monster greifen an
    .what = Du wählst, wer als Nächstes handelt, mit welchem Angriff und manchmal auf wen. Ein Standardangriff trifft den ersten Helden.
    .why = Schaden, der für einen Helden zu viel ist, verfällt.
    .try = Erledige zuerst verletzte Helden, am liebsten Priester.
guide-knocked-out = Bewusstlos
    .what = Wer angegriffen hat, liegt verdeckt und kämpft in diesem Jahr nicht mehr. Verloren ist er nicht.
    .why = Nach den Kämpfen stehen alle wieder auf.
    .try = Zähl nach, wie viele Verteidiger dir für die nächsten Runden bleiben.
guide-prisoner = Ein Gefangener
    .what = Ein Held hat keine Trefferpunkte mehr und sitzt in deinem Gefängnis.
    .why = Am Ende des Spiels ist er 2 Punkte wert.
    .try = Fällt der letzte Held, ist der Kampf für dich sofort vorbei.
guide-fatigue = Jetzt ermüden die Helden
    .what = Gleich nehmen sie so viel Schaden, wie auf der Kampfkarte steht, einer nach dem anderen von vorn.
    .why = Die Erschöpfung kommt nach der Heilung und hilft dir deshalb immer.
    .try = Rechne sie beim Planen ein: Wer nicht mehr Trefferpunkte übrig hat als die Erschöpfung, fällt von selbst.
guide-conquest = Und dann: die Eroberung
    .what = Steht danach noch ein Held, ist dieses Plättchen verloren, und du wirst um 1 netter.
    .why = Es kostet am Ende 2 Punkte, und eine eroberte Kammer produziert nichts mehr.
    .try = Ein verlorener Tunnel ist nicht schlimm, wenn die Helden in der nächsten Runde fallen.
guide-combat-end = Die Kämpfe sind vorbei
    .what = Übrige Helden gehen nach Hause. Deine Monster stehen wieder auf.
    .why = Gefangene und eroberte Plättchen bleiben bis zur Schlusswertung.
    .try = Vergleiche mit den anderen: Wer hat mehr verloren?
guide-second-year = Das zweite Jahr
    .what = Neue Monster, Kammern und stärkere Helden kommen. Kammern des ersten Jahres dürfen zweimal pro Runde arbeiten.
    .why = Eroberte Plättchen bleiben erobert; der Weg zu deinem nächsten wird länger.
    .try = Grabe weiter und bau Kammern: Jetzt dürfen sie in jeder Zone stehen.
guide-scoring = Das Ministerium zählt
    .what = Kammern, Monster und Gefangene bringen Punkte, eroberte Plättchen und Siegel kosten welche; sieben Titel bringen weitere.
    .why = Wer die meisten Punkte hat, wird Underlord. Mit mehr als null gibt es eine Lizenz.
    .try = Die Tabelle zeigt, woher deine Punkte kommen.

## Nach jeder Runde: was gut oder schlecht lief und warum.

guide-round-seals = Letzte Runde: Steuern
    .what = Dir fehlten { $seals } Gold, also bekamst du { $seals ->
        [one] ein Siegel: Es kostet
       *[other] { $seals } Siegel: Sie kosten
    } am Ende { $points } Punkte.{ $again ->
        [yes] {""}
       *[no] {" "}Zähl vor den Steuern deine Plättchen: je zwei kosten ein Gold.
    }
guide-round-invaded = Letzte Kämpfe: Die Helden waren stärker
    .what = Sie eroberten { $tiles ->
        [0] kein Plättchen
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    }, und du hast { $heroes ->
        [0] niemanden
        [one] einen Helden
       *[other] { $heroes } Helden
    } gefangen: { $points } Punkte verloren.{ $again ->
        [yes] {""}
       *[no] {" "}Ein Monster oder eine Falle mehr in der ersten Kampfrunde hilft am meisten.
    }
guide-round-defended = Letzte Kämpfe: gut verteidigt
    .what = Du hast { $heroes ->
        [one] einen Helden
       *[other] { $heroes } Helden
    } gefangen und { $tiles ->
        [0] kein Plättchen
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    } verloren{ $points ->
        [0] {". Das gleicht sich aus."}
       *[other] {": "}{ $points } Punkte für dich.
    }
guide-round-gone = Letzte Runde: Abschied
    .what = { $gone ->
        [one] Ein Monster ging
       *[other] { $gone } Monster gingen
    }, weil der Lohn nicht bezahlt wurde, und du wurdest böser.{ $again ->
        [yes] {""}
       *[no] {" "}Heb vor dem Zahltag den Preis jedes Monsters auf, das bleiben soll.
    }
guide-round-failed = Letzte Runde ohne Wirkung: { $order }
    .what = { $why ->
        [place-full] Drei Diener standen vor deinem da, und ein viertes Feld gibt es nicht.{ $again ->
            [yes] {""}
           *[no] {" "}Ein begehrter Befehl kommt besser als erster oder zweiter.
        }
        [late] Andere haben vor dir gewählt (Feld III wählt zuerst), und von dem Rest konntest du nichts nehmen.
        [declined] Du hast verzichtet.{ $again ->
            [yes] {""}
           *[no] {" "}Was du an einem früheren Ort bekommst, bezahlt einen späteren.
        }
       *[cannot] Vom Preis oder vom Platz dafür fehlte etwas.{ $again ->
            [yes] {""}
           *[no] {" "}Was du an einem früheren Ort bekommst, bezahlt einen späteren.
        }
    }{ $failed ->
        [1] {""}
       *[other] {" "}Es war nicht der einzige.
    }
guide-round-done = Letzte Runde: Es hat geklappt
    .what = { $done ->
        [one] Ein Befehl wurde ausgeführt, wie du ihn geplant hast.
       *[other] { $done } Befehle wurden ausgeführt, wie du sie geplant hast.
    }{ $again ->
        [yes] {""}
       *[no] {" "}Befehle, die einander bezahlen, sind der Weg.
    }
