### Die Rätsel von Dungeon Twister auf Deutsch: Texte, die nur der Browser zeigt. Rat, Neuigkeiten und Ergebnisse stehen
### in src/undercroft/games/dungeon_twister_puzzles/text/de.ftl, alles andere wird gesagt wie in Dungeon Twister.

## Die Seite

pz-title = Der perfekte Zug
pz-lead = Ein Zug, alles liegt offen, kein Glück: Gewinne oder hol die verlangten Punkte, welche Kampfkarten Orange auch legt. Du darfst zurücknehmen, so viel du willst.
pz-puzzle = Rätsel { $number }
pz-drawn = Gezogenes Rätsel { NUMBER($seed, useGrouping: 0) }, { $difficulty ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
pz-goal = { $goal ->
    [win] Gewinne
   *[score] Hol { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
} mit { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}
pz-goal-win = Gewinne in diesem Zug.
pz-goal-score = { $points ->
    [one] Hol in diesem Zug 1 Punkt.
   *[other] Hol in diesem Zug { $points } Punkte.
}
pz-group-easy = Leicht
pz-group-medium = Mittel
pz-group-hard = Schwer
pz-about-easy = Eine Idee, wenige Aktionen.
pz-about-medium = Auf die Reihenfolge kommt es an.
pz-about-hard = Räume drehen sich, jemand muss fallen, und keine Aktion bleibt übrig.
pz-which = Welche Rätsel
pz-which-all = Alle
pz-which-win = Gewinnen
pz-which-score = Punkte holen
pz-which-open = Ungelöste
pz-none-left = Die hast du alle gelöst.
pz-count-solved = { $count } von { $all } gelöst
pz-solved = Gelöst
pz-tried = Noch nicht
pz-play = Spielen
pz-again = Noch einmal
pz-daily = Rätsel des Tages
pz-daily-help = Für alle dasselbe, bis Mitternacht (UTC).
pz-daily-of = Rätsel des Tages, { $date }
pz-laying = Die Räume werden ausgelegt …
pz-all = Alle Rätsel
pz-shared = Das ist das Rätsel hinter deinem Link
pz-shared-help = Dieselbe Stellung wie bei dem, der ihn geschickt hat. Du brauchst kein Konto.
pz-shared-go = Dieses Rätsel spielen
pz-share = Link zu diesem Rätsel
pz-share-help = Schick diesen Link weiter, und andere spielen genau dieses Rätsel:
pz-no-such = Unter dieser Adresse gibt es kein Rätsel. Vielleicht ist der Link unvollständig.

## Am Tisch

pz-enemy = Orange
pz-goal-bar = { $goal ->
    [win] Gewinne in diesem Zug
   *[score] Hol { $points } in diesem Zug
}: { $scored } von { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}
pz-coach = Trainer
pz-help = Hilfe
pz-goal-now = { $goal ->
    [win] Gewinne in diesem Zug
   *[score] Hol { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    } in diesem Zug
}
pz-actions-left = { $actions ->
    [0] keine Aktion übrig
    [one] noch 1 Aktion
   *[other] noch { $actions } Aktionen
}
pz-scored = { $scored } von { $points } { $points ->
    [one] Punkt
   *[other] Punkten
} geholt
pz-can-lay = Orange kann legen
pz-unsolvable = Von hier aus ist es nicht zu lösen.
pz-take-back = Zurücknehmen
pz-hint = Tipp { $stage } von { $stages }
pz-solve = Lösung zeigen
pz-solution = Die Lösung
pz-goes-on = Weiter
pz-steps-left = { $count ->
    [one] Ein Schritt bis zum Ziel
   *[other] { $count } Schritte bis zum Ziel
}
pz-play-step = Diesen Schritt spielen
pz-more-steps = Auch den nächsten verraten
pz-hide = Ausblenden
pz-restart = Neu beginnen
pz-give-up = Diesen Versuch beenden?
pz-give-up-yes = Zug beenden
pz-give-up-no = Weiter nachdenken

## Das Ende

pz-end = { $reason ->
    [solved] Gelöst!
    [shown] Wie die Lösung es zeigt
   *[failed] Noch nicht
}
pz-result = { $reason ->
    [solved] { $points ->
        [one] Der Punkt ist geholt, und keine Karte hätte es verhindern können.
       *[other] Alle { $points } Punkte sind geholt, und keine Karte hätte es verhindern können.
    }
   *[failed] { $scored } von { $points } { $points ->
        [one] Punkt
       *[other] Punkten
    } geholt. Der Zug ist vorbei, das Rätsel nicht.
}
pz-as-shown = Das Ziel ist so erreicht, wie der Trainer es gezeigt hat. Versuch es ein andermal ohne ihn.
pz-try-again = Noch einmal versuchen
pz-next = Nächstes Rätsel

## Der Editor

pz-position = Eine eigene Stellung
pz-editor = Stellung aufbauen
pz-own-help = Räume, Figuren, Gegenstände und Karten, wie du willst: auf dem Brett oder als Text, zum Spielen und zum Weitergeben als Link.
pz-editor-open = Editor öffnen
pz-editor-help = Nimm eine Marke und klick dann dorthin, wo sie stehen soll. Was du auf dem Brett änderst, steht sofort im Text, und umgekehrt.
pz-change = Verändern
pz-pick = Klick auf ein Feld oder einen Raum, um etwas zu ändern, oder nimm eine Marke.
pz-in-hand = { $what }: wohin? Klick auf ein Feld oder einen verdeckten Raum.
pz-killed = Getötet
pz-escaped = Entkommen
pz-gone = Verbraucht
pz-away = Zurück in die Schachtel
pz-let-go = Loslassen
pz-token = { $kind_name } ({ $colour_id ->
    [blue] blau
    [orange] orange
    [red] rot
   *[green] grün
})
pz-square-with = ({ $x },{ $y }): { $count ->
    [0] leer
   *[other] { $what }
}
pz-face-down-with = Verdeckter Raum in Spalte { $column }, Reihe { $row }: { $count ->
    [0] nichts darauf
   *[other] { $what }
}
pz-room-at = Raum in Spalte { $column }, Reihe { $row }
pz-face-down = verdeckt
pz-room-there = { $name }, jetzt in Spalte { $column }, Reihe { $row }
pz-turn-left = Nach links drehen
pz-turn-right = Nach rechts drehen
pz-stack = Verdeckt darauf:
pz-square = Feld ({ $x },{ $y })
pz-nobody-here = Hier ist niemand und nichts.
pz-wounded = { $what }: verwundet
pz-move = { $what }: woandershin
pz-remove = { $what }: zurück in die Schachtel
pz-side-north = { $kind ->
    [wall] Wand
   *[portcullis] Gitter
} im Norden
pz-side-east = { $kind ->
    [wall] Wand
   *[portcullis] Gitter
} im Osten
pz-side-south = { $kind ->
    [wall] Wand
   *[portcullis] Gitter
} im Süden
pz-side-west = { $kind ->
    [wall] Wand
   *[portcullis] Gitter
} im Westen
pz-state-portcullis-none = zu
pz-state-portcullis-open = offen
pz-state-portcullis-broken = aufgebrochen
pz-state-wall-none = heil
pz-state-wall-breached = zerstört
pz-team = Marken von { $colour_id ->
    [blue] Blau
    [orange] Orange
    [red] Rot
   *[green] Grün
}
pz-take = { $what } nehmen
pz-take-from = { $what } nehmen, { $where }
pz-is-face-down = verdeckt
pz-is-dead = tot
pz-is-escaped = draußen
pz-is-gone = fort
pz-turn = Der Zug
pz-whose-turn = Am Zug
pz-card = Aktionskarte
pz-no-card = keine
pz-left = Aktionen übrig
pz-number = Nummer des Zuges
pz-hands = Karten und Punkte von { $colour_id ->
    [blue] Blau
    [orange] Orange
    [red] Rot
   *[green] Grün
}
pz-cards-hand = Aktionskarten auf der Hand
pz-one-hand = Aktionskarte { $value }
pz-cards-combat = Kampfkarten auf der Hand
pz-one-combat = Kampfkarte +{ $value }
pz-jumps = Sprungkarten
pz-points = Punkte bisher
pz-less = { $what }: eins weniger
pz-more = { $what }: eins mehr
pz-table = Das Spiel
pz-players = Spieler
pz-text = Die Stellung als Text
pz-text-help = Hier kannst du schreiben oder eine Stellung einfügen. Auch Angaben ohne Knopf, etwa eigene Aktionspunkte einer Figur, lassen sich schreiben.
pz-copy = Text kopieren
pz-download = Als Szenariodatei sichern
pz-file-title = Eine Stellung aus dem Editor
pz-undo = Rückgängig
pz-link = Link zu dieser Stellung
pz-wanted = Zu erreichen
pz-wanted-win = Sieg
pz-wanted-points = { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
pz-try = Ausprobieren
pz-refused = Das lässt sich nicht spielen:

## Der Weg zur Seite, von der Startseite

page-link = Der perfekte Zug
