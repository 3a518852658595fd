"""Whether a game can be told in every language: nothing missing, the same arguments everywhere."""

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from undercroft.engine.game import Game
from undercroft.text.bundle import LANGUAGES, Bundle, game_bundle, shell
from undercroft.text.numbers import RULE
from undercroft.text.rulebook_check import rulebook_problems

HELPERS = "grammar-"  # messages that only serve others in one language


class Mentions(Visitor):
    """Collects the arguments and the other messages that a message mentions."""

    def __init__(self) -> None:
        self.arguments: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # named by the library
        self.arguments.add(node.id.name.split("_")[0])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802  # named by the library
        self.messages.add(node.id.name)


def arguments(source: str) -> dict[str, set[str]]:
    """For each message the arguments it uses, itself or through others; facts of a card count as the card."""
    found: dict[str, Mentions] = {}
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message):
            found[entry.id.name] = mentions = Mentions()
            mentions.visit(entry)
    return {name: closure(found, name) for name in found}


def closure(found: dict[str, Mentions], name: str) -> set[str]:
    mentions = found[name]
    return mentions.arguments.union(*(closure(found, each) for each in mentions.messages))


def junk(source: str) -> list[str]:
    """What the parser could not read."""
    return [str(entry.content)[:60] for entry in FluentParser().parse(source).body if isinstance(entry, ast.Junk)]


def required(game: Game) -> list[str]:
    """The messages a game cannot do without."""
    rules, meta = game.rules, game.meta
    ids = [f"news-{message.id}" for message in rules.messages]
    ids += sorted({f"option-{option.label}" for option in rules.actions.table})
    ids += [f"step-{step.name}" for step in rules.steps if not step.auto]
    ids += [f"phase-{name}" for name, _ in rules.phases] + [f"rules-{name}" for name, _ in rules.phases]
    ids += [f"aspect-{name}{way}" for name in rules.aspects for way in ("", "-better", "-worse")]
    for choice in meta.options:
        ids += [f"game-option-{choice.name}", f"game-option-{choice.name}-help"]
        ids += [f"game-option-{choice.name}-{value}" for value in choice.values if isinstance(value, str)]
    return ids


def problems(game: Game) -> list[str]:
    """What is missing or different in the texts of a game, its rulebook and the shell; nothing when all is well."""
    own = {lang: game_bundle(game.meta.name, lang) for lang in LANGUAGES}
    missing = [f"{lang}: {name} is missing" for lang in LANGUAGES for name in required(game) if not own[lang].has(name)]
    told = [f"news-{message.id}" for message in game.rules.messages]
    spoken = differences(own) + differences({lang: shell(lang) for lang in LANGUAGES})
    return missing + unfounded(told, own) + spoken + rulebook_problems(game)


def unfounded(told: list[str], bundles: dict[str, Bundle]) -> list[str]:
    """News whose message does not name the rule behind it (`.rule = TL-003`), the same one in every language."""
    cited = {name: {lang: rule_of(each, name) for lang, each in bundles.items()} for name in told}
    found = [f"{lang}: {name} has no .rule" for name in told for lang, rule in cited[name].items() if not rule]
    return found + [f"{name}: .rule differs" for name in told if len(set(cited[name].values())) > 1]


def rule_of(bundle: Bundle, name: str) -> str:
    """The number of the rule that a message names, or nothing."""
    message = bundle.fluent.get_message(name) if bundle.has(name) else None
    rule = bundle.say(name, "rule") if message and "rule" in message.attributes else ""
    return rule if RULE.fullmatch(rule) else ""


def differences(bundles: dict[str, Bundle]) -> list[str]:
    """Messages that one language has and another lacks, or that use other arguments."""
    found = [f"{lang}: cannot read {part!r}" for lang, each in bundles.items() for part in junk(each.source)]
    uses = {lang: arguments(each.source) for lang, each in bundles.items()}
    base = uses[LANGUAGES[0]]
    for lang in LANGUAGES[1:]:
        for name in sorted(base.keys() | uses[lang].keys()):
            if not name.startswith(HELPERS) and base.get(name) != uses[lang].get(name):
                found.append(f"{lang}: {name} differs from {LANGUAGES[0]}")
    return found
