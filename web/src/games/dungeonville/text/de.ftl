### Das Brett von Dungeonville auf Deutsch: Beschriftungen, die nur der Browser zeigt. Die Sätze des Spiels stehen in
### src/undercroft/games/dungeonville/text/de.ftl.

# Signs inside sentences, and how they are read aloud.
spoken = ●blau ■gelb ◆rot ▲grün ★neutral

dv-gold = Gold
dv-neutral = neutral
dv-player = Spieler
dv-points = Punkte
dv-place = Platz

# Wo lange Wörter in Kartennamen getrennt werden dürfen.
joints =
    Abge|streifte Alche|misten Ange|fressene Ange|knabber|tes Beute|karren Blut|kaverne Brüll|wett|bewerb
    Bürger|meisters Ein|balsa|mierers Einge|stürzte Eis|herr|schers Eis|zapfen|orgel Ersatz|höhle Flammen|rülpser
    Fleder|maus|boden Flüster|halle Frost|beulen|knick Fuß|soldaten Gebets|kette Geister|beschwörer Geister|beschwö|rers
    Geschmol|zene Geschmol|zenes Ghul|speise|kammer Goblin|gören Hexen|meister Hexen|meisters Kanal|gitter
    Katapult|mann|schaft Kerzen|schrein Kloster|frau Knochen|kolonne Knochen|streu Knochen|thron Kobold|butler
    Korn|speicher Krallen|spuren Kriegs|trommel|zelt Kristall|galerie Kronen|kammer Käse|gewölbe Küchen|schwarm
    Latrinen|graben Lava|galerie Lawinen|alarm Leichen|tuch Lumpen|haufen Meuchel|mörder Meuchel|mörders
    Motten|zerfres|senes Nord|licht|kuppel Pinguin|parade Prinzes|sinnen|suite Quiet|schende Ratten|fänger
    Ratten|fängers Ratten|königs Schatz|kammer Schatz|waage Schief|klang Schla|fender Schlamm|ringer Schmelz|tiegel
    Schnap|pendes Schnar|chende Schnee|brücke Schnee|goblin|loch Schnurr|bart Schnurr|bärtiger Schwanz|hieb
    Schwefel|pfuhl Schädel|knack Schädel|reihe Schützen|felsen Silber|urnen Spaten|stich Speise|kammer Stiefel|riem
    Stolper|draht Teufels|zecke Toten|gräber|schuppen Tritt|steine Unfrei|willige Vergif|tetes Verrauch|tes
    Versie|gelter Waffen|kammer Wald|läufers Wand|teppich Warte|zimmer Witwen|nische Wolfs|pferch Wund|geritten
    Würfel|runde Zertrüm|merte Zombie|schlange

## Stadt

dv-town = Stadt
dv-place-street = Straße
dv-place-inn = Gasthof
dv-place-temple = Tempel
dv-place-guild = Gildehalle
dv-place-tavern = Taverne
dv-place-price = { $place }, { $price } Gold:
dv-unfold = ganz zeigen
dv-fold = einklappen
dv-deck-of = { $count } Abenteurer
dv-discarded = { $count } abgelegt
dv-discard-title = Abgelegte Abenteurer
dv-house = Verwaltungsgebäude: { $count ->
    [one] 1 Besitzkarte
   *[other] { $count } Besitzkarten
}
dv-house-known = (bekannt: { $deeds })
dv-house-held = Im Verwaltungsgebäude lagen: { $deeds }.
dv-on-entering = beim Betreten bestimmt
dv-taken-over = übernommen
dv-adventurer-is = { $class }, trägt { $rank } Gold. { $letters }

## Verliese

dv-dungeons = Verliese
dv-cards-left = Karten übrig
dv-seen = { $count } abgelegt
dv-pile-title = Abgelegt { grammar-dungeon-in }
dv-pawn-of = { $seat_is ->
    [you] deine Figur
   *[other] Figur von { $seat }
}
dv-pawn-at = Figur { grammar-dungeon-at }
dv-finds-here = { $class } findet hier einen Gegenstand
dv-blood-of = { $seat_is ->
    [you] dein Blut: { $count }
   *[other] Blut von { $seat }: { $count }
}
dv-first-kills-long = Die erste Karte tötet: { $death } von { $cards } Karten
dv-drag-pawn = Zieh deine Figur zu einem Eingang oder wähle ihn.

## Eigene Ecke

dv-party-of = { $seat_is ->
    [you] Deine Gruppe
   *[other] Gruppe von { $seat }
}
dv-party-none = keine Abenteurer
dv-must-hire = Weniger als drei: Jemand muss angeheuert werden.
dv-look-party = { $seat_is ->
    [you] Deine Karten ansehen
   *[other] Karten von { $seat } ansehen
}
dv-treasure = Schatz
dv-your-treasure = Dein Schatz
dv-no-treasure = Noch kein Schatz.
dv-tokens = { $count ->
    [one] davon 1 Marker zu 10 Gold
   *[other] davon { $count } Marker zu je 10 Gold
}
dv-cards-short = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
dv-cards-gold = { $count ->
    [one] 1 Karte, { $gold } Gold
   *[other] { $count } Karten, { $gold } Gold
}
dv-zone = Todeszone
dv-stone = Sehender Stein
dv-deed = Besitzkarte
dv-deed-public = allen bekannt: { $dungeon }
dv-items-of = { $seat_is ->
    [you] Deine Gegenstände
   *[other] Gegenstände von { $seat }
}
dv-your-deed = Besitzkarte
dv-hold = Deine Besitzkarte, verdeckt. Zum Ansehen halten.
dv-hold-short = zum Ansehen halten
dv-is-public = allen bekannt
dv-count = zählen
dv-count-points = Deine Punkte zählen
dv-of-goal = von { $goal }
dv-sum-zone = Todes{ "\u00AD" }zone
dv-sum-foreign = fremdes Blut
dv-sum-own = eigenes Blut
dv-sum-long = Todeszone { $zone } + fremdes Blut in deinem Verlies { $foreign } − eigenes Blut dort { $own } = { $points }
dv-claim = Sieg verkünden

## Bezahlen

dv-pay-for = Bezahlen: { $name }
dv-pay-deed = Eine Besitzkarte bezahlen
dv-pay-help = Tippe eine Karte an: Sie geht in die Schale oder zurück.
dv-pay-singly = Karte für Karte zahlen …
dv-pay-now = { $gold } Gold zahlen
dv-pay-wasting = { $gold } Gold zahlen, { $waste } verloren
dv-price = Preis
dv-in-tray = In der Schale
dv-due = Noch offen
dv-waste = Rest verloren
dv-all-in-tray = Alles liegt in der Schale.
dv-token = Marker
dv-coin = { $name }, { $gold } Gold

## Kampf

dv-battle-title = Kampf { grammar-dungeon-at }
dv-lay-help = Deine Aufstellung siehst nur du.
dv-duels = Zweikämpfe
dv-duel = Zweikampf { $duel }
dv-ready = bereit
dv-choosing = wählt
dv-face-down = verdeckt
dv-empty-slot = leer
dv-wins = siegt
dv-killed = getötet
dv-saved = gerettet
dv-joins = { $seat_is ->
    [you] geht zu dir
   *[other] geht zu { $seat }
}

## Besuch

dv-visit-title = { $seat_is ->
    [you] Dein Besuch { grammar-dungeon-in }
   *[other] Besuch von { $seat } { grammar-dungeon-in }
}
dv-card-of-visit = { $count ->
    [0] Noch keine Karte,
   *[other] Karte { $count } { $seat_is ->
        [you] deines
       *[other] des
    } Besuchs,
} { $seen } abgelegt
dv-row = Karten dieses Besuchs
dv-next = die nächste Karte, verdeckt
dv-next-known = kommt als Nächstes
dv-died = { $name } starb
dv-died-in-room = starb in Raum { $room }
dv-fate-open = offen
dv-fate-took = genommen
dv-fate-left = liegen gelassen
dv-fate-found = gefunden
dv-fate-netted = im Netz
dv-fate-dropped = abgeworfen
dv-fate-saved = niemand starb
dv-carried = Getragen
dv-limit = Tragkraft
dv-too-heavy = { $over } zu schwer
dv-victim = stirbt
dv-threatened = bedroht
dv-at-stake = { $count ->
    [one] Stirbt die ganze Gruppe, ist 1 Karte Beute verloren.
   *[other] Stirbt die ganze Gruppe, sind { $count } Karten Beute verloren.
}

## Chancen

dv-left = { $count ->
    [one] Die letzte Karte
   *[other] Die { $count } übrigen Karten
}
dv-left-shuffled = Die { $count } Karten des neuen Stapels
dv-kills = tötet einen der Gruppe
dv-kills-yours = tötet einen von dir
dv-kills-short = tötet
dv-threat = { $letter }: { $names }
dv-or = { " " }oder{ " " }
dv-flee-on = ein Raum zum Fliehen
dv-flee-short = Flucht frei
dv-average = im Mittel { $gold } Gold (Platz für { $room })
dv-item-comes = ein Fund, dann noch eine Karte
dv-item-short = Fund

## Entscheidungen

dv-why-lute = Vielleicht passen dir neue Leute besser.
dv-why-make-room = Noch hat nicht jeder drei. Du darfst tauschen: Einer geht, einer kommt.
dv-why-hire = Du kannst { $gold } Gold ausgeben.
dv-why-payment = Es gibt kein Wechselgeld: Was zu viel ist, ist verloren.
dv-why-send = Die ganze Gruppe geht, und die Wahl gilt.
dv-why-line-up = { $duel ->
    [1] Als Ersten,
    [2] Als Zweiten,
   *[other] Als Dritten,
} für Zweikampf { $duel }. Der niedrigste Rang siegt.
dv-why-cloak = Du siehst drei Kämpfer und darfst dann deine Reihenfolge ändern.
dv-why-who-dies = { $room_name } tötet einen Abenteurer mit dem Buchstaben { $letter }.
dv-why-rescue = { $victim_name } ist dem Tod nahe.
dv-why-drop = { $carried } Gold getragen, aber nur { $limit } gehen.
dv-why-take = { $room_name }: { $room_gold } Gold; { $carried } von { $limit } sind getragen.
dv-why-flee = Der letzte Raum hat niemanden getötet, du darfst gehen.
dv-why-oracle = Der Buchstabe bleibt bis zum Ende der Runde.
dv-why-buy-deed = Die neue wird zufällig gezogen, die alte geht zurück.
dv-why-claim-point = Du hast { $goal } Punkte oder mehr. Niemand weiß, dass du gefragt wirst.
dv-letter-is = Buchstabe { $letter }
dv-then-flee = { $gold } Gold heimbringen
dv-then-on = Noch eine Karte; { $chance } % töten
dv-then-take = Dann sind { $carried } von { $limit } getragen
dv-then-leave = Der Raum wird abgelegt
dv-hire = { $adventurer_name }
dv-then-hire = { $adventurer_class }, Rang { $adventurer_rank }, { $gold ->
    [0] umsonst
   *[other] für { $gold } Gold
}
dv-use = { $item_name } benutzen
dv-then-claim = { $points } von { $goal } Punkten; zeigt allen deine Besitzkarte
dv-pay = { $card_name }, { $gold } Gold
dv-pay-token = Ein Marker, { $gold } Gold
dv-then-pay = { $waste ->
    [0] { $rest ->
        [0] Dann ist alles bezahlt
       *[other] Dann sind noch { $rest } offen
    }
   *[other] Dann ist alles bezahlt, { $waste } sind verloren
}
dv-drop = { $card_name }, { $gold } Gold
dv-then-drop = { $rest ->
    [0] Dann passt die Last
   *[other] Dann sind noch { $rest } zu viel
}
dv-then-send = Die erste Karte tötet mit { $chance } %.
dv-then-fight = Kampf mit { $names }.
dv-claim-title = Mit { $points } von { $goal } verkünden?
dv-claim-text = Dir fehlen Punkte. Wer verkündet, zeigt allen seine Besitzkarte.
dv-claim-yes = Trotzdem verkünden
dv-claim-no = Weiterspielen

## Zustände der Spieler

dv-state-hiring = heuert an
dv-state-sending = sendet aus
dv-state-battle = stellt auf
dv-state-exploring = erkundet
dv-state-collecting = entscheidet
dv-state-ready = kämpft
dv-state-waits = wartet
dv-state-home = daheim
dv-state-alone = ohne Gruppe
dv-scene-visit = Besuch
dv-scene-battle = Kampf
dv-scene-home = Gruppe

## Wer vorn liegt

dv-race = Ziel: { $goal } Punkte. { $danger ->
    [0] { $points ->
        [0] Noch liegt keiner offen.
       *[other] { $tied ->
            [1] { $seat_is ->
                [you] Offen führst du
               *[other] Offen führt { $seat }
            } mit { $points }.
           *[other] Offen führen { $tied } mit { $points }.
        }
    }
   *[other] { $seat } hat vielleicht { $points } und könnte den Sieg verkünden!
}

## The page about this site

about-content = Zu den Regeln von Dungeonville wurde nie eine Kartenliste veröffentlicht. Welcher Rang welche Klasse und Farbe hat, alle Buchstaben, das Gold der Räume, drei der fünf Preise in der Stadt und alle Kräfte der Gegenstände sind von uns und weichen von den gedruckten Karten ab.
