### Das Training auf Deutsch: Texte, die nur der Browser zeigt. Rat und Ergebnisse stehen in
### src/undercroft/games/dungeon_lords_training/text/de.ftl, alles andere wird gesagt wie in Dungeon Lords.

## Die Seite

tr-title = Kämpfen lernen
tr-lead = Kämpfe für eine Person: Drei Helden kommen, du verteidigst drei Plättchen mit dem, was du hast. Alles liegt offen. Ein Trainer kennt das bestmögliche Ergebnis und sagt dir nach jeder Wahl, wie es steht.
tr-course = Der Lehrgang
tr-course-solved = { $count } von { $all } gelöst
tr-about-T1 = Eine Falle, zwei Monster, ein Priester, der heilt.
tr-about-T2 = Zwei Diebe, ein Geist und die richtige Reihenfolge.
tr-about-T3 = Ein Vampir, der wiederkommen kann, und ein Fluch.
tr-about-T4 = Zwei Priester und ein einziger Schleim.
tr-about-T1R = Noch einmal der erste Kampf, aber der Eingang ist eine Kammer.
tr-play = Spielen
tr-again = Noch einmal
tr-solved = Gelöst: bestmögliches Ergebnis
tr-so-far = Bisher: { $tiles ->
    [0] kein Plättchen verloren
    [one] ein Plättchen verloren
   *[other] { $tiles } Plättchen verloren
}, { $supplies ->
    [0] nichts ausgegeben
   *[other] Vorräte ausgegeben: { $supplies }
}
tr-daily = Kampf des Tages
tr-daily-help = Für alle derselbe, bis Mitternacht (UTC).
tr-daily-of = Kampf des Tages, { $date }
tr-new = Neue Kämpfe
tr-new-help = Frisch ausgeteilt, jeder mit genau einem besten Plan für den Anfang.
tr-about-easy = Leicht: Wer zuschlägt, so fest er kann, findet das beste Ergebnis.
tr-about-medium = Mittel: Fest zuschlagen genügt nicht.
tr-about-hard = Schwer: Wer nur fest zuschlägt, verliert ein Plättchen.
tr-new-go = Kampf austeilen
tr-laying = Die Helden sammeln sich …
tr-fight = Neuer Kampf { NUMBER($seed, useGrouping: 0) }, { $difficulty ->
    [easy] leicht
    [medium] mittel
   *[hard] schwer
}
tr-shared = Das ist der Kampf hinter deinem Link
tr-shared-help = Dieselben Helden und Verteidiger wie bei dem, der ihn geschickt hat. Du brauchst kein Konto.
tr-shared-go = Diesen Kampf spielen
tr-share = Link zu diesem Kampf
tr-share-help = Schick diesen Link weiter, und andere spielen genau diesen Kampf:
tr-no-such = Unter dieser Adresse gibt es keinen Kampf. Vielleicht ist der Link unvollständig.

## Der Editor

tr-position = Ein eigener Kampf
tr-editor = Kampf aufbauen
tr-own-help = Beliebige Helden, Verteidiger, Kammern und Kampfkarten, zum Spielen, Lösen und Weitergeben als Link.
tr-editor-open = Editor öffnen
tr-editor-help = Stell einen beliebigen Kampf zusammen. Sein Link enthält die ganze Stellung; der Trainer kann die meisten lösen.
tr-editor-go = Diesen Kampf spielen
tr-change = Verändern
tr-begin-with = Anfangen mit
tr-year = Jahr
tr-hero-at = Held { $number }{ $number ->
    [one] , vorn
   *[other] {""}
}
tr-less = { $what }: eins weniger
tr-more = { $what }: eins mehr
tr-tile-at = { $number ->
    [one] Plättchen 1, am Eingang
   *[other] Plättchen { $number }
}
tr-cards = Kampfkarten
tr-cards-help = Ohne Karte ist eine Runde wie im Training: Erschöpfung 2, kein Zauber.
tr-no-card = keine Karte
tr-first-round = Beginnt in Runde

## Am Tisch

tr-when = Runde { $round }
dl-stage = { $phase ->
    [battle] Die Schlacht, Runde { $round }
   *[planning] Die Gruppe an deinem Tor, Runde { $round }
}
tr-coach = Trainer
tr-new-lessons = Erklärungen
tr-feedback-kept = Gut: immer noch das Bestmögliche.
tr-feedback-gained = Wieder besser.
tr-feedback-tiles = { $more ->
    [one] Das kostet ein Plättchen.
   *[other] Das kostet { $more } Plättchen.
}
tr-feedback-supplies = Vorräte verschwendet: Es ginge mit weniger Nahrung und Gold.
tr-worse-plan = Ein anderer Plan für diese Runde wäre besser.
tr-take-back = Zurücknehmen
tr-hint = Tipp { $stage } von { $stages }
tr-hint-round = Runde { $round } entscheidet. Denk über sie am längsten nach.
tr-solve = Lösung zeigen
tr-solution = Die Lösung
tr-solution-plan = Schick los: { $plan }.
tr-solution-nobody = Schick niemanden los.
tr-solution-battle = In der Schlacht: { $battle }.
tr-proof = Beweis: { $plans ->
    [one] Der einzige Plan
   *[other] Alle { $plans } Pläne
} für diese Runde und alles, was folgen kann, wurden durchsucht, insgesamt { $positions ->
    [one] eine Stellung
   *[other] { $positions } Stellungen
}. Kein Plan ist besser. So gut wie dieser { $best_plans ->
    [one] ist nur ein Plan
   *[other] sind { $best_plans } Pläne
}, mit { $best_lines ->
    [one] einem Weg
   *[other] { $best_lines } Wegen
} zum Ende.
tr-round = Runde { $round }
tr-hide = Ausblenden
tr-restart = Von vorn

## Das Ende

tr-end = { $reason ->
    [best] Bestmöglich!
    [shown] Wie die Lösung es zeigt
    [best_tiles] Gut verteidigt
    [not_best] Die Helden kamen weiter
   *[unjudged] Der Kampf ist vorbei
}
tr-yours = Du
tr-optimum = Bestmöglich
tr-tiles-lost = Verlorene Plättchen
tr-supplies-spent = Ausgegebene Vorräte
tr-rounds = Runden
tr-next = Nächster Kampf
tr-all = Alle Kämpfe

## Worum es in jeder Übung geht

tr-intro-T1 = Zwei Krieger gehen voran, ein Priester folgt. In jeder Runde schlägt zuerst deine Falle zu, dann dein Monster; danach heilt der Priester, und der Weg durch den Dungeon ermüdet den Ersten. Rechne alles zusammen, bevor du die Nahrung hergibst.
tr-intro-T2 = Zwei Diebe durchschauen Fallen und nehmen ihnen die Wirkung. Dein Geist kommt am vordersten Helden vorbei. Überleg, wer zuerst zuschlagen soll.
tr-intro-T3 = Der Vampir kann auf zwei Arten zubeißen. Nach dem schwächeren Biss ist er in der nächsten Runde wieder bereit. Und lies nach, was der Verfluchte Ring außer dem Schaden noch bewirkt.
tr-intro-T4 = Zwei Priester heilen viel, aber nur, wenn jemand sie angreift. Du hast einen Schleim und zwei Fallen: Wähle für jeden die richtige Runde.
tr-intro-T1R = Dieselben Helden, aber sie kommen durch eine Kammer. Dort kämpfen zwei Monster nebeneinander, und eine Falle braucht 1 Gold als Köder. Kein einziges Plättchen muss verloren gehen.

## Was erklärt wird, wenn es zum ersten Mal kommt

tr-lesson-choose-tile = Das Plättchen.
tr-lesson-choose-tile-text = Die Helden greifen das Plättchen an, das dem Eingang am nächsten liegt. Sind zwei gleich nah, wählst du.
tr-lesson-choose-trap = Die Falle.
tr-lesson-choose-trap-text = In einem Tunnel darfst du eine Falle legen. Sie wirkt vor allem anderen und ist danach verbraucht. Du kannst sie auch für später aufheben.
tr-lesson-choose-monster = Das Monster.
tr-lesson-choose-monster-text = In einem Tunnel darf ein Monster kämpfen, in einer Kammer zwei. Wer gekämpft hat, ist für den Rest des Kampfes bewusstlos, wenn auf seinem Plättchen nichts anderes steht.
tr-lesson-choose-ghosts = Geister.
tr-lesson-choose-ghosts-text = Geister kämpfen neben dem Monster; es dürfen beliebig viele mitgehen.
tr-lesson-choose-order = Die Reihenfolge.
tr-lesson-choose-order-text = Deine Verteidiger schlagen nacheinander zu. Wer fällt, ist fort, und der nächste Schlag trifft jemand anderen.
tr-lesson-choose-attack = Der Angriff.
tr-lesson-choose-attack-text = Manche haben mehrere Angriffe. Ein stärkerer kann Nahrung kosten, nach einem schwächeren kann dein Monster bereit bleiben.
tr-lesson-choose-target = Das Ziel.
tr-lesson-choose-target-text = Ein Held, dessen Schaden seine Trefferpunkte erreicht, ist gefangen. Überzähliger Schaden verfällt.
tr-lesson-trap = Die Falle schlägt zuerst zu.
tr-lesson-trap-text = Das ist der erste Schritt jeder Schlacht. Ihre Karte ist danach fort, gleich was sie bewirkt hat.
tr-lesson-thieves = Diebe.
tr-lesson-thieves-text = Jedes Fallensymbol der Gruppe nimmt der Falle einen Punkt Schaden, von vorn an.
tr-lesson-attack = Monster greifen an.
tr-lesson-attack-text = Ein einfacher Angriff trifft den vordersten Helden. Die Zahl ist der Schaden.
tr-lesson-caught = Gefangen!
tr-lesson-caught-text = Wer keine Trefferpunkte mehr hat, kommt in dein Gefängnis; die anderen rücken auf.
tr-lesson-face-up = Wieder bereit.
tr-lesson-face-up-text = Dieser Verteidiger kommt offen zurück und darf in der nächsten Runde wieder los.
tr-lesson-healing = Heilung.
tr-lesson-healing-text = Wurde die Gruppe von einem Monster oder Geist angegriffen, entfernt jedes Herz einen Punkt Schaden, von vorn an.
tr-lesson-no-healing = Kein Angriff, keine Heilung.
tr-lesson-no-healing-text = Fallen allein rufen die Priester nicht auf den Plan. Schickst du kein Monster, wird niemand geheilt.
tr-lesson-fatigue = Erschöpfung.
tr-lesson-fatigue-text = Am Ende jeder Runde nehmen die Helden im Training 2 Schaden, Punkt für Punkt, immer der vorderste. Auch so kann ein Held gefangen werden.
tr-lesson-held = Aufgehalten.
tr-lesson-held-text = Keine Eroberung in dieser Runde: Die Helden bleiben ohne Erschöpfung stehen, und das Plättchen bleibt vorerst deins.
tr-lesson-conquest = Erobert.
tr-lesson-conquest-text = Ist nach der Erschöpfung noch ein Held übrig, geht das Plättchen verloren, und das nächste wird angegriffen.

## The way to the page, from the home page

page-link = Kämpfen lernen
