"""Players who choose at random until the match is over."""

from collections.abc import Sequence
from random import Random

from tests.server.wire import Socket

MOVES = 5000  # no match is longer
WAIT = 0.02
IDLE = 1500  # times WAIT without anybody being asked


def play_on(sockets: Sequence[Socket], random: Random, moves: int = MOVES, undo: float = 0.0) -> int:
    """Let these seats play until the match ends or that many choices are made; how many were made."""
    made = idle = 0
    while made < moves and not is_over(sockets):
        done = one_round(sockets, random, undo)
        made, idle = made + done, 0 if done else idle + 1
        assert idle < IDLE, "this match does not go on"
        assert made < MOVES, "this match does not end"
    return made


def is_over(sockets: Sequence[Socket]) -> bool:
    return all(socket.now["result"] is not None for socket in sockets)


def one_round(sockets: Sequence[Socket], random: Random, undo: float) -> int:
    """The first seat that owes a choice makes it; where nobody does, wait a little for the others."""
    for socket in sockets:
        socket.drain()
        if socket.now["decision"]:
            return answer(socket, random, undo)
    wait_a_little(next(each for each in sockets if each.now["result"] is None) if not is_over(sockets) else None)
    return 0


def wait_a_little(socket: Socket | None) -> None:
    if socket is not None:
        try:
            socket.receive(WAIT)
        except TimeoutError:
            return


def answer(socket: Socket, random: Random, undo: float) -> int:
    if undo and socket.now["can_undo"] and random.random() < undo:
        return int(socket.ask("undo")["type"] == "ack")
    return int(socket.choose(random.choice(socket.options()))["type"] == "ack")


def take_back(sockets: Sequence[Socket], place: int) -> bool:
    """One seat asks to take back and all others agree; whether there was anything to take back."""
    if sockets[place].ask("takeback")["type"] != "ack":
        return False
    for socket in [each for each in sockets if each is not sockets[place]]:
        assert socket.ask("consent", agree=True)["type"] == "ack"
    catch_up(*sockets)
    return True


def catch_up(*sockets: Socket) -> None:
    """A pong comes after everything that was sent before it."""
    for socket in sockets:
        socket.send(type="ping")
        socket.next("pong")
