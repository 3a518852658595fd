"""The tree of a search: nodes, the options that lead on from them, and how they are explored."""


class TreeConfig:
    """How a search explores."""

    __slots__ = ("doubt", "spread", "trust")

    def __init__(self, spread: float, doubt: float, trust: int) -> None:
        self.spread = spread  # explore options whose values differ much
        self.doubt = doubt  # explore options that were seldom tried
        self.trust = trust  # how many tries the value one step ahead stands for


class Edge:
    """One option of one seat at a node, and the nodes behind it."""

    __slots__ = ("available", "children", "code", "first", "seat", "squares", "total", "visits")

    def __init__(self, seat: int, code: int, value: float, trust: int) -> None:
        self.seat = seat
        self.code = code
        self.first = value  # one step ahead; counted as that many visits
        self.visits = trust
        self.available = trust
        self.total = value * trust
        self.squares = value * value * trust
        self.children: dict[int, Node] = {}  # by what chance has shown since the search began

    def variance(self) -> float:
        """How much its values differ."""
        mean = self.total / self.visits
        return max(0.0, self.squares / self.visits - mean * mean)

    def child(self, luck: int) -> "Node":
        node = self.children.get(luck)
        if node is None:
            node = self.children[luck] = Node()
        return node


class Node:
    """What the observer knows after a run of choices; options of all seats that may decide here."""

    __slots__ = ("edges",)

    def __init__(self) -> None:
        self.edges: dict[int, Edge] = {}
