### Dungeon Twister auf Deutsch. Namen von Charakteren, Objekten und Räumen kommen aus den Inhaltsdateien.
###
### $seat, $owner, $other_owner und $killer sind Namen von Spielern; $seat_is ist "you" für den Leser, "nobody" für keinen
### Platz und "other" für alle anderen. Mönche gehören niemandem: Wo $character_id neutral_monk ist, sagt $owner nichts.
### $character, $thing und $other bringen ihre Angaben mit: $character_id, $kind_move und so weiter. Felder schreibt man
### (11,1); Spalten und Reihen der Räume zählen die Regeln ab 0, Menschen ab 1.

## Karten, wie sie in Sätzen heißen

card-rooms = Raum { $number } { $rotation ->
    [cw] ↻
   *[ccw] ↺
}

## Hilfen anderer Meldungen: Fälle und Artikel

grammar-column = { $column ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}
grammar-row = { $row ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
}
grammar-slot = Spalte { grammar-column }, Reihe { grammar-row }
grammar-square = ({ $x },{ $y })
# Wessen Charakter es ist: aus Meldungen.
grammar-who-start = { $character_id ->
    [neutral_monk] Der Mönch
    [princess] Die Prinzessin
    [red_dragon] { $owner_is ->
        [you] Dein Roter Drache
       *[other] Der Rote Drache von { $owner }
    }
   *[other] { $owner_is ->
        [you] Dein { $character }
       *[other] Der { $character } von { $owner }
    }
}
grammar-who-noun-acc = { $character_id ->
    [red_dragon] Roten Drachen
    [illusionist] { $character }en
    [elf_scout] { $character }en
   *[other] { $character }
}
grammar-who-acc = { $character_id ->
    [neutral_monk] den Mönch
    [princess] die Prinzessin
   *[other] { $owner_is ->
        [you] deinen { grammar-who-noun-acc }
       *[other] den { grammar-who-noun-acc } von { $owner }
    }
}
grammar-other-noun = { $other_id ->
    [red_dragon] Roten Drachen
    [illusionist] { $other }en
    [elf_scout] { $other }en
   *[other] { $other }
}
grammar-other-acc = { $other_id ->
    [neutral_monk] den Mönch
    [princess] die Prinzessin
   *[other] { $other_owner_is ->
        [you] deinen { grammar-other-noun }
       *[other] den { grammar-other-noun } von { $other_owner }
    }
}
grammar-other-dat = { $other_id ->
    [neutral_monk] dem Mönch
    [princess] der Prinzessin
   *[other] { $other_owner_is ->
        [you] deinem { grammar-other-noun }
       *[other] dem { grammar-other-noun } von { $other_owner }
    }
}
grammar-thing-acc = { $thing_id ->
    [neutral_monk] den Mönch
    [red_dragon] den Roten Drachen
    [illusionist] den { $thing }en
    [elf_scout] den { $thing }en
    [princess] die { $thing }
    [armor] die { $thing }
    [charm_scroll] die { $thing }
    [rope] das { $thing }
    [sword] das { $thing }
    [dragonslayer] das { $thing }
   *[other] den { $thing }
}
grammar-thing-own-acc = { $thing_id ->
    [neutral_monk] den Mönch
    [red_dragon] deinen Roten Drachen
    [illusionist] deinen { $thing }en
    [elf_scout] deinen { $thing }en
    [princess] die { $thing }
    [armor] deine { $thing }
    [charm_scroll] deine { $thing }
    [rope] dein { $thing }
    [sword] dein { $thing }
    [dragonslayer] dein { $thing }
   *[other] deinen { $thing }
}
grammar-thing-start = { $thing_id ->
    [neutral_monk] Der Mönch
    [red_dragon] Der Rote Drache
    [princess] Die { $thing }
    [armor] Die { $thing }
    [charm_scroll] Die { $thing }
    [rope] Das { $thing }
    [sword] Das { $thing }
    [dragonslayer] Das { $thing }
   *[other] Der { $thing }
}
# Welche Spielmarke es ist: aus Optionen.
grammar-ending = { $character_id ->
    [armor] e
    [charm_scroll] e
    [rope] es
    [sword] es
    [dragonslayer] es
   *[other] er
}
grammar-token = { $character_id ->
    [neutral_monk] Mönch
    [princess] Prinzessin
   *[other] { $colour_id ->
        [blue] violett
        [orange] orang
        [red] weiß
       *[green] grün
    }{ grammar-ending } { $character }
}
grammar-token-start = { $character_id ->
    [neutral_monk] Mönch
    [princess] Prinzessin
   *[other] { $colour_id ->
        [blue] Violett
        [orange] Orang
        [red] Weiß
       *[green] Grün
    }{ grammar-ending } { $character }
}
grammar-colour = { $colour_id ->
    [blue] violette
    [orange] orange
    [red] weiße
   *[green] grüne
}
grammar-token-the = { $character_id ->
    [neutral_monk] der Mönch
    [red_dragon] der { grammar-colour } Rote Drache
    [princess] die Prinzessin
    [armor] die { grammar-colour } { $character }
    [charm_scroll] die { grammar-colour } { $character }
    [rope] das { grammar-colour } { $character }
    [sword] das { grammar-colour } { $character }
    [dragonslayer] das { grammar-colour } { $character }
   *[other] der { grammar-colour } { $character }
}
grammar-points = { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
}
grammar-action-points = { $points ->
    [one] 1 Aktionspunkt
   *[other] { $points } Aktionspunkte
}

## Phasen

phase-rooms = Räume
phase-teams = Teams
phase-line-up = Start-Team
phase-placing = Verteilen
phase-start = Beginn
phase-turn = Züge

## Schritte, als Fragen

step-secret-pair = Welches Raumpaar bringst du ins Spiel? Niemand sonst erfährt es.
step-next-pair = Welches Raumpaar kommt ins Spiel?
step-pick-room = Welchen Raum nimmst du, bevor du die anderen weitergibst?
step-lay-room = { $options ->
    [0] Wohin kommen die Räume?
   *[other] { $chosen ->
        [0] Welchen deiner Räume legst du als Nächstes?
       *[other] Wohin legst du { $room } verdeckt?
    }
}
step-start-room = Welcher Raum wird einer deiner beiden Starträume? Nur du weißt es.
step-team = Wen und was nimmst du in dein Team? Erst 8 Charaktere, dann 6 Objekte.
step-shared-pick = Wen oder was nehmen alle in ihr Team?
step-keep = { $options ->
    [0] Welche Charaktere bleiben im Team mit Handicap?
   *[other] Wen behältst du? { $left ->
        [one] Noch einer bleibt.
       *[other] Noch { $left } bleiben.
    }
}
step-line-up = { $options ->
    [0] Wer beginnt auf den Punkten?
   *[other] Wer beginnt auf dem Punkt { grammar-square }?
}
step-placing = { $options ->
    [0] Wohin kommen die Spielmarken, verdeckt?
   *[other] { $chosen ->
        [0] Welche Spielmarke legst du als Nächstes?
       *[other] Auf welchen Raum kommt { grammar-token-the }, verdeckt?
    }
}
step-open-room = { $options ->
    [0] Was geschieht auf den offenen Räumen?
   *[other] { $scenario ->
        [6] Welchen deiner Starträume deckst du zuerst auf?
       *[other] Wohin kommt { grammar-token-the }?
    }
}
step-action-card = Welche Aktionskarte spielst du?
step-action = Was tust du als Nächstes?
step-reveal = Welcher Raum wird erkundet?
step-flip = Über welche Seite wird der Raum umgedreht?
step-place = { $options ->
    [0] Wohin kommen die aufgedeckten Spielmarken?
   *[other] Wohin kommt { grammar-token-the }?
}
step-rotate = Welcher Raum dreht sich, und wie herum?
step-move = { $options ->
    [0] Wohin führt die Bewegung?
   *[other] Wohin geht { grammar-token-the }? { $steps ->
        [0] Kein Schritt ist übrig.
        [one] Ein Schritt ist übrig.
       *[other] { $steps } Schritte sind übrig.
    }
}
step-exchange = { $options ->
    [0] Was wird weitergetragen?
   *[other] { $number ->
        [0] Was wird von hier weitergetragen? Der Rest bleibt liegen.
       *[other] Und was noch?
    }
}
step-give-up = Steinschlag! Wer von den beiden Getragenen stirbt als Schild?
step-jump = Über welches Hindernis geht der Sprung?
step-land = Wo endet der Sprung?
step-attack = Wer wird angegriffen?
step-combat-card = Welche Kampfkarte legst du, verdeckt?
step-combat-answer = { $options ->
    [0] Welche Karte legt die Seite mit dem Waffenmeister?
   *[other] Dein Waffenmeister sieht die gegnerische Karte: +{ $seen }. Welche legst du?
}
step-break = Welches Gitter wird aufgebrochen?
step-lock = Welches Gitter wird geöffnet oder geschlossen?
step-heal = Wer wird geheilt?
step-wall-walk = Durch welche Wand?
step-steal = Wer wird bestohlen?
step-steal-what = Was wird gestohlen?
step-breach = Welche Wand wird zerstört?
step-conjure = Welche Illusion benutzt du?
step-conjure-at = Wo erscheint die Illusion?
step-fire = In welche Richtung geht das Feuer?
step-teleport = Wohin bringt der Ring seinen Träger?
step-charm = Wen übernimmt die Spruchrolle?
step-fly = Wo endet der Flug über die Grube?

## Optionen: was ein Spieler wählen kann

grammar-direction = { $direction ->
    [north] Norden
    [east] Osten
    [south] Süden
   *[west] Westen
}
option-pick = { $kind_id ->
    [neutral_monk] Mönch
    [rope] { $kind }
    [treasure] { $kind }
    [speed_potion] { $kind }
    [armor] { $kind }
    [sword] { $kind }
    [fireball_wand] { $kind }
    [key] { $kind }
    [fire_shield] { $kind }
    [dragonslayer] { $kind }
    [teleport_ring] { $kind }
    [charm_scroll] { $kind }
   *[other] { $kind } (Bewegung { $kind_move }, Kampfkraft { $kind_combat })
}
option-pair = Beide Räume mit der Nummer { $pair }
option-room = { $room_name }
option-lay = Spalte { grammar-column }, Reihe { grammar-row }
option-card = Die { $card } spielen
option-end-turn = Den Zug beenden
option-reveal = { grammar-token-start }: einen Raum erkunden
option-turn = { grammar-token-start }: einen Raum drehen
option-move = { grammar-token-start }: bewegen
option-jump = { grammar-token-start }: springen (eine Sprungkarte)
option-attack = { grammar-token-start }: angreifen
option-break = { grammar-token-start }: ein Gitter aufbrechen
option-lock = { grammar-token-start }: ein Gitter öffnen oder schließen
option-heal = { grammar-token-start }: jemanden heilen
option-regenerate = { grammar-token-start }: regenerieren
option-wall-walk = { grammar-token-start }: durch eine Wand gehen
option-steal = { grammar-token-start }: ein Objekt stehlen
option-breach = { grammar-token-start }: eine Wand zerstören
option-conjure = { grammar-token-start }: eine Illusion legen oder versetzen
option-breathe = { grammar-token-start }: Feuer speien
option-quaff = { grammar-token-start }: den Geschwindigkeitstrank trinken
option-shoot = { grammar-token-start }: den Feuerball benutzen
option-teleport = { grammar-token-start }: den Teleportationsring benutzen
option-charm = { grammar-token-start }: die Spruchrolle lesen
option-drink = { grammar-token-start }: aus dem Jungbrunnen trinken
option-fly = { grammar-token-start }: über die Grube fliegen (2 Aktionspunkte)
option-flip = { $side ->
    [east-west] Über die östliche oder westliche Seite
   *[north-south] Über die nördliche oder südliche Seite
}
option-place = Auf ({ $square })
option-rotate = { $turn ->
    [own-right] Diesen Raum, rechtsherum
    [own-left] Diesen Raum, linksherum
    [partner-right] Den Partnerraum, rechtsherum
    [partner-left] Den Partnerraum, linksherum
    [slide-left] Den oberen Raum nach links schieben, den unteren nach rechts
   *[slide-right] Den oberen Raum nach rechts schieben, den unteren nach links
}
option-step = { grammar-direction }
option-exchange = Hier etwas aufnehmen, ablegen oder tauschen
option-stop = Hier anhalten
option-hold = { $step ->
    [steal-what] { grammar-token-start }
   *[exchange] Tragen: { grammar-token }
}
option-hold-no-more = { $number ->
    [0] Mit leeren Händen weiter
   *[other] Sonst nichts
}
option-give-up = { grammar-token-start }
option-over = Über das Hindernis { $direction ->
    [north] im Norden
    [east] im Osten
    [south] im Süden
   *[west] im Westen
}
option-to = { $step ->
    [conjure-at] Auf
   *[other] Nach
} ({ $square })
option-target = { grammar-token-start }
option-combat = Die +{ $combat } legen
grammar-edge = { $edge ->
    [north] im Norden
    [north-far] im Norden, im Raum dahinter
    [east] im Osten
    [east-far] im Osten, im Raum dahinter
    [south] im Süden
    [south-far] im Süden, im Raum dahinter
    [west] im Westen
   *[west-far] im Westen, im Raum dahinter
}
option-at = { $step ->
    [lock] { $opens ->
        [0] Schließen: das Gitter
       *[other] Öffnen: das Gitter
    }
    [break] Das Gitter
   *[breach] Die Wand
} { grammar-edge }
option-towards = { $step ->
    [fire] { grammar-direction }: { grammar-token }
   *[other] { grammar-direction }
}
option-illusion = { $illusion_id ->
    [illusory_pit] Die Illusionsfalle
   *[rubble] Den Fels
}
option-resign = Aufgeben
option-offer-draw = Ein Unentschieden anbieten oder annehmen
option-time-up = { $clock ->
    [turn] Die Zeit dieses Zuges ablaufen lassen
   *[reaction] Die Zeit für die Antwort ablaufen lassen
}

## Warum etwas nicht zur Wahl steht, nach der entscheidenden Regel

why-not-DT-054 = Wer das Spiel beginnt, muss zuerst die 2 spielen.
why-not-DT-055 = Im ersten Durchlauf darf eine Karte höchstens um 1 höher sein als die höchste bisher gespielte.
why-not-DT-087 = Die Bewegung ist aufgebraucht.
why-not-DT-088 = Eine Bewegung hat mindestens einen Schritt.
why-not-DT-091 = Kein Weg: Eine Wand, ein Gitter, ein Gegner oder das Gelände hält auf, oder die Bewegung käme von dort zu keinem erlaubten Ende.
why-not-DT-099 = So darf hier niemand anhalten: Das Gelände, jemand anders oder eine zu große Last verbietet es.

## Meldungen: vor dem Spiel

news-picked = { $seat_is ->
    [you] Du wählst
   *[other] { $seat } wählt
} { grammar-thing-acc }, und alle nehmen das Gleiche.
    .rule = DT-023
news-pair-picked = { $seat_is ->
    [you] Du bringst
   *[other] { $seat } bringt
} beide Räume mit der Nummer { $pair } ins Spiel.
    .rule = DT-027
news-room-picked = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} { $room }.
    .rule = DT-164
news-room-laid = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} einen Raum verdeckt auf den Platz in { grammar-slot }.
    .rule = DT-164
news-ready = { $seat_is ->
    [you] Du bist
   *[other] { $seat } ist
} fertig.
    .rule = DT-043
news-laid = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} eine Spielmarke verdeckt auf den Raum in { grammar-slot }.
    .rule = DT-045
news-laid-monk = { $seat_is ->
    [you] Du legst
   *[other] { $seat } legt
} einen Mönch auf den Raum in { grammar-slot }.
    .rule = DT-297
news-team-up = { $seat_is ->
    [you] Dein Start-Team
   *[other] Das Start-Team von { $seat }
} wird aufgedeckt.
    .rule = DT-049
news-stands = { grammar-who-start } steht auf { grammar-square }.
    .rule = DT-049
news-begins = { $seat_is ->
    [you] Du bist ausgelost und beginnst.
   *[other] { $seat } ist ausgelost und beginnt.
}
    .rule = DT-050

## Meldungen: der Zug

news-turn = Zug { $turn }: { $seat_is ->
    [you] Du bist
   *[other] { $seat } ist
} an der Reihe.
    .rule = DT-051
news-card = { $seat_is ->
    [you] Du spielst
   *[other] { $seat } spielt
} die { $card }: { $card } Aktionspunkte.
    .rule = DT-052
news-cards-back = { $seat_is ->
    [you] Du hast alle deine Aktionskarten gespielt und nimmst
   *[other] { $seat } hat alle Aktionskarten gespielt und nimmt
} sie zurück.
    .rule = DT-053
news-left-over = { $seat_is ->
    [you] Du lässt
   *[other] { $seat } lässt
} { grammar-action-points } ungenutzt; { $points ->
    [one] er verfällt.
   *[other] sie verfallen.
}
    .rule = DT-058
news-skipped = { $seat_is ->
    [you] Du hast keine Züge mehr und wirst
   *[other] { $seat } hat keine Züge mehr und wird
} übersprungen.
    .rule = DT-187

## Meldungen: Räume erkunden und drehen

news-reveals = { grammar-who-start } erkundet den Raum in { grammar-slot }.
    .rule = DT-067
news-room-shown = In { grammar-slot } liegt { $room }.
    .rule = DT-072
news-token-shown = Aufgedeckt: { $thing_id ->
    [neutral_monk] ein Mönch
   *[other] { $owner_is ->
        [you] { $thing } (von dir)
       *[other] { $thing } (von { $owner })
    }
}.
    .rule = DT-072
news-placed = { $seat_is ->
    [you] Du platzierst { $owner_is ->
        [you] { grammar-thing-own-acc } auf
       *[other] { grammar-thing-acc }{ $thing_id ->
            [neutral_monk] {""}
            [princess] {""}
           *[other] {" "}von { $owner }
        } auf
    }
   *[other] { $thing_id ->
        [neutral_monk] { $seat } platziert den Mönch auf
       *[other] { $owner_is ->
            [you] { $seat } platziert { grammar-thing-own-acc } auf
           *[other] { grammar-thing-start } von { $owner } kommt auf
        }
    }
} { grammar-square }.
    .rule = DT-073
news-turned = { grammar-who-start } dreht { $room } um ein Viertel nach { $quarters ->
    [1] rechts
   *[other] links
}.
    .rule = DT-079
news-slid = { grammar-who-start } schiebt den oberen Raum eine Spalte nach { $columns ->
    [1] rechts, den unteren nach links
   *[other] links, den unteren nach rechts
}.
    .rule = DT-322

## Meldungen: bewegen, tragen, hinausgelangen

news-moves = { grammar-who-start } macht sich auf den Weg.
    .rule = DT-087
news-stepped = { grammar-who-start } geht nach { grammar-square }.
    .rule = DT-089
news-took = { grammar-who-start } nimmt { grammar-thing-acc } von { grammar-square } mit.
    .rule = DT-103
news-left = { grammar-who-start } lässt { grammar-thing-acc } auf { grammar-square } zurück.
    .rule = DT-103
news-stopped = { grammar-who-start } hält auf { grammar-square } an.
    .rule = DT-099
news-jumped = { grammar-who-start } springt nach { grammar-square }; das kostet eine Sprungkarte.
    .rule = DT-122
news-escaped = { grammar-who-start } gelangt aus dem Labyrinth hinaus{ $points ->
    [0] {"."}
    [one] : 1 Siegpunkt.
   *[other] : { $points } Siegpunkte.
}
    .rule = DT-114
news-carried-out = { $owner_is ->
    [you] Du bringst
   *[other] { $owner } bringt
} auch { grammar-thing-acc } hinaus: { $points ->
    [0] Dafür gibt es keinen Siegpunkt.
    [one] 1 Siegpunkt mehr.
   *[other] { $points } Siegpunkte mehr.
}
    .rule = DT-116

## Meldungen: Kampf, Wunden, Tod

news-attacks = { grammar-who-start } greift { grammar-other-acc } an.
    .rule = DT-136
news-joins = { grammar-who-start } ist im Kontakt und muss mitkämpfen, mit Kampfkraft { $strength }.
    .rule = DT-145
news-has-laid = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} eine Kampfkarte gelegt.
    .rule = DT-138
news-fights-with = { $seat_is ->
    [you] Du deckst
   *[other] { $seat } deckt
} +{ $combat } auf: zusammen Kampfkraft { $strength }.
    .rule = DT-138
news-combat-won = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} den Kampf mit { $strength } zu { $other_strength }.
    .rule = DT-139
news-combat-tied = Beide Seiten kommen auf { $strength }: Gleichstand, niemand hat gewonnen.
    .rule = DT-140
news-goblin-wins = Auf { $seat_is ->
    [you] deiner Seite
   *[other] der Seite von { $seat }
} kämpft ein Goblin; sie gewinnt ohne Karten.
    .rule = DT-312
news-wounded = { grammar-who-start } ist verwundet.
    .rule = DT-131
news-killed = { grammar-who-start } stirbt { $cause ->
    [combat] im Kampf
    [fire] im Feuer
    [rocks] im Steinschlag
   *[fall] durch einen Sturz
}{ $killer_is ->
    [nobody] , und { $owner_is ->
        [you] du hast
       *[other] { $owner } hat
    } es selbst getan
    [you] { $points ->
        [0] {""}
       *[other] : { grammar-points } für dich
    }
   *[other] { $points ->
        [0] {""}
       *[other] : { grammar-points } für { $killer }
    }
}.
    .rule = DT-132
news-lost = { grammar-thing-start } fällt in die Falle und ist verloren.
    .rule = DT-110

## Meldungen: Fähigkeiten und Objekte

news-broken = { grammar-who-start } bricht ein Gitter am Feld { grammar-square } auf; niemand kann es mehr schließen.
    .rule = DT-191
news-opened = { grammar-who-start } öffnet ein Gitter am Feld { grammar-square }.
    .rule = DT-205
news-closed = { grammar-who-start } schließt ein Gitter am Feld { grammar-square }.
    .rule = DT-205
news-healed = { grammar-who-start } heilt { grammar-other-acc }. Wer so geheilt wird, ist für diesen Zug erschöpft.
    .rule = DT-200
news-regenerated = { grammar-who-start } regeneriert und ist für diesen Zug erschöpft.
    .rule = DT-197
news-refreshed = { grammar-who-start } trinkt aus dem Jungbrunnen und ist geheilt.
    .rule = DT-280
news-wall-walked = { grammar-who-start } geht durch die Wand nach { grammar-square }.
    .rule = DT-207
news-stole = { grammar-who-start } stiehlt { grammar-other-dat } { grammar-thing-acc }.
    .rule = DT-214
news-breached = { grammar-who-start } zerstört eine Wand am Feld { grammar-square }; { $left ->
    [0] das war die letzte
    [one] noch eine ist möglich
   *[other] noch { $left } sind möglich
}.
    .rule = DT-217
news-conjured-pit = { $owner_is ->
    [you] Dein Illusionist
   *[other] Der Illusionist von { $owner }
} lässt auf { grammar-square } eine Illusionsfalle erscheinen.
    .rule = DT-221
news-conjured-rubble = { $owner_is ->
    [you] Dein Illusionist
   *[other] Der Illusionist von { $owner }
} lässt auf { grammar-square } einen Fels erscheinen.
    .rule = DT-221
news-illusions-gone = { $owner_is ->
    [you] Deine Illusionen
   *[other] Die Illusionen von { $owner }
} verschwinden mit dem, der sie gemacht hat.
    .rule = DT-226
news-quaffed = { grammar-who-start } trinkt den Geschwindigkeitstrank{ $points ->
    [0] , bezaubert aber vergebens.
   *[other] : { grammar-action-points } für diesen Zug, die niemand sonst nutzen kann.
}
    .rule = DT-245
news-shot = { grammar-who-start } schießt einen Feuerball auf { grammar-other-acc }.
    .rule = DT-250
news-breathed = { grammar-who-start } speit Feuer auf { grammar-other-acc }.
    .rule = DT-234
news-shielded = Ein Feuerschild schützt { grammar-who-acc }: Das Feuer richtet nichts an.
    .rule = DT-255
news-teleported = Der Teleportationsring bringt { grammar-who-acc } nach { grammar-square }.
    .rule = DT-257
news-charmed = { $seat_is ->
    [you] Du bezauberst { grammar-who-acc } und bekommst
   *[other] { $seat } bezaubert { grammar-who-acc } und bekommt
} dafür in diesem Zug 3 persönliche Aktionspunkte.
    .rule = DT-259
news-flew = { grammar-who-start } fliegt über die Grube nach { grammar-square }.
    .rule = DT-326
news-awake = Ein Gitter am Zeremonien-Zimmer ist offen: Die Prinzessin erwacht.
    .rule = DT-336

## Meldungen: die Uhr

news-time-up = { $seat_is ->
    [you] Deine Zeit
   *[other] Die Zeit von { $seat }
} ist um. Was vom Zug noch übrig ist, verfällt.
    .rule = DT-166
news-too-slow = { $seat_is ->
    [you] Du warst
   *[other] { $seat } war
} zu langsam mit der Antwort.
    .rule = DT-168
news-cut-back = { grammar-who-start } ist mit der Bewegung nicht rechtzeitig fertig und steht wieder auf { grammar-square }.
    .rule = DT-171

## Meldungen: Punkte und Ende

news-pentagram = { $seat_is ->
    [nobody] Niemand hält das Pentagramm mehr; sein Siegpunkt ist weg.
    [you] Du hältst das Pentagramm: 1 Siegpunkt, solange das so bleibt.
   *[other] { $seat } hält das Pentagramm: 1 Siegpunkt, solange das so bleibt.
}
    .rule = DT-282
news-reached = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} das Ziel erreicht: { grammar-points }.
    .rule = DT-037
news-stalemate = { $turns ->
    [one] Einen Zug
   *[other] { $turns } Züge
} lang ist nichts Unumkehrbares geschehen: Patt. Die Siegpunkte entscheiden.
    .rule = DT-189
news-nobody-left = Niemand hat noch einen Charakter im Spiel. Die Siegpunkte entscheiden.
    .rule = DT-188
news-resigned = { $seat_is ->
    [you] Du gibst auf.
   *[other] { $seat } gibt auf.
}
    .rule = DT-190
news-draw-offered = { $seat_is ->
    [you] Du bist
   *[other] { $seat } ist
} mit einem Unentschieden einverstanden.
    .rule = DT-190
news-draw-agreed = Alle einigen sich auf ein Unentschieden.
    .rule = DT-190
news-won = { $seat_is ->
    [you] Du gewinnst!
   *[other] { $seat } gewinnt!
}
    .rule = DT-029
news-drawn = Das Spiel endet unentschieden.
    .rule = DT-190
news-both-lose = Die Prinzessin ist tot. Beide Spieler haben verloren.
    .rule = DT-340

## Wie ein Spiel endet

reason-target = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} das Siegpunkt-Ziel erreicht.
reason-last-one = { $seat_is ->
    [you] Nur du bist
   *[other] Nur { $seat } ist
} noch übrig: Alle anderen haben aufgegeben.
reason-stalemate = Patt: Zu lange ist nichts geschehen, also entschieden die Siegpunkte.
reason-nobody-left = Niemand hatte noch einen Charakter im Spiel, also entschieden die Siegpunkte.
reason-agreed = Die Spieler haben sich auf ein Unentschieden geeinigt.
reason-goblin-killed = Ein Goblin wurde getötet, und das beendet das Spiel.
reason-princess-saved = Die Prinzessin hat die violette Startlinie erreicht.
reason-princess-dead = Die Prinzessin ist tot: Beide Spieler haben verloren.
reason-all-dead = Violett hat niemanden mehr, der die Prinzessin retten kann.

## Optionen des Spiels

game-option-sets = Sets
game-option-sets-help = Welche Charaktere, Objekte und Räume benutzt werden. Zu dritt und zu viert kommen die Räume eines zweiten Basis-Sets dazu.
game-option-sets-base = Basis-Set
game-option-sets-paladins_dragons = Paladine & Drachen
game-option-sets-mixed = beide gemischt
game-option-team_choice = Teams
game-option-team_choice-help = Wie die Teams entstehen, wenn Sets gemischt werden: jedes heimlich (so ist es üblich), oder einer wählt und alle nehmen das Gleiche. Mit einem Set haben alle alles daraus.
game-option-team_choice-usual = üblich
game-option-team_choice-free = Freie Wahl
game-option-team_choice-alternating = Abwechselnde Wahl
game-option-room_choice = Wahl der Räume
game-option-room_choice-help = Wenn Sets gemischt werden: wie sich entscheidet, welche Raumpaare benutzt werden.
game-option-room_choice-random = zufällig
game-option-room_choice-secret_pairs = je zwei Paare, heimlich
game-option-room_choice-alternating_pairs = Paare offen, reihum
game-option-board = Auslegen der Räume
game-option-board-help = Gemischt: Niemand weiß, welcher Raum wo liegt. Kontrolliert: Zwei Spieler wählen je vier Räume und legen sie verdeckt aus.
game-option-board-shuffled = gemischt
game-option-board-controlled = kontrolliert
game-option-target_vp = Siegpunkte zum Sieg
game-option-target_vp-help = Gewöhnlich 5, zu dritt und zu viert 6. Mehr machen das Spiel länger; mit Handicap sind es immer 5.
game-option-target_vp-usual = wie gewöhnlich
game-option-finish = Erreichen des Ziels
game-option-finish-help = Ob das Spiel sofort endet oder der Spieler am Zug seinen Zug noch beenden darf. Üblich ist sofort, in den Szenarien 1 bis 5 mit dem Zug.
game-option-finish-usual = üblich
game-option-finish-immediate = endet sofort
game-option-finish-end_of_turn = endet mit dem Zug
game-option-rulings = Regeln im Zweifel
game-option-rulings-help = An sechs Stellen unterscheiden sich die gedruckten Regeln und die offiziellen Auslegungen: Jungbrunnen, Sprünge, Taschendieb, Ring, Gräben und das Töten eigener Charaktere.
game-option-rulings-seed = wie gedruckt
game-option-rulings-official = offizielle Auslegungen
game-option-handicap = Charaktere des stärkeren Spielers
game-option-handicap-help = Mit weniger als 8 hat ein Spieler ein Handicap. Das Ziel sind dann 5 Siegpunkte.
game-option-handicap_cards = Weggelassene Kampfkarten
game-option-handicap_cards-help = Auf wie viele der höchsten Kampfkarten der stärkere Spieler verzichtet.
game-option-handicap_seat = Wer das Handicap hat
game-option-handicap_seat-help = Der Platz des stärkeren Spielers am Tisch.
game-option-beginner = Anfängerspiel
game-option-beginner-help = Zu zweit: sechs Räume und ein Team ohne Mauerläufer, Mekanork, Geschwindigkeitstrank und Rüstung.
game-option-beginner-off = aus
game-option-beginner-on = an
game-option-scenario = Szenario
game-option-scenario-help = Zwei Spieler mit dem Basis-Set, auf einem besonderen Spielplan oder mit besonderen Regeln.
game-option-scenario-none = keines
game-option-scenario-1 = 1 Das Kloster
game-option-scenario-2 = 2 Sternen-Twister
game-option-scenario-3 = 3 Das Reich der Goblins
game-option-scenario-4 = 4 Die beweglichen Steine
game-option-scenario-5 = 5 Die Grube
game-option-scenario-6 = 6 Das Opfer
game-option-flip_side = Seite beim Umdrehen
game-option-flip_side-help = Ob du gefragt wirst, über welche Seite ein innerer Raum umgedreht wird. Da niemand weiß, wie er liegt, ist das eine Formsache.
game-option-flip_side-automatic = ohne Frage
game-option-flip_side-ask = mit Frage
game-option-show_own_hidden = Eigene verdeckte Spielmarken
game-option-show_own_hidden-help = Ob du siehst, welche Spielmarke du wohin gelegt hast. Nach den Regeln darf niemand noch einmal nachsehen.
game-option-show_own_hidden-off = nicht gezeigt
game-option-show_own_hidden-on = gezeigt
game-option-show_spent_cards = Übrige Kampfkarten
game-option-show_spent_cards-help = Ob alle sehen, welche Kampfkarten jeder Spieler noch hat.
game-option-show_spent_cards-off = nicht gezeigt
game-option-show_spent_cards-on = gezeigt
game-option-stall_cycles = Patt
game-option-stall_cycles-help = Nach so vielen Aktionskarten-Durchläufen, in denen nichts Unumkehrbares geschieht, entscheiden die Siegpunkte.
game-option-stall_cycles-off = nie
game-option-clock = Uhr
game-option-clock-help = Sekunden für einen Zug; in der Anleitung sind es 120. Jeder Geschwindigkeitstrank und jede Bezauberung bringt 60 dazu. Was danach nicht getan ist, verfällt.
game-option-clock-off = aus
game-option-reaction = Zeit zum Antworten
game-option-reaction-help = Mit einer Uhr: Sekunden, in denen du im Zug eines anderen Objekte platzierst oder eine Kampfkarte beantwortest.

## Der Tisch im Terminal

board-when = Zug { $turn }{ $card ->
    [0] {""}
   *[other] {""}, Karte { $card }, noch { $count }
}
board-target = { $target ->
    [0] hier zählen keine Siegpunkte
   *[other] { $target } Punkte gewinnen
}
board-legend = ▓▓ Falle  ↻① Drehrad  ╫ Gitter: ╎ offen, x zerstört  ━ Doppelwand  ░ verdeckt
board-legend-more = () Jungbrunnen  ** Pentagramm  ^^ Steinschlag  ~~ Nebel  ≡≡ Graben  ≈ Durchbruch
board-legend-illusions = ▒▒ ## Illusionen
board-letter = { $kind ->
    [warrior] K
    [wizard] M
    [troll] T
    [cleric] C
    [mekanork] O
    [thief] D
    [wall_walker] L
    [goblin] G
    [paladin] P
    [weapon_master] W
    [pickpocket] B
    [golem] A
    [illusionist] I
    [elf_scout] E
    [ghost] S
    [red_dragon] R
    [neutral_monk] N
    [princess] Z
    [rope] S
    [treasure] T
    [speed_potion] G
    [armor] R
    [sword] W
    [fireball_wand] F
    [key] L
    [fire_shield] H
    [dragonslayer] D
    [teleport_ring] O
   *[charm_scroll] B
}
board-player = Spieler
board-points = Punkte
board-hand = Karten
board-played = Gespielt
board-combat = Kampf
board-jumps = Sprung
board-hidden = Verdeckt
board-place = Platz
board-because = Wofür
board-nothing = nichts
board-mark = { $mark ->
    [wounded] verwundet
    [spent] erschöpft
   *[charmed] bezaubert
}
board-private = { $count ->
    [one] 1 eigene Aktion
   *[other] { $count } eigene Aktionen
}
board-combat-hand = Deine Kampfkarten: { $cards }
board-stock = Hinter deinem Sichtschirm: { $tokens }
board-team = Dein Team bisher: { $tokens }
board-rooms = Deine Räume: { $rooms }
board-move = Schritte übrig: { $steps }. Trägt: { $held }
board-to-place = Zu platzieren, in dieser Reihenfolge: { $tokens }
board-side = Seite
board-strength = Stärke
board-card-laid = Karte
board-fighters = Wer kämpft
board-laid = { $laid ->
    [0] noch nicht
   *[other] gelegt
}
board-warning = { $count ->
    [one] 1 Aktion würde verfallen.
   *[other] { $count } Aktionen würden verfallen.
}

## Warum eine Wahl gut ist (Aspekte der Bewertung): der Name und ein Satz, wo sie besser oder schlechter ist als eine andere

grammar-about = { $exact ->
    [yes] {""}
   *[no] {"etwa "}
}
aspect-points = Siegpunkte
aspect-points-better = Du stehst bei { grammar-about }{ $points } von { $goal } Punkten, sonst bei { $points_other }.
aspect-points-worse = Aber du stehst bei { grammar-about }{ $points } von { $goal } Punkten, sonst bei { $points_other }.
aspect-escape = Der Weg hinaus
aspect-escape-better = Deine Charaktere kommen der gegnerischen Linie näher: Mit { $soon } Aktionspunkten könnten { grammar-about }{ $near } draußen sein, sonst { $near_other }.
aspect-escape-worse = Aber deine Charaktere sind der gegnerischen Linie ferner: Mit { $soon } Aktionspunkten könnten { grammar-about }{ $near } draußen sein, sonst { $near_other }.
aspect-treasure = Schatz
aspect-treasure-better = Du bist näher daran, einen Schatz hinauszutragen.
aspect-treasure-worse = Aber du bist weniger nahe daran, einen Schatz hinauszutragen.
aspect-danger = Gefahr
aspect-danger-better = Deine Charaktere sind Angriffen weniger ausgesetzt.
aspect-danger-worse = Aber deine Charaktere sind Angriffen mehr ausgesetzt.
aspect-prey = Verwundete Gegner
aspect-prey-better = Du bist näher daran, einen verwundeten Gegner zu töten.
aspect-prey-worse = Aber du bist weniger nahe daran, einen verwundeten Gegner zu töten.
aspect-things = Objekte
aspect-things-better = Nützliche Objekte kommen in die richtigen Hände.
aspect-things-worse = Aber nützliche Objekte sind nicht in den richtigen Händen.
aspect-gears = Drehräder
aspect-gears-better = Deine Charaktere stehen auf mehr Drehrädern oder auf besseren.
aspect-gears-worse = Aber deine Charaktere stehen auf weniger Drehrädern oder auf schlechteren.
aspect-cards = Karten
aspect-cards-better = Du behältst bessere Karten: Kampfkarten { grammar-about }{ $combat }, sonst { $combat_other }; Sprungkarten { $jumps }, sonst { $jumps_other }.
aspect-cards-worse = Aber du behältst schlechtere Karten: Kampfkarten { grammar-about }{ $combat }, sonst { $combat_other }; Sprungkarten { $jumps }, sonst { $jumps_other }.
aspect-unseen = Räume, die niemand kennt
aspect-unseen-better = Deine Charaktere, die noch verdeckt liegen, stehen besser da.
aspect-unseen-worse = Aber deine Charaktere, die noch verdeckt liegen, stehen schlechter da.
aspect-rivals = Stärkster Gegner
aspect-rivals-better = Dein stärkster Gegner, { $seat }, hat weniger davon.
aspect-rivals-worse = Aber dein stärkster Gegner, { $seat }, hat mehr davon.

## Kurze Regeln

rules-goal = Ziel
    .text =
        Dein Team betritt ein Labyrinth aus Räumen, die sich drehen, und will auf der anderen Seite hinaus. Jeder
        Charakter, der eine gegnerische Startlinie betritt, bringt 1 Siegpunkt, der Goblin 2, ein hinausgetragener Schatz
        1 dazu. Jeder Gegner, den du tötest, bringt 1, der Rote Drache 2. (DT-029 bis DT-033, DT-235)

        Mit 5 Punkten gewinnt man sofort, zu dritt und zu viert mit 6. Den Punktestand sehen alle. (DT-029, DT-034,
        DT-177)

        Es gibt keine Würfel. Karten werden gewählt, nie gezogen, und du hast sie alle von Anfang an auf der Hand.
        (DT-042)
rules-rooms = Räume
    .text =
        Die Räume liegen verdeckt, und niemand weiß, welcher wo und wie herum liegt. Zwei Spieler haben ein Rechteck von 4
        mal 2 Räumen mit einer Startlinie an jeder kurzen Seite. (DT-039, DT-040)

        Je zwei Räume haben dieselbe Nummer. Der eine dreht sich rechtsherum ↻, der andere linksherum ↺. (DT-028, DT-086)
rules-teams = Teams
    .text =
        Jeder Spieler hat 8 Charaktere und 6 Objekte, mit nur einem Set immer dieselben. Werden Sets gemischt, wählt man
        die Teams: jeder heimlich, oder einer wählt und alle nehmen das Gleiche. (DT-019, DT-021 bis DT-023)

        Von Seil und Schlüssel darf ein Team mehrere haben, von allem anderen eines. (DT-025)
rules-line-up = Start-Team
    .text =
        Du wählst heimlich 4 deiner Charaktere und stellst sie auf die vier Punkte deiner Startlinie. Die anderen kommen
        mit den Objekten ins Labyrinth. (DT-043, DT-044)
rules-placing = Verteilen
    .text =
        Reihum legt jeder Spieler eine Spielmarke verdeckt auf einen beliebigen Raum, der noch eine aufnehmen kann, bis
        alle liegen. Was liegt, darf niemand mehr ansehen. (DT-045, DT-046, DT-048)

        Wer den Raum erkundet, platziert, was dort liegt. Lege also starke Charaktere dorthin, wo du zuerst sein wirst,
        und einen Schatz dorthin, wo es zur gegnerischen Linie nicht weit ist. (DT-073)
rules-start = Beginn
    .text =
        Alle Start-Teams werden gemeinsam aufgedeckt, und ein Spieler wird ausgelost, der beginnt und die 2 spielen muss.
        (DT-049, DT-050, DT-054)
rules-turn = Der Spielzug
    .text =
        Spiele eine deiner Aktionskarten, 2 bis 5: So viele Aktionspunkte hast du. Sind alle vier gespielt, kommen sie
        zurück. Im ersten Durchlauf darf eine Karte höchstens um 1 höher sein als die höchste bisher. (DT-052, DT-053,
        DT-055, DT-058)

        Eine Aktion kostet 1 Punkt: einen Raum erkunden, einen Raum drehen, bewegen, kämpfen, eine Fähigkeit nutzen, ein
        Objekt nutzen. Die Punkte dürfen an einen Charakter gehen oder an mehrere, in beliebiger Reihenfolge. (DT-059,
        DT-060)

        Zurücknehmen darfst du, was du getan hast, bis zum letzten Erkunden, Drehen eines Raums oder Angriff. (DT-066)
rules-reveal = Erkunden
    .text =
        Von der Startlinie aus darfst du die Räume erkunden, die sie berühren; von einem Raum aus den, der hinter einer
        passierbaren Kante deines Feldes liegt. (DT-067 bis DT-069)

        Du platzierst alles, was dort lag, auf freien Flurfeldern oder dem Drehrad, nur deine eigenen Objekte platziert
        dein Gegner. Wer platziert wurde, darf sofort handeln. (DT-065, DT-073 bis DT-075)
rules-turning = Räume drehen
    .text =
        Ein Charakter auf einem Drehrad dreht den Raum um ein Viertel in Richtung seines Pfeils oder stattdessen den
        Partnerraum, wo immer er liegt, andersherum. Alles darauf dreht sich mit. (DT-079, DT-080, DT-083)

        Der Mekanork dreht in beide Richtungen. (DT-202)
rules-moving = Bewegen und tragen
    .text =
        Eine Bewegung geht Feld für Feld, nie diagonal, nie durch Wände oder geschlossene Gitter. Du kommst an eigenen
        Charakteren, Verwundeten und Objekten vorbei, aber an keinem gesunden Gegner. (DT-087, DT-091 bis DT-095)

        Jeder trägt eine Sache: ein Objekt beliebiger Farbe oder einen eigenen Verwundeten. Einmal auf jedem Feld darfst
        du aufnehmen, ablegen oder tauschen, ohne Kosten; wer auf etwas anhält, trägt es. (DT-100 bis DT-103)

        Für Fallen braucht es ein Seil oder einen Dieb. Eine gegnerische Startlinie führt hinaus. (DT-114, DT-271)
rules-jumping = Sprungkarten
    .text =
        Für 1 Aktionspunkt und eine deiner drei Sprungkarten springt ein Charakter über ein Hindernis: eine Falle,
        Steinschlag oder einen Graben. Er darf geradeaus oder um die Ecke landen. (DT-122, DT-123)
rules-combat = Kampf
    .text =
        Ein Charakter greift einen Gegner an, mit dem er im Kontakt ist. Wer von den beiden Farben mit der anderen Seite
        im Kontakt ist, muss mitkämpfen. (DT-136, DT-145, DT-147)

        Jede Seite zählt ihre Kampfkraft zusammen und legt eine Karte von +0 bis +6, verdeckt. Die höhere Summe gewinnt;
        bei Gleichstand geschieht nichts. Karten sind danach verbraucht, nur die +0 kehrt zurück. (DT-138 bis DT-141,
        DT-149)

        Alle auf der unterlegenen Seite sind verwundet; wer es schon war, stirbt. Verwundete können nichts tun; wer in
        diesem Zug verwundet wurde, wird darin nicht noch einmal angegriffen. (DT-131, DT-132, DT-137, DT-150)
rules-characters = Charaktere
    .text =
        Krieger: bricht Gitter auf. Magier: fliegt über Fallen und Gegner, benutzt den Feuerball. Troll: regeneriert.
        Kleriker: heilt. Mekanork: dreht Räume in beide Richtungen. Dieb: überquert Fallen, öffnet und schließt Gitter.
        Mauerläufer: geht durch Wände. Goblin: 2 Punkte, wenn er hinausgelangt. (DT-191 bis DT-209)

        Paladin: trägt zwei Sachen. Waffenmeister: sieht die gegnerische Kampfkarte. Taschendieb: stiehlt Objekte. Golem:
        zerstört drei Wände. Illusionist: eine Illusionsfalle und ein Fels. Elf: überquert Fallen. Geist: geht durch
        alles, trägt nichts. Roter Drache: speit Feuer, bewegt sich nie, bringt tot 2 Punkte. (DT-210 bis DT-235)
rules-objects = Objekte
    .text =
        Seil: über Fallen. Schatz: 1 Punkt, wenn er hinausgetragen wird. Geschwindigkeitstrank: 4 Aktionspunkte für den,
        der ihn trinkt. Rüstung: +1 in der Verteidigung. Schwert: +1 im Angriff. Feuerball: Der Magier tötet den Ersten in
        der Sichtlinie. (DT-236 bis DT-253)

        Schlüssel: öffnet und schließt Gitter. Feuerschild: gegen Feuer und Steinschlag. Drachenschwert: +4 gegen den
        Roten Drachen, und er stirbt. Teleportationsring: in einen Nachbarraum. Spruchrolle der Bezauberung: Ein Gegner
        handelt dreimal für dich. (DT-254 bis DT-267)
rules-terrain = Gelände
    .text =
        Eine Falle darf man nur mit Hilfe betreten. Der Jungbrunnen heilt Verwundete neben ihm und versperrt den Weg.
        Steinschlag tötet, wer zu Fuß ohne Schild hineingeht. In Nebel sieht niemand hinein. Über einen Graben muss man
        fliegen oder springen. (DT-271, DT-280, DT-284, DT-291, DT-294)

        Wessen Farbe allein auf dem Pentagramm steht, hat 1 Punkt mehr, solange das so bleibt. (DT-282)
rules-scenarios = Szenarien
    .text =
        1 Das Kloster: zwei Mönche, die für alle heilen. 2 Sternen-Twister: je zwei Linien, auf denen alle Charaktere
        beginnen. 3 Das Reich der Goblins: Ein Goblin gewinnt jeden Kampf, und wer den gegnerischen tötet, gewinnt das
        Spiel. (DT-296 bis DT-319)

        4 Die beweglichen Steine: zwei Räume, die sich verschieben. 5 Die Grube: ein Loch in der Mitte, das nur der Magier
        überquert. 6 Das Opfer: Violett befreit die Prinzessin, Orange verhindert es. (DT-320 bis DT-341)
rules-ends = Andere Enden
    .text =
        Hat niemand mehr einen Charakter oder geschieht drei Aktionskarten-Durchläufe lang nichts Unumkehrbares,
        entscheiden die Siegpunkte. Aufgeben oder sich auf ein Unentschieden einigen kann man jederzeit.
        (DT-188 bis DT-190)
