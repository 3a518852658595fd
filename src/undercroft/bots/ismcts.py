"""Information-set Monte-Carlo tree search, single observer. The hot loop: plainly typed, so that mypyc can compile it.

At the root all options are tried in the same worlds and the worse half is dropped stage by stage (sequential halving):
most options differ by less than the luck of a world. Each iteration walks down one tree shared by all worlds, adds one
node and lets the heuristic judge. An option that is not offered in every world is weighed by how often it was
(Cowling, Powley, Whitehouse 2012). Every seat maximises its own value. A new option starts with its value one step
ahead, so that foolish replies do not blur what lies above them. What chance has shown to everybody leads to nodes of
their own: whoever plans to draw a card must be able to react to it.

Where a game knows when a choice is judged best (`Rules.judge_at`) there is no tree: after the option everybody takes
what is best at once until then. What a tree tries out on the way blurs more than it finds.

In a simultaneous decision the others answer first, each in a branch of its own, and the observer's branch does not
depend on their answers: nobody in the tree knows what he could not know at the table.
"""

from math import log, sqrt
from time import perf_counter

from undercroft.bots.payoff import payoff, payoff_after
from undercroft.bots.playout import play_on
from undercroft.bots.tree import Edge, Node, TreeConfig
from undercroft.engine.chance import Source
from undercroft.engine.door import may_see
from undercroft.engine.match import Match
from undercroft.engine.steps import JUDGE_ANYTIME

NO_LIMIT = 1 << 40
FEWEST = 64  # tries of each option before one can lead by far
CLEAR = 5.0  # standard errors

UNKNOWN = -1.0
LATER = 0.999  # who can win at once does


class TreeSearch:
    """One search for one decision."""

    def __init__(
        self, world: Match, observer: int, source: Source, config: TreeConfig, barred: tuple[int, ...] = ()
    ) -> None:
        self.world = world
        self.observer = observer
        self.barred = barred  # options of the observer that are not tried at the root
        self.source = source
        self.config = config
        self.players = world.state.players
        self.judge_at = world.rules.judge_at(world.state)
        self.root = Node()
        self.iterations = 0

    def grow(self, iterations: int, seconds: float) -> None:
        """Sequential halving at the root: all options get the same worlds, then the worse half is left out.

        Of iterations and seconds, 0 means no limit. Where time alone is the limit, a clear lead ends the search.
        """
        alive = [code for code in self.world.offered[self.observer] if code not in self.barred]
        most = 1 if len(alive) == 1 else iterations or NO_LIMIT
        stages = max(1, (len(alive) - 1).bit_length())
        begin, length = perf_counter(), seconds or float(NO_LIMIT)
        for stage in range(1, stages + 1):
            self.compare(alive, max(1, most * stage // stages), begin + length * stage / stages, iterations == 0)
            ranking = sorted(alive, key=self.mean_of, reverse=True)
            alive = ranking[: max(2, (len(ranking) + 1) // 2)]

    def compare(self, codes: list[int], iterations: int, end: float, hurries: bool) -> None:
        """Try these options in turn, each time in one world and with the same chance for all of them.

        Who hurries is content with a clear lead.
        """
        while self.iterations == 0 or (self.iterations < iterations and perf_counter() < end):
            if hurries and self.is_clear(codes):
                return
            self.source.below(2)  # where nothing is hidden every world would else have the same luck
            world = self.world.imagine(self.observer, self.source)
            for code in codes[: iterations - self.iterations]:
                self.iterate(world.clone(), code)

    def is_clear(self, codes: list[int]) -> bool:
        """Whether one option leads by far. In a tree none does: it gets to know its options better as it grows."""
        if self.judge_at == JUDGE_ANYTIME or self.iterations < FEWEST * len(codes):
            return False
        first, second = sorted(codes, key=self.mean_of, reverse=True)[:2]
        lead = self.mean_of(first) - self.mean_of(second)
        return lead > CLEAR * sqrt(self.doubt_of(first) + self.doubt_of(second))

    def mean_of(self, code: int) -> float:
        edge = self.root.edges.get(code * self.players + self.observer)
        return edge.total / edge.visits if edge else 0.0

    def doubt_of(self, code: int) -> float:
        """The square of the standard error of its mean."""
        edge = self.root.edges[code * self.players + self.observer]
        return edge.variance() / edge.visits

    def iterate(self, world: Match, code: int) -> None:
        """One world: that option, down the tree, one new node, on to where it can be judged, and the values back up."""
        path = self.descend(world, code)
        self.learn(world, path, LATER if play_on(world, self.judge_at) else 1.0)
        self.iterations += 1

    def descend(self, world: Match, first: int) -> list[Edge]:
        """The edges walked; the last one that the observer sees is new, or there is no tree, or the world is over."""
        path: list[Edge] = []
        node = self.root
        branches: dict[int, Node] = {}  # of seats that answer a simultaneous decision secretly
        tried = False  # whether the observer has made the choice that this iteration tries
        while world.offered:
            seat = self.first_to_choose(world)
            state = world.state
            frame = state.frames[-1]
            step = world.rules.steps[frame[0]]
            if branches and not step.together:
                branches = {}
            if seat == self.observer and not tried:
                tried = True  # at the root, whatever the others have answered openly in the same decision
                edge = self.select(self.root, world, seat, [first])
            else:
                edge = self.select(branches.get(seat, node), world, seat, world.offered[seat])
            path.append(edge)
            hidden = seat != self.observer and not may_see(step.audience(state, frame, seat, edge.code), self.observer)
            world.push(seat, edge.code)
            if not hidden:
                if tried and (self.judge_at != JUDGE_ANYTIME or edge.visits == self.config.trust + 1):
                    return path
                node = edge.child(world.door.luck)
            elif step.together:
                branches[seat] = edge.child(world.door.luck)
        return path

    def first_to_choose(self, world: Match) -> int:
        """In a simultaneous decision the observer comes last."""
        chosen = self.observer
        for seat in world.offered:
            if seat != self.observer:
                return seat
            chosen = seat
        return chosen

    def select(self, node: Node, world: Match, seat: int, codes: list[int]) -> Edge:
        """The option with the best upper bound among those offered in this world."""
        best: Edge | None = None
        best_bound = -1.0
        for code in codes:
            edge = node.edges.get(code * self.players + seat)
            if edge is None:
                edge = self.add_edge(node, world, seat, code)
            edge.available += 1
            bound = self.upper_bound(edge)
            if bound > best_bound:
                best, best_bound = edge, bound
        assert best is not None
        best.visits += 1
        return best

    def add_edge(self, node: Node, world: Match, seat: int, code: int) -> Edge:
        """A new option begins with its value one step ahead, as if it had been tried a few times."""
        edge = Edge(seat, code, payoff_after(world, seat, code), self.config.trust)
        node.edges[code * self.players + seat] = edge
        return edge

    def upper_bound(self, edge: Edge) -> float:
        """How good an option may be: its mean, more for a wide spread and for few visits (UCB-V, Audibert et al.)."""
        rarity = log(edge.available) / edge.visits
        spread = sqrt(edge.variance() * rarity)
        return edge.total / edge.visits + self.config.spread * spread + self.config.doubt * rarity

    def learn(self, world: Match, path: list[Edge], weight: float) -> None:
        """Every edge learns what the end of this world is worth to the seat that chose it."""
        values = [UNKNOWN] * self.players
        for edge in path:
            value = values[edge.seat]
            if value == UNKNOWN:
                value = values[edge.seat] = weight * payoff(world, edge.seat)
            edge.total += value
            edge.squares += value * value

    def tallies(self) -> dict[int, tuple[int, float, float]]:
        """For each option of the observer at the root: real visits, sum of their values and of the squares."""
        found: dict[int, tuple[int, float, float]] = {}
        trust = self.config.trust
        for edge in self.root.edges.values():
            if edge.seat == self.observer and edge.visits > trust:
                total = edge.total - edge.first * trust
                found[edge.code] = (edge.visits - trust, total, edge.squares - edge.first * edge.first * trust)
        return found
