### Die Erklärungen einer ersten Partie: was geschieht, warum es zählt (why), was für den Anfang vernünftig ist (try).

guide-welcome = Willkommen zu deiner ersten Partie
    .what = Deine Leute betreten ein Labyrinth aus drehbaren Räumen und wollen auf der anderen Seite hinaus. { $target } Punkte gewinnen; wer führt, sagt diese Zeile.
    .why = Wer entkommt, bringt einen Punkt, ein getöteter Gegner auch.
    .try = Ein Hinweis wie dieser kommt, bevor etwas zum ersten Mal wichtig wird. Das Spiel wartet, bis du ihn gelesen hast, und jede Szene auf „Weiter“.
guide-far-side = Die andere Seite
    .what = Das ist die Startlinie des Gegners. Wer von dir sie betritt, ist entkommen und punktet sofort.
    .why = Der Goblin zählt 2, jeder andere 1, ein Schatz in seinen Händen 1 mehr. Die Gegner wollen genauso über deine Linie.
    .try = Behalte bei allem, was du tust, den Weg dorthin im Auge.
guide-start-team = Dein Start-Team
    .what = Vier deiner { $team } Charaktere beginnen auf den Punkten deiner Linie. Die anderen kommen mit { $things } Objekten in den Dungeon.
    .why = Die runde Zahl sagt, wie viele Felder jemand geht, die eckige, wie stark er kämpft. Zeig auf eine Figur oder halte sie gedrückt, dann steht da, was er sonst kann.
    .try = Ein guter Anfang: Dieb, Kleriker, Magier und Krieger.
guide-placing = Marken in den Räumen
    .what = Dein Gegner und du, ihr legt die übrigen Marken verdeckt auf die Räume, bis jeder voll ist. Später darf niemand mehr nachsehen.
    .why = Wer einen Raum erkundet, stellt dessen Charaktere hin, wie es ihm passt. Deine Objekte platziert dann aber dein Gegner.
    .try = Goblin und Troll in die Mitte: Von dort ist der Weg hinaus kürzer.
guide-pieces = Alle Start-Teams
    .what = Jetzt liegen die Figuren beider Linien offen. Deine tragen das Zeichen, das neben deinem Namen steht.
    .why = Wer noch in einem Raum liegt, wird erst frei, wenn jemand ihn erkundet.
    .try = Sieh nach, wer wem gegenübersteht und wer von ihnen stark ist: Das sagt die eckige Zahl.
guide-watching = Was der Gegner tut
    .what = Es wird Szene für Szene gezeigt, dort, wo sonst die Frage steht. „Weiter“ geht zur nächsten.
    .why = Alles liegt offen bis auf die Kampfkarten: Du kannst vieles voraussehen.
    .try = Achte darauf, welchen Raum er erkundet und wer auf dich zukommt.
guide-action-cards = Aktionskarten
    .what = In jedem Zug spielst du eine von vier Karten: Ihre Zahl sagt, wie viele Aktionen du hast. Erst wenn alle vier gespielt sind, kommen sie zurück.
    .why = Wer das Spiel beginnt, spielt die 2, und anfangs darf niemand mehr als 1 über die höchste Karte gehen.
    .try = Heb die 5 für einen Zug auf, in dem viel auf einmal gelingen muss.
guide-points = Deine Aktionen
    .what = Jedes gestrichelte Feld ist eine Aktion: Raum erkunden, Raum drehen, gehen, angreifen, eine Fähigkeit oder ein Objekt einsetzen.
    .why = Alle dürfen an eine Figur gehen oder in beliebiger Folge an mehrere. Was ein Schloss trägt, lässt sich nicht mehr zurücknehmen.
    .try = Klick eine Figur an: Daneben steht alles, was sie jetzt kann.
guide-reveal = Einen Raum erkunden
    .what = Für eine Aktion dreht jemand auf deiner Linie oder an einem offenen Durchgang den verdeckten Raum dahinter um.
    .why = Die Charaktere, die dort liegen, platzierst du, auch die des Gegners, und deine dürfen sofort handeln.
    .try = Erkunde zuerst und geh danach: Dann weißt du, wohin.
guide-room = Was ein Raum zeigt
    .what = Braune Balken sind Wände, eiserne Stäbe sind Gitter, dunkle Felder sind Fallen. Das Rad mit der Nummer dreht den Raum.
    .why = Wände und geschlossene Gitter lassen niemanden durch, eine Falle nur den Dieb, den schwebenden Magier oder wer ein Seil hat.
    .try = Such das Drehrad: Wer darauf steht, dreht das Labyrinth.
guide-place = Marken platzieren
    .what = Hier liegen sie in der Folge, in der du sie in den Raum stellst, jede auf ein freies Feld oder das Drehrad.
    .why = In den Räumen, die dein Gegner erkundet, macht er dasselbe mit deinen.
    .try = Deine nach vorn, wo ein Weg weiterführt, die des Gegners in eine Sackgasse.
guide-move = Gehen
    .what = Klick eine deiner Figuren an: Die Felder, die sie erreicht, leuchten und zeigen die Zahl der Schritte. Klick eines an, und sie geht für eine Aktion dorthin.
    .why = An deinen eigenen Leuten kommt sie vorbei, an keinem gesunden Gegner, und nie geht sie schräg.
    .try = Solange Aktionen übrig sind, darf dieselbe Figur noch einmal gehen.
guide-things = Objekte
    .what = Hier liegt etwas, das du erreichst. Wer dort anhält, nimmt es auf, gleich welcher Farbe.
    .why = Jeder trägt nur eine Sache: ein Objekt oder einen verwundeten Freund. Nehmen, ablegen und übergeben kosten nichts.
    .try = Zeig darauf, um zu lesen, was es kann, und hol es, wenn es auf dem Weg liegt.
guide-exchange = Nehmen, lassen, tauschen
    .what = Einmal auf jedem Feld sagst du, was von hier weitergetragen wird. Der Rest bleibt liegen.
    .why = Im Vorbeigehen reichen deine Leute einander Dinge weiter; so reist ein Schatz schnell.
    .try = Gib ein Ding dem, der es brauchen kann: den Feuerball dem Magier.
guide-gear = Auf einem Drehrad
    .what = Wer auf einem Drehrad steht, darf diesen Raum ein Viertel in Richtung des Pfeils drehen oder den anderen Raum mit derselben Nummer, andersherum.
    .why = Alles darin dreht sich mit: Wege öffnen und schließen sich, Gegner finden sich abseits wieder.
    .try = Zeig auf eine Drehung, bevor du sie nimmst: Dann siehst du, was aufgeht und was zugeht.
guide-turned = Ein Raum wurde gedreht
    .what = Dein Gegner hat einen Raum gedreht. Wände, Figuren und Objekte darin haben sich mitgedreht.
    .why = Ein offener Weg kann jetzt versperrt sein und umgekehrt.
    .try = Klick deine Figuren noch einmal an und sieh, wohin sie jetzt können.
guide-attack = Ein Gegner nebenan
    .what = Jemand von dir steht neben einem Gegner, keine Wand dazwischen, und darf für eine Aktion angreifen.
    .why = Wer verliert, ist verwundet, auch als Angreifer; noch einmal verwundet stirbt er, und das ist ein Punkt.
    .try = Vergleich die eckigen Zahlen und greif an, wo deine höher ist.
guide-attacked = Du wirst angegriffen
    .what = Sich zu wehren kostet keine Aktion. Beide Seiten legen verdeckt eine Kampfkarte; die höhere Summe gewinnt, bei Gleichstand geschieht nichts.
    .why = Der Verlierer ist verwundet, auch wenn er der Angreifer war.
    .try = Du darfst dich mit wenig wehren: Ein Verwundeter lässt sich heilen, eine verbrauchte Karte ist fort.
guide-combat-card = Welche Karte?
    .what = Deine Stärke und deine Karte gegen ihre. Mehr als deine neun Karten hast du im ganzen Spiel nicht: Jede ist verbraucht, wenn sie gelegt ist, nur die 0 kommt zurück.
    .why = Dein Gegner hat dieselben neun.
    .try = Zeig auf eine Karte: Die Chancen sagen dir, gegen welche sie gewinnt.
guide-group = Andere müssen mitkämpfen
    .what = Wer in Kontakt mit der anderen Seite steht, muss mitkämpfen, auf beiden Seiten. Ihre Stärke wird zusammengezählt.
    .why = Verliert ihre Seite, sind sie alle verwundet.
    .try = Sieh vor einem Angriff nach, wer neben wem steht.
guide-hurt = Einer von dir ist verwundet
    .what = Er liegt da, kann nichts tun und zählt im Kampf 0.
    .why = In diesem Zug darf ihn niemand mehr angreifen, im nächsten aber schon, und dann stirbt er. Deine Leute können ihn wegtragen.
    .try = Bring ihn außer Reichweite oder zum Kleriker. Der Troll heilt sich selbst.
guide-prey = Ein verwundeter Gegner
    .what = In diesem Zug darf ihn niemand mehr angreifen. Verliert er in einem späteren noch einmal, stirbt er, und du hast einen Punkt.
    .why = Seine Freunde werden versuchen, ihn wegzutragen oder zu heilen.
    .try = Bleib neben ihm oder stell dich ihnen in den Weg.
guide-heal = Heilen
    .what = Dein Kleriker steht neben einem Verwundeten und kann ihn für eine Aktion wieder auf die Beine bringen.
    .why = Der Geheilte tut in diesem Zug nichts mehr, stirbt aber auch nicht mehr so leicht.
    .try = Heile deine Leute vor dem nächsten Zug des Gegners.
guide-regenerate = Der Troll heilt sich selbst
    .what = Für eine Aktion steht dein verwundeter Troll wieder auf.
    .why = In diesem Zug kann er nichts mehr tun, aber ein Angriff kann ihn jetzt nur noch verwunden.
    .try = Tu es, bevor jemand bei ihm ist.
guide-portcullis = Ein Gitter
    .what = Der Krieger bricht ein geschlossenes Gitter neben sich für immer auf; der Dieb öffnet es und kann es wieder schließen. Das kostet je eine Aktion.
    .why = Ein aufgebrochenes steht allen offen, auch deinem Gegner.
    .try = Schließ es hinter dir, dann müssen Verfolger außen herum.
guide-jump = Sprungkarten
    .what = Mit einer deiner drei Sprungkarten springt jemand für eine Aktion über eine Falle neben sich, geradeaus oder um die Ecke.
    .why = Die Karte ist danach fort.
    .try = Behalte eine für den letzten Sprung hinaus.
guide-fireball = Der Feuerball
    .what = Für eine Aktion tötet der Magier den Ersten in gerader Linie, ganz ohne Kampf, und der Feuerball ist fort.
    .why = Er trifft den Ersten, wer es auch ist: Einer von dir bringt niemandem einen Punkt.
    .try = Warte auf einen starken Gegner oder auf einen, der gleich hinaus ist.
guide-treasure = Du hast einen Schatz
    .what = Er ist ein Punkt, wenn diese Figur mit ihm den Dungeon verlässt.
    .why = Ein verwundeter Träger lässt ihn fallen, und auch der Gegner darf ihn nehmen.
    .try = Gib ihn jemand Schnellem, und die anderen halten den Weg frei.
guide-rope = Du hast ein Seil
    .what = Wer es trägt, kommt über Fallen und darf auf ihnen anhalten. Auf einer Falle abgelegt, lässt es alle hinüber, auch die Gegner.
    .why = Fallen liegen oft dort, wo der Weg am kürzesten ist.
    .try = Nimm es mit: Das spart Sprungkarten.
guide-sword = Du hast ein Schwert
    .what = Wer es trägt, hat in jedem Angriff 1 mehr, in der Verteidigung aber nicht.
    .why = Oft entscheidet 1: Bei Gleichstand geschieht nichts.
    .try = Gib es dem Krieger oder dem Troll.
guide-wand = Du hast den Feuerball
    .what = Nur der Magier kann ihn einsetzen, für einen Schuss in gerader Linie. Tragen darf ihn jeder.
    .why = Er tötet ganz ohne Kampf: ein sicherer Punkt.
    .try = Bring ihn deinem Magier.
guide-way-out = Der Weg hinaus ist frei
    .what = Diese Figur kann die gegnerische Linie jetzt mit einer Aktion erreichen. Klick dort ein Feld an, und sie ist entkommen.
    .why = Sie verlässt damit den Dungeon mit allem, was sie trägt, und du hast ihre Punkte.
    .try = Geh, bevor sich jemand in den Weg stellt oder den Raum dreht.
guide-escaped = Entkommen!
    .what = Einer von dir ist entkommen. Die Punkte liegen auf deiner Leiste, mit der Figur, die sie gebracht hat.
    .why = Im Dungeon hast du jetzt einen weniger.
    .try = Zähl nach: Wer bringt die Punkte, die noch fehlen?
guide-rival-out = Jemand ist hinaus
    .what = Einer des Gegners hat deine Linie erreicht, und dein Gegner hat die Punkte.
    .why = An einer gesunden Figur von dir kommt niemand vorbei.
    .try = Lass jemanden an einer engen Stelle vor deiner Linie stehen oder dreh den Raum.
guide-dead = Einer von dir ist tot
    .what = Zum zweiten Mal verwundet, stirbt er, und der Gegner hat meist einen Punkt dafür.
    .why = Er kommt nicht zurück, so wenig wie jemand, der entkommen ist.
    .try = Trag Verwundete sofort weg und lass die Schwachen nicht neben den Starken stehen.
guide-kill = Ein toter Gegner
    .what = Ein Gegner ist gestorben. Das zählt 1 Punkt für den, der ihn getötet hat.
    .why = Punkte aus Kämpfen sind so gut wie Punkte vom Ausgang.
    .try = Sieh nach, wer von ihnen noch verwundet liegt.
guide-cards-back = Alle vier gespielt
    .what = Du nimmst deine Aktionskarten zurück und darfst von nun an jede spielen, ohne Grenze.
    .why = Vier Züge sind zusammen 14 Aktionen. Nur ihre Folge bestimmst du.
    .try = Auch die Karten deines Gegners liegen offen: Sieh nach, mit wie vielen Aktionen er antworten kann.
guide-rival-close = Der Gegner ist nah dran
    .what = Noch ein Punkt, und dein Gegner hat gewonnen. Das Spiel endet mitten im Zug.
    .why = Wer von ihnen kann hinaus, und wer von dir liegt verwundet?
    .try = Versperr dem Schnellsten den Weg oder gewinn vorher.
guide-close = Dir fehlt ein Punkt
    .what = Mit dem nächsten Punkt gewinnst du, sofort und mitten im Zug.
    .why = Es ist gleich, woher er kommt: vom Ausgang, von einem toten Gegner oder von einem Schatz.
    .try = Such den kürzesten aller Wege, auch mit einem Sprung oder einer Drehung.
guide-quiet = Es geschieht nichts
    .what = Seit vielen Zügen ist nichts geschehen, was sich nicht rückgängig machen ließe. Bleibt es so, endet das Spiel, und wer mehr Punkte hat, gewinnt.
    .why = Ein erkundeter Raum, ein Kampf, ein Sprung, ein Entkommener oder ein aufgebrochenes Gitter beginnt die Zählung neu.
    .try = Liegst du zurück, dann wag etwas.
guide-end = Das Ende
    .what = Das Spiel ist vorbei. Die Tafel, die nun kommt, sagt, wer wie viele Punkte hat; von dort aus kannst du auf die Wendepunkte zurückblicken.
    .why = { $beginner ->
        [1] Das ganze Spiel hat acht Räume und je zwei Charaktere mehr: den Mauerläufer und den Mekanork.
       *[other] Jede Partie liegt anders, denn die Räume werden gemischt.
    }
    .try = Alle diese Hinweise bleiben im Menü. Viel Spaß bei der nächsten Partie!

## Vor jedem Zug: was der letzte gebracht hat und warum.

guide-round-lost = Seit deinem letzten Zug: ein Verlust
    .what = Dein { $character } ist gestorben, { $cause ->
        [combat] im Kampf: Er lag verwundet da, und niemand hat ihn weggetragen.
        [fire] im Feuer: Er war der Erste in gerader Linie.
        [rocks] im Steinschlag.
       *[fall] durch einen Sturz.
    } { $points ->
        [0] Sieh nach, wer von dir noch in ihrer Reichweite liegt.
        [one] Dafür hast du einen Punkt gemacht.
       *[other] Dafür hast du { $points } Punkte gemacht.
    }
guide-round-scored = Seit deinem letzten Zug: { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    } für dich
    .what = { $out ->
        [0] { $kills ->
            [one] Du hast einen verwundeten Gegner getötet, ehe ihm jemand helfen konnte.
           *[other] Du hast { $kills } Gegner getötet, ehe ihnen jemand helfen konnte.
        }
        [one] Einer von dir ist entkommen, ehe ihm jemand den Weg versperrte.
       *[other] { $out } von dir sind entkommen, ehe ihnen jemand den Weg versperrte.
    } { $kills ->
        [0] {""}
       *[other] { $out ->
            [0] {""}
           *[other] Und ein verwundeter Gegner ist gestorben.
        }
    }
guide-round-hurt = Seit deinem letzten Zug: verwundet
    .what = Dein { $character } hat mit { $less } gegen { $more } verloren. { $began ->
        [you] Angefangen hattest du: Greif an, wo du vor den Karten vorn liegst, oder mit einer hohen Karte.
       *[other] Er stand da, wo ein Gegner hinkam: Halte die Schwachen drei oder vier Felder entfernt.
    }
guide-round-rival = Seit deinem letzten Zug: jemand ist hinaus
    .what = { $points ->
        [one] Der Gegner hat einen Punkt
       *[other] Der Gegner hat { $points } Punkte
    } an deiner Linie gemacht, weil niemand im Weg stand.{ $again ->
        [yes] {""}
       *[no] {" "}Eine Figur von dir an einer engen Stelle genügt, um einen Läufer aufzuhalten.
    }
guide-round-hit = Seit deinem letzten Zug: ein Treffer
    .what = { $character } des Gegners hat mit { $less } gegen { $more } verloren und wurde verwundet. { $began ->
        [you] Dein Angriff hat sich gelohnt: Wird er noch einmal geschlagen, ist es ein Punkt.
       *[other] Der Gegner griff zu kühn an: Wird er noch einmal geschlagen, ist es ein Punkt.
    }
guide-round-tied = Seit deinem letzten Zug: Gleichstand
    .what = Beide Seiten hatten { $strength }: Die Karten sind fort, und nichts ist geschehen. Eins mehr durch ein Schwert oder einen Freund daneben hätte es entschieden.
guide-round-wasted = Dein letzter Zug: verschenkte Aktionen
    .what = { $points } Aktionen sind verfallen.{ $again ->
        [yes] {""}
       *[no] {" "}Selbst ein paar Schritte zum nächsten Drehrad oder verdeckten Raum hätten später geholfen.
    }
guide-round-forward = Dein letzter Zug: voran
    .what = Dein { $character } ist der anderen Seite näher gekommen: { $left ->
        [one] Ein Feld fehlt noch
       *[other] { $left } Felder fehlen noch
    }, wenn keine Wand im Weg ist. { $rooms ->
        [0] Weiter so, und lass jemand Starken folgen.
        [one] Und du hast einen Raum erkundet: Was darin lag, ist jetzt frei, ob deins oder nicht.
       *[other] Und du hast { $rooms } Räume erkundet: Was darin lag, ist jetzt frei, ob deins oder nicht.
    }
guide-round-revealed = Dein letzter Zug: neue Räume
    .what = { $rooms ->
        [one] Du hast einen Raum erkundet: Was darin lag
       *[other] Du hast { $rooms } Räume erkundet: Was darin lag
    }, ob deins oder nicht, ist jetzt frei, und du weißt, wohin die Wege führen. Weit gekommen ist noch niemand: Jetzt zählen die Schritte.
guide-round-still = Dein letzter Zug: keinen Schritt voran
    .what = Niemand von dir kam der anderen Seite näher, und kein Raum wurde erkundet.{ $again ->
        [yes] {""}
       *[no] {" "}Ist der Weg versperrt, geh zu einem Drehrad oder zum nächsten verdeckten Raum: Das öffnet Wege.
    }
