### Dungeonville auf Deutsch. Die Namen der Karten stehen in den Inhaltsdateien.
###
### $seat ist der Name eines Spielers, $seat_is ist "you" für den Leser und "other" für alle anderen. Ein Argument,
### das eine Karte nennt, bringt deren Angaben mit: $adventurer_rank, $dungeon_id, $deed_dungeon und so weiter.
### Namen von Abenteurern werden nicht gebeugt; darum stehen sie als Subjekt oder nach einem Doppelpunkt.

## Verliese mit Artikel und Präposition

grammar-dungeon-into = { $dungeon_id ->
    [rathaus] ins
    [goblin_camp] ins
   *[other] in die
} { $dungeon }
grammar-dungeon-in = { $dungeon_id ->
    [rathaus] im
    [goblin_camp] im
   *[other] in der
} { $dungeon }
grammar-dungeon-in-start = { $dungeon_id ->
    [rathaus] Im
    [goblin_camp] Im
   *[other] In der
} { $dungeon }
grammar-dungeon-at = { $dungeon_id ->
    [rathaus] am
    [goblin_camp] am
   *[other] an der
} { $dungeon }
grammar-dungeon-of = { $dungeon_id ->
    [rathaus] des { $dungeon }es
    [goblin_camp] des { $dungeon }s
   *[other] der { $dungeon }
}
grammar-deed = { $deed_dungeon_id ->
    [rathaus] das
    [goblin_camp] das
   *[other] die
} { $deed_dungeon }

## Karten, wie sie in Sätzen heißen

card-adventurers = { $name } ({ $class } { $colour_id ->
        [red] ◆
        [blue] ●
        [green] ▲
        [yellow] ■
       *[none] ★
    }{ $rank })
card-rooms = { $name } ({ $letter }, { $gold } Gold)
card-deeds = Besitzkarte { $dungeon }

## Phasen

phase-hiring = Anheuern
phase-sending = Aussenden
phase-battle = Kampf
phase-exploring = Erkunden
phase-collecting = Einsammeln

## Schritte als Fragen

step-lute = Spielst du die Laute und lockst neue Abenteurer in die Stadt?
step-make-room = Wen schickst du fort, um Platz zu machen, oder passt du?
step-hire = Wen heuerst du an?
step-payment = Womit bezahlst du?
step-send = Wohin schickst du deine Gruppe?
step-line-up = Wen stellst du auf?
step-cloak = Wessen Kämpfer spähst du unter dem Umhang aus?
step-new-order = In welcher Reihenfolge stehen deine Kämpfer jetzt?
step-axe = Schwingt dein Barbar die Axt?
step-banner = Hisst du das Banner und heuerst die Verlierer an?
step-beads = Rettet die Gebetskette deinen Mönch?
step-oracle = Wessen Buchstaben übernimmt dein Orakel?
step-net = Wirfst du das Netz über diesen Raum?
step-who-dies = Wer stirbt in diesem Raum?
step-rescue = Rettest du das Opfer?
step-which-mule = Welches Maultier stirbt an seiner Stelle?
step-holy-water = Wäscht das Weihwasser das Blut ab?
step-glove = Holt der Handschuh das Opfer zurück?
step-drop = Die Last ist zu schwer. Was lässt du fallen?
step-take = Nimmst du das Gold des Raums?
step-flee = Fliehen oder weitergehen?
step-buy-deed = Kaufst du eine andere Besitzkarte?
step-claim-point = Du hast genug Punkte. Verkündest du den Sieg?
step-pause = Eine kurze Pause.

## Was man wählen kann

option-decline = { $step ->
    [claim-point] Noch nicht
    [buy-deed] Die jetzige Besitzkarte behalten
    [rescue] Es geschehen lassen
    [cloak] Den Umhang nicht benutzen
   *[other] Nein
}
option-use = Benutzen: { $item }. { $item_text }
option-pass = Passen
option-discard = Fortschicken: { $adventurer }
option-hire = Anheuern: { $adventurer }, { $gold ->
    [0] umsonst
   *[other] für { $gold } Gold
}
option-pay-token = Mit einem Blutmarker bezahlen, { $gold } Gold (noch offen: { $left }{ $waste ->
    [0] {""}
   *[other] , verfallen: { $waste }
})
option-pay = Bezahlen mit: { $card_name }, { $gold } Gold (noch offen: { $left }{ $waste ->
    [0] {""}
   *[other] , verfallen: { $waste }
})
option-send = { $dungeon_id ->
    [rathaus] Ins
    [goblin_camp] Ins
   *[other] In die
} { $dungeon }
option-lay = { $adventurer }
option-cloak = Die Kämpfer von { $seat }
option-reorder = { $order ->
    [123] Die Reihenfolge beibehalten
   *[other] Neue Reihenfolge: { $order }
}
option-copy = { $oracle_name } übernimmt den Buchstaben von: { $adventurer }
option-sacrifice = { $adventurer }
option-drop = Fallen lassen: { $card_name }, { $gold } Gold (zu viel: { $over })
option-take = Das Gold nehmen
option-leave = Liegen lassen
option-flee = Mit der Beute fliehen
option-go-on = Weitergehen
option-buy = Für { $gold } Gold eine Besitzkarte kaufen
option-claim = Den Sieg verkünden (zeigt allen deine Besitzkarte)

## Neuigkeiten

news-round = Runde { $round } beginnt. { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} den Sehenden Stein.
    .rule = DV-020
news-deed = { $seat_is ->
    [you] Dir gehört
   *[other] { $seat } gehört
} insgeheim { grammar-deed }.
    .rule = DV-006
news-nobody-enters = Niemand geht { grammar-dungeon-into }: Die siegreiche Gruppe hat sich aufgelöst.
    .rule = DV-145
news-enters-town = { $adventurer } kommt in die Stadt.
    .rule = DV-047
news-reshuffle = Die abgelegten Abenteurer werden zu einem neuen Stapel gemischt.
    .rule = DV-029
news-passed = { $seat_is ->
    [you] Du passt.
   *[other] { $seat } passt.
}
    .rule = DV-038
news-made-room = { $seat_is ->
    [you] Du schickst
   *[other] { $seat } schickt
} fort: { $adventurer }.
    .rule = DV-036
news-hired = { $seat_is ->
    [you] Du heuerst
   *[other] { $seat } heuert
} { $gold ->
    [0] umsonst
   *[other] für { $gold } Gold
} an: { $adventurer }.
    .rule = DV-035
news-paid = { $seat_is ->
    [you] Du bezahlst
   *[other] { $seat } bezahlt
} { $gold } Gold mit: { $card_name }.
    .rule = DV-043
news-paid-token = { $seat_is ->
    [you] Du bezahlst
   *[other] { $seat } bezahlt
} { $gold } Gold mit einem Blutmarker.
    .rule = DV-031
news-dissolved = { $seat_is ->
    [you] Deine Gruppe besteht nur noch aus Neutralen und löst sich auf.
   *[other] Die Gruppe von { $seat } besteht nur noch aus Neutralen und löst sich auf.
}
    .rule = DV-143
news-sent = { $seat_is ->
    [you] Du schickst deine Gruppe
   *[other] { $seat } schickt eine Gruppe
} { grammar-dungeon-into }.
    .rule = DV-053
news-battle = Ein Kampf beginnt { grammar-dungeon-at }.
    .rule = DV-058
news-ready = { $seat_is ->
    [you] Deine Aufstellung steht.
   *[other] Die Aufstellung von { $seat } steht.
}
    .rule = DV-060
news-cloaked = { $seat_is ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} unter dem Umhang { $opponent_is ->
    [you] deine Kämpfer
   *[other] die Kämpfer von { $opponent }
} an.
    .rule = DV-118
news-peeked-fighter = { $opponent_is ->
    [you] Unter deinen Kämpfern
   *[other] Unter den Kämpfern von { $opponent }
}: { $adventurer }.
    .rule = DV-118
news-fighter = Zweikampf { $duel }: { $seat_is ->
    [you] Du deckst
   *[other] { $seat } deckt
} auf: { $adventurer }.
    .rule = DV-063
news-duel-won = { $adventurer } gewinnt Zweikampf { $duel } für { $seat_is ->
    [you] dich
   *[other] { $seat }
}.
    .rule = DV-064
news-killed = { $adventurer } { $seat_is ->
    [you] aus deiner Gruppe
   *[other] aus der Gruppe von { $seat }
} stirbt.
    .rule = DV-066
news-recruited = { $adventurer } läuft { $loser_is ->
    [you] von dir
   *[other] von { $loser }
} zu { $seat_is ->
    [you] dir
   *[other] { $seat }
} über.
    .rule = DV-065
news-saved = { $seat_is ->
    [you] Gerettet aus deiner Gruppe
   *[other] Gerettet aus der Gruppe von { $seat }
}: { $adventurer }.
    .rule = DV-115
news-blood-taken = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} einen Blutmarker von { $loser_is ->
    [you] dir
   *[other] { $loser }
}.
    .rule = DV-069
news-enters = Mit { $survivors ->
    [one] einem Überlebenden
   *[other] { $survivors } Überlebenden
} { $seat_is ->
    [you] darfst du
   *[other] darf { $seat }
} { grammar-dungeon-into } hinein.
    .rule = DV-074
news-visit = { $seat_is ->
    [you] Du betrittst
   *[other] { $seat } betritt
} { $dungeon_id ->
    [rathaus] das
    [goblin_camp] das
   *[other] die
} { $dungeon }.
    .rule = DV-081
news-jester = { $adventurer } übernimmt den Buchstaben { $letter } von: { $other }.
    .rule = DV-149
news-jester-blank = { $adventurer } deckt eine Karte ohne Buchstaben auf: { $other }.
    .rule = DV-150
news-oracle = { $adventurer } übernimmt den Buchstaben { $letter } von: { $other }.
    .rule = DV-148
news-revealed = { $seat_is ->
    [you] Du deckst
   *[other] { $seat } deckt
} auf: { $card }.
    .rule = DV-084
news-found = { $seat_is ->
    [you] In deiner Beute
   *[other] In der Beute von { $seat }
}: { $card }.
    .rule = DV-085
news-dungeon-reshuffle = Die abgelegten Karten { grammar-dungeon-of } werden zu einem neuen Stapel gemischt.
    .rule = DV-101
news-used = { $seat_is ->
    [you] Du benutzt
   *[other] { $seat } benutzt
}: { $item }.
    .rule = DV-110
news-died = { $seat_is ->
    [you] Du verlierst
   *[other] { $seat } verliert
}: { $adventurer }.
    .rule = DV-086
news-blood-placed = { $seat_is ->
    [you] Dein Blutmarker
   *[other] Ein Blutmarker von { $seat }
} bleibt { grammar-dungeon-in }.
    .rule = DV-089
news-returned = { $adventurer } kehrt { $seat_is ->
    [you] in deine Gruppe
   *[other] in die Gruppe von { $seat }
} zurück.
    .rule = DV-116
news-wiped-out = { $seat_is ->
    [you] Deine Gruppe
   *[other] Die Gruppe von { $seat }
} ist ausgelöscht; die Beute ist verloren.
    .rule = DV-099
news-ran-away = { $seat_is ->
    [you] Deine letzten Abenteurer
   *[other] Die letzten Abenteurer von { $seat }
} sind neutral und laufen davon; die Beute ist verloren.
    .rule = DV-146
news-dropped = { $seat_is ->
    [you] Du lässt
   *[other] { $seat } lässt
} fallen: { $card }.
    .rule = DV-091
news-took = { $seat_is ->
    [you] Du nimmst
   *[other] { $seat } nimmt
} mit: { $card_name }.
    .rule = DV-092
news-left = { $seat_is ->
    [you] Du lässt
   *[other] { $seat } lässt
} liegen: { $card_name }.
    .rule = DV-093
news-too-heavy = Zurückgelassen, weil zu schwer für { $seat_is ->
    [you] deine Gruppe
   *[other] die Gruppe von { $seat }
}: { $card_name }.
    .rule = DV-093
news-peeked = { $seat_is ->
    [you] Du siehst dir
   *[other] { $seat } sieht sich
} die oberste Karte { grammar-dungeon-of } an.
    .rule = DV-122
news-peeked-card = { $seat_is ->
    [you] Du weißt
   *[other] { $seat } weiß
}, was als Nächstes kommt: { $card }.
    .rule = DV-122
news-fled = { $seat_is ->
    [you] Deine Gruppe
   *[other] Die Gruppe von { $seat }
} flieht mit ihrer Beute.
    .rule = DV-098
news-nothing-left = { grammar-dungeon-in-start } ist nichts mehr zu finden; { $seat_is ->
    [you] du gehst
   *[other] { $seat } geht
} nach Hause.
    .rule = DV-102
news-collected = { $seat_is ->
    [you] Du bringst
   *[other] { $seat } bringt
} Beute im Wert von { $gold } Gold nach Hause.
    .rule = DV-132
news-bought = { $seat_is ->
    [you] Du tauschst deine Besitzkarte
   *[other] { $seat } tauscht eine Besitzkarte
} im Verwaltungsgebäude.
    .rule = DV-133
news-put-back = { $seat_is ->
    [you] Deine abgegebene Besitzkarte
   *[other] Die abgegebene Besitzkarte von { $seat }
} ist bekannt: { $deed_dungeon }.
    .rule = DV-161
news-claimed = { $seat_is ->
    [you] Du verkündest den Sieg und zeigst deine Besitzkarte
   *[other] { $seat } verkündet den Sieg und zeigt eine Besitzkarte
}: { $deed_dungeon }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}.
    .rule = DV-158
news-won = { $seat_is ->
    [you] Du gewinnst
   *[other] { $seat } gewinnt
} mit { $points } Punkten!
    .rule = DV-159
news-false-claim = { $points ->
    [one] Ein Punkt reicht
   *[other] { $points } Punkte reichen
} nicht; das Spiel geht weiter, und { $seat_is ->
    [you] deine Besitzkarte
   *[other] die Besitzkarte von { $seat }
} ist jetzt bekannt.
    .rule = DV-160
news-cap = Runde { $round } war die letzte. Alle Besitzkarten werden aufgedeckt.
    .rule = DV-166

## Wie ein Spiel endet

reason-claim = { $seat_is ->
    [you] Du hast
   *[other] { $seat } hat
} mit genug Punkten den Sieg verkündet.
reason-cap = Die letzte Runde war vorbei; die meisten Punkte gewinnen.

## Optionen des Spiels

game-option-goal = Punkte zum Sieg
game-option-goal-help = So viele Punkte sind nötig. 9 oder 10 machen das Spiel länger, gut zu fünft.
game-option-round_cap = Letzte Runde
game-option-round_cap-help = Nach dieser Runde gewinnen die meisten Punkte.
game-option-round_cap-none = keine Grenze
game-option-claims = Sieg verkünden
game-option-claims-help = Gefragt: Du entscheidest, wann du verkündest. Automatisch: Das Spiel endet, sobald jemand das Ziel erreicht.
game-option-claims-asked = gefragt
game-option-claims-automatic = automatisch
game-option-duel_blood = Blut aus Zweikämpfen
game-option-duel_blood-help = Ob jeder Zweikampf einen Marker bringt oder nur einer mit einem getöteten Verlierer.
game-option-duel_blood-every_duel = jeder Zweikampf
game-option-duel_blood-kills_only = nur Tötungen
game-option-reserve = Reserve nach einem Kampf
game-option-reserve-help = Ob Abenteurer, die nicht gekämpft haben, mit ins Verlies gehen.
game-option-reserve-enters = geht mit
game-option-reserve-stays_home = bleibt zu Hause
game-option-town = Die Stadt zwischen den Runden
game-option-town-help = Ob die übrigen Abenteurer in der Stadt bleiben oder in jeder Runde fünf neue kommen.
game-option-town-keep = bleibt
game-option-town-renew = wird erneuert
game-option-items = Gegenstände
game-option-items-help = Mit Kräften: Jeder Gegenstand kann etwas. Einfach: Gegenstände sind nur 5 Gold wert.
game-option-items-powers = mit Kräften
game-option-items-plain = einfach
game-option-first_player = Erster Besitzer des Steins
game-option-first_player-help = Wer die erste Runde beginnt.
game-option-first_player-random = ausgelost
game-option-odds_helper = Chancen
game-option-odds_helper-help = Zeigt, wie wahrscheinlich die nächste Karte tötet; zählt nur, was alle sehen können.
game-option-odds_helper-on = gezeigt
game-option-odds_helper-off = nicht gezeigt

## Kurze Regeln

rules-goal = Ziel
    .text =
        Du bist ein verrückter Zauberer und besitzt heimlich eines von fünf Verliesen. Du willst Blut: Blutmarker
        der anderen, gewonnen in Zweikämpfen (deine Todeszone) oder zurückgelassen, wo ihre Abenteurer sterben,
        nämlich in deinem Verlies. Dein eigenes Blut in deinem eigenen Verlies zählt gegen dich.
        (DV-010, DV-011)

        Sieben Punkte oder das vereinbarte Ziel genügen zum Sieg, aber du musst ihn verkünden (siehe unten).
        Deine Besitzkarte ist geheim; darum kennt niemand den ganzen Punktestand eines anderen. (DV-010, DV-017)

        Eine Runde hat fünf Phasen: Anheuern, Aussenden, Kampf, Erkunden, Einsammeln. Wer den Sehenden Stein hat,
        beginnt jede davon; nach der Runde wandert der Stein nach links. (DV-018 bis DV-020)
rules-hiring = Anheuern
    .text =
        Fünf Abenteurer warten in der Stadt, nach Rang geordnet: der stärkste (kleinster Rang) in der teuren
        Taverne, der schwächste umsonst auf der Straße. Nach jedem Anheuern kommt ein neuer und alle werden neu
        geordnet; so ändern sich die Preise. (DV-026, DV-027, DV-047)

        Mit weniger als drei Abenteurern musst du in jedem deiner Züge einen anheuern. Mit drei oder mehr darfst
        du passen oder einen fortschicken und einen anderen anheuern. Die Phase endet, sobald alle drei haben.
        (DV-035, DV-036, DV-048)

        Du bezahlst mit deinem Schatz: Ein Raum ist sein Gold wert, ein Gegenstand 5. Wechselgeld gibt es nicht,
        und keine Karte darf überflüssig sein. In der ersten Runde helfen vier Blutmarker zu je 10 Gold.
        (DV-030, DV-033, DV-044, DV-045)
rules-sending = Aussenden
    .text =
        Reihum stellt jeder, der eine Gruppe hat, seine Figur auf ein Verlies, offen und endgültig. Jedes Verlies
        ist erlaubt: ein belagertes, ein leeres, sogar das eigene. (DV-053 bis DV-055)

        Achte auf die Buchstaben: Jeder Abenteurer hat für jedes Verlies einen. A ist am sichersten, denn nur zwei
        Räume töten ihn; E ist mit elf Räumen am schlechtesten. Wer den Buchstaben teilt, teilt auch die Gefahr.
        (DV-083, DV-086)
rules-battle = Kampf
    .text =
        Wo sich zwei oder mehr Gruppen treffen, wird gekämpft. Alle legen heimlich drei Kämpfer in einer
        Reihenfolge aus; dann folgen drei Zweikämpfe, Erster gegen Ersten, Zweiter gegen Zweiten, Dritter gegen
        Dritten. (DV-058 bis DV-063)

        Der kleinste Rang gewinnt. Ein Verlierer in der Farbe des Gewinners läuft über, jeder andere stirbt.
        Neutrale werben niemanden ab und werden nicht abgeworben. (DV-064 bis DV-067)

        Jeder Zweikampf bringt dem Gewinner einen Blutmarker, und zwar von dem, dessen Verlierer den höchsten
        Rang hatte. (DV-069, DV-070)

        Wer die meisten Überlebenden hat, geht mit der ganzen Gruppe hinein; bei Gleichstand entscheidet der
        kleinste ausgelegte Rang. Die anderen gehen nach Hause. (DV-073 bis DV-077)
rules-exploring = Erkunden
    .text =
        Du deckst eine Karte des Verlieses nach der anderen auf. Ein Raum tötet einen Abenteurer, der genau seinen
        Buchstaben hat; bei mehreren wählst du. Dann kommt dein Blutmarker auf das Verlies, ein Punkt für dessen
        Besitzer, wenn du es nicht selbst bist. (DV-084, DV-086, DV-089)

        Das Gold des Raums darfst du nehmen, wenn die Gruppe es noch tragen kann: so viel Gold, wie die Ränge der
        Lebenden zusammen ergeben. Was liegen bleibt, ist weg. (DV-090 bis DV-093)

        Fliehen darfst du nur nach einem Raum, der niemanden getötet hat. Nach einem Gegenstand oder einem Tod
        folgt die nächste Karte. Stirbt die ganze Gruppe, ist die Beute dieses Besuchs verloren.
        (DV-085, DV-096, DV-099)
rules-items = Gegenstände
    .text =
        Ein Gegenstand wiegt nichts und ist 5 Gold wert. Seine Kraft wirkt nur, wenn ein Abenteurer seiner Klasse
        dabei ist. Du wirst gefragt, wann immer du ihn benutzen kannst; Schubkarre und Schmelztiegel wirken von
        selbst. (DV-085, DV-106, DV-110)
rules-collecting = Einsammeln
    .text =
        Die Beute wird zum Schatz. Zu zweit bis zu viert darf dann jeder für 50 Gold seine Besitzkarte gegen eine
        aus dem Verwaltungsgebäude gezogene tauschen. Die Blutmarker bleiben auf den Verliesen und zählen sofort
        für den neuen Besitzer. (DV-012, DV-132, DV-133)

        Nach der ersten Runde verfallen übrige Blutmarker, die als Geld dienten. (DV-032)
rules-neutrals = Neutrale Abenteurer
    .text =
        Meuchelmörder, Orakel, Gaukler und Maultier haben keine Farbe. Eine Gruppe nur aus Neutralen löst sich nach
        dem Anheuern, nach einem Kampf oder im Verlies auf; dort ist auch die Beute verloren. (DV-142 bis DV-146)

        Orakel und Gaukler haben keine Buchstaben. Das Orakel übernimmt den eines Gefährten, der Gaukler den einer
        zufälligen Karte. Ein Maultier, das im Verlies stirbt, hinterlässt keinen Blutmarker.
        (DV-148, DV-149, DV-153)
rules-claims = Den Sieg verkünden
    .text =
        Du kannst den Sieg bei jeder deiner Entscheidungen verkünden, und du wirst gefragt, sobald sich deine Punkte
        geändert haben und genügen, auch wenn sie gesunken sind. Du zeigst deine Besitzkarte und alles wird
        gezählt: Mit genug Punkten gewinnst du sofort. (DV-155 bis DV-159)

        Reichen sie nicht, geht das Spiel weiter, aber deine Besitzkarte ist bekannt; das darf dir einmal je Runde
        geschehen. (DV-160, DV-161)

        Gewinnt niemand vor dem Ende der letzten Runde, gewinnen die meisten Punkte; bei Gleichstand die größere
        Todeszone. (DV-166, DV-167)

## Der Tisch im Terminal

board-round = Runde { $round }{ $cap ->
    [0] {""}
   *[other] /{ $cap }
}
board-goal = Ziel { $goal }
board-town = Stadt
board-dungeon = Verlies
board-deck = Karten
board-blood = Blut von { $players }
board-letters = Buchstaben
board-risk = Risiko
board-pawns = Gruppen
board-player = Spieler
board-gold = Gold
board-zone = Zone
board-party = Gruppe
board-nobody = niemand
board-treasure = Schatz: { $cards }
board-visit = { $seat_is ->
    [you] Du bist
   *[other] { $seat } ist
} { grammar-dungeon-in }. Last: { $carried } von { $limit } Gold. { $room ->
    [none] {""}
   *[other] Raum: { $room }.
}
board-odds = Nächste Karte (noch { $cards }): { $death } töten ({ $percent } %), bei { $flee } darfst du fliehen, { $item } sind Gegenstände; im Mittel { $gold } Gold zu tragen.
board-stake = Auf dem Spiel: { $stake ->
    [one] eine Karte
   *[other] { $stake } Karten
} Beute.
board-battle = Kampf { grammar-dungeon-at }
board-hidden = verdeckt
board-waiting = wählt …
board-reserve = Reserve
board-deed = Deine Besitzkarte: { $dungeon }.
board-points = Deine Punkte: { $zone } in der Todeszone + { $foreign } fremdes Blut − { $own } eigenes Blut = { $points } (Ziel { $goal }).
board-warning = Du hast { $points } von { $goal } Punkten; verkündest du zu früh, sehen alle deine Besitzkarte. Wähle es noch einmal, wenn du es so meinst.
board-score = { $zone } in der Todeszone + { $foreign } fremdes Blut − { $own } eigenes Blut
board-place = Platz
board-owner = Verlies
board-points-title = Punkte
board-score-title = So gezählt

## Warum eine Wahl gut ist (Seiten ihres Wertes): der Name, und ein Satz, wo sie besser oder schlechter ist als eine andere

grammar-about = { $exact ->
    [yes] {""}
   *[no] {"etwa "}
}
aspect-points = Punkte
aspect-points-better = Du stehst bei { grammar-about }{ $points } von { $goal } Punkten, sonst bei { $points_other }.
aspect-points-worse = Aber du stehst bei { grammar-about }{ $points } von { $goal } Punkten, sonst bei { $points_other }.
aspect-claim = Den Sieg verkünden
aspect-claim-better = Du hast oder behältst die Punkte, um den Sieg zu verkünden.
aspect-claim-worse = Aber dir werden die Punkte fehlen, um den Sieg zu verkünden.
aspect-secret = Dein Geheimnis
aspect-secret-better = Niemand erfährt, welches Verlies deines ist.
aspect-secret-worse = Aber alle erfahren, welches Verlies deines ist.
aspect-party = Deine Gruppe
aspect-party-better = Jeder deiner drei besten Kämpfer schlägt im Mittel { $beaten } der { $others } anderen Abenteurer, sonst { $beaten_other }.
aspect-party-worse = Aber jeder deiner drei besten Kämpfer schlägt im Mittel { $beaten } der { $others } anderen Abenteurer, sonst { $beaten_other }.
aspect-hire = Gelegenheiten in der Stadt
aspect-hire-better = In der Stadt bleibt eine gute Gelegenheit für dich.
aspect-hire-worse = Aber in der Stadt bleibt keine gute Gelegenheit für dich.
aspect-gold = Gold
aspect-gold-better = Du hast Gold und Gegenstände im Wert von { grammar-about }{ $gold }, sonst { $gold_other }.
aspect-gold-worse = Aber du hast Gold und Gegenstände im Wert von { grammar-about }{ $gold }, sonst { $gold_other }.
aspect-first = Reihenfolge beim Aussenden
aspect-first-better = Du musst deine Gruppe nicht als Erster aussenden.
aspect-first-worse = Aber du musst deine Gruppe als Erster aussenden.
aspect-threat = Wer nach dir aussendet
aspect-threat-better = Wer nach dir aussendet, kann weniger dagegen tun.
aspect-threat-worse = Aber wer nach dir aussendet, kann es für sich nutzen.
aspect-battle = Kampf
aspect-battle-better = { $fights ->
    [no] Du gehst einem Kampf aus dem Weg, in dem du etwa { $duels_other } von { $fighters } Zweikämpfen gewinnen dürftest.
   *[yes] Im Kampf dürftest du etwa { $duels } von { $fighters } Zweikämpfen gewinnen{ $fights_other ->
        [no] {"."}
       *[yes] , sonst { $duels_other }.
    }
}
aspect-battle-worse = { $fights ->
    [no] Aber du verzichtest auf einen Kampf, in dem du etwa { $duels_other } von { $fighters } Zweikämpfen gewinnen dürftest.
   *[yes] Aber es kommt zum Kampf, und du dürftest nur etwa { $duels } von { $fighters } Zweikämpfen gewinnen.
}
aspect-visit = Besuch im Verlies
aspect-visit-better = { $enters ->
    [no] Du bist außer Gefahr; sonst wären { $deadly_other } von { $cards_other } Karten tödlich.
   *[yes] Im Verlies sind { $deadly } von { $cards } Karten für deine Gruppe tödlich{ $enters_other ->
        [no] {"."}
       *[yes] , sonst { $deadly_other } von { $cards_other }.
    }
}
aspect-visit-worse = { $enters ->
    [no] Aber du verzichtest auf einen Besuch, bei dem { $deadly_other } von { $cards_other } Karten tödlich sind.
   *[yes] Aber im Verlies sind { $deadly } von { $cards } Karten für deine Gruppe tödlich.
}
aspect-dungeon = Blut in deinem Verlies
aspect-dungeon-better = Andere werden mehr Blut in deinem Verlies lassen.
aspect-dungeon-worse = Aber andere werden weniger Blut in deinem Verlies lassen.
aspect-rivals = Stärkster Gegner
aspect-rivals-better = { $seat }, dein stärkster Gegner, steht schlechter da.
aspect-rivals-worse = Aber { $seat }, dein stärkster Gegner, steht besser da.
