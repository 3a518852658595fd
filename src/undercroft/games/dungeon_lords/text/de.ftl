### Dungeon Lords auf Deutsch. Namen von Karten und Plättchen kommen aus den Inhaltsdateien.
###
### $seat ist der Name eines Spielers, $seat_is ist "you" für den Leser und "other" für alle anderen. Ein Argument, das
### eine Karte nennt, bringt ihre Angaben mit: $monster_id, $room_text, $hero_type und so weiter. Ein Feld heißt
### Spalte-Reihe: 3-1 liegt am Eingang.

## Karten, wie sie in Sätzen heißen

card-paladins = Paladin { $hit_points }

## Hilfen anderer Meldungen: Fälle und Artikel

grammar-entrance-at = { $seat_is ->
    [you] an deinem Eingang
   *[other] am Eingang von { $seat }
}
grammar-dungeon-in = { $seat_is ->
    [you] in deinem Dungeon
   *[other] im Dungeon von { $seat }
}
grammar-minion = { $seat_is ->
    [you] dein Diener
   *[other] der Diener von { $seat }
}
grammar-monster-the = { $monster_id ->
    [witch] Die
   *[other] Der
} { $monster }
grammar-monster-own = { $seat_is ->
    [you] { $monster_id ->
        [witch] Deine
       *[other] Dein
    } { $monster }
   *[other] { grammar-monster-the } von { $seat }
}
grammar-monster-acc = { $monster_id ->
    [witch] die { $monster }
    [dragon] den Drachen
   *[other] den { $monster }
}
grammar-monster-dat = { $monster_id ->
    [witch] der { $monster }
    [dragon] dem Drachen
   *[other] dem { $monster }
}
grammar-monster-a-acc = { $monster_id ->
    [witch] eine { $monster }
    [dragon] einen Drachen
   *[other] einen { $monster }
}
grammar-monster-a = { $monster_id ->
    [witch] eine
   *[other] ein
} { $monster }
grammar-room-the = { $room_id ->
    [chicken_coop] der
    [souvenir_shop] der
    [tool_shed] der
    [labyrinth] das
    [pandemonium] das
   *[other] die
} { $room }
grammar-room-a-acc = { $room_id ->
    [chicken_coop] einen
    [souvenir_shop] einen
    [tool_shed] einen
    [labyrinth] ein
    [pandemonium] ein
   *[other] eine
} { $room }
# Der Text eines Monsters nennt nur Zahlen: was sie sind.
# Bei Fallen ebenso; und ohne Eroberung gibt es auch keine Erschöpfung (DL-380).
monster-does = Schaden: { $text }{ $card_id ->
    [trap_door] {" "}Auch keine Erschöpfung.
    [cursed_ring] {" "}Auch keine Erschöpfung.
   *[other] {""}
}
grammar-space = { $space ->
    [1] I
    [2] II
   *[3] III
}
# Ein Preis aus seinen Zahlen: Nahrung, Gold, Bosheit, Fallen und Monster, verbunden, wo es mehrere sind.
grammar-and-gold = { $pay-food ->
    [0] {""}
   *[other] {" und "}
}
grammar-and-evil = { $pay-gold ->
    [0] { grammar-and-gold }
   *[other] {" und "}
}
grammar-and-traps = { $pay-evil ->
    [0] { grammar-and-evil }
   *[other] {" und "}
}
grammar-and-monsters = { $pay-traps ->
    [0] { grammar-and-traps }
   *[other] {" und "}
}
grammar-cost = { $pay-food ->
    [0] {""}
   *[other] { $pay-food } Nahrung
}{ $pay-gold ->
    [0] {""}
   *[other] { grammar-and-gold }{ $pay-gold } Gold
}{ $pay-evil ->
    [0] {""}
   *[other] { grammar-and-evil }{ $pay-evil } Bosheit
}{ $pay-traps ->
    [0] {""}
    [1] { grammar-and-traps }eine Falle
   *[other] { grammar-and-traps }{ $pay-traps } Fallen
}{ $pay-monsters ->
    [0] {""}
    [1] { grammar-and-monsters }ein anderes Monster
   *[other] { grammar-and-monsters }{ $pay-monsters } andere Monster
}
grammar-price = { grammar-cost }{ $extra ->
    [0] {""}
   *[other] , dazu { $extra } Nahrung für die erste Wahl
}
grammar-for = { $pay-food ->
    [0] { $pay-gold ->
        [0] { $pay-evil ->
            [0] {""}
           *[other] {" gegen "}
        }
       *[other] {" gegen "}
    }
   *[other] {" gegen "}
}
grammar-deal = { $place_id ->
    [food] { grammar-cost }{ grammar-for }{ $food } Nahrung{ $gold ->
        [0] {""}
       *[other] {" "}und { $gold } Gold
    }
    [reputation] { $lose-evil } Bosheit weniger{ $spy ->
        [0] {""}
       *[other] {" "}und ein Blick auf eine Kampfkarte
    }{ $pay-gold ->
        [0] {""}
       *[other] ,{ grammar-for }{ grammar-cost }
    }
    [imps] { grammar-cost }{ grammar-for }{ $imps ->
        [1] einen Kobold
       *[other] { $imps } Kobolde
    }
   *[traps] { grammar-cost }{ grammar-for }{ $traps ->
        [1] eine Falle
       *[other] { $traps } Fallen
    }{ $pay-gold ->
        [0] , kostenlos
       *[other] {""}
    }
}
grammar-season = { $season ->
    [winter] Winter
    [spring] Frühling
    [summer] Sommer
   *[autumn] Herbst
}
grammar-step = { $step ->
    [trap] Falle
    [fast_spell] Schneller Zauber
    [monsters] Monster und Geister
    [slow_spell] Langsamer Zauber
    [healing] Heilung
    [conquest] Erschöpfung und Eroberung
   *[late] Späte Wirkungen
}
grammar-trap-text = { $trap_id ->
    [trap_door] { $trap_text } Auch keine Erschöpfung.
    [poisoned_dart] { $trap_text }
    [antimagic_dart] { $trap_text }
    [cursed_ring] { $trap_text } Auch keine Erschöpfung.
   *[other] { $year ->
        [1] { $trap_text }
       *[other] { $trap_text_year_2 }
    }
}
grammar-spell = { $card_speed ->
    [fast] schneller Zauber
   *[slow] langsamer Zauber
}, Erschöpfung { $card_fatigue }

## Phasen

phase-new_round = Neue Runde
phase-orders = Befehle
phase-actions = Ausführung
phase-production = Produktion
phase-event = Ereignis
phase-heroes = Helden
phase-round_end = Rundenende
phase-planning = Planung
phase-reveal = Kampfkarte
phase-battle = Schlacht
phase-combat_end = Ende des Kampfes
phase-second_year = Zweites Jahr

## Schritte, als Fragen

step-choose-inaccessible = Auf welchen Befehl verzichtest du in der ersten Runde?
step-choose-orders = { $number ->
    [1] Welchen Befehl gibst du als ersten?
    [2] Welchen Befehl gibst du als zweiten?
    [3] Welchen Befehl gibst du als dritten?
    [4] Welchen Befehl verbirgt dein Nichtspieler?
   *[other] Gibst du diese Befehle?
}
step-do-it = Führt dein Diener diesen Befehl aus?
step-spy = Welche Kampfkarte sehen sich deine Spione an?
step-dig = Wo graben deine Kobolde? Tunnel { $number } von höchstens { $up_to }
step-mine = Wie viele Kobolde schürfen Gold?
step-discard-one-trap = Welche Falle wirfst du ab?
step-hire = Wen wirbst du an?
step-pay-golem = Welche Falle bekommt der Golem?
step-pay-demon = Welches Monster bekommt der Dämon?
step-take-room = Welche Kammer nimmst du?
step-build-room = Wo baust du die Kammer?
step-produce = In welcher Kammer wird als Nächstes gearbeitet?
step-produce-together = In welcher Kammer wird als Nächstes gearbeitet?
step-tool-shed = Wo gräbt der Werkzeugschuppen?
step-take-back = Welchen Befehl nimmst du zurück auf die Hand?
step-payday = Zahltag. Wer wird bezahlt, und wer darf gehen?
step-tax = Wie viel zahlst du? Jedes unbezahlte Gold wird ein rotes Siegel.
step-witch-hunt = Die Hexenjäger stehen vor der Tür. Was tust du?
step-strike = Mit welchem Monster verhandelst du als Nächstes?
step-strike-part = Was bietest du an, um den Streik zu beenden?
step-lose-trap = Welche Falle gibst du her?
step-plan = { $asked ->
    [release] Welchen Gefangenen lässt du frei?
    [tile] Welches Plättchen verteidigst du?
    [trap] Welche Falle legst du?
    [trap-too] Welche Falle legst du noch?
    [monster] Welches Monster schickst du?
    [monster-too] Welches Monster schickst du noch?
    [how-many-ghosts] Wie viele Geister schickst du?
   *[plan] Ist das dein Plan?
}
step-which-trap = Welche Falle schnappt zuerst zu?
step-trap-target = Wen trifft die Falle?
step-word-of-peace = Die Helden sprechen das Wort des Friedens. Was antwortest du?
step-suggestion = Die Helden reden auf deine Monster ein. Was tust du?
step-spell-on-monster = Welches deiner Monster trifft der Zauber?
step-next-monster = Wer greift als Nächstes an?
step-which-attack = { $options ->
    [0] Was tut der Verteidiger?
   *[other] { $attack_of }: Was soll geschehen?
}
step-attack-target = Wer nimmt den Schaden?
step-treasure-trap = Die Helden finden deine Fallen. Welche bekommen sie?
step-magic-key = Welchen Gefangenen lässt du frei?

## Optionen: was ein Spieler wählen kann

option-lock = Nicht verfügbar: { $order_name }
option-order = { $number ->
    [1] Erster
    [2] Zweiter
   *[3] Dritter
} Befehl: { $order_name }
option-hide = Verdeckter Befehl deines Nichtspielers: { $order_name }
option-confirm = { $step ->
    [plan] So machen wir es
   *[other] Diese Befehle geben
}
option-do = { $place_name } { grammar-space }: { grammar-deal }
option-decline = { $step ->
    [dig] Nichts graben
    [mine] Nichts schürfen
    [hire] Niemanden anwerben
    [take-room] Nichts bauen
   *[other] Verzichten
} (der Befehl gilt als nicht ausgeführt, du darfst ihn zurücknehmen)
option-spy = Karte der Kampfrunde { $position }{ $known ->
    [1] {" "}(kennst du schon)
   *[other] {""}
}
option-pass = Keine ansehen
option-dig = { $step ->
    [dig] Tunnel bei { $cell } ({ $number } von höchstens { $up_to }; freie Kobolde: { $idle })
    [produce-together] Werkzeugschuppen: 2 Kobolde graben einen Tunnel bei { $cell }
   *[other] Tunnel bei { $cell }
}
option-stop = Das genügt
option-mine = { $number ->
    [one] Ein Kobold schürft 1 Gold
   *[other] { $number } Kobolde schürfen { $number } Gold
}{ $foreman ->
    [0] {""}
   *[other] , ein weiterer ist Bauleiter
} (frei: { $idle })
option-discard-trap = { $trap }
option-hire = { $monster } für { grammar-price }. Schaden: { $monster_text }
option-discard-monster = { $step ->
    [witch-hunt] Ausliefern: { $monster }
   *[other] Ihm zum Fraß vorwerfen: { $monster }
}
option-take-room = { $room } ({ $gold ->
    [0] kostenlos
   *[other] { $gold } Gold
}; { $room_zone ->
    [upper] nahe der Oberfläche
    [lower] tief unten
    [edge] am Rand
    [centre] im Zentrum
   *[none] überall
}). { $room_text }
option-build = { $room } bei { $cell }
option-use-room = { $room }: { $room_text } ({ $up_to ->
    [one] einmal je Runde
   *[other] { $uses } von { $up_to } Malen genutzt
})
option-done = Genug gearbeitet
option-take-back = { $order_name }
option-pay = Bezahlen: { $monster }, { grammar-cost }
option-let-go = Ziehen lassen: { $monster }, 1 Bosheit mehr
option-pay-gold = { $number } von { $due } Gold zahlen{ $seals ->
    [0] {""}
    [one] , ein rotes Siegel (−3 Punkte)
   *[other] , { $seals } rote Siegel (je −3 Punkte)
}
option-gain-evil = { $step ->
    [word-of-peace] Nicht hinhören: { $number } Bosheit mehr
    [witch-hunt] Deine Monster decken: { $evil } Bosheit mehr
   *[other] Eine Missetat versprechen: 1 Bosheit mehr
}
option-give-food = 1 Nahrung anbieten
option-give-gold = 1 Gold anbieten
option-face-down = Nichts anbieten: Streik bis zum Ende des Kampfes
option-defend = { $cell } verteidigen
option-release = { $hero } freilassen
option-lay = Falle: { $trap }. { grammar-trap-text }{ $gold ->
    [0] {""}
   *[other] {" "}Kostet dich zusammen { $gold } Gold.
}
option-no-trap = { $number ->
    [0] Keine Falle
   *[other] Keine zweite Falle
}
option-send = Losschicken: { $monster }. { $monster_text }
option-no-monster = { $number ->
    [0] Kein Monster
   *[other] Kein zweites Monster
}
option-ghosts = { $number ->
    [0] Keinen Geist schicken
    [one] Einen Geist schicken
   *[other] { $number } Geister schicken
}
option-first-trap = Zuerst: { $trap }
option-target = { $hero } ({ $step ->
    [attack-target] { $damage } Schaden; bisher { $wounds } von { $points }
   *[other] bisher { $wounds } von { $points } Schaden
})
option-withdraw = Aus der Schlacht zurückziehen: { $monster }
option-withdraw-all = { $number ->
    [one] Dein Monster zurückziehen
   *[other] Alle { $number } Monster zurückziehen
}
option-choose = { $monster }
option-act = { $monster }
option-attack = { $attack }{ $damage ->
    [0] {": "}kein Angriff, keine Eroberung, keine Erschöpfung
   *[other] {": "}{ $damage } Schaden
}{ $food ->
    [0] {""}
   *[other] , kostet { $food } Nahrung
}
option-act-sheep = Das Schaf

## Warum etwas nicht zur Wahl steht, nach der entscheidenden Regel

why-not-DL-081 = Diesen Befehl hast du schon gegeben. Die drei Befehle müssen verschieden sein.
why-not-DL-083 = Dieser Befehl ist in dieser Runde gesperrt. Er liegt offen, die anderen wissen es also.
why-not-DL-104 = Du kannst nicht den ganzen Preis zahlen, und für einen Teil gibt es nichts.
why-not-DL-121 = Jeder Tunnel braucht einen freien Kobold, und das Feld begrenzt die Zahl der Tunnel.
why-not-DL-123 = Ein Tunnel kommt auf ein leeres Feld, das mit einer Kante an deinen Dungeon grenzt.
why-not-DL-124 = Damit wäre ein Block aus 2 × 2 Feldern voll. In jedem Block muss ein Feld leer bleiben.
why-not-DL-135 = Dir fehlen freie Kobolde oder nicht eroberte Tunnel: Jedes Gold braucht beides einmal.
why-not-DL-162 = Du kannst nicht den ganzen Preis dieses Monsters zahlen.
why-not-DL-172 = Eine Kammer ersetzt einen deiner Tunnel, der nicht erobert ist.
why-not-DL-173 = Dieses Feld liegt außerhalb der Zone, die auf der Kammer steht.
why-not-DL-174 = Die Kammer würde mit einer Kante an eine andere Kammer stoßen.
why-not-DL-175 = Du hast keinen Tunnel, an dessen Stelle diese Kammer stehen darf.
why-not-DL-194 = Dir fehlen freie Arbeiter oder der weitere Preis dieser Kammer.
why-not-DL-195 = Diese Kammer hat so oft gearbeitet, wie sie in einer Runde darf.
why-not-DL-196 = Eroberte Kammern produzieren nichts.
why-not-DL-199 = Es ist keine Fallenkarte mehr da.
why-not-DL-200 = Es gibt kein Feld mehr, auf dem ein Tunnel gegraben werden darf.
why-not-DL-218 = Du kannst nicht den ganzen Lohn zahlen; ein Teil davon genügt nicht.
why-not-DL-226 = So viel Gold hast du nicht.
why-not-DL-558 = So viel Gold hast du nicht.
why-not-DL-321 = Die Helden greifen ein nicht erobertes Plättchen an, das dem Eingang am nächsten liegt. Dieses liegt weiter weg oder ist schon verloren.
why-not-DL-334 = Bewusstlos: In diesem Jahr kämpft es nicht mehr.
why-not-DL-335 = Du kannst nicht alles zahlen, was die Falle kostet, samt Köder.
why-not-DL-367 = Diesen Angriff kannst du nicht bezahlen.
why-not-DL-369 = Diesen Helden darf der Angreifer laut seiner Karte nicht treffen.
why-not-DL-373 = Es gibt keinen Helden, den dieser Angriff treffen könnte.
why-not-DL-483 = Ein unsichtbarer Zauberer kann nicht verletzt werden.

## Meldungen: Bosheit und der Paladin

news-evil-up = { $seat_is ->
    [you] Du steigst
   *[other] { $seat } steigt
} auf dem Bösometer um { $number } auf { $evil }.
    .rule = DL-250
news-evil-down = { $seat_is ->
    [you] Du sinkst
   *[other] { $seat } sinkt
} auf dem Bösometer um { $number } auf { $evil }.
    .rule = DL-250
news-paladin-comes = So viel Bosheit ruft nach einem Paladin: Er verlässt sein Zelt und führt nun die Helden { grammar-entrance-at } an.
    .rule = DL-259
news-paladin-walks = Der Paladin hat jemanden gefunden, der schlimmer ist: Er verlässt { $from_is ->
    [you] dich
   *[other] { $from }
} und führt nun die Helden { grammar-entrance-at } an.
    .rule = DL-261

## Meldungen: das Baujahr

news-start-player = { $seat_is ->
    [you] Du bist Startspieler und giltst
   *[other] { $seat } ist Startspieler und gilt
} amtlich als die netteste Person am Tisch.
    .rule = DL-003
news-inaccessible = { $seat_is ->
    [you] Für dich
   *[other] Für { $seat }
} ist in der ersten Runde nicht verfügbar: „{ $order_name }“.
    .rule = DL-024
news-round = Jahr { $year }, { grammar-season }. { $seat_is ->
    [you] Du bist
   *[other] { $seat } ist
} Startspieler.
    .rule = DL-060
news-tavern = In der Untertage-Taverne: { $monster }, Lohn { grammar-cost }.
    .rule = DL-061
news-market = Beim Raumausstatter: { $room }. { $room_text }
    .rule = DL-062
news-event-coming = Angekündigt für den { grammar-season }: { $event }.{ $event_id ->
    [special] {""}
   *[other] {" "}{ $event_text }
}
    .rule = DL-064
news-special-coming = Das Spezial-Ereignis dieses Jahres: { $special }. { $special_text }
    .rule = DL-065
news-hero-coming = Helden der nächsten Runde: { $hero }. { $hero_text }
    .rule = DL-066
news-hero-put-back = Alle Helden waren gleich stark; { $hero } kommt unter den Stapel.
    .rule = DL-067
news-non-player-order = Nichtspieler { $number ->
    [0] A
   *[other] B
} schickt einen Diener zu „{ $order_name }“.
    .rule = DL-181
news-ready = { $seat_is ->
    [you] Du bist
   *[other] { $seat } ist
} bereit.
    .rule = DL-084
news-order-shown = { $seat_is ->
    [you] Du deckst deinen
   *[other] { $seat } deckt den
} { $number ->
    [1] ersten
    [2] zweiten
   *[3] dritten
} Befehl auf: „{ $order_name }“.
    .rule = DL-090
news-surcharge = { $seat_is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $gold } Gold Gebühr für das Anwerben als ersten Befehl.
    .rule = DL-095
news-no-surcharge = { $seat_is ->
    [you] Dir
   *[other] { $seat }
} fehlt das Gold für das Anwerben als ersten Befehl: Er ist nicht ausgeführt.
    .rule = DL-096
news-placed = { $seat_is ->
    [you] Dein Diener
   *[other] Der Diener von { $seat }
} nimmt Feld { grammar-space } von „{ $place_name }“.
    .rule = DL-091
news-place-full = Bei „{ $place_name }“ ist alles besetzt: { grammar-minion } findet keinen Platz, der Befehl ist nicht ausgeführt.
    .rule = DL-093
news-declined = { $seat_is ->
    [you] Du verzichtest
   *[other] { $seat } verzichtet
} freiwillig auf „{ $place_name }“: Der Befehl ist nicht ausgeführt.
    .rule = DL-104
news-cannot = { $seat_is ->
    [you] Du kannst
   *[other] { $seat } kann
} „{ $place_name }“ nicht ausführen: { $lack ->
    [price] Der Preis fehlt ({ grammar-cost })
    [workers] Zu wenige Kobolde sind frei
    [ground] Es gibt kein Feld mehr zum Graben
    [tunnels] Es gibt keinen nicht eroberten Tunnel mehr zum Schürfen
    [offer] Es ist nichts mehr zur Wahl da
    [means] Jedes Monster dort ist zu teuer
    [site] Es gibt keinen Tunnel, an dessen Stelle eine der Kammern stehen darf
   *[trap_cards] Es ist keine Fallenkarte mehr da
}.
    .rule = DL-103
news-carried-out = { $seat_is ->
    [you] Du führst
   *[other] { $seat } führt
} „{ $place_name }“ { grammar-space } aus: { grammar-deal }.
    .rule = DL-102
news-spied = { $seat_is ->
    [you] Deine Spione
   *[other] Die Spione von { $seat }
} sehen sich die Karte der Kampfrunde { $round } an.
    .rule = DL-114
news-spied-card = Die Karte der Kampfrunde { $round }: { $card } ({ grammar-spell }). { $card_text }
    .rule = DL-114
news-dug = { $seat_is ->
    [you] Deine Kobolde
   *[other] Die Kobolde von { $seat }
} graben einen Tunnel bei { $cell }.
    .rule = DL-121
news-mined = { $seat_is ->
    [you] Du schürfst
   *[other] { $seat } schürft
} { $gold ->
    [one] 1 Gold mit einem Kobold
   *[other] { $gold } Gold mit { $gold } Kobolden
}.
    .rule = DL-131
news-traps-drawn = { $seat_is ->
    [you] Du ziehst
   *[other] { $seat } zieht
} { $number ->
    [0] keine Falle; der Stapel ist leer
    [one] eine Falle
   *[other] { $number } Fallen
}.
    .rule = DL-151
news-trap-drawn = Eine neue Falle: { $trap }.
    .rule = DL-151
news-trap-dropped = { $seat_is ->
    [you] Du wirfst
   *[other] { $seat } wirft
} eine Falle verdeckt ab.
    .rule = DL-152
news-trap-dropped-card = Die von { $seat_is ->
    [you] dir
   *[other] { $seat }
} abgeworfene Falle: { $trap }.
    .rule = DL-152
news-hired = { $seat_is ->
    [you] Du wirbst
   *[other] { $seat } wirbt
} { grammar-monster-a-acc } an. Preis: { grammar-price }.
    .rule = DL-160
news-fed-to-demon = { grammar-monster-own } geht an den Dämon und wird nicht mehr gesehen.
    .rule = DL-168
news-built = { $seat_is ->
    [you] Du baust
   *[other] { $seat } baut
} { $gold ->
    [0] kostenlos
   *[other] für { $gold } Gold
} { grammar-room-a-acc } bei { $cell }.
    .rule = DL-172
news-produced = { $seat_is ->
    [you] In deinem Dungeon
   *[other] Im Dungeon von { $seat }
} arbeitet { grammar-room-the }. { $room_text }
    .rule = DL-194
news-took-back = { $seat_is ->
    [you] Du nimmst „{ $order_name }“ zurück; deine
   *[other] { $seat } nimmt „{ $order_name }“ zurück; die
} anderen beiden Befehle sind in der nächsten Runde nicht verfügbar.
    .rule = DL-206
news-event = { $event_id ->
    [special] Der Tag des Spezial-Ereignisses ist da.
   *[other] Ereignis: { $event }. { $event_text }
}
    .rule = DL-215
news-special-event = Spezial-Ereignis: { $special }. { $special_text }
    .rule = DL-231
news-no-special-event = Diese Partie wird ohne Spezial-Ereignisse gespielt: Es passiert nichts.
    .rule = DL-230
news-paid-wage = { $seat_is ->
    [you] Du bezahlst
   *[other] { $seat } bezahlt
} { grammar-monster-acc }: { grammar-cost }.
    .rule = DL-218
news-let-go = { $seat_is ->
    [you] Du lässt
   *[other] { $seat } lässt
} { grammar-monster-acc } ziehen, unbezahlt und gesprächig.
    .rule = DL-219
news-taxed = { $seat_is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $gold } Gold Steuern{ $seals ->
    [0] {""}
    [one] ; 1 unbezahlt: ein rotes Siegel, −3 Punkte
   *[other] ; { $seals } unbezahlt: { $seals } rote Siegel, je −3 Punkte
}.
    .rule = DL-226
news-inspected = { $seat_is ->
    [you] Du zahlst
   *[other] { $seat } zahlt
} { $gold } Gold für die Sicherheitsprüfung{ $seals ->
    [0] {""}
    [one] ; 1 unbezahlt: ein rotes Siegel, −3 Punkte
   *[other] ; { $seals } unbezahlt: { $seals } rote Siegel, je −3 Punkte
}.
    .rule = DL-558
news-hunted = { $seat_is ->
    [you] Du lieferst
   *[other] { $seat } liefert
} { grammar-monster-acc } an die Hexenjäger aus.
    .rule = DL-550
news-strike-settled = { $seat_is ->
    [you] Du einigst dich
   *[other] { $seat } einigt sich
} mit { grammar-monster-dat }{ $food ->
    [0] {""}
   *[other] {" "}auf { $food } Nahrung
}{ $gold ->
    [0] {""}
   *[other] {" "}auf { $gold } Gold
}.
    .rule = DL-553
news-strike-down = { grammar-monster-own } streikt und liegt bis zum Ende des Kampfes verdeckt.
    .rule = DL-553
news-gold-lost = { $seat_is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { $gold } Gold.
    .rule = DL-476
news-food-lost = { $seat_is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { $food } Nahrung.
    .rule = DL-476
news-imps-lost = { $seat_is ->
    [you] Du verlierst
   *[other] { $seat } verliert
} { $number ->
    [one] einen Kobold
   *[other] { $number } Kobolde
}.
    .rule = DL-476
news-hero-joins = { $hero } stellt sich { grammar-entrance-at } an.
    .rule = DL-237
news-hero-leaves = { $hero } zieht in die Fernen Lande.
    .rule = DL-413
news-marker-passed = Der Startspielermarker geht an { $seat_is ->
    [you] dich
   *[other] { $seat }
}.
    .rule = DL-246
news-second-year = Das zweite Jahr beginnt: stärkere Helden, seltsamere Monster, ein goldener Paladin. { $seat_is ->
    [you] Du bist
   *[other] { $seat } ist
} Startspieler.
    .rule = DL-275

## Meldungen: der Kampf

news-planned = { $seat_is ->
    [you] Du verteidigst
   *[other] { $seat } verteidigt
} { $cell } mit { $traps ->
    [0] keiner Falle
    [one] einer Falle
   *[other] { $traps } Fallen
}{ $gold ->
    [0] {""}
   *[other] {" "}({ $gold } Gold als Köder)
}, { $monsters ->
    [0] keinem Monster
    [one] einem Monster
   *[other] { $monsters } Monstern
} und { $ghosts ->
    [0] keinem Geist
    [one] einem Geist
   *[other] { $ghosts } Geistern
}.
    .rule = DL-330
news-sent = { grammar-monster-own } tritt den Helden entgegen.
    .rule = DL-330
news-released = { $seat_is ->
    [you] Du lässt
   *[other] { $seat } lässt
} { $hero } frei.
    .rule = DL-326
news-no-tile-left = Bei { $seat_is ->
    [you] dir
   *[other] { $seat }
} gibt es nichts mehr zu erobern; die Helden verlangen stattdessen einen Gefangenen.
    .rule = DL-326
news-card-revealed = Kampfrunde { $round }: { $card } ({ $card_speed ->
    [fast] schneller Zauber
   *[slow] langsamer Zauber
}, Erschöpfung { $fatigue }). { $card_text }
    .rule = DL-340
news-battle-begins = Kampfrunde { $round }: Die Gruppe greift { $cell } { grammar-dungeon-in } an.
    .rule = DL-345
news-battle-off = Die Gruppe hat { $seat_is ->
    [you] deinen Dungeon
   *[other] den Dungeon von { $seat }
} verlassen: keine Schlacht. Alles kommt zurück, ungesehen und unbezahlt.
    .rule = DL-343
news-battle-ends = Die Schlacht { grammar-dungeon-in } ist vorbei; { $heroes ->
    [0] kein Held ist
    [one] ein Held ist
   *[other] { $heroes } Helden sind
} übrig.
    .rule = DL-392
news-combat-won = Das war der letzte Held: { $seat_is ->
    [you] Dein Dungeon
   *[other] Der Dungeon von { $seat }
} ist vorerst sicher.
    .rule = DL-347
news-step-begins = Nächster Schritt: { grammar-step }.
    .rule = DL-346
news-step-skipped = { grammar-step }: { $reason ->
    [no_trap] keine gelegt.
    [no_fast_spell] keiner auf der Karte.
    [no_slow_spell] keiner auf der Karte.
    [in_antimagic_room] Die Antimagische Kammer verschluckt ihn.
    [after_antimagic_dart] Der Antimagie-Pfeil verhindert ihn.
    [too_little_magic] Er kommt nicht zustande.
    [nobody_sent] Niemand ist da, der handeln könnte.
    [no_hearts] Niemand in der Gruppe kann heilen.
    [not_attacked] Die Gruppe wurde nicht angegriffen, also heilt niemand.
    [no_healing] nicht in dieser Schlacht.
    [no_conquest] Die Gruppe wird aufgehalten, beides entfällt.
   *[no_poison] keine.
}
    .rule = DL-346
news-trap-revealed = { $seat_is ->
    [you] Du deckst
   *[other] { $seat } deckt
} auf: { $trap }.{ $gold ->
    [0] {""}
   *[other] {" "}Preis: { $gold } Gold.
}{ $food ->
    [0] {""}
   *[other] {" "}Preis: { $food } Nahrung.
}{ $imps ->
    [0] {""}
   *[other] {" "}Preis: ein tapferer Kobold.
}
    .rule = DL-350
news-trap-aimed = { $trap }, Ziel: { $hero }.
    .rule = DL-351
news-trap-hits-nobody = { $trap }: trifft niemanden.
    .rule = DL-357
news-trap-damage = { $hero }: { $laid } Schaden{ $prevented ->
    [0] {""}
   *[other] , { $prevented } verhindert, { $damage } übrig
}; bisheriger Schaden: { $wounds }, Trefferpunkte: { $points }.
    .rule = DL-352
news-party-held = Die Gruppe wird aufgehalten: keine Erschöpfung, keine Eroberung.
    .rule = DL-380
news-healing-stopped = In dieser Schlacht gibt es keine Heilung.
    .rule = DL-377
news-spells-stopped = In dieser Schlacht gibt es keinen Zauber.
    .rule = DL-436
news-poisoned = { $hero } ist vergiftet; das zeigt sich am Ende der Schlacht.
    .rule = DL-434
news-hurt = { $hero } nimmt { $damage } Schaden; bisheriger Schaden: { $wounds }, Trefferpunkte: { $points }.
    .rule = DL-306
news-absorbed = Der Magische Schild fängt 1 Schaden an { $hero } ab.
    .rule = DL-482
news-eliminated = { $hero } ist besiegt und zieht { $seat_is ->
    [you] in dein Gefängnis
   *[other] ins Gefängnis von { $seat }
} ein.
    .rule = DL-307
news-illusion-gone = Das Trugbild löst sich auf; { $seat_is ->
    [you] du bekommst
   *[other] { $seat } bekommt
} keinen Gefangenen.
    .rule = DL-494
news-spell-cast = Mit { $magic } Magie (nötig: { $needed }) zaubert die Gruppe: { $card }. „{ $card_text }“
    .rule = DL-361
news-spell-too-weak = { $card }: nötig { $needed } Magie; die Gruppe hat { $magic }.
    .rule = DL-361
news-spell-empty = { $card }: Die Wirkung ist nicht überliefert, es geschieht nichts.
    .rule = DL-363
news-withdrawn = { grammar-monster-own } zieht sich in den Monsterhort zurück und ist wieder einsatzbereit.
    .rule = DL-364
news-sheep = { grammar-monster-own } ist für diese Schlacht ein Schaf.
    .rule = DL-491
news-stronger = { $hero } hat jetzt { $points } Trefferpunkte.
    .rule = DL-493
news-acts = { $monster }: { $attack }{ $damage ->
    [0] .
   *[other] , { $damage } Schaden.
}{ $food ->
    [0] {""}
   *[other] {" "}Der Imbiss kostet { $food } Nahrung.
}
    .rule = DL-366
news-sheep-acts = Das Schaf, das { grammar-monster-a } war, beißt zu: { $damage } Schaden.
    .rule = DL-491
news-no-target = { grammar-monster-the } findet kein Ziel.
    .rule = DL-373
news-knocked-out = { grammar-monster-the } ist bis zum Ende des Kampfes bewusstlos.
    .rule = DL-372
news-back-face-up = { grammar-monster-the } kehrt in den Monsterhort zurück und ist wieder einsatzbereit.
    .rule = DL-372
news-hearts = Die Gruppe kann { $number } Schaden heilen.
    .rule = DL-378
news-healed = { $hero }: { $number } Schaden geheilt (noch { $wounds }).
    .rule = DL-378
news-fatigue = { $number ->
    [0] Die Helden sind kein bisschen müde: keine Erschöpfung.
   *[other] Die Erschöpfung macht { $number } Schaden, von vorne.
}
    .rule = DL-382
news-conquered = Die Gruppe erobert { $cell }; das Plättchen kostet { $seat_is ->
    [you] dich
   *[other] { $seat }
} 2 Punkte.
    .rule = DL-386
news-poison-works = Das Gift wirkt: noch { $damage } Schaden für { $hero }.
    .rule = DL-390
news-combat-ends = Der Kampf des Jahres { $year } ist vorbei. Alle Bewusstlosen wachen wieder auf.
    .rule = DL-412

## Meldungen: die Wertung

news-scored = { $seat_is ->
    [you] Du bekommst
   *[other] { $seat } bekommt
} { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
} für { $line ->
    [rooms] uneroberte Kammern
    [monsters] Monster
    [heroes] gefangene Helden
    [paladins] gefangene Paladine
    [conquered] eroberte Plättchen
    [unpaid_taxes] rote Siegel
    [scoring_rooms] wertende Kammern
    [titles] Titel
   *[hall_of_fame] die Ruhmeshalle
}.
    .rule = DL-571
news-title-alone = { $title } ({ $number }): allein { $seat_is ->
    [you] du
   *[other] { $seat }
}, { $points } Punkte.
    .rule = DL-577
news-title-shared = { $title } ({ $number }), geteilt: { $seat_is ->
    [you] du
   *[other] { $seat }
}, { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}.
    .rule = DL-577
news-total = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} { $points ->
    [1] 1 Punkt
   *[other] { $points } Punkte
}.
    .rule = DL-587
news-licence = { $seat_is ->
    [you] Du bestehst die Prüfung und erhältst deine
   *[other] { $seat } besteht die Prüfung und erhält eine
} Lizenz als Dungeon Lord.
    .rule = DL-588
news-underlord = { $seat_is ->
    [you] Du bist der Underlord!
   *[other] { $seat } ist der Underlord!
}
    .rule = DL-587

## Wie ein Spiel endet

reason-scoring = Zwei Jahre sind vorbei; die meisten Punkte gewinnen.

## Optionen des Spiels

game-option-version = Fassung
game-option-version-help = In der Vollversion wählst du die ersten nicht verfügbaren Befehle, es gibt Spezial-Ereignisse, und Anwerben als erster Befehl kostet 1 Gold.
game-option-version-full = Vollversion
game-option-version-first_game = erstes Spiel
game-option-initial_orders = Erste nicht verfügbare Befehle
game-option-initial_orders-help = Zwei zufällige, oder zwei deiner Wahl von drei gezogenen.
game-option-initial_orders-by_version = nach Fassung
game-option-initial_orders-random = zufällig
game-option-initial_orders-choose_2_of_3 = zwei von drei
game-option-special_events = Spezial-Ereignisse
game-option-special_events-help = Ob in jedem Jahr ein Spezial-Ereignis kommt.
game-option-special_events-by_version = nach Fassung
game-option-special_events-off = aus
game-option-special_events-on = ein
game-option-hire_surcharge = Gebühr für das Anwerben
game-option-hire_surcharge-help = Ob Monster anwerben als erster Befehl 1 Gold kostet.
game-option-hire_surcharge-by_version = nach Fassung
game-option-hire_surcharge-off = aus
game-option-hire_surcharge-on = ein
game-option-start_player = Erster Startspieler
game-option-start_player-help = Wer die erste Runde beginnt.
game-option-start_player-random = ausgelost
game-option-production_order = Produktion
game-option-production_order-help = Nacheinander, wie es die Regel sagt, oder alle gleichzeitig.
game-option-production_order-in_order = nacheinander
game-option-production_order-simultaneous = gleichzeitig
game-option-planning = Planung der Schlachten
game-option-planning-help = Nacheinander, mit den früheren Plänen vor Augen, oder alle gleichzeitig.
game-option-planning-in_order = nacheinander
game-option-planning-simultaneous = gleichzeitig
game-option-content_pack = Karten
game-option-content_pack-help = Standard: mit den Wirkungen, die wir ergänzen mussten. Nur gedruckte: Wirkungen ohne Quelle entfallen.
game-option-content_pack-standard = Standard
game-option-content_pack-printed_only = nur gedruckte

## Kurze Regeln

rules-goal = Ziel
    .text =
        Du bewirbst dich um eine Lizenz als Dungeon Lord. Zwei Jahre lang gräbst du, wirbst an, baust und zahlst
        Steuern; am Ende jedes Jahres kommen Helden und schlagen alles kurz und klein. Dann zählt das Ministerium: +2 für
        jede uneroberte Kammer, +1 für jedes Monster, +2 für jeden gefangenen Helden, +5 für einen Paladin, −2 für jedes
        eroberte Plättchen, −3 für jede unbezahlte Steuer, dazu Punkte für sieben Titel. (DL-571 bis DL-576)

        Mit den meisten Punkten wirst du Underlord; mehr als null Punkte bringen die Lizenz. (DL-587, DL-588)

        Ein Jahr hat vier Baurunden (Winter, Frühling, Sommer, Herbst) und einen Kampf von bis zu vier Runden.
        (DL-050, DL-054)
rules-new_round = Neue Runde
    .text =
        Drei Monster in der Untertage-Taverne und zwei Kammern beim Raumausstatter stehen zur Wahl; was niemand nimmt,
        ist in der nächsten Runde weg. (DL-060 bis DL-062)

        Außer im Herbst zeigen sich das Ereignis und die Helden der nächsten Runde, damit du dich vorbereiten kannst.
        (DL-064 bis DL-066)
rules-orders = Befehle
    .text =
        Alle wählen verdeckt drei verschiedene Befehle in einer Reihenfolge. Zwei Befehle liegen offen und sind nicht
        verfügbar. (DL-081, DL-083)

        Dann decken alle ihren ersten Befehl auf und schicken in Spielreihenfolge je einen Diener auf das niedrigste
        freie Feld dieses Ortes; ebenso beim zweiten und dritten. Ein Ort hat drei Felder; wer als Vierter kommt, geht
        leer aus. (DL-090 bis DL-093)

        In der Vollversion kostet „Monster anwerben“ als erster Befehl 1 Gold. (DL-095)
rules-actions = Ausführung
    .text =
        Die acht Orte kommen nacheinander an die Reihe: Nahrung, Reputation, Graben, Schürfen, Kobolde, Fallen, Monster,
        Kammern. Du zahlst den ganzen Preis für den ganzen Gewinn oder verzichtest. (DL-100, DL-102, DL-104)

        Jeder Tunnel und jedes Gold braucht einen freien Kobold; Feld III braucht einen mehr als Bauleiterkobold. Neue
        Tunnel grenzen mit einer Kante an den Dungeon, und kein Quadrat aus 2 × 2 Feldern darf je voll sein. Gold kommt
        aus uneroberten Tunneln, je eines. (DL-121 bis DL-124, DL-131 bis DL-133)

        Monster und Kammern werden von Feld III bis I vergeben. Eine Kammer ersetzt einen uneroberten Tunnel in ihrer
        Zone und berührt keine andere Kammer. Felder heißen Spalte-Reihe; 3-1 liegt am Eingang. (DL-101, DL-172 bis
        DL-174)

        Wer auf I oder III die Reputation verbessert, darf eine der vier Kampfkarten des Jahres ansehen. (DL-114)
rules-places = Die acht Orte
    .text =
        1 Nahrung sammeln. I: 1 Gold gegen 2 Nahrung. II: 1 Bosheit gegen 3 Nahrung. III: 2 Bosheit gegen 3 Nahrung und
        1 Gold. (DL-110)

        2 Reputation verbessern. I: 1 Bosheit weniger und ein Blick auf eine Kampfkarte. II: 2 Bosheit weniger. III:
        gegen 1 Gold 2 Bosheit weniger und ein Blick. (DL-112)

        3 Tunnel graben. I: bis zu 2. II: bis zu 3. III: bis zu 4 mit Bauleiterkobold. (DL-121, DL-122)

        4 Gold schürfen. I: bis zu 2. II: bis zu 3. III: bis zu 4 mit Bauleiterkobold. (DL-131, DL-132)

        5 Kobolde einstellen. I: 1 Nahrung gegen einen. II: 2 Nahrung gegen 2. III: 1 Nahrung und 1 Gold gegen 2.
        (DL-140)

        6 Fallen kaufen. I: 1 Gold gegen eine. II: eine, kostenlos. III: 2 Gold gegen 2. (DL-150)

        7 Monster anwerben. I und II: der Preis des Plättchens. III: 1 Nahrung mehr, dafür erste Wahl. (DL-160, DL-161)

        8 Kammer bauen. I: kostenlos, falls noch eine da ist. II und III: 1 Gold. (DL-170, DL-171)
rules-production = Produktion
    .text =
        Freie Kobolde und Trolle arbeiten in deinen Kammern des ersten Jahres, in jeder einmal je Runde, im zweiten Jahr
        zweimal. (DL-192, DL-194, DL-195)

        Dann nimmst du die zwei nicht verfügbaren Befehle zurück und einen der drei eben gegebenen: den ersten, oder
        einen, der nicht ausgeführt wurde. Die anderen beiden sind in der nächsten Runde nicht verfügbar.
        (DL-205 bis DL-207)
rules-event = Ereignis
    .text =
        Zahltag: Zahle jedem Monster und Geist noch einmal den Preis, oder es geht und du erhältst 1 Bosheit.
        (DL-217 bis DL-219)

        Steuern: 1 Gold für je zwei Plättchen, aufgerundet. Was du nicht zahlst, wird zu roten Siegeln, je −3 Punkte.
        (DL-225 bis DL-227)

        Spezial-Ereignis: nur in der Vollversion; die Karte sagt, was geschieht. (DL-230, DL-231)
rules-heroes = Helden
    .text =
        Der schwächste Held geht zum nettesten Lord, der stärkste zum bösesten. Ein Krieger stellt sich ganz vorne an,
        alle anderen hinten. (DL-237, DL-239, DL-240)
rules-evil = Bosheit und der Paladin
    .text =
        Das Bösometer reicht von 1 bis 15. Bosheit als Preis muss ganz bezahlt werden; andere Bosheit endet bei 15.
        (DL-250 bis DL-253)

        Sobald jemand die 10 erreicht, kommt der Paladin zum bösesten Lord. Er zieht weiter, wenn jemand auf 10 oder mehr
        böser ist als sein Gastgeber, auch mitten in einer Schlacht. (DL-259 bis DL-261, DL-401)
rules-round_end = Rundenende
    .text =
        Alle Kobolde und Trolle sind wieder frei, und der Startspielermarker geht nach links, aber nicht nach dem Herbst.
        (DL-245 bis DL-247)
rules-planning = Planung
    .text =
        Die Gruppe greift ein unerobertes Plättchen an, das dem Eingang am nächsten liegt; bei mehreren wählst du. In
        einem Tunnel darfst du eine Falle und ein Monster einsetzen, in einer Kammer eine Falle mit 1 Gold als Köder und
        zwei Monster. Geister kommen dazu, so viele du willst. (DL-321, DL-323, DL-331 bis DL-333)

        Ohne unerobertes Plättchen lässt du stattdessen einen Gefangenen frei. (DL-326)
rules-reveal = Kampfkarte
    .text =
        Eine Karte gilt für alle Schlachten der Runde: ein schneller oder langsamer Zauber und die Erschöpfung der
        Helden. In Runde n braucht eine Gruppe n Magie, um zu zaubern. (DL-340, DL-341, DL-361)
rules-battle = Schlacht
    .text =
        Falle: Ihr Schaden wird verteilt, dann entfernt jedes Fallensymbol der Gruppe einen Punkt, von vorne.
        (DL-350, DL-352)

        Schneller Zauber, dann Monster und Geister in beliebiger Folge, dann langsamer Zauber. Wer gehandelt hat, ist
        meist für den Rest des Kampfes bewusstlos. (DL-360, DL-366, DL-372, DL-376)

        Heilung: nur, wenn ein Monster oder Geist angegriffen hat; jedes Herz entfernt einen Schaden, von vorne.
        (DL-377, DL-378)

        Erschöpfung und Eroberung: Die Helden nehmen die Erschöpfung der Karte, Punkt für Punkt, immer der vorderste.
        Steht dann noch einer, ist das Plättchen erobert, und du verlierst 1 Bosheit. (DL-382, DL-384, DL-386)

        Ein Held, dessen Schaden seine Trefferpunkte erreicht, ist dein Gefangener. Fällt der letzte, endet die Schlacht
        sofort. (DL-307, DL-347)
rules-combat_end = Ende des Kampfes
    .text =
        Übrige Helden ziehen in die Fernen Lande; alle Monster und Geister liegen wieder offen. (DL-413, DL-414)
rules-second_year = Zweites Jahr
    .text =
        Monster, Kammern, Helden und Kampfkarten des zweiten Jahres kommen ins Spiel. Eroberte Plättchen bleiben erobert.
        Von den Fallen ziehst du eine mehr und wirfst eine ab; Kammern dieses Jahres darfst du überall bauen.
        (DL-152, DL-173, DL-278, DL-286)
rules-scoring = Titel
    .text =
        Sieben Titel gehen an die meiste Bosheit, die meisten Kammern, Tunnel, Monster, Kobolde und Reichtümer und die
        wenigsten eroberten Plättchen. Ein Titel allein ist 3 Punkte wert, geteilt je 2; zu zweit 2 und 1.
        (DL-577 bis DL-584)

## Der Tisch im Terminal

board-when = Jahr { $year }, { grammar-season }{ $round ->
    [0] {""}
   *[other] {" "}– Kampfrunde { $round }
}
board-place = Ort
board-tavern = Taverne: { $cards }
board-market = Raumausstatter: { $cards }
board-coming = Als Nächstes: { $event }; Helden { $heroes }
board-present = Jetzt: { $event }; Helden { $heroes }
board-nothing = nichts
board-player = Lord
board-evil = Böse
board-gold = Gold
board-food = Nahrung
board-imps = Kobolde
board-traps = Fallen
board-seals = Siegel
board-lair = Hort: { $monsters }
board-queue = Eingang: { $heroes }
board-nobody = niemand
board-prison = Gefängnis
board-paladin = { $where ->
    [tent] Der Paladin sitzt in seinem Zelt.
    [gone] Der Paladin dieses Jahres ist aus dem Spiel.
   *[other] Der Paladin steht an einem Eingang.
}
board-orders = Befehle: { $orders }
board-locked = Gesperrt
board-cards = Deine Fallen: { $cards }
board-town = Kampfkarten: { $cards }
board-battle = Die Gruppe { grammar-dungeon-in }: { $heroes }
board-plan = Verteidigung von { $cell }: { $defenders }
board-traps-laid = { $number ->
    [one] eine Falle
   *[other] { $number } Fallen
}
board-rank = Platz
board-line = { $line ->
    [rooms] Kammern
    [monsters] Monster
    [heroes] Helden
    [paladins] Paladine
    [conquered] Erobert
    [unpaid_taxes] Siegel
    [scoring_rooms] Wertend
    [titles] Titel
   *[hall_of_fame] Ruhmeshalle
}
board-total = Summe

## Warum eine Wahl gut ist (Seiten ihres Wertes): der Name, und ein Satz, wo sie besser oder schlechter ist als eine andere

grammar-about = { $exact ->
    [yes] {""}
   *[no] {"etwa "}
}
grammar-fought-for = { $room ->
    [none] das Plättchen
   *[other] die Kammer „{ $room_name }“
}
aspect-rooms = Kammern
aspect-rooms-better = Du hast { grammar-about }{ $rooms ->
    [one] eine Kammer
   *[other] { $rooms } Kammern
}, nicht { $rooms_other }: Jede ist 2 Punkte wert, und die meisten produzieren etwas.
aspect-rooms-worse = Aber du hast { grammar-about }{ $rooms ->
    [one] eine Kammer
   *[other] { $rooms } Kammern
}, nicht { $rooms_other }.
aspect-rooms-better-slightly = Deine Kammern bringen etwas mehr.
aspect-rooms-worse-slightly = Aber deine Kammern bringen etwas weniger.
aspect-conquered = Eroberte Plättchen
aspect-conquered-better = Du hast { grammar-about }{ $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
} an Helden verloren, nicht { $tiles_other }.
aspect-conquered-worse = Aber du hast { grammar-about }{ $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
} an Helden verloren, nicht { $tiles_other }.
aspect-monsters = Monster und Geister
aspect-monsters-better = Du hast { grammar-about }{ $monsters ->
    [one] ein Monster oder einen Geist
   *[other] { $monsters } Monster und Geister
}, nicht { $monsters_other }: Sie verteidigen deinen Dungeon, und jedes Monster ist einen Punkt wert.
aspect-monsters-worse = Aber du hast { grammar-about }{ $monsters ->
    [one] ein Monster oder einen Geist
   *[other] { $monsters } Monster und Geister
}, nicht { $monsters_other }.
aspect-prisoners = Gefängnis
aspect-prisoners-better = Du hast { grammar-about }{ $prisoners ->
    [one] einen Gefangenen
   *[other] { $prisoners } Gefangene
}, nicht { $prisoners_other }.
aspect-prisoners-worse = Aber du hast { grammar-about }{ $prisoners ->
    [one] einen Gefangenen
   *[other] { $prisoners } Gefangene
}, nicht { $prisoners_other }.
aspect-seals = Unbezahlte Steuern
aspect-seals-better = Du hast { grammar-about }{ $seals ->
    [one] ein Siegel
   *[other] { $seals } Siegel
} für unbezahlte Steuern, nicht { $seals_other }.
aspect-seals-worse = Aber du hast { grammar-about }{ $seals ->
    [one] ein Siegel
   *[other] { $seals } Siegel
} für unbezahlte Steuern, nicht { $seals_other }.
aspect-combat = Kommender Kampf
grammar-course = { $tiles_tells ->
    [yes] dich { grammar-tiles-lost } kosten{ $prisoners_tells ->
        [yes] {" "}und { grammar-caught } bringen, sonst { $tiles_other } und { $prisoners_other }
       *[no] , nicht { $tiles_other }
    }
   *[no] { $prisoners_tells ->
        [yes] dir { grammar-caught } bringen, nicht { $prisoners_other }
       *[no] dich { $rooms ->
            [0] kaum eine Kammer
            [one] etwa eine Kammer
           *[other] etwa { $rooms } Kammern
        } kosten, nicht { $rooms_other }
    }
}
grammar-tiles-lost = { $tiles ->
    [0] kaum ein Plättchen
    [one] etwa ein Plättchen
   *[other] etwa { $tiles } Plättchen
}
grammar-caught = { $prisoners ->
    [0] kaum einen Gefangenen
    [one] etwa einen Gefangenen
   *[other] etwa { $prisoners } Gefangene
}
aspect-combat-better = Der kommende Kampf dürfte { grammar-course }.
aspect-combat-worse = Aber der kommende Kampf dürfte { grammar-course }.
aspect-combat-better-slightly = Der kommende Kampf dürfte etwas besser verlaufen.
aspect-combat-worse-slightly = Aber der kommende Kampf dürfte etwas schlechter verlaufen.
aspect-bills = Lohn und Steuern
grammar-nothing = { $exact ->
    [yes] nichts
   *[no] kaum etwas
}
aspect-bills-better = Für Lohn und Steuern dieses Jahres { $missing ->
    [0] fehlt dir { grammar-nothing }
    [one] fehlt dir { grammar-about }ein Stück
   *[other] fehlen dir { grammar-about }{ $missing } Stück
}, sonst { $missing_other }.
aspect-bills-worse = Aber für Lohn und Steuern dieses Jahres { $missing ->
    [one] fehlt dir { grammar-about }ein Stück
   *[other] fehlen dir { grammar-about }{ $missing } Stück
}, sonst { $missing_other ->
    [0] { grammar-nothing }
   *[other] { $missing_other }
}.
aspect-bills-better-slightly = Lohn und Steuern sind etwas leichter zu bezahlen.
aspect-bills-worse-slightly = Aber Lohn und Steuern sind etwas schwerer zu bezahlen.
aspect-food = Nahrung
aspect-food-better = Du hast { grammar-about }{ $food } Nahrung, nicht { $food_other }: Damit bezahlst du Kobolde und die meisten Monster.
aspect-food-worse = Aber du hast { grammar-about }{ $food } Nahrung, nicht { $food_other }.
aspect-gold = Gold
aspect-gold-better = Du hast { grammar-about }{ $gold } Gold, nicht { $gold_other }: Damit bezahlst du Steuern, Fallen und die besseren Felder.
aspect-gold-worse = Aber du hast { grammar-about }{ $gold } Gold, nicht { $gold_other }.
aspect-traps = Fallen
aspect-traps-better = Du hast { grammar-about }{ $traps ->
    [one] eine Falle
   *[other] { $traps } Fallen
}, nicht { $traps_other }: Sie treffen die Helden noch vor deinen Monstern.
aspect-traps-worse = Aber du hast { grammar-about }{ $traps ->
    [one] eine Falle
   *[other] { $traps } Fallen
}, nicht { $traps_other }.
aspect-imps = Kobolde
aspect-imps-better = Du hast { grammar-about }{ $imps ->
    [one] einen Kobold
   *[other] { $imps } Kobolde
}, nicht { $imps_other }: Sie tun alle Arbeit.
aspect-imps-worse = Aber du hast { grammar-about }{ $imps ->
    [one] einen Kobold
   *[other] { $imps } Kobolde
}, nicht { $imps_other }.
aspect-tunnels = Platz im Dungeon
grammar-growth = { $tiles_tells ->
    [yes] hat dein Dungeon { grammar-about }{ $tiles ->
        [one] ein Plättchen
       *[other] { $tiles } Plättchen
    }, nicht { $tiles_other }
   *[no] { $cells_tells ->
        [yes] kannst du als Nächstes auf { grammar-about }{ $cells } Feldern graben, nicht auf { $cells_other }
       *[no] können { grammar-about }{ $sites } Tunnel zu Kammern werden, nicht { $sites_other }
    }
}
aspect-tunnels-better = Damit { grammar-growth }{ $tiles_tells ->
    [yes] : Platz für Kammern und für Kobolde, die schürfen.
   *[no] {"."}
}
aspect-tunnels-worse = Aber damit { grammar-growth }.
aspect-tunnels-better-slightly = Dein Dungeon kann etwas besser wachsen.
aspect-tunnels-worse-slightly = Aber dein Dungeon kann etwas schlechter wachsen.
aspect-evil = Bosheit
aspect-evil-better = Du stehst auf dem Bösometer bei { grammar-about }{ $evil }, nicht bei { $evil_other }: Es kommen schwächere Helden.
aspect-evil-worse = Aber du stehst auf dem Bösometer bei { grammar-about }{ $evil }, nicht bei { $evil_other }: Es kommen stärkere Helden.
aspect-spying = Spionage
aspect-spying-better = Du bekommst eine Kampfkarte zu sehen.
aspect-spying-worse = Aber du bekommst keine Kampfkarte zu sehen.
aspect-titles = Titel
aspect-titles-better = Du liegst bei { grammar-about }{ $titles ->
    [one] einem Titel
   *[other] { $titles } Titeln
} vorn, nicht bei { $titles_other }.
aspect-titles-worse = Aber du liegst bei { grammar-about }{ $titles ->
    [one] einem Titel
   *[other] { $titles } Titeln
} vorn, nicht bei { $titles_other }.
aspect-titles-better-slightly = Du kommst einem Titel näher.
aspect-titles-worse-slightly = Aber du fällst im Rennen um einen Titel zurück.
aspect-rivals = Stärkster Gegner
aspect-rivals-better = { $seat }, dein stärkster Gegner, steht schlechter da.
aspect-rivals-worse = Aber { $seat }, dein stärkster Gegner, steht besser da.
aspect-tile = Angegriffenes Plättchen
aspect-tile-better = { $held ->
    [0] Du verlierst { $room ->
        [none] nur einen Tunnel
       *[other] die Kammer „{ $room_name }“
    }, nicht { $room_other ->
        [none] einen Tunnel
       *[other] die Kammer „{ $room_other_name }“
    }.
   *[other] { $held_tells ->
        [yes] Du hältst { grammar-fought-for } { $cases ->
            [1] so, und sonst nicht.
           *[other] in { $held } von { $cases } Fällen, sonst in { $held_other }.
        }
       *[no] { grammar-only-lost }
    }
}
grammar-only-lost = Fällt ein Plättchen, dann { $room ->
    [none] nur ein Tunnel
   *[other] die Kammer „{ $room_name }“
}, nicht { $room_other ->
    [none] ein Tunnel
   *[other] die Kammer „{ $room_other_name }“
}.
aspect-tile-worse = { $held_tells ->
    [yes] { $cases ->
        [1] Aber du verlierst { grammar-fought-for }.
       *[other] Aber du hältst { grammar-fought-for } nur in { $held } von { $cases } Fällen, sonst in { $held_other }.
    }
   *[no] Aber fallen kann { $room ->
        [none] ein Tunnel
       *[other] die Kammer „{ $room_name }“
    }, nicht { $room_other ->
        [none] nur ein Tunnel
       *[other] die Kammer „{ $room_other_name }“
    }.
}
aspect-caught = Gefangene dieser Runde
aspect-caught-better = Du machst in dieser Runde { grammar-about }{ $prisoners ->
    [one] einen Gefangenen
   *[other] { $prisoners } Gefangene
}, nicht { $prisoners_other }.
aspect-caught-worse = Aber du machst in dieser Runde { grammar-about }{ $prisoners ->
    [one] einen Gefangenen
   *[other] { $prisoners } Gefangene
}, nicht { $prisoners_other }.
aspect-caught-better-slightly = In { $times } von { $cases } Fällen machst du mehr Gefangene.
aspect-caught-worse-slightly = Aber in { $times } von { $cases } Fällen machst du weniger Gefangene.
aspect-spent = Was es kostet
aspect-spent-better = Du gibst { $things ->
    [0] { grammar-nothing }
    [one] { grammar-about }ein Stück
   *[other] { grammar-about }{ $things } Stück
} an Gold, Nahrung, Fallen oder Kobolden her, nicht { $things_other }.
aspect-spent-worse = Aber du gibst { grammar-about }{ $things ->
    [one] ein Stück
   *[other] { $things } Stück
} an Gold, Nahrung, Fallen oder Kobolden her, nicht { $things_other }.
aspect-spent-better-slightly = In { $times } von { $cases } Fällen gibst du weniger Gold, Nahrung, Fallen oder Kobolde her.
aspect-spent-worse-slightly = Aber in { $times } von { $cases } Fällen gibst du mehr Gold, Nahrung, Fallen oder Kobolde her.
aspect-later = Spätere Runden
aspect-later-better = Die späteren Runden dürften { grammar-course }.
aspect-later-worse = Aber die späteren Runden dürften { grammar-course }.
aspect-later-better-slightly = Die späteren Runden dürften etwas besser verlaufen.
aspect-later-worse-slightly = Aber die späteren Runden dürften etwas schlechter verlaufen.
