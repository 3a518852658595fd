"""The tree of the search: what chance has shown to everybody leads to nodes of its own."""

from collections.abc import Iterable

import undercroft
from undercroft.bots.ismcts import TreeSearch
from undercroft.bots.search import SETTINGS
from undercroft.bots.tree import Edge
from undercroft.engine.chance import fast_source
from undercroft.engine.match import Match


def first_decision(step: str) -> Match:
    """A match of greedy-looking first options that waits in that step."""
    match = undercroft.game("dungeonville", 2).start(seed=3)
    while match.step().name != step:
        seat = match.to_act[0]
        match.choose(seat, match.options(seat)[-1])
    return match


def edges_after_search(match: Match, iterations: int) -> dict[str, Edge]:
    seat = match.to_act[0]
    search = TreeSearch(match.imagine(seat, fast_source(1)), seat, fast_source(2), SETTINGS)
    search.grow(iterations, 60.0)
    table = match.rules.actions.table
    return {table[edge.code].text: edge for edge in search.root.edges.values() if edge.seat == seat}


def widest(edges: Iterable[Edge]) -> int:
    """The most nodes behind one option, here and deeper in the tree."""
    below = [widest(node.edges.values()) for edge in edges for node in edge.children.values()]
    return max([0, *below, *[len(edge.children) for edge in edges]])


def test_a_card_that_everybody_sees_leads_to_a_node_of_its_own() -> None:
    """Sent parties enter, and every first card is another story."""
    edges = edges_after_search(first_decision("send"), 400)
    assert widest(edges.values()) > 5


def test_without_chance_there_is_one_node() -> None:
    edges = edges_after_search(first_decision("send"), 200)
    assert {len(edge.children) for edge in edges.values()} == {1}


def test_a_first_value_does_not_foresee_the_card_of_its_world() -> None:
    """The same world again and again: if the first look saw its card, all values of going on would be equal."""
    match = first_decision("flee")
    seat = match.to_act[0]
    values = set()
    for seed in range(20):
        search = TreeSearch(match.imagine(seat, fast_source(seed)), seat, fast_source(seed), SETTINGS)
        world = search.world.clone()
        code = match.rules.actions.parse("go-on").code
        true = world.clone()
        true.push(seat, code)
        edge = search.add_edge(search.root, world, seat, code)
        values.add(edge.first == match.rules.heuristic(true.state, seat))
    assert False in values
