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
guest-device-help = Auf deinem Telefon oder einem anderen Rechner geöffnet, bist du auch dort du. Behalte ihn für dich.
you-are = Du bist { $name }
you-named = { $name } (du)

## Startseite

play-now = Jetzt spielen
first-game = Deine erste Partie
play-start = Spiel beginnen
starting = Wird aufgebaut …
shelf-empty = Noch steht kein Spiel im Regal.
shelf-failed = Die Spiele konnten nicht geladen werden.
in-the-making = In Arbeit
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
takeback-refused = Deiner Bitte wurde nicht entsprochen.
leave = Spiel verlassen
leave-title = Das Spiel verlassen?
leave-text = Ein Bot übernimmt deinen Platz, und du kannst nicht zurück.
leave-not = Weiterspielen
rules = Regeln
record = Aufzeichnung sichern
your-decision = Deine Entscheidung
no-decision = Du bist nicht am Zug
together-secret = Alle wählen verdeckt.
options = Möglichkeiten
options-all = Alle { $count } Möglichkeiten
sheet-more = Mehr von der Entscheidung zeigen
sheet-less = Weniger von der Entscheidung zeigen
guide = Erklärungen
guide-next = Weiter
guide-back = Zurück
guide-done = Verstanden
guide-more = mehr …
guide-off = Keine Erklärungen
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
time-left = Verbleibende Zeit
replace-by-bot = Für { $name } einen Bot spielen lassen
hint = Tipp
hint-thinks = Ein Bot denkt nach …
hint-says = { $bot } würde wählen: { $choice }
hint-choice = Möglichkeit
hint-share = Gewählt
hint-value = Wert
side = Verlauf und Gespräch
odds = Chancen
secret = Dein Geheimnis
log = Verlauf
log-empty = Noch ist nichts geschehen.
unread = neu
chat = Gespräch
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
keys-help = Tasten: 1 bis 9 wählen, Pfeile und Eingabe gehen durch die Liste, U nimmt zurück, H fragt um einen Tipp, ? öffnet die Regeln, / sucht darin.
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

## Wenn etwas nicht stimmt

missing-title = Eine Sackgasse
missing-text = Hinter dieser Tür ist kein Raum. Vielleicht ist die Karte alt.
problem-title = Dieser Tisch lässt sich nicht zeigen
problem-0 = Das Brett konnte nicht geladen werden.
problem-4400 = Server und Browser haben sich nicht verstanden. Lade die Seite neu.
problem-4401 = Der Server kennt dich nicht. Sind Cookies abgeschaltet?
problem-4403 = Dieser Tisch steht dir nicht offen.
problem-4404 = Diesen Tisch gibt es nicht. Vielleicht ist er längst abgeräumt, oder wer ihn eröffnet hat, hat ihn geschlossen.
problem-other = Die Verbindung wurde geschlossen.
error-offline = Der Server ist nicht zu erreichen.
error-no-such-table = Diesen Tisch gibt es nicht.
error-refused = Das geht nicht.
error-no-guest = Dafür brauchst du erst einen Namen am Tisch.
error-not-allowed = Das ist der Tisch oder Platz von jemand anderem.
error-wrong-moment = Das geht gerade nicht.
error-too-many = Das war zu viel auf einmal. Warte einen Augenblick.
error-malformed = Das hat der Server nicht verstanden.
error-not-found = Das gibt es nicht.
error-forbidden = Das ist nicht erlaubt. Lade die Seite neu und versuche es noch einmal.
error-too-large = Das ist zu groß.
error-too-slow = Der Bot hat zu lange gebraucht.
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

kit-skip = Überspringen
kit-go-on = Weiter
kit-nearer = Näher
kit-farther = Weiter weg
kit-whole = Alles zeigen
