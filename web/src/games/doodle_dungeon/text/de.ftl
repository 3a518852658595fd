### Was nur der Browser über Doodle Dungeon sagt, auf Deutsch.

about-content = Wände, Monster und Stufen der meisten Karten und die Zahl der Heldenherzen sind nachgebaut; was in Regeln und Rezensionen steht, ist bei jeder Karte so bezeichnet.

## Leiste und Szenen

dd-when-round = Runde { $round } von 14
dd-race = Die meisten Punkte gewinnen. { $tied ->
    [0] { "" }
    [1] Monster: { $seat_is ->
        [you] du führst
       *[other] { $seat } führt
    } mit { $points }
   *[other] Monster: { $tied } führen mit { $points }
}
dd-scene = { $phase ->
    [build] Reihe
    [path] Linie
   *[defend] Kampf
}
dd-scene-sheet = Blatt
dd-scene-tracks = Stufen

## Was ein Spieler tut

dd-state-none = { "" }
dd-state-chooses = wählt
dd-state-builds = baut
dd-state-draws = zeichnet
dd-state-ready = fertig
dd-state-turn = am Zug
dd-state-walking = { "" }
dd-state-dead = Held besiegt
dd-state-escaped = Held entkommen

## Ein Blatt

dd-dungeon-name = { $number ->
    [0] Der feuchte Keller
    [1] Hotel Abgrund
    [2] Burg Knarz
    [3] Die bodenlose Speisekammer
    [4] Grummeltief
    [5] Das schiefe Gewölbe
    [6] Mooshallen
    [7] Gruben und Vorräte
    [8] Der angenagte Bau
    [9] Haus Moder
    [10] Gasthof Tropfstein
   *[11] Die letzte Treppe
}
dd-sheet-of = { $name } – Dungeonblatt
dd-cells-of = { $name } – Felder des Dungeons
dd-master = Meister: { $name }
dd-line = Linie: { $name }
dd-hearts = { $hearts } von { $of } Herzen
dd-tracks = Leisten
dd-track-state = { $boxes } von { $of } Kästchen angekreuzt
dd-track-goblins = 1 P., 1 Sch.
dd-track-orcs = 2 P., 2 Sch.
dd-track-dragons = 3 P., 3 Sch.
dd-track-traps = Schaden je
dd-track-treasures = Punkte je
dd-track-hand = Karten
dd-above = Karten über diesem Dungeon
dd-when = { $action_id ->
    [bomb] Zugbeginn
    [healing_potion] Zugbeginn
    [curse] nächster Kampf
    [shield] nächster Schaden
    [jump] nächste Falle
   *[poisoned_weapon] nächster Sieg
}
dd-note = Schätze
dd-only-you = nur für dich
dd-cover = verdecken
dd-uncover = zeigen
dd-treasures = Schätze
dd-treasures-of = { $count ->
    [one] ein Schatz
   *[other] { $count } Schätze
}
dd-guarded = { $guarded } bewacht
dd-no-guard = unbewacht
dd-guard-gone = verloren
dd-secret = Felder: geheim bis zum Ende
dd-marker = Startmarker
dd-enlarge = Blatt vergrößern: { $name }
dd-hand-deck = { $hand ->
    [one] eine Handkarte
   *[other] { $hand } Handkarten
}, { $deck } im Stapel

## Karten und Stapel

dd-row = Die Kartenreihe
dd-kind = { $kind ->
    [hero] Heldenaktion
   *[dungeon] Dungeonaktion
}
dd-pile = Bau­stapel
dd-discards = Ablage
dd-own-deck = Dein Aktionsstapel
dd-of-14 = von 14

## Bauen

dd-as-list = { $count ->
    [one] Der Platz als Liste
   *[other] Alle { $count } Plätze als Liste
}
dd-piece = Die Wände in deiner Hand: Pfeile bewegen sie, R dreht, F spiegelt, Enter zeichnet, N und P führen zu möglichen Plätzen
dd-free = { $cells } geht. { $then } Felder liegen auf jedem Weg, jetzt { $now }.
dd-not-here = Hier nicht.
dd-your-card = Deine Karte
dd-element = { $state ->
    [done] fertig
    [now] jetzt
    [lapsed] kein Platz
    [secret] geheim
   *[next] danach
}
dd-turn = Drehen
dd-mirror = Spiegeln
dd-lies = Lage { $at } von { $of }
dd-place-before = Voriger Platz
dd-place-next = Nächster Platz
dd-draw-here = Hier zeichnen
dd-then-box = { $next ->
    [1] bringt die nächste Stufe
   *[other] noch { $next } Kästchen zur nächsten Stufe
}
dd-turn-over = Karte umdrehen
dd-take-back = Zurücknehmen
dd-why-draft = Was unten steht, wird jetzt gebaut; was oben steht, kann später gespielt werden.
dd-why-build-walls = Alle auf leere Felder, und nichts einmauern.
dd-why-build-draw = Auf ein leeres Feld, nicht direkt neben eine Falle oder ein anderes Monster.
dd-why-build-hide = Auf ein beliebiges Feld, geheim. Er zählt, wenn ihn am Ende ein Monster bewacht.
dd-why-build-improve = Eine volle Gruppe von Kästchen bringt ihre Stufe.
dd-why-build-confirm = Bis alle fertig sind, kannst du alles zurücknehmen.

## Der Weg

dd-go = { $way ->
    [up] Hinauf nach { $cell }
    [right] Nach rechts, { $cell }
    [down] Hinunter nach { $cell }
   *[left] Nach links, { $cell }
}
dd-dead-end = von dort kein Weg hinaus
dd-why-path = Du zeichnest im Dungeon von { $seat }. Kein Feld öfter als zweimal.
dd-encounters = Begegnungen der Reihe nach
dd-chance-note = Chance, dass das Monster siegt, ohne Karten
dd-again = 2.
dd-and-on = weiter bis H10
dd-line-facts = { $length } Felder, { $full } davon zweimal, { $count ->
    [one] eine Begegnung
   *[other] { $count } Begegnungen
}; { $hearts } Herzen zu erwarten, ohne Karten.
dd-erase = Radieren
dd-erase-all = Alles
dd-leave = Hinaus
dd-hand-in = Blatt abgeben

## Verteidigen

dd-tray = Begegnung
dd-met = { $element_id ->
    [trap] Falle
    [goblin] Goblin
    [orc] Ork
   *[dragon] Drache
} auf { $cell }
dd-dice-of = { $count } von 4 Würfeln
dd-sum = Würfel { $dice }, Stufe { $level }, Karten { $bonus }: Stärke { $strength }, minus { $curse } durch Flüche; es siegt ab 20.
dd-turn-of = { $seat_is ->
    [you] Dein Zug
   *[other] Zug von { $seat }
}
dd-step = { $step ->
    [move] bewegen
    [encounter] Begegnung
    [heroes] Heldenaktionen
   *[refill] auffüllen
}
dd-hand = Deine Hand
dd-hand-empty = Du hast keine Karten auf der Hand.
dd-play = { $action } spielen
dd-lay = { $action } über { $victim_is ->
    [you] deinen Dungeon
   *[other] den Dungeon von { $victim }
}
dd-then-wins = siegt bei { $percent } von 100 Würfen
dd-then-strength = am Ende { $strength }
dd-then-trap = { $damage } Schaden
dd-why-dungeon-action = { $strength ->
    [0] Die Falle macht { $damage } Schaden.
   *[other] Es hat { $strength } und braucht 20; ein Sieg macht { $damage } Schaden.
}
dd-why-hero-action = Über jedem Dungeon liegen höchstens zwei Karten.
dd-why-put-under = Was zuletzt daruntergelegt wird, liegt am tiefsten. Dann wird die Hand aufgefüllt.
dd-why-bomb-target = Ein Monster abseits der Linie, höchstens fünf Schritte vom Helden.

## Das Ende

dd-score = { $line ->
    [guarded] Bewachte Schätze
    [standing] Stehende Monster
    [slain] Held besiegt
   *[escaped] Herzen eines entkommenen Helden
}
dd-total = Punkte
dd-score-crossed = Durchgestrichene Monster; bei Gleichstand gewinnen weniger
dd-picture-points = { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}
dd-keep-all = Blätter aufheben
dd-keep = Blatt aufheben: { $name }
dd-print = Drucken
dd-keep-failed = Das Bild ließ sich nicht herstellen.
