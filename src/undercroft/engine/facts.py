"""Facts: what was fixed before a match, and whether those of a record fit."""

from typing import TYPE_CHECKING, Any, Final

from undercroft.engine.chance import KEY_BYTES, commitment
from undercroft.engine.content import TITLES
from undercroft.engine.errors import BrokenRecord, brief

if TYPE_CHECKING:
    from undercroft.engine.game import Game
    from undercroft.engine.match import Match

Seed = int | bytes | None

FACTS: Final = {"game", "rules", "content", "pack", "players", "options", "seed", "commitment", "start"}
REMEDY: Final = "Use the release that wrote it."
PACK_REMEDY: Final = "Play it with that pack: --content and its folder, or no --content for the standard one."


def facts_of(match: "Match") -> dict[str, object]:
    """Game, versions, players and options; the seed, or a commitment to the key; the position it began with."""
    game = match.game
    facts: dict[str, object] = {
        "game": game.meta.name,
        "rules": game.meta.version,
        "content": game.content,
        "players": game.players,
        "options": game.options,
    }
    if game.content in TITLES:
        facts["pack"] = TITLES[game.content]
    if isinstance(match.seed, int):
        facts["seed"] = match.seed
    elif match.seed is not None:
        facts["commitment"] = commitment(match.seed)
    elif match.sealed:
        facts["commitment"] = match.sealed
    if match.start is not None:
        facts["start"] = match.start
    return facts


def check_facts(game: "Game", facts: dict[str, Any]) -> None:
    """A record holds what was fixed before the match, for the game that it is read as, and nothing else."""
    check_version(game, facts)
    unknown = sorted(set(facts) - FACTS)
    if unknown:
        raise BrokenRecord(f"The facts of the record hold {brief(unknown[0])}, which no match writes down.")
    options = facts.get("options")
    given = {**game.options, **options} if isinstance(options, dict) else options
    if (facts.get("game"), facts.get("players"), given) != (game.meta.name, game.players, game.options):
        raise BrokenRecord("The facts of the record name another game, other players or other options.")


def check_version(game: "Game", facts: dict[str, Any]) -> None:
    """A match is only true with the rules and the cards it began with."""
    if facts.get("rules") != game.meta.version:
        made_with = brief(facts.get("rules"))
        raise BrokenRecord(
            f"The record was made with rules version {made_with}; this is {game.meta.version!r}. {REMEDY}"
        )
    if facts.get("content") != game.content:
        raise BrokenRecord(
            f"The record was made with {pack_named(facts.get('pack'), facts.get('content'))}; its cards are not those "
            f"of {pack_named(TITLES.get(game.content), game.content)}, which is played here. {PACK_REMEDY}"
        )


def pack_named(title: object, number: object) -> str:
    """A content pack as a sentence names it; the pack that comes with a game has no title."""
    called = f"the content pack {brief(title)}" if title else "the standard content pack"
    return f"{called} (number {brief(number)})"


def seed_of(facts: dict[str, Any], data: object) -> Seed:
    """The number or the key of a record; None while the key is not published."""
    key = data.get("key") if isinstance(data, dict) else None
    seed, promised = facts.get("seed"), facts.get("commitment")
    if seed is not None and (isinstance(seed, bool) or not isinstance(seed, int) or promised is not None):
        raise BrokenRecord("The seed of the record is not a whole number, or there is a commitment beside it.")
    if promised is not None and not isinstance(promised, str):
        raise BrokenRecord("The commitment of the record is not a text.")
    return seed if key is None else key_of(key, promised)


def key_of(key: object, promised: str | None) -> bytes:
    """The key that was published, if it is the one that was promised."""
    try:
        found = bytes.fromhex(str(key))
    except ValueError:
        raise BrokenRecord("The key of the record is not written in hexadecimal digits.") from None
    if len(found) != KEY_BYTES or commitment(found) != promised:
        raise BrokenRecord("The published key does not belong to the commitment given at the start.")
    return found
