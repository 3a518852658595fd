### Doodle Dungeon auf Deutsch. Die Namen der Karten stehen in den Inhaltsdateien.
###
### $seat ist ein Spielername, $seat_is ist "you" für den Leser und "other" für alle anderen.

## Karten, wie sie in Sätzen heißen

card-cards = { $name } (Nr. { $number })

## Phasen

phase-build = Dungeon bauen
phase-path = Heldenweg festlegen
phase-defend = Dungeon verteidigen

## Schritte als Fragen

step-draft = Welche Karte nimmst du?
step-build = { $options ->
    [1] Deine Karte ist gebaut. Ist die Zeichnung fertig?
   *[other] Was zeichnest du als Nächstes?
}
step-path = Wohin führt der Heldenweg weiter?
step-bomb-target = Welches Monster trifft deine Bombe?
step-dungeon-action = Spielst du eine Dungeonaktion?
step-improve = Welche Leiste wertest du auf?
step-junk-pick = Welche Karte nimmst du vom Ablagestapel?
step-hero-action = Legst du eine Heldenaktion über einen fremden Dungeon?
step-put-under = Welche Karten legst du unter deinen Stapel?

## Möglichkeiten: was man wählen kann

option-take = { $card } nehmen
option-walls = Wände auf { $cells }
option-draw = { $element_id ->
    [trap] Eine Falle
    [goblin] Einen Goblin
    [orc] Einen Ork
   *[dragon] Einen Drachen
} auf { $cell } zeichnen
option-hide = Einen Schatz auf { $cell } verstecken
option-improve = Ein Kästchen ankreuzen: { $track }
option-confirm = Fertig
option-go = { $safe ->
    [0] { $cell } (von dort führt kein Weg hinaus)
   *[other] { $cell }
}
option-leave = Durch den Ausgang hinaus
option-erase = Zurückradieren, bis der Ausgang erreichbar ist
option-blast = Das Monster auf { $cell } im Dungeon von { $victim } treffen
option-play = { $more ->
    [0] { $action } spielen: { $action_text }
   *[other] { $action } spielen, Stärke { $strength }: { $action_text }
}
option-fetch = { $action } nehmen
option-lay = { $action } über { $victim_is ->
    [you] deinen Dungeon
   *[other] den Dungeon von { $victim }
}: { $action_text }
option-under = { $action } unter den Stapel legen
option-stop = Keine Aktion mehr
option-done = Fertig, die Hand auffüllen

## Warum ein Schritt oder eine Aktion nicht geht

why-not-DD-041 = Gezeichnet wird nur auf leere Felder.
why-not-DD-045 = Das ragt über das Blatt hinaus.
why-not-DD-046 = Auf einem der Felder ist schon etwas.
why-not-DD-047 = Felder würden abgeschnitten.
why-not-DD-048 = Am Eingang und am Ausgang kann keine Wand stehen.
why-not-DD-056 = Es stünde direkt neben einer anderen Falle oder einem anderen Monster.
why-not-DD-064 = Dort hast du schon einen Schatz versteckt.
why-not-DD-073 = Alle Kästchen dieser Leiste sind angekreuzt.
why-not-DD-081 = Der Weg führt nur auf ein benachbartes Feld weiter.
why-not-DD-083 = Dort ist eine Wand.
why-not-DD-084 = Kein Feld wird öfter als zweimal betreten.
why-not-DD-086 = Bevor dasselbe Monster wieder kommt, muss eine andere Falle oder ein anderes Monster kommen.
why-not-DD-089 = Der Weg endet, sobald er durch den Ausgang führt.
why-not-DD-092 = Der Weg beginnt am Eingang.
why-not-DD-093 = Von dort führt kein Weg mehr hinaus.
why-not-DD-125 = Diese Aktion passt hier nicht.
why-not-DD-126 = In einem Kampf sind höchstens vier Würfel.
why-not-DD-133 = Der Ablagestapel ist leer.
why-not-DD-137 = Nach der Verfluchten Klinge kann keine Aktion mehr gespielt werden.

## Nachrichten: was geschehen ist

news-round = Runde { $round } beginnt. { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} zuerst eine Karte.
    .rule = DD-018
news-taken = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $card }.
    .rule = DD-019
news-left-over = { $card } bleibt übrig und kommt auf den Ablagestapel.
    .rule = DD-021
news-reshuffled = Der Ablagestapel wird gemischt: { $number } Karten sind der neue Baustapel.
    .rule = DD-027
news-ready = { $seat_is ->
    [you] Du bist fertig.
   *[other] { $seat } ist fertig.
}
    .rule = DD-040
news-drew-walls = { $seat_is ->
    [you] Du zeichnest
   *[other] { $seat } zeichnet
} Wände: { $shape }, ab { $cell }.
    .rule = DD-043
news-drew = { $seat_is ->
    [you] Du zeichnest
   *[other] { $seat } zeichnet
} auf { $cell }: { $element }.
    .rule = DD-056
news-hid = { $seat_is ->
    [you] Du versteckst
   *[other] { $seat } versteckt
} einen Schatz.
    .rule = DD-062
news-improved = { $seat_is ->
    [you] Du kreuzt
   *[other] { $seat } kreuzt
} ein Kästchen an: { $track }, zusammen { $boxes }, Stufe { $level }.
    .rule = DD-069
news-lapsed = Kein Platz bei { $seat_is ->
    [you] dir
   *[other] { $seat }
}: { $element } verfällt.
    .rule = DD-035
news-paths-begin = Alle Dungeons sind gebaut. Jedes Blatt geht nach links.
    .rule = DD-077
news-path = { $drawer_is ->
    [you] Du hast
   *[other] { $drawer } hat
} einen Weg von { $number } Feldern durch { $seat_is ->
    [you] deinen Dungeon
   *[other] den Dungeon von { $seat }
} gezeichnet.
    .rule = DD-097
news-defence = Die Helden stehen vor den Toren. { $seat_is ->
    [you] Du beginnst.
   *[other] { $seat } beginnt.
}
    .rule = DD-100
news-turn = { $seat_is ->
    [you] Du bist am Zug.
   *[other] { $seat } ist am Zug.
}
    .rule = DD-101
news-healed = { $seat_is ->
    [you] In deinem Dungeon
   *[other] Im Dungeon von { $seat }
} trinkt der Held und erhält { $points ->
    [one] ein Herz
   *[other] { $points } Herzen
} zurück: { $hearts }.
    .rule = DD-145
news-bombed = { $bomber_is ->
    [you] Deine Bombe
   *[other] Die Bombe von { $bomber }
} explodiert auf { $cell } in { $seat_is ->
    [you] deinem Dungeon
   *[other] dem Dungeon von { $seat }
}: { $element }.
    .rule = DD-143
news-bomb-lost = { $bomber_is ->
    [you] Deine Bombe
   *[other] Die Bombe von { $bomber }
} findet kein Monster in { $seat_is ->
    [you] deinem Dungeon
   *[other] dem Dungeon von { $seat }
}.
    .rule = DD-143
news-jumped = { $seat_is ->
    [you] In deinem Dungeon
   *[other] Im Dungeon von { $seat }
} springt der Held über die Falle auf { $cell }.
    .rule = DD-147
news-moved = { $seat_is ->
    [you] In deinem Dungeon
   *[other] Im Dungeon von { $seat }
} geht der Held weiter bis { $cell }.
    .rule = DD-108
news-met = { $seat_is ->
    [you] In deinem Dungeon
   *[other] Im Dungeon von { $seat }
} wartet auf { $cell }: { $element }.
    .rule = DD-113
news-rolled = { $seat_is ->
    [you] Du würfelst
   *[other] { $seat } würfelt
} { $eyes }.
    .rule = DD-116
news-strength = Die Stärke ist { $strength }.
    .rule = DD-116
news-played = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} { $card }.
    .rule = DD-123
news-removed = Die { $eyes } kommt aus dem Kampf.
    .rule = DD-136
news-fetched = { $seat_is ->
    [you] Du mischst
   *[other] { $seat } mischt
} { $card } in den Stapel.
    .rule = DD-132
news-fetched-secretly = { $seat_is ->
    [you] Du mischst
   *[other] { $seat } mischt
} eine Karte vom Ablagestapel in den Stapel.
    .rule = DD-134
news-cursed = Der Fluch wirkt: Stärke { $strength }.
    .rule = DD-144
news-won = { $element } gewinnt mit { $strength } in { $seat_is ->
    [you] deinem Dungeon
   *[other] dem Dungeon von { $seat }
}.
    .rule = DD-119
news-lost = { $element } verliert mit { $strength } in { $seat_is ->
    [you] deinem Dungeon
   *[other] dem Dungeon von { $seat }
}.
    .rule = DD-120
news-shielded = { $seat_is ->
    [you] In deinem Dungeon
   *[other] Im Dungeon von { $seat }
} hält ein Schild { $points } vom Schaden ab.
    .rule = DD-146
news-damaged = { $seat_is ->
    [you] In deinem Dungeon
   *[other] Im Dungeon von { $seat }
} erleidet der Held { $points } Schaden und hat noch { $hearts ->
    [one] ein Herz
   *[other] { $hearts } Herzen
}.
    .rule = DD-164
news-crossed-off = Durchgestrichen auf { $cell } in { $seat_is ->
    [you] deinem Dungeon
   *[other] dem Dungeon von { $seat }
}: { $element }.
    .rule = DD-007
news-died = { $seat_is ->
    [you] In deinem Dungeon
   *[other] Im Dungeon von { $seat }
} stirbt der Held.
    .rule = DD-165
news-escaped = { $seat_is ->
    [you] Aus deinem Dungeon
   *[other] Aus dem Dungeon von { $seat }
} entkommt der Held mit { $hearts ->
    [one] einem Herz
   *[other] { $hearts } Herzen
}.
    .rule = DD-166
news-dropped = { $card } wird ohne Wirkung abgelegt.
    .rule = DD-152
news-laid = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} { $card } über { $victim_is ->
    [you] deinen Dungeon
   *[other] den Dungeon von { $victim }
}.
    .rule = DD-141
news-put-under = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} { $number ->
    [one] eine Karte
   *[other] { $number } Karten
} unter den Stapel.
    .rule = DD-153
news-refilled = { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $number ->
    [0] keine Karte
    [one] eine Karte
   *[other] { $number } Karten
}.
    .rule = DD-154
news-scored = { $seat_is ->
    [you] Du erhältst
   *[other] { $seat } erhält
} { $treasures } für Schätze, { $monsters } für Monster, { $slain } für einen Heldentod, { $hearts } für Herzen: { $points }.
    .rule = DD-169

## Wie es endet

reason-heroes-gone = Jeder Held ist tot oder entkommen; die meisten Punkte gewinnen.

## Optionen des Spiels

game-option-start_seat = Zuerst mit dem Startspitzer
game-option-start_seat-help = Wer in Runde 1 zuerst eine Karte nimmt.
game-option-start_seat-random = zufällig
game-option-hearts = Herzen
game-option-hearts-help = Wie viele Herzen jeder Held hat. Die gedruckte Zahl kennen wir nicht.
game-option-goblin_track = Goblin-Leiste
game-option-goblin_track-help = Wie viele Kästchen eine Goblinstufe braucht.
game-option-goblin_track-cheap = ein Kästchen
game-option-goblin_track-even = zwei Kästchen
game-option-build_order = Bauen
game-option-build_order-help = Ob alle gleichzeitig bauen oder nacheinander, wie sie ihre Karten genommen haben.
game-option-build_order-simultaneous = gleichzeitig
game-option-build_order-in_turn = nacheinander
game-option-path_help = Hilfe beim Weg
game-option-path_help-help = Ob nur Schritte angeboten werden, nach denen der Ausgang noch erreichbar ist.
game-option-path_help-safe = nur sichere Schritte
game-option-path_help-legal = alle erlaubten Schritte
game-option-bomb_range = Reichweite der Bomben
game-option-bomb_range-help = Ob die Entfernung über Wände gezählt wird oder so, wie man gehen könnte.
game-option-bomb_range-over_walls = über Wände
game-option-bomb_range-on_foot = zu Fuß
game-option-junk_pick = Nützlicher Krempel
game-option-junk_pick-help = Ob die anderen sehen, welche Karte geholt wird.
game-option-junk_pick-open = offen
game-option-junk_pick-secret = geheim
game-option-memory_aid = Gedächtnisstütze
game-option-memory_aid-help = Ob die Karten, die jeder genommen hat, aufgelistet werden.
game-option-memory_aid-on = an
game-option-memory_aid-off = aus

## Was die Ansicht enthält, für einen Tisch ohne eigenes Brett

view-round = Runde
view-marker = Startspitzer
view-hearts = Herzen am Anfang
view-row = Auslage
view-pile = Baustapel
view-discard = Ablagestapel
view-missing = Davon fehlen
view-turn = Am Zug
view-building = Bau
view-fight = Begegnung
view-dungeons = Dungeons

## Kurzregeln

rules-build = Dungeon bauen
    .text =
        In jeder von 14 Runden nehmen alle eine Karte aus der Auslage und zeichnen alles, was ihre untere Hälfte zeigt,
        von links nach rechts auf das eigene Blatt. Was einen erlaubten Platz hat, muss gezeichnet werden; was keinen
        hat, verfällt. (DD-019, DD-033 bis DD-035)

        Wände darf man drehen und spiegeln. Jedes Feld ohne Wand muss von Eingang und Ausgang erreichbar bleiben.
        Fallen und Monster stehen nie direkt nebeneinander. Ein Schatz ist ein geheim notiertes Feld; er zählt nur
        unter einem Monster. Eine Aufwertung kreuzt ein Kästchen einer beliebigen Leiste an; eine volle Gruppe bringt
        eine Stufe. (DD-044, DD-047, DD-056, DD-062, DD-069, DD-072)
rules-path = Heldenweg festlegen
    .text =
        Du zeichnest den Heldenweg durch den Dungeon deines rechten Nachbarn, Feld für Feld von A1 bis H10 und hinaus.
        Kein Feld wird öfter als zweimal betreten, und bevor dasselbe Monster wieder kommt, muss eine andere Falle oder
        ein anderes Monster kommen. (DD-077, DD-080, DD-084, DD-086)
rules-defend = Dungeon verteidigen
    .text =
        Deine Karten sind jetzt dein Aktionsstapel. In deinem Zug geht der Held in deinem Dungeon zur nächsten Falle
        oder zum nächsten Monster. Eine Falle richtet ihren Schaden an und wird durchgestrichen. Ein Monster würfelt mit
        zwei Würfeln und zählt seine Stufe und deine Karten dazu: Ab 20 gewinnt es, richtet Schaden an und bleibt;
        darunter wird es durchgestrichen. (DD-108, DD-114 bis DD-120)

        Danach darfst du Heldenaktionen über fremde Dungeons legen, höchstens zwei Karten über jeden, Karten unter deinen
        Stapel legen und deine Hand auffüllen. (DD-141, DD-142, DD-153, DD-154)
rules-end = Das Ende
    .text =
        Wenn jeder Held tot oder entkommen ist, bringt jeder bewachte Schatz die Schatzstufe, jedes verbliebene Monster
        1, 2 oder 3 Punkte, ein Heldentod 5, und jedes Herz eines entkommenen Helden kostet 1. (DD-167, DD-170 bis
        DD-173)

## Warum eine Wahl gut ist (Gesichtspunkte des Wertes): der Name, und ein Satz, worin sie besser oder schlechter ist

grammar-about = { $exact ->
    [yes] {""}
   *[no] {"etwa "}
}
aspect-monsters = Monster
aspect-monsters-better = Deine Monster dürften dir am Ende { grammar-about }{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringen, sonst { $points_other }.
aspect-monsters-worse = Aber deine Monster dürften dir am Ende { grammar-about }{ $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} bringen, sonst { $points_other }.
aspect-monsters-better-slightly = Deine Monster stehen am Ende etwas wahrscheinlicher noch.
aspect-monsters-worse-slightly = Aber deine Monster stehen am Ende etwas weniger wahrscheinlich noch.
aspect-treasures = Schätze
aspect-treasures-better = Schätze unter einem Monster: { grammar-about }{ $guarded }, sonst { $guarded_other }; jeder bringt { $worth }, sonst { $worth_other }.
aspect-treasures-worse = Aber Schätze unter einem Monster: { grammar-about }{ $guarded }, sonst { $guarded_other }; jeder bringt { $worth }, sonst { $worth_other }.
aspect-treasures-better-slightly = Deine Schätze sind etwas besser bewacht.
aspect-treasures-worse-slightly = Aber deine Schätze sind etwas schlechter bewacht.
aspect-hero = Der Held in deinem Dungeon
aspect-hero-better = Der Held dürfte dich mit seinen Herzen { grammar-about }{ $left ->
    [one] 1 Punkt
   *[other] { $left } Punkte
} kosten, sonst { $left_other }.
aspect-hero-worse = Aber der Held dürfte dich mit seinen Herzen { grammar-about }{ $left ->
    [one] 1 Punkt
   *[other] { $left } Punkte
} kosten, sonst { $left_other }.
aspect-hero-better-slightly = Der Held in deinem Dungeon leidet etwas mehr.
aspect-hero-worse-slightly = Aber der Held in deinem Dungeon leidet etwas weniger.
aspect-walls = Wände und Platz
aspect-walls-better = Deine Wände führen jeden Weg über mehr Felder, oder sie lassen mehr Platz für das, was noch kommt.
aspect-walls-worse = Aber deine Wände führen jeden Weg über weniger Felder, oder sie lassen weniger Platz für das, was noch kommt.
aspect-cards = Handkarten
aspect-cards-better = Deine Karten nützen dir mehr: Handkartenstufe { $level }, sonst { $level_other }.
aspect-cards-worse = Aber deine Karten nützen dir weniger: Handkartenstufe { $level }, sonst { $level_other }.
aspect-cards-better-slightly = Die Karten auf deiner Hand oder in deinem Stapel sind etwas nützlicher.
aspect-cards-worse-slightly = Aber die Karten auf deiner Hand oder in deinem Stapel sind etwas weniger nützlich.
aspect-coming = Was noch kommt
aspect-coming-better = Was du noch zeichnen wirst, bringt dir mehr.
aspect-coming-worse = Aber was du noch zeichnen wirst, bringt dir weniger.
aspect-rivals = Stärkster Gegner
aspect-rivals-better = { $seat } ist dein stärkster Gegner und hat weniger davon.
aspect-rivals-worse = Aber { $seat } ist dein stärkster Gegner und hat mehr davon.

## Die Wege neben dem besten gefundenen, wenn die Partie vorbei ist (Rat zu `paths`)

path-as-drawn = { $seat } hat diesen Weg gezeichnet: Damit waren für { $owner } { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} zu erwarten.
path-best-found = Der beste Weg, den wir gefunden haben, hätte { $owner } etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gelassen.
path-none-better = Kein Weg wäre besser gewesen: Das ist bewiesen.
path-no-better-found = Einen besseren Weg haben wir nicht gefunden.
path-least = Kein Weg lässt { $owner } weniger als { $least ->
    [one] 1 Punkt
   *[other] { $least } Punkte
}: Das ist bewiesen.
