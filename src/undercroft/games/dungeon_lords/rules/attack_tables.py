"""What each attack does, as flat tables made once from the content (DL-368 to DL-375, DL-440 to DL-453)."""

from typing import Final

from undercroft.games.dungeon_lords.cards import ATTACKS, KINDS, MONSTER_IDS, ROOMS

# The attacks as flat tables. A standard attack hits the first hero, others each or a chosen one (DL-368 to DL-370).
STRIKES: Final = [[step for step in each["steps"] if step["op"] == "damage"] for each in ATTACKS]
DAMAGE: Final[list[int]] = [int(steps[0]["amount"]) if steps else 0 for steps in STRIKES]
TIMES: Final[list[int]] = [len(steps) for steps in STRIKES]
IS_STANDARD: Final[list[bool]] = [bool(steps) and steps[0]["target"] == "first" for steps in STRIKES]
IS_ANY: Final[list[bool]] = [bool(steps) and steps[0]["target"] == "chosen" for steps in STRIKES]
NOT_FIRST: Final[list[bool]] = [bool(steps) and "not_first" in steps[0].get("restrict", ()) for steps in STRIKES]
NOT_PRIEST: Final[list[bool]] = [bool(steps) and "not_priest" in steps[0].get("restrict", ()) for steps in STRIKES]
# What follows when the first strike fells its target (DL-440).
SECOND_STRIKE: Final[list[int]] = [
    sum([int(step["then"][0]["amount"]) for step in each["steps"] if step["op"] == "if_eliminated"]) for each in ATTACKS
]
HOLDS: Final[list[bool]] = ["no_conquest" in each["effects"] for each in ATTACKS]
STOPS_HEALING: Final[list[bool]] = ["no_healing" in each["effects"] for each in ATTACKS]
UP_WITHOUT_TARGET: Final[list[bool]] = [each.get("after_no_target") == "face_up" for each in KINDS]
# Room by kind; the last row is for tunnels, where the room is NOTHING = -1.
BONUS: Final[list[list[int]]] = [
    *[
        [
            int(bonus["amount"]) if kind in bonus["kinds"] else 0
            for bonus in [room["battle"].get("attack_bonus", {"kinds": (), "amount": 0})]
            for kind in MONSTER_IDS
        ]
        for room in ROOMS
    ],
    [0] * len(MONSTER_IDS),
]
