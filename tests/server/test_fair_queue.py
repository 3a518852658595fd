"""The order of jobs: guests take turns, whoever waits for an answer comes first, and nobody is forgotten."""

from undercroft.server.fair_queue import LEAST, PRESSING, REMEMBERED, FairQueue, Job
from undercroft.server.thinking import Task, think

TASK = Task("table", "torchlight", 2, {}, None, [], 0, "normal", 1)


def job(guest: str, *, pressing: bool = True) -> Job:
    return Job("bot", guest, think, TASK, pressing)


def queue_of(*jobs: Job) -> FairQueue:
    queue = FairQueue()
    for each in jobs:
        queue.add(each)
    return queue


def next_guest(queue: FairQueue) -> str:
    """Whose job one worker takes and finishes."""
    taken = queue.take()
    assert taken is not None
    queue.finished(taken)
    return taken.guest


def order(queue: FairQueue) -> str:
    return "".join(next_guest(queue) for _ in range(len(queue.waiting)))


def test_guests_take_turns_however_many_jobs_they_have() -> None:
    assert order(queue_of(*map(job, "aaaaabbc"))) == "abcabaaa"


def test_a_stranger_comes_next_behind_whatever_queue() -> None:
    queue = queue_of(*map(job, "a" * 48))
    assert [next_guest(queue) for _ in range(5)] == ["a"] * 5
    queue.add(job("stranger"))
    assert next_guest(queue) == "stranger"


def test_whoever_has_a_job_being_done_lets_others_go_first() -> None:
    queue = queue_of(job("a"))
    queue.take()  # and it is not finished
    queue.add(job("b"))
    assert next_guest(queue) == "b"
    for guest in "ab":
        queue.add(job(guest))
    assert next_guest(queue) == "b"


def test_the_jobs_of_one_guest_are_done_as_they_came() -> None:
    first, second = job("a"), job("a")
    queue = queue_of(first, second)
    assert [queue.take(), queue.take(), queue.take()] == [first, second, None]


def test_whoever_waits_comes_before_matches_that_nobody_waits_for_but_these_go_on() -> None:
    queue = queue_of(*[job("a", pressing=False)] * 2, *[job("b") for _ in range(2 * PRESSING)])
    assert order(queue) == ("b" * PRESSING + "a") * 2


def test_a_job_that_is_given_up_leaves_the_others_where_they_are() -> None:
    gone = job("b")
    queue = queue_of(job("a"), gone, job("c"))
    queue.discard(gone)
    queue.discard(gone)
    assert order(queue) == "ac"


def test_thinking_gets_shorter_for_whoever_has_many_jobs_and_never_ends() -> None:
    queue = queue_of(*map(job, "a" * 48))
    assert queue.share(job("a"), workers=2) == LEAST
    assert LEAST < queue_of(*map(job, "a" * 10)).share(job("a"), workers=2) < 1


def test_the_bot_of_a_stranger_keeps_its_time_beside_one_guest_with_many_jobs() -> None:
    queue = queue_of(*map(job, "a" * 48), *[job("b", pressing=False) for _ in range(48)])
    assert queue.share(job("stranger"), workers=2) == 1


def test_thinking_gets_shorter_where_many_guests_wait() -> None:
    queue = queue_of(*[job(f"guest {number}") for number in range(10)])
    assert queue.share(job("stranger"), workers=2) == 0.4


def test_the_bots_of_a_single_table_are_not_hurried() -> None:
    assert queue_of(job("a"), job("a")).share(job("a"), workers=1) == 1


def test_the_queue_remembers_a_limited_number_of_guests() -> None:
    queue = queue_of(*[job(f"guest {number}") for number in range(REMEMBERED + 5)])
    order(queue)
    assert len(queue.turns) == REMEMBERED
    assert not queue.running
