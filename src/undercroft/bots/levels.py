"""The levels people choose from: a name, a character, and the bot behind them. Texts as data, by id and language."""

from dataclasses import dataclass

HARD_MS = 1500  # answers within two seconds, with room for a slow moment


@dataclass(frozen=True, slots=True)
class Level:
    """`bot` is what `make` understands; the text ids are the same in every language."""

    id: str
    bot: str

    @property
    def name_id(self) -> str:
        return f"bot-{self.id}-name"

    @property
    def character_id(self) -> str:
        return f"bot-{self.id}-character"


LEVELS = (
    Level("easy", "careless"),
    Level("normal", "greedy"),
    Level("hard", f"search:ms={HARD_MS}"),
)

TEXTS: dict[str, dict[str, str]] = {
    "en": {
        "bot-easy-name": "Wick the Torchbearer",
        "bot-easy-character": "Means well, sees as far as his torch, and trips over what lies in front of it.",
        "bot-normal-name": "Grandmother Gallows",
        "bot-normal-character": "Takes whatever looks best right now and has never regretted anything for long.",
        "bot-hard-name": "The Patient Lich",
        "bot-hard-character": "Has had three hundred years to think about your next move, and about the one after it.",
    },
    "de": {
        "bot-easy-name": "Docht der Fackelträger",
        "bot-easy-character": "Meint es gut, sieht so weit wie seine Fackel und stolpert über das, was davor liegt.",
        "bot-normal-name": "Großmutter Galgenholz",
        "bot-normal-character": "Nimmt, was jetzt am besten aussieht, und hat noch nie etwas lange bereut.",
        "bot-hard-name": "Der geduldige Lich",
        "bot-hard-character": "Hatte dreihundert Jahre Zeit für deinen nächsten Zug, und auch für den danach.",
    },
}
