### Was nur der Browser über Dungeon Twister sagt, auf Deutsch.

# Wo lange Namen getrennt werden.
joints = Mauer|läufer Geschwin|dig|keits|trank Drachen|schwert Feuer|schild Feuerball|stab Illusions|falle Illu|sionist Prin|zessin Stein|schlag Taschen|dieb Teleporta|tions|ring Waffen|meister Jung|brunnen Spruch|rolle

phase-actions = Aktionen
phase-combat = Kampf
dt-when = Zug { $turn }
dt-race = { $target ->
    [0] Die Prinzessin befreien oder es verhindern
   *[other] Ziel: { $target } Punkte (entkommen, töten). { $ahead ->
        [1] { $seat_is ->
            [you] Du führst
           *[other] { $seat } führt
        } mit { $best }.
       *[other] { $best ->
            [0] Noch hat niemand einen.
           *[other] { $ahead } liegen mit { $best } gleichauf.
        }
    }
}
dt-scene-board = Brett
dt-scene-figures = Figuren
dt-scene-cards = Karten

## Zustände der Spieler

dt-state-won = hat gewonnen
dt-state-over = Spiel vorbei
dt-state-resigned = hat aufgegeben
dt-state-fights = kämpft
dt-state-yours = du bist am Zug
dt-state-thinks = überlegt
dt-state-plays = am Zug
dt-state-waits = wartet

## Fragen, warum sie gestellt werden

dt-why-action = Noch { $left } von { $card } Aktionen. Wähle eine Figur auf dem Brett oder in der Liste.
dt-why-action-card = Sie sagt, wie viele Aktionen du in diesem Zug hast.
dt-why-move = Klick auf ein helles Feld, um dorthin zu gehen, oder geh Schritt für Schritt.
dt-why-combat-card = Verdeckt. Beide werden zugleich umgedreht; bei Gleichstand geschieht nichts.
dt-why-combat-answer = Verdeckt. Dein Waffenmeister hat die Karte des Gegners gesehen.
dt-why-rotate = Zeig darauf, um zu sehen, wie er läge. Eine Drehung lässt sich nicht zurücknehmen.
dt-why-reveal = Ein erkundeter Raum lässt sich nicht wieder verdecken.
dt-why-attack = Ein Angriff lässt sich nicht zurücknehmen.
dt-why-place = Auf jedes freie Flurfeld oder das Drehrad.
dt-why-line-up = Vier Charaktere beginnen auf der Linie, die anderen kommen in den Dungeon.
dt-why-placing = Liegt sie einmal, darf niemand mehr nachsehen.

## Möglichkeiten in wenigen Worten

dt-verb-reveal = erkunden
dt-verb-turn = Raum drehen
dt-verb-move = gehen
dt-verb-jump = springen
dt-verb-attack = angreifen
dt-verb-break = Gitter aufbrechen
dt-verb-lock = Gitter bedienen
dt-verb-heal = heilen
dt-verb-regenerate = regenerieren
dt-verb-wall-walk = durch die Wand
dt-verb-steal = stehlen
dt-verb-breach = Wand zerstören
dt-verb-conjure = eine Illusion
dt-verb-breathe = Feuer speien
dt-verb-quaff = Trank trinken
dt-verb-shoot = Feuerball
dt-verb-teleport = Ring benutzen
dt-verb-charm = bezaubern
dt-verb-drink = am Brunnen trinken
dt-verb-fly = hinüberfliegen
dt-then-end = { $left ->
    [one] 1 Aktion würde verfallen
   *[other] { $left } Aktionen würden verfallen
}
dt-then-move = bis zu { $steps ->
    [one] 1 Feld
   *[other] { $steps } Felder
}
dt-then-fight = { $target }: { $own } gegen { $other }, vor den Karten
dt-then-turn = { $opens ->
    [0] { $shuts ->
        [0] keine Tür geht auf oder zu
       *[other] schließt { $shuts }
    }
   *[other] { $shuts ->
        [0] öffnet { $opens }
       *[other] öffnet { $opens }, schließt { $shuts }
    }
}
dt-values = Bewegung { $move }, Kampf { $combat }
dt-end-early = Den Zug schon beenden?
dt-end-early-why = { $left ->
    [one] 1 Aktion ist noch übrig und würde verfallen.
   *[other] { $left } Aktionen sind noch übrig und würden verfallen.
}
dt-end-early-yes = Zug beenden
dt-end-early-no = Weiterspielen

## Orte auf dem Brett

dt-select = { $kind } auf ({ $x },{ $y }): { $deeds ->
    [one] 1 mögliche Aktion
   *[other] { $deeds } mögliche Aktionen
}
dt-walk-to = Nach ({ $x },{ $y }) gehen, { $steps ->
    [one] 1 Schritt
   *[other] { $steps } Schritte
}
dt-attack-this = Angreifen: { $kind }
dt-board = Der Dungeon

dt-who-comes = Wer kann auf ein Feld kommen?
dt-comer = { $seat_is ->
    [you] { $kind } von dir
    [nobody] { $kind }
   *[other] { $kind } von { $seat }
} ({ $steps })
dt-comers = ({ $x },{ $y }), mit so vielen Schritten: { $list }
dt-comers-none = ({ $x },{ $y }): Mit einer Bewegung kommt niemand hierher

## Spieler

dt-points-of = { $points } von { $target } Siegpunkten
dt-of-points = von { $target } Punkten
dt-how-killed = getötet
dt-how-escaped = entkommen
dt-team = Team
dt-fate-in = im Dungeon
dt-fate-wounded = verwundet
dt-fate-out = entkommen
dt-fate-dead = tot
dt-face-down = { $count ->
    [one] 1 Spielmarke liegt verdeckt
   *[other] { $count } Spielmarken liegen verdeckt
}
dt-action-cards = Aktionskarten
dt-card-running = wird gerade gespielt
dt-card-top = zuletzt gespielt
dt-card-gone = gespielt
dt-card-hand = auf der Hand
dt-combat-cards = Kampf
dt-jump-cards = Sprung
dt-cards-count = Noch { $combat ->
    [one] 1 Kampfkarte
   *[other] { $combat } Kampfkarten
} und { $jumps ->
    [one] 1 Sprungkarte
   *[other] { $jumps } Sprungkarten
}{ $stock ->
    [0] {"."}
   *[other] ; { $stock } Marken noch nicht gelegt.
}

## Unter dem Brett

dt-this-turn = Dieser Zug
dt-used-left = { $used } verbraucht, { $left } übrig
dt-actions = Aktionen
dt-no-card = Noch keine Aktionskarte gespielt.
dt-points-left = Noch { $left } von { $card } Aktionen
dt-now = jetzt
dt-left = übrig
dt-final = endgültig
dt-undo = zurück
dt-did-reveals = erkundet einen Raum
dt-did-turned = dreht einen Raum
dt-did-slid = verschiebt die Steine
dt-did-moves = geht
dt-did-escaped = entkommt
dt-did-jumped = springt
dt-did-attacks = greift an
dt-did-broken = bricht ein Gitter auf
dt-did-opened = öffnet ein Gitter
dt-did-closed = schließt ein Gitter
dt-did-healed = heilt
dt-did-regenerated = regeneriert
dt-did-refreshed = trinkt am Brunnen
dt-did-wall-walked = geht durch eine Wand
dt-did-stole = stiehlt
dt-did-breached = zerstört eine Wand
dt-did-conjured-pit = zaubert eine Falle herbei
dt-did-conjured-rubble = zaubert einen Fels herbei
dt-did-quaffed = trinkt den Trank
dt-did-shot = schießt einen Feuerball
dt-did-breathed = speit Feuer
dt-did-teleported = benutzt den Ring
dt-did-charmed = ist bezaubert
dt-did-flew = fliegt über die Grube
dt-figure = Figur
dt-move = Bewegung
dt-combat = Kampf
dt-carries = trägt:
dt-worth-out = entkommen: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
dt-worth-dead = getötet: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
dt-pick-a-figure = Klick auf eine deiner Figuren: wohin sie gehen kann, wird hell, und alle ihre Aktionen stehen hier.
dt-point-at-a-figure = Zeig auf eine Figur, um zu sehen, was sie kann.
dt-your-cards = Deine Karten
dt-only-you = nur du siehst sie
dt-combat-left = Übrige Kampfkarten
dt-spent = { $value } verbraucht
dt-jumps-left = { $count ->
    [one] 1 Sprung
   *[other] { $count } Sprünge
}
dt-zero-back = · die 0 kommt immer zurück, jede andere Karte ist einmal da
dt-stock = Hinter deinem Schirm
dt-to-place = Zu setzen, die erste zuerst

## Kampf

dt-duel = Kampf
dt-group-combat = Gruppenkampf
dt-attacks-whom = Angriff: { $attacker } gegen { $target }; wer in Kontakt ist, kämpft mit.
dt-role-attacks = greift an
dt-role-target = Ziel
dt-strength = Stärke { $strength }
dt-card-laid = Karte liegt
dt-no-card-yet = noch keine Karte
dt-comes-back = kommt zurück
dt-spent-word = gespielt
dt-cards-in-secret = Beide Seiten legen verdeckt eine Karte; dann werden beide zugleich umgedreht.
dt-tied = Gleichstand: nichts geschieht.
dt-wins = { $seat_is ->
    [you] Du gewinnst!
   *[other] { $seat } gewinnt.
}
dt-then-card = { $strength } + { $card } = { $sum }: gewinnt { $win }, gleich { $tie }, verliert { $lose }
dt-odds = Chancen
dt-odds-title = Deine { $own } (mit +{ $card }) gegen { $other } und eine Karte
dt-odds-cases = ▲ gewinnt gegen { $win }, = gleich mit { $tie }, ▼ verliert gegen { $lose }
dt-odds-known = An diesem Tisch sieht man, was gespielt ist: { $cards } Karten sind übrig.
dt-odds-unknown = { $cards ->
    [one] Eine davon ist übrig, welche, sagt niemand.
   *[other] { $cards } der neun sind übrig, welche, sagt niemand.
}
