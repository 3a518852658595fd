### Der Plan von Dungeon Lords auf Deutsch: Texte, die nur der Browser zeigt. Die Sätze des Spiels stehen in
### src/undercroft/games/dungeon_lords/text/de.ftl.

# Wo lange Wörter von Namen getrennt werden dürfen.
joints = Andenken|laden Anti|magische Cafe|teria Drucker|presse Höllen|chaos Hühner|stall Laby|rinth Münz|präge|anstalt Ruhmes|halle Übungs|kammer Werkzeug|schuppen Werk|statt Ver|giftetes Ver|fluchter Rollen|der Kami|kaze

## Dinge und Zahlen

dl-thing-food = Nahrung
dl-thing-gold = Gold
dl-thing-imps = { $count ->
    [one] Kobold
   *[other] Kobolde
}
dl-thing-trap_cards = { $count ->
    [one] Falle
   *[other] Fallen
}
dl-thing-evil = Bosheit
dl-thing-monsters = ein anderes Monster
dl-thing-dig = ein Tunnel
dl-thing-dig_up_to = Tunnel höchstens
dl-thing-mine_up_to = Gold höchstens
dl-thing-spy = ein Blick auf eine Kampfkarte
dl-thing-monster = ein Monster
dl-thing-room = eine Kammer
dl-thing-foreman = ein Kobold als Bauleiter
dl-store-food = Nahrung
dl-store-gold = Gold
dl-store-imps = Kobolde
dl-store-trap_cards = Fallen
dl-store-evil = Bosheit
dl-idle = { $count } frei
dl-free = gratis
dl-non-player = Nichtspieler { $letter }
dl-hero = { $type ->
    [warrior] Krieger
    [thief] Dieb
    [priest] Priester
    [wizard] Zauberer
    [paladin] Paladin
   *[illusion] Trugbild
}, { $points ->
    [one] 1 Trefferpunkt
   *[other] { $points } Trefferpunkte
}
dl-wounds = { $count } Schaden
dl-symbol = { $kind ->
    [trap] verhindert { $count } Fallenschaden
    [heart] heilt { $count }
   *[magic] { $count } Magie
}
dl-monster = { $count ->
    [one] { $monster }
   *[other] { $count } × { $monster }
}{ $down ->
    [yes] , verdeckt
   *[no] {""}
}
dl-aim = { $aim ->
    [first] Erster { $amount }
    [each] Jeder { $amount }
    [chosen] { $times ->
        [one] Einer { $amount }
       *[other] { $times } × einer { $amount }
    }
    [not_first] Hinterer { $amount }
    [not_priest] Kein Priester: { $amount }
    [fed] oder { $amount } für Nahrung
    [stays] oder { $amount }, bleibt wach
   *[hold] oder hält auf
}
dl-zone = { $zone ->
    [upper] nahe der Oberfläche
    [lower] tief unten
    [edge] am Rand
   *[centre] im Zentrum
}
dl-tunnel = Tunnel
dl-makes = ergibt
dl-brings = Bringt
dl-costs = Kostet

## Der Spielplan

dl-places = Die acht Orte
dl-reversed = von III nach I ausgeführt
dl-barred = gesperrt
dl-barred-is = Gesperrt: { $order }
dl-evilometer = Bösometer
dl-most-evil = am bösesten
dl-nicest = am nettesten
dl-paladin = { $where ->
    [tent] Der Paladin sitzt in seinem Zelt
   *[gone] Der Paladin dieses Jahres ist fort
}
dl-paladin-with = { $seat_is ->
    [you] Der Paladin steht an deinem Eingang
   *[other] Der Paladin steht am Eingang von { $seat }
}
dl-paladin-risk = erreicht 10 Bosheit: Der Paladin wird aufmerksam
dl-timeline = Das Jahr
dl-season = { $season ->
    [winter] Winter
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
}
dl-now = jetzt
dl-event-done = vorbei
dl-special-off = in dieser Partie ohne Wirkung
dl-special-why-off = Diese Partie wird ohne Spezial-Ereignisse gespielt, wie eine erste: An diesem Tag geschieht nichts.
dl-no-event = kein Ereignis
dl-event-hidden = Ereignis noch unbekannt
dl-glance = Helden und Preise
dl-glance-heroes = Helden dieser Runde
dl-glance-prices = Was die drei Felder jedes Ortes kosten
dl-would-get = { $seat_is ->
    [you] Du bekämst diesen Helden jetzt
   *[other] { $seat } bekäme diesen Helden jetzt
}
dl-town = Kampfkarten der Stadt
dl-card-hidden = Karte der Kampfrunde { $number }, verdeckt
dl-spied-by = { $seat_is ->
    [you] Du hast sie gesehen
   *[other] { $seat } hat sie gesehen
}
dl-speed = { $speed ->
    [fast] Schneller Zauber
   *[slow] Langsamer Zauber
}
dl-fatigue = Erschöpfung
dl-fatigue-is = Erschöpfung { $count }
dl-tavern-shows = Schaden, Preis
dl-tavern = Taverne
dl-market = Kammern
dl-to-come = { $count } folgen
dl-piles = Was noch kommt, was fort ist
dl-pile-monsters = Monster
dl-pile-rooms = Kammern
dl-pile-heroes = Helden
dl-pile-traps = Fallen
dl-gone = Fort

## Dungeons

dl-your-dungeon = Dein Dungeon
dl-dungeon-of = { $seat_is ->
    [you] Dein Dungeon
   *[other] Dungeon von { $seat }
}
dl-enlarge = { $seat_is ->
    [you] Deinen Dungeon groß zeigen
   *[other] Dungeon von { $seat } groß zeigen
}
dl-gate = Helden am Tor
dl-own-traps = Deine Fallen
dl-lair = Hort
dl-trolls = Trolle: { $idle } von { $count } frei
dl-prison = Gefängnis: { $count }
dl-seals = { $count ->
    [one] 1 rotes Siegel
   *[other] { $count } rote Siegel
}
dl-conquered = erobert
dl-digger = hier grub ein Kobold
dl-miner = hier schürft ein Kobold
dl-attacked = wird angegriffen
dl-uses = { $uses } von { $most } benutzt
dl-cell = Spalte { $column }, Reihe { $row } ({ $column }{ "\u2060" }-{ "\u2060" }{ $row })
dl-start = Startspieler

## Die Werkbank

dl-bench-defence = Deine Verteidigung
dl-bench-lock = Deine ersten gesperrten Befehle
dl-bench-produce = Produktion
dl-bench-payday = Zahltag
dl-bench-number = Wie viel?
dl-bench-orders = Deine Befehle
dl-others-orders = Befehle
dl-others-defence = Verteidigung
dl-lock = Sperre zwei dieser drei für die erste Runde. Der dritte kommt auf deine Hand.
dl-given = Bisherige Befehle
dl-given-note = Schraffiert: Der Diener fand keinen Platz, oder es wurde verzichtet.
dl-your-orders = Deine drei Befehle
dl-choose = wählen
dl-face-down = verdeckt
dl-failed = nicht ausgeführt
dl-confirm = Diese Befehle geben
dl-clear = Von vorn
dl-take-up = Diesen Befehl wieder aufnehmen
dl-back = Ein Schritt zurück
dl-open-orders = offen
dl-stack = { $count } weitere
dl-workers = { $count ->
    [one] freier Kobold
   *[other] freie Kobolde
}
dl-idle-trolls = { $count ->
    [one] freier Troll
   *[other] freie Trolle
}
dl-pay = Bezahlen
dl-let-go = Ziehen lassen
dl-no-more = Warum nicht mehr?
dl-cannot-pay = unbezahlbar
dl-of-due = von { $due } fällig
dl-how-much-tax = Gold, das du zahlst
dl-how-much-gold = Gold, das deine Kobolde schürfen
dl-seals-then = { $count ->
    [0] kein rotes Siegel
    [one] rotes Siegel, −3 Punkte
   *[other] rote Siegel, je −3 Punkte
}
dl-miners = Es { $count ->
    [one] schürft 1 Kobold
   *[other] schürfen { $count } Kobolde
}{ $foreman ->
    [0] {""}
   *[other] , einer mehr als Bauleiter
}; freie Kobolde im Augenblick: { $idle }

## Kampf

dl-plan-tile = Plättchen
dl-plan-traps = Fallen
dl-plan-monsters = Monster
dl-plan-ghosts = Geister
dl-plan-pick = auf dem Plan wählen
dl-pick-tile = Tippe auf ein leuchtendes Plättchen. Die Helden greifen es in dieser Runde an.
dl-face-down-traps = { $count ->
    [one] 1 Falle, verdeckt
   *[other] { $count } Fallen, verdeckt
}
dl-bait = { $count } Gold als Köder
dl-confirm-plan = So ist der Plan
dl-no-plan = noch kein Plan
dl-defenders = Verteidiger
dl-trap-hidden = eine Falle, verdeckt
dl-stage = { $phase ->
    [battle] Schlacht { $seat_is ->
        [you] in deinem Dungeon
       *[other] im Dungeon von { $seat }
    }, Runde { $round }
   *[planning] { $seat_is ->
        [you] Die Gruppe an deinem Tor
       *[other] Die Gruppe am Tor von { $seat }
    }, Runde { $round } von 4
}
dl-ladder = Die Schritte einer Schlacht
dl-step = { $step ->
    [trap] Falle
    [fast_spell] Schneller Zauber
    [monsters] Monster
    [slow_spell] Langsamer Zauber
    [healing] Heilung
    [conquest] Erschöpfung, Eroberung
   *[late] Späte Wirkungen
}
dl-skip-no_trap = keine Falle
dl-skip-no_fast_spell = nicht schnell
dl-skip-no_slow_spell = nicht langsam
dl-skip-in_antimagic_room = Antimagie
dl-skip-after_antimagic_dart = Antimagie
dl-skip-too_little_magic = keine Magie
dl-skip-nobody_sent = niemand da
dl-skip-no_hearts = keine Herzen
dl-skip-not_attacked = kein Angriff
dl-skip-no_healing = verhindert
dl-skip-no_conquest = aufgehalten
dl-skip-no_poison = keines
dl-line = Die Gruppe, der vorderste zuerst
dl-front = vorn
dl-nobody-left = Von dieser Gruppe ist niemand übrig.
dl-magic = Magie
dl-magic-of = von { $needed } nötigen: { $enough ->
    [yes] Zauber möglich
   *[no] kein Zauber möglich
}
dl-effect = { $effect ->
    [was_attacked] angegriffen
    [no_conquest] keine Erschöpfung, keine Eroberung
    [no_healing] keine Heilung
    [no_spells] keine Zauber
    [shield] Magischer Schild
    [rage] Blinde Wut
   *[courage] Lied des Mutes
}

## Das Ende

dl-line-of = { $line ->
    [rooms] Punkte für uneroberte Kammern, je 2
    [monsters] Punkte für Monster, je 1
    [heroes] Punkte für gefangene Helden, je 2
    [paladins] Punkte für gefangene Paladine, je 5
    [scoring_rooms] Punkte aus Kammern mit Wertung
    [conquered] Punkte für eroberte Plättchen, je −2
    [unpaid_taxes] Punkte für rote Siegel, je −3
   *[hall_of_fame] Ruhmeshalle
}
dl-titles = Titel
dl-titles-compared = Punkte; in Klammern, was verglichen wird
dl-titles-now = Sieben Titel werden am Ende verliehen; teilen sich mehrere einen, bringt er jedem weniger. Wäre das Spiel jetzt zu Ende:
dl-would-hold = hätte ihn jetzt
dl-holds = hat diesen Titel
dl-total = Punkte
dl-licence = Lizenz
dl-has-licence = hat die Lizenz

## Der schmale Schirm, Zustände

dl-when = Jahr { $year }, { $round ->
    [0] { $season ->
        [winter] Winter
        [spring] Frühling
        [summer] Sommer
       *[autumn] Herbst
    }
   *[other] Kampf { $round } von 4
}
dl-shared-imps = Graben und Schürfen teilen sich deine { $imps } Kobolde: Auf den ersten Feldern brauchen sie 4.
dl-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
dl-race = { $left ->
    [0] Jetzt wird gekämpft.
    [one] Kampf nach dieser Runde.
   *[other] Kampf nach { $left } Runden.
} { $tied ->
    [1] { $seat_is ->
        [you] Du führst
       *[other] { $seat } führt
    }
   *[other] { $tied } liegen gleichauf
} mit { $points } { $points ->
    [one] Punkt
   *[other] Punkten
}{ $own ->
    [none] {"."}
   *[other] , du hast { $own }.
}
dl-scene-board = Spielplan
dl-scene-dungeon = Dungeon
dl-scene-market = Markt
dl-scene-battle = Schlacht
dl-state-fights = in der Schlacht
dl-state-thinks = überlegt
dl-state-ready = bereit

## Warum du gefragt wirst

dl-why-choose-inaccessible = Der dritte kommt auf deine Hand.
dl-why-choose-orders = { $hiding ->
    [yes] Jetzt der verdeckte Befehl deines Nichtspielers.
   *[no] { $chosen ->
        [3] Klicke oder tippe auf eine Karte, um sie wieder aufzunehmen.
       *[other] { $purse ->
            [0] Du hast kein Gold: Auf einem Feld, das welches kostet, scheitert dein Befehl, wenn du vorher keines bekommst.{" "}
           *[other] {""}
        }Alle decken gleichzeitig auf, eine Welle nach der anderen.
    }
}
dl-why-do-it = Der ganze Preis für den ganzen Gewinn, oder nichts.
dl-why-dig = Neben deinem Dungeon; kein Feld aus 2 × 2 darf voll sein.
dl-why-mine = Je Gold ein Kobold und ein Tunnel.
dl-why-hire = Dein Diener ist in der Taverne an der Reihe.
dl-why-take-room = Sie ersetzt einen deiner Tunnel.
dl-why-build-room = In ihrem Bereich, wenn sie einen zeigt, und neben keiner anderen Kammer.
dl-why-produce = Freie Arbeiter: { $workers ->
    [one] 1 Kobold
   *[other] { $workers } Kobolde
}{ $trolls ->
    [0] {""}
    [one] {" "}und 1 Troll
   *[other] {" "}und { $trolls } Trolle
}. Ein Troll arbeitet wie ein Kobold.
dl-why-take-back = { $round ->
    [8] Das war die letzte Runde: Welchen du nimmst, ist nicht mehr wichtig.
   *[other] Die anderen beiden sind in der nächsten Runde gesperrt.
}
dl-why-tax = Jedes unbezahlte Gold kostet am Ende 3 Punkte.
dl-why-next-monster = Wer geschickt wurde, handelt einmal, in deiner Reihenfolge.

## Der Kampfplaner

dl-planner = Kampfplaner
dl-planner-show = Planer zeigen
dl-planner-open = Planer
dl-planner-hide = Planer ausblenden
dl-planner-held = Plättchen gehalten
dl-planner-prisoners = Gefangene
dl-planner-left = Übrig bleiben
dl-planner-party = Helden: { $party }, Trefferpunkte: { $health }
dl-planner-nobody = niemand
dl-planner-spent = Verbraucht
dl-planner-tired = Danach bewusstlos
dl-planner-later = Später, geschätzt
dl-planner-later-brings = Plättchen verloren: { $tiles }, Gefangene: { $prisoners }
dl-planner-card = Du kennst die Karte: { $name }, Erschöpfung { $fatigue }.
dl-planner-fatigue = Erschöpfung { $least } bis { $most }.
dl-planner-spell = { $possible ->
    [yes] Ein Zauber ist möglich: { $magic } Magie, { $needed } nötig.
   *[no] Kein Zauber möglich: { $magic } Magie, { $needed } nötig.
}
dl-planner-which = Karte
dl-planner-cards = { $count } Karten mit Erschöpfung { $fatigue }
dl-planner-tile = Plättchen
dl-planner-lost = verloren
dl-planner-kept = gehalten
dl-planner-points = Trefferpunkte
dl-planner-choice = Wahl
dl-planner-as-good = am besten
dl-planner-later-lost = Später verloren, geschätzt
dl-planner-nothing = nichts schicken
dl-planner-best = Beste Pläne zeigen
dl-planner-counts = Rechnet …
dl-planner-best-of = { $count ->
    [one] Es gibt nur einen Plan
   *[other] Die besten von { $count } Plänen
}
dl-planner-sieved = Genau gerechnet sind die { $count } aussichtsreichsten.
dl-planner-take = Übernehmen
dl-planner-stopped = Diese Lage ist zu verwickelt, um sie ganz durchzurechnen.
dl-planner-no-tile = Wähle zuerst das Plättchen, das angegriffen wird.
dl-planner-holds = { $way ->
    [known-held] Du hältst das Plättchen.
    [known-lost] Du verlierst das Plättchen.
    [any-held] Du hältst das Plättchen, welche Karte auch kommt.
    [any-lost] Du verlierst das Plättchen, welche Karte auch kommt.
   *[some] Du hältst das Plättchen bei { $held } von { $cards } Karten.
}
dl-planner-with = Mit „{ $choice }“:
dl-planner-hangs = { $kind ->
    [act] Das gilt, wenn zuerst handelt: { $name }
    [choose] Das gilt, wenn du zuerst wählst: { $name }
    [attack] Das gilt mit diesem Angriff: { $name }
    [target] Das gilt, wenn du zuerst triffst: { $name }
   *[other] Das gilt, wenn du im Kampf richtig wählst
}{ $more ->
    [yes] , und mit den richtigen Entscheidungen danach.
   *[no] .
}
dl-planner-cost-you = { $tiles ->
    [0] { $prisoners ->
        [one] Diese Wahl hat dich einen Gefangenen gekostet.
       *[other] Diese Wahl hat dich { $prisoners } Gefangene gekostet.
    }
   *[other] { $prisoners ->
        [0] Diese Wahl hat dich das Plättchen gekostet.
        [one] Diese Wahl hat dich das Plättchen und einen Gefangenen gekostet.
       *[other] Diese Wahl hat dich das Plättchen und { $prisoners } Gefangene gekostet.
    }
}
dl-planner-takes = { $way ->
    [same] { $most ->
        [-1] Ein Gefangener kommt frei.
        [0] Du machst keinen Gefangenen.
        [one] Du machst einen Gefangenen.
       *[other] Du machst { $most } Gefangene.
    }
   *[some] { $most ->
        [0] Ein Gefangener kommt vielleicht frei.
        [one] Du machst einen Gefangenen bei { $times } von { $cards } Karten.
       *[other] Du machst bis zu { $most } Gefangene, mindestens einen bei { $times } von { $cards } Karten.
    }
}
dl-planner-leaves = { $way ->
    [nobody] Von den Helden bleibt niemand übrig.
    [same] { $heroes ->
        [one] Ein Held bleibt übrig
       *[other] { $heroes } Helden bleiben übrig
    }, mit { $health ->
        [one] einem Trefferpunkt.
       *[other] { $health } Trefferpunkten.
    }
   *[some] { $heroes ->
        [one] Ein Held bleibt
       *[other] Bis zu { $heroes } Helden bleiben
    } vielleicht übrig, mit bis zu { $health ->
        [one] einem Trefferpunkt
       *[other] { $health } Trefferpunkten
    }{ $times ->
        [0] {"."}
       *[other] ; niemand bei { $times } von { $cards } Karten.
    }
}
dl-planner-costs = Es kostet: { $list }.
dl-planner-cost = { $way ->
    [same] { $what }
   *[some] { $most ->
        [1] {""}
       *[other] bis zu{" "}
    }{ $what } bei { $times } von { $cards } Karten
}
dl-planner-knocked-out = { $count ->
    [one] bewusstloses Monster
   *[other] bewusstlose Monster
}
dl-planner-evil = Deine Bosheit { $dir ->
    [up] steigt
   *[down] sinkt
} um { $way ->
    [same] { $most }.
   *[some] { $most ->
        [1] 1
       *[other] bis zu { $most }
    } bei { $times } von { $cards } Karten.
}
dl-planner-later-words = Spätere Runden, geschätzt: { $tiles ->
    [0] kein Plättchen verloren
    [one] etwa ein Plättchen verloren
   *[other] etwa { $tiles } Plättchen verloren
}, { $prisoners ->
    [0] kein Gefangener.
    [one] etwa ein Gefangener.
   *[other] etwa { $prisoners } Gefangene.
}
dl-planner-numbers = Zahlen zeigen
dl-planner-close = Planer schließen
dl-planner-note = Gerechnet mit dem, was du weißt: unbekannte Karten sind alle gleich wahrscheinlich, und du kämpfst danach so gut wie möglich. Was die Kämpfe der anderen vorher ändern, bleibt außen vor; spätere Runden sind nur geschätzt.
