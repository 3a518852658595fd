### Was die Hülle selbst sagt, gleich für welches Spiel.

you = Du
stage-planned = geplant
stage-alpha = Alpha
stage-beta = Beta
stage-stable = fertig
stage-example = Beispiel

## undercroft games

games-game = Spiel
games-players = Spieler
games-stage = Stand
games-options = Optionen
games-facts = Spieler: { $players }, Stand: { $stage }, Regelfassung { $version }
games-default = Vorgabe: { $value }
games-part = Dazu gehört: { $title } ({ $name })

## undercroft play

play-welcome = { $title }: Du spielst gegen { $others }. Antworte mit einer Zahl; ? zeigt, was du sonst eingeben kannst.
play-welcome-alone = { $title }: Du spielst allein. Antworte mit einer Zahl; ? zeigt, was du sonst eingeben kannst.
play-resumed = Das Spiel geht weiter, wo es aufgehört hat.
play-thinking = { $name } denkt nach …
play-prompt = Deine Wahl
play-unclear = „{ $text }“ steht nicht zur Wahl. Gib eine Zahl von 1 bis { $count } ein, oder ? für Hilfe.
play-ambiguous = „{ $text }“ ist nicht eindeutig; gib die Zahl ein.
play-unasked = Auf die letzten davon wartet niemand: Du kannst das tun, wann immer du gefragt bist, oder es lassen.
play-undone = Zurückgenommen.
play-saved = Gespeichert in { $file }.
play-save-where = Wohin speichern? Gib ein: speichern DATEI
play-kept = Das Spiel bleibt erhalten; weiter geht es mit: undercroft play --resume
play-not-kept = Das Spiel konnte nicht aufbewahrt werden: { $file } ist nicht beschreibbar.
play-record = Aufzeichnung des Spiels: { $file }
play-no-log = Noch ist nichts geschehen.
play-hint = Ein Bot ({ $bot }) würde wählen: { $choice }
play-hint-than = { $ahead ->
    [yes] So stündest du nach einer Weile da, verglichen mit „{ $choice }“:
   *[no] So stündest du dann da, verglichen mit „{ $choice }“:
}
play-hint-drawn = Wer sich hier in die Karten sehen lässt, verliert. Darum lost er seine Wahl aus, diese in { $games } von 100 Partien.
play-hint-tried = { $tries ->
    [0] Gründe nennt er keine.
    [one] Er hat eine Fortsetzung ausprobiert.
   *[other] Einen einzelnen Grund nennt er nicht: Beim Weiterspielen in Gedanken ging es so am besten aus.
}
play-hint-better = { $aspect }: etwas besser{ $cases ->
    [1] .
   *[other] {" "}in { $times } von { $cases } Fällen.
}
play-hint-worse = Aber { $aspect }: etwas schlechter{ $cases ->
    [1] .
   *[other] {" "}in { $times } von { $cases } Fällen.
}
play-hint-victory-better = In { $times } von { $cases } durchgespielten Fällen endet die Partie so besser für dich.
play-hint-victory-worse = Aber in { $times } von { $cases } durchgespielten Fällen endet die Partie so schlechter für dich.
play-hint-equal = „{ $choice }“ wäre genauso gut: Einen Unterschied sieht er nicht.
play-hint-more = Die Zahlen dazu: tipp zahlen
play-hint-choice = Wahl
play-hint-tries = Versuche
play-hint-value = Wert
play-hint-best = Beste
play-hint-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
play-hint-percent = { NUMBER($number, style: "percent") }
play-hint-legend = Wert: wie es nach dieser Wahl steht, von 0 (verloren) bis 1 (gewonnen), im Mittel aller Versuche. Beste: wie wahrscheinlich keine andere Wahl besser ist.
play-over = Das Spiel ist vorbei.
play-help =
    Eine Zahl oder der kurze graue Text: diese Wahl treffen. Gehören Zahlen dazu, stehen sie dahinter.
    ?            diese Hilfe
    regeln       die Regeln der jetzigen Phase
    regeln N     eine Regel im vollen Wortlaut, mit ihrer Nummer oder mit Wörtern daraus
    tipp         was ein Bot täte und warum; tipp zahlen: mit seinen Zahlen
    zurück       deine letzte Wahl zurücknehmen, solange nichts Neues bekannt ist
    tisch        den ganzen Tisch zeigen
    geheim       ansehen, was nur du sehen darfst
    verlauf      alles, was geschehen ist
    speichern D  das Spiel in der Datei D speichern
    ende         aufhören; das Spiel bleibt erhalten

## Regeln im vollen Wortlaut, auf der Kommandozeile und am Tisch

rulebook-none = Es gibt keine Regel „{ $text }“ und keine mit diesen Wörtern.
rulebook-more = Weitere Regeln mit diesen Wörtern: { $rules }

## Meldungen des Spielwerks selbst, in jedem Spiel dieselben

news-taken-back = { $seat_is ->
    [you] Du nimmst eine Wahl zurück, mit allem, was darauf folgte.
   *[other] { $seat } nimmt eine Wahl zurück, mit allem, was darauf folgte.
}

## undercroft replay

replay-head = { $title }, { $players } Spieler, { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
replay-undone = { $seat } nimmt eine Wahl zurück.
replay-position = Stellung nach { $moves ->
    [one] einem Zug
   *[other] { $moves } Zügen
}
replay-unfinished = Das Spiel ist nicht zu Ende.

## undercroft review

review-head = { $title }: wie die Chancen standen
review-move = Zug
review-choice = Wahl
review-end = Ende
review-turning = Wendepunkte
review-turned = Zug { $move }: { $seat }: { $choice }. { $who } kam von { $before } auf { $after }.
review-decisions = Was der Bot anders gemacht hätte
review-otherwise = Zug { $move }: { $seat }: { $choice }. Der Bot: { $best } ({ $lost } besser)
review-untried = Zug { $move }: { $seat }: { $choice }. Der Bot: { $best } (das andere hat er gar nicht erst versucht)
review-agreed = Bei { $agreed } von { $choices } Entscheidungen ist der Bot derselben Meinung.

## undercroft verify

verify-true = { $dealt ->
    [yes] Die Aufzeichnung ist echt. Jede Wahl war erlaubt, und der Zufall fiel so, wie der Startwert es bestimmt.
   *[no] Die Aufzeichnung ist echt, soweit es sich prüfen lässt. Jede Wahl war erlaubt; der Schlüssel ist noch nicht veröffentlicht, darum bleibt der Zufall ungeprüft.
}
verify-length = { $over ->
    [yes] Einträge: { $entries }. Das Spiel wurde zu Ende gespielt.
   *[no] Einträge: { $entries }. Das Spiel ist nicht zu Ende.
}
verify-measured = { $measured ->
    [one] Ein Ergebnis wurde gemessen; es lässt sich nicht noch einmal austeilen.
   *[other] { $measured } Ergebnisse wurden gemessen; sie lassen sich nicht noch einmal austeilen.
}
verify-false = Die Aufzeichnung ist falsch ({ $where }): { $why }
verify-entry = Eintrag { $entry }
verify-no-entry = Angaben zum Spiel
verify-kind-facts = Die Angaben, der Schlüssel oder die Form der Aufzeichnung stimmen nicht.
verify-kind-chain = Er wurde geändert, verschoben oder eingeschoben; seine Prüfsumme passt nicht.
verify-kind-unreadable = Er ist nicht lesbar.
verify-kind-closed = Diese Wahl stand dort nicht offen.
verify-kind-impossible = Der Zufall passt dort nicht: Ein Ergebnis war nicht möglich, fehlt oder ist eines zu viel.
verify-kind-seed = Der Startwert ergibt dort etwas anderes.
verify-kind-undone = Das ließ sich dort nicht zurücknehmen.
verify-kind-written = Nach den Regeln lautet er anders.

## Ablehnungen nach Art

error-error = Das geht nicht.
error-unknown-game = Dieses Spiel gibt es nicht.
error-wrong-option = Diese Option oder diesen Wert hat das Spiel nicht.
error-unknown-choice = Das gibt es in diesem Spiel nicht.
error-wrong-values = Die Zahlen zu dieser Wahl fehlen oder liegen außerhalb der Grenzen.
error-illegal-choice = Das steht jetzt nicht zur Wahl.
error-not-your-decision = Du bist gerade nicht gefragt.
error-stale-decision = Das war die Antwort auf eine frühere Frage; sieh noch einmal hin.
error-game-over = Das Spiel ist vorbei.
error-cannot-undo = Das lässt sich nicht mehr zurücknehmen: Es ist etwas Neues bekannt, oder jemand anders hat entschieden.
error-impossible-chance = Das hätte der Zufall nicht ergeben können.
error-nobody-asked = Das Spiel läuft immer weiter, ohne jemanden zu fragen.
error-broken-record = Die Aufzeichnung ist nicht lesbar.
error-broken-scenario = Das Szenario ist nicht lesbar.
