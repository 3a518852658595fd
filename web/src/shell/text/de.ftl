### Was die Oberfläche im Browser sagt. Ablehnungen (error-…) und „du“ stehen in src/undercroft/text.

## Überall

skip = Zum Hauptteil springen
site = Undercroft
tagline = Fünf Verliesspiele, ein Tisch.
close = Schließen
again = Noch einmal versuchen
loading = Die Fackeln werden angezündet …
load-failed = Ein Teil der Seite konnte nicht geladen werden.
offline = Keine Verbindung zum Server. Wir versuchen es weiter; nichts, was du gewählt hast, geht verloren.
language = Sprache
theme = Licht
theme-dark = Fackelschein
theme-light = Tageslicht
theme-to-dark = Zum Fackelschein wechseln
theme-to-light = Zum Tageslicht wechseln
speed = Tempo
speed-at-once = sofort
waits = Warte auf mich
waits-help = Jede Szene bleibt, bis du tippst oder N oder Eingabe drückst.
waits-not = Von selbst weiter
copy = Kopieren
copied = Kopiert
games = Spiele
game = Spiel
players = Spieler
duration = Dauer
minutes = { $minutes } Min.
round = Runde { $round }
your-turn = Du bist am Zug
show-all = Alle { $count } zeigen
to-home = Startseite
about = Über Undercroft

## Gast

guest = Gast
guest-title = Wer bist du?
guest-name = Dein Name am Tisch
guest-save = Speichern
guest-device = Link für ein anderes Gerät
guest-device-help = Öffnest du diesen Link auf deinem Telefon oder einem anderen Rechner, bist du auch dort du. Er gilt einmal und einen Tag lang. Behalte ihn für dich.
guest-others = Andere Geräte abmelden
guest-others-title = Alle anderen Geräte abmelden?
guest-others-text = Überall außer hier bist du dann fremd, und Links, die noch niemand benutzt hat, führen ins Leere.
guest-others-not = Angemeldet lassen
guest-others-done = Alle anderen Geräte sind abgemeldet.
you-are = Du bist { $name }
you-named = { $name } (du)

## Ein persönlicher Link

enter-title = Als { $name } eintreten?
enter-text = Auf diesem Gerät bist du dann { $name }: derselbe Name, dieselben Spiele. Der Link gilt nur einmal.
enter-other = Im Augenblick bist du auf diesem Gerät { $now }. Gehst du weiter, kommst du von hier aus nicht mehr an die Spiele von { $now }. Willst du sie behalten, hole dir vorher einen Link für ein anderes Gerät.
enter-same = Auf diesem Gerät bist du schon { $name }. Den Link brauchst du hier nicht; er gilt noch für ein anderes.
enter-go = Als { $name } eintreten
enter-stay = { $now } bleiben
enter-not = Jetzt nicht
enter-shut = Diese Tür bleibt zu

## Startseite

play-now = Jetzt spielen
first-game = Deine erste Partie
play-start = Spiel beginnen
starting = Wird aufgebaut …
shelf-empty = Noch steht kein Spiel im Regal.
shelf-failed = Die Spiele konnten nicht geladen werden.
in-the-making = In Arbeit
about-game = Über { $title }
about-players = { $players ->
    [1] für eine Person
   *[other] { $players } Spieler
}
about-results = { $played ->
    [one] Du hast eine Partie zu Ende gespielt
   *[other] Du hast { $played } Partien zu Ende gespielt
} und { $won ->
    [0] keine
    [one] eine
   *[other] { $won }
} gewonnen.
about-no-results = Du hast noch keine Partie zu Ende gespielt.
players-count = Anzahl der Spieler
bots-level = Gegen wen?
level-easy = leicht
level-normal = mittel
level-hard = schwer
continue-title = Deine Spiele fortsetzen
continue-none = Gerade läuft kein Spiel. Beginne eins: zwei Klicks, kein Konto.
continue = Weiterspielen
watch = Zusehen
look = Ansehen
together = Gemeinsam spielen
together-help = Eröffne einen Tisch und schick deinen Freunden den Link, oder setz dich an einen offenen.
open-tables = { $count ->
    [0] Gerade kein offener Tisch
    [one] Ein offener Tisch
   *[other] { $count } offene Tische
}
to-lobby = Zu den Tischen
house = Über das Haus
house-help = Jede Entscheidung nennt ihre Regel, jedes Spiel lässt sich nachspielen, und die Bots sehen nicht mehr als du.
house-rebuilt = Manche Karten sind nachgebaut.
join-link = Mit Link beitreten
join-paste = Link oder Name des Tisches einfügen
join-go = Zum Tisch
join-wrong = Das ist kein Link zu einem Tisch.

## Tische

lobby = Tische
lobby-open = Offene Tische
lobby-none = Gerade wartet niemand. Eröffne selbst einen Tisch.
record-open = Aufzeichnung öffnen
record-help = Ein beendetes Spiel als Datei, gesichert im Menü eines Tisches. Wähle sie aus oder lass sie hier fallen.
record-pick = Datei wählen
record-checks = Wird geprüft …
record-large = Diese Datei ist zu groß für eine Aufzeichnung.
record-no-json = Diese Datei ist keine Aufzeichnung.
record-running = Diese Aufzeichnung stammt aus einem laufenden Spiel. Öffnen lassen sich nur beendete.
new-table = Neuer Tisch
new-table-open = Tisch eröffnen
seats = Plätze
seat-open = freier Platz
seat-person = ein Mensch
seat-bot = Bot: { $name }
seat-number = Platz { $number }
bot = Bot
who-may-join = Wer darf mitspielen?
by-link = wer den Link hat
public = alle
clock = Uhr
clock-none = keine
clock-each = { $clock } für jede Entscheidung.
clock-help = Für eine Entscheidung. Ist sie abgelaufen, dürfen die anderen um einen Bot bitten.
pack-here = Gespielt wird mit den Karten „{ $title }“.
advice = Hilfen
advice-usual = nur gegen Bots
advice-on = erlaubt
advice-off = aus
advice-help = Was das Spiel an Hilfen bietet, etwa ein Planer für Kämpfe. Sie wissen nicht mehr als der Spieler, der fragt.
advice-here = Hilfen sind erlaubt.
advice-not-here = Hier wird ohne Hilfen gespielt.
options-title = Spieloptionen
options-changed = { $count ->
    [one] eine geändert
   *[other] { $count } geändert
}
option-usual = { $value } (üblich)
sit-down = Hinsetzen
take-a-seat = Nimm einen freien Platz, um mitzuspielen.
options-none = Alles wie üblich.
stand-up = Platz verlassen
start = Beginnen
start-waits = { $count ->
    [one] Ein Platz ist noch frei. Gib ihn einem Bot oder warte.
   *[other] { $count } Plätze sind noch frei. Gib sie Bots oder warte.
}
host-starts = Wer den Tisch eröffnet hat, beginnt das Spiel.
close-table = Tisch schließen
close-title = Den Tisch schließen?
close-text = Er verschwindet für alle, die hier sitzen.
close-not = Offen lassen
share = Einladen
share-link = Wer diesen Link hat, kann sich setzen.
share-public = Der Tisch steht für alle in der Liste; dieser Link führt geradewegs hin.
table-open = noch nicht begonnen
table-over = Das Spiel ist zu Ende
table-abandoned = Alle sind gegangen
table-damaged = Beschädigt; wer den Server betreibt, kann ihn reparieren
seats-free = { $count ->
    [0] alle Plätze besetzt
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
running = Das Spiel läuft
waiting-for = Warten auf { $names }
your-place = Du wurdest { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
    [4] Vierter
    [5] Fünfter
   *[other] Nummer { $place }
}

## Am Tisch

table = Tisch
board = Brett
phases = Phasen
menu = Menü
undo = Zurück
takeback = Zurücknehmen
takeback-ask = Rücknahme erbitten
takeback-asks = { $name } möchte die letzte Wahl zurücknehmen.
takeback-waits = Warten auf { $names } …
takeback-agree = Zustimmen
takeback-refuse = Ablehnen
takeback-withdraw = Zurückziehen
takeback-sure = Deine letzte Wahl zurücknehmen?
takeback-sure-why = Damit ist alles weg, was seither geschehen ist, auch was die anderen getan haben und was aufgedeckt wurde.
takeback-no = Weiterspielen
takeback-refused = Deiner Bitte wurde nicht entsprochen.
watchers = Zuschauer
watchers-open = zusehen und reden
watchers-muted = nur zusehen
watchers-closed = keine
watchers-none = Niemand sieht zu.
watchers-waiting = Bevor das Spiel beginnt, dürfen alle mit dem Link hereinsehen und sich setzen.
watchers-gone = fortgeschickt
watchers-send = Fortschicken
watchers-send-name = { $name } fortschicken
watchers-let = Wieder einlassen
watchers-let-name = { $name } wieder einlassen
leave = Spiel verlassen
leave-title = Das Spiel verlassen?
leave-text = Ein Bot übernimmt deinen Platz, und du kannst nicht zurück.
leave-not = Weiterspielen
rules = Regeln
record = Aufzeichnung sichern
your-decision = Deine Entscheidung
no-decision = Du bist nicht am Zug
watching = Du siehst zu
together-secret = Alle wählen verdeckt.
options-all = Alle { $count } Möglichkeiten
sheet-more = Mehr von der Entscheidung zeigen
sheet-less = Weniger von der Entscheidung zeigen
sound = Ton
sound-soft = leise
sound-middle = mittel
sound-full = laut
calls = Meldung, wenn du am Zug bist
calls-refused = Dein Browser erlaubt von hier keine Meldungen. In seinen Einstellungen zu dieser Seite lässt sich das ändern.
guide = Erklärungen
guide-done = Verstanden
guide-waiting = { $count ->
    [one] noch ein Hinweis
   *[other] noch { $count } Hinweise
}
guide-more = mehr …
guide-off = Keine Erklärungen
guide-notes = { $count ->
    [one] Der eine Hinweis bisher
   *[other] Die { $count } Hinweise bisher
}
on = an
off = aus
not-possible = Nicht möglich
not-possible-count = { $count ->
    [one] 1 Sache geht jetzt nicht
   *[other] { $count } Dinge gehen jetzt nicht
}
rule-open = Regel { $rule }
ruling-open = Regeln mit der Entscheidung { $rule }
rules-search = In den Regeln suchen
rules-short = Kurz
rules-full = Ausführlich
rules-found = { $count ->
    [one] 1 Regel
   *[other] { $count } Regeln
}
rules-found-none = Keine Regel enthält „{ $query }“. Versuche es mit weniger Wörtern oder nur mit ihren Anfängen.
rules-lost = Die ausführlichen Regeln sind gerade nicht zu erreichen; dies sind die kurzen.
rule-near = Regel { $rule } steht nicht in den Kurzregeln; dies ist die nächste Stelle.
only-you = Nur du siehst das
thinks = überlegt …
away = nicht da
away-now = seit einem Moment nicht da
away-for = { $unit ->
    [minutes] seit { $count } min nicht da
    [hours] seit { $count } h nicht da
   *[days] seit { $count ->
        [one] einem Tag
       *[other] { $count } Tagen
    } nicht da
}
waiting-for-away = Warten auf { $name }, { $away }
away-wait = Du kannst warten oder den Link des Tisches noch einmal schicken:
away-clock = Du kannst warten oder den Link des Tisches noch einmal schicken. Ist die Zeit um, kann ein Bot übernehmen.
time-left = Verbleibende Zeit
replace-by-bot = Für { $name } einen Bot spielen lassen
hint = Tipp
hint-thinks = Ein Bot denkt nach …
hint-says = { $bot } würde wählen: { $choice }
hint-than = { $ahead ->
    [yes] So stündest du nach einer Weile da, verglichen mit „{ $choice }“:
   *[no] So stündest du dann da, verglichen mit „{ $choice }“:
}
hint-drawn = Wer sich hier in die Karten sehen lässt, verliert. Darum lost er seine Wahl aus, diese in { $games } von 100 Partien.
hint-tried = { $tries ->
    [0] Gründe nennt er keine.
    [one] Er hat eine Fortsetzung ausprobiert.
   *[other] Einen einzelnen Grund nennt er nicht: Beim Weiterspielen in Gedanken ging es so am besten aus.
}
hint-better = { $aspect }: etwas besser{ $cases ->
    [1] .
   *[other] {" "}in { $times } von { $cases } Fällen.
}
hint-worse = Aber { $aspect }: etwas schlechter{ $cases ->
    [1] .
   *[other] {" "}in { $times } von { $cases } Fällen.
}
hint-victory-better = In { $times } von { $cases } durchgespielten Fällen endet die Partie so besser für dich.
hint-victory-worse = Aber in { $times } von { $cases } durchgespielten Fällen endet die Partie so schlechter für dich.
hint-equal = „{ $choice }“ wäre genauso gut: Einen Unterschied sieht er nicht.
hint-numbers = Zahlen zeigen
hint-choice = Möglichkeit
hint-share = Erprobt
hint-value = Wert
hint-legend = Erprobt: welcher Teil des Nachdenkens dieser Möglichkeit galt. Wert: von 0 (verloren) bis 1 (gewonnen).
a-bot = Ein Bot
side = Verlauf und Gespräch
odds = Chancen
secret = Dein Geheimnis
log = Verlauf
log-empty = Noch ist nichts geschehen.
unread = neu
chat = Gespräch
log-details = { $count ->
    [one] 1 Einzelheit
   *[other] { $count } Einzelheiten
}
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-muted = An diesem Tisch redet nur, wer mitspielt.
explained = Was das ist
keys-help = Tasten: 1 bis 9 wählen, Pfeile und Eingabe gehen durch die Liste, N schließt einen Hinweis und zeigt die nächste Szene, Escape zeigt, was jetzt ist, W zeigt den letzten Zug der anderen noch einmal, U nimmt zurück, H fragt um einen Tipp, E erklärt, was auf dem Tisch liegt, ? öffnet die Regeln, / sucht darin. Mit „Warte auf mich“ im Menü bleibt jede Szene so lange stehen.
shape-violet = violetter Schild
shape-orange = oranger Wimpel
shape-bone = weißes Sechseck
shape-iron = schwarzer Turm
shape-teal = türkiser Tropfen

## Das Ende

you-won = Du gewinnst!
who-won = { $name } gewinnt
shared-won = { $names } teilen sich den Sieg
result = Ergebnis
play-again = Noch einmal
rematch = Revanche
rematch-join = { $name } will eine Revanche: mitspielen
rematch-go = Zur Revanche

## Nachspielen

replay = Nachspielen
replay-at = Zug { $move } von { $moves }
replay-slider = Zug
play = Abspielen
pause = Anhalten
step-back = Einen Zug zurück
step-on = Einen Zug weiter
branch = Von hier weiterspielen
branch-help = Ein neues Spiel beginnt mit der Stellung nach Zug { $move }, gegen Bots.
branch-go = Weiterspielen
to-table = Zurück an den Tisch

## Rückblick auf eine Partie

review = Rückblick
review-lead = Wie vor jeder Entscheidung die Chancen standen, so wie ein Bot sie nach dem beurteilt, was damals zu wissen war; was die Partie gewendet hat, und was der Bot gemacht hätte.
review-line = Wie die Chancen standen
review-chart = Die Chancen aller im Lauf der Partie. Am Ende: { $summary }
review-slider = Moment der Partie
review-at = Zug { $move }
review-chose = Zug { $move }, { $name }:
review-swing = { $name }: von { $before } auf { $after }
review-more = { $count ->
    [one] Noch eine Zeile
   *[other] Noch { $count } Zeilen
}
review-again = Von hier noch einmal versuchen
review-when = Wann
review-table = Alle Züge als Tabelle
review-own = Was der Bot gemacht hätte
review-agree = { $choices ->
    [one] Der Bot ist bei { $agreed } von einer Entscheidung derselben Meinung.
   *[other] Der Bot ist bei { $agreed } von { $choices } Entscheidungen derselben Meinung.
}
review-whose = Wessen Entscheidungen
review-which = Welche Entscheidungen
review-others = wo er abweicht ({ $count })
review-all = alle ({ $count })
review-rest = { $count ->
    [one] Noch eine zeigen
   *[other] Noch { $count } zeigen
}
review-bot = Der Bot:
review-same = Der Bot findet nichts Besseres.
review-better = { $lost ->
    [0] Ein wenig besser, meint der Bot.
   *[other] Das hebt die Chancen um { $lost } Prozentpunkte, meint der Bot.
}
review-not-tried = Das Gewählte hat der Bot gar nicht erst erwogen.
review-state-none = Auf diese Partie hat noch niemand zurückgeblickt
review-state-running = Ein Bot sieht sich jede Entscheidung an …
review-state-stopped = Der Rückblick wurde angehalten
review-state-failed = Der Rückblick ließ sich nicht beenden
review-progress = Fortschritt des Rückblicks
review-done = { $done } von { $positions } Entscheidungen
review-begin = Rückblick beginnen
review-go-on = Weitermachen
review-stop = Anhalten

## Wenn etwas nicht stimmt

missing-title = Eine Sackgasse
missing-text = Hinter dieser Tür ist kein Raum. Vielleicht ist die Karte alt.
problem-title = Dieser Tisch lässt sich nicht zeigen
problem-0 = Das Brett konnte nicht geladen werden.
problem-4400 = Server und Browser haben sich nicht verstanden. Lade die Seite neu.
problem-4401 = Der Server kennt dich nicht. Sind Cookies abgeschaltet?
problem-4403 = Dieser Tisch steht dir nicht offen.
problem-4404 = Diesen Tisch gibt es nicht. Vielleicht ist er längst abgeräumt, oder wer ihn eröffnet hat, hat ihn geschlossen.
problem-4406 = Wer diesen Tisch eröffnet hat, hat dich fortgeschickt.
problem-4407 = An diesem Tisch darf niemand zusehen.
problem-4409 = Was von diesem Tisch gespeichert ist, ergibt keine Partie mehr. Wer diesen Server betreibt, kann ihn reparieren.
problem-other = Die Verbindung wurde geschlossen.
error-offline = Der Server ist nicht zu erreichen.
error-no-such-table = Diesen Tisch gibt es nicht.
error-refused = Das geht nicht.
error-no-guest = Dafür brauchst du erst einen Namen am Tisch.
error-not-allowed = Das ist der Tisch oder Platz von jemand anderem.
error-removed = Wer diesen Tisch eröffnet hat, hat dich fortgeschickt.
error-players-only = An diesem Tisch darf niemand zusehen.
error-muted = An diesem Tisch redet nur, wer mitspielt.
error-dead-link = Dieser persönliche Link wurde schon benutzt oder zurückgezogen, oder er ist älter als ein Tag. Hole dir dort, wo du spielst, einen neuen: Wähle oben auf der Seite deinen Namen.
error-wrong-moment = Das geht gerade nicht.
error-too-many = Das war zu viel auf einmal. Warte einen Augenblick.
error-no-review = Zurückblicken lässt sich nur auf beendete Partien zu mehreren, und auf keine, die endlos lang ist.
error-reviewing = Auf eine andere deiner Partien wird gerade zurückgeblickt. Warte, bis das fertig ist, oder halte es an.
error-many-reviews = Das waren viele Rückblicke für eine Stunde. Warte eine Weile.
error-malformed = Das hat der Server nicht verstanden.
error-not-found = Das gibt es nicht.
error-forbidden = Das ist nicht erlaubt. Lade die Seite neu und versuche es noch einmal.
error-too-large = Das ist zu groß.
error-too-slow = Das dauert im Augenblick zu lange. Versuche es etwas später noch einmal.
error-damaged = Was von diesem Tisch gespeichert ist, ergibt keine Partie mehr.
error-full = Der Server ist voll. Versuche es gleich noch einmal.
error-database-fails = Der Server erreicht seine Datenbank gerade nicht. Versuche es später noch einmal.
error-failed = Auf dem Server ist etwas schiefgegangen.

## Jedes Spiel, das noch kein eigenes Brett hat

nothing-there = nichts
nothing-on-table = Auf dem Tisch liegt nichts, was alle sehen dürfen.
just-now = Was eben geschah
changed = geändert
yes = ja
no = nein

## Über Undercroft

about-lead = Undercroft spielt Verlies-Brettspiele im Browser: nach den Regeln, auf Deutsch und Englisch, allein gegen Bots oder mit Freunden.
about-games = Die Spiele
about-games-text = Ein unabhängiges Projekt, mit Autoren und Verlagen weder verbunden noch von ihnen gebilligt. Wir nennen sie mit Dank.
about-designers = Autoren
about-rebuilt = Was nachgebaut ist
about-rebuilt-text = Wo nie eine Kartenliste veröffentlicht wurde, haben wir selbst eine gemacht. Das betrifft:
provenance-printed = gedruckt
provenance-printed-help = steht in den gedruckten Regeln oder ist aus mehreren öffentlichen Quellen bestätigt
provenance-source = aus Quelle
provenance-source-help = steht in einer öffentlichen Quelle
provenance-reconstructed = nachgebaut
provenance-reconstructed-help = unsere eigene Erfindung, passend zu allem anderen
about-icons = Bilder
about-icons-text = Bögen, Schachteln, Bretter und Spielerformen haben wir gezeichnet. Kein Bild eines Verlags wird verwendet, nichts ist abgepaust.
about-software = Schriften und Programme
about-fonts-text = Schriften: Grenze Gotisch, Grenze und Alegreya Sans, SIL Open Font License 1.1.
about-software-text = Undercroft ist freie Software unter der MIT-Lizenz. Der Teil im Browser verwendet Svelte (MIT) und Fluent (Apache 2.0).
about-privacy = Was wir speichern
about-privacy-text = Ein Cookie, das sagt, wer du bist, deinen Namen und die Spiele, die du spielst. Sprache und Licht bleiben in deinem Browser. Nichts wird von anderswo geladen, niemand wird gezählt.

## Teile der Spielpläne

kit-nearer = Näher
kit-farther = Weiter weg
kit-whole = Alles zeigen

## Der Film: was geschehen ist, Szene für Szene

reel-now = Was geschieht
reel-next = Weiter
reel-end = Bis jetzt vorspulen
reel-again = Noch einmal zeigen
reel-turns = Den letzten Zug der anderen noch einmal zeigen
reel-forced = Du hattest keine andere Wahl und wurdest deshalb nicht gefragt.
reel-held = Der Hinweis oben wartet auf dich.
since-last = Seit deinem letzten Zug
