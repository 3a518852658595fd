"""`undercroft doctor --database`: looks through the tables of a server, and mends those that are damaged."""

import json
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.progress import track

from undercroft.cli.parser import Refusal
from undercroft.cli.serve import check_packages, database_url
from undercroft.cli.terminal import console, errors

if TYPE_CHECKING:
    from undercroft.server.mending import Patient


def run(database: str, mends: bool) -> int:
    """Exit code 1 as long as something is damaged."""
    check_packages()
    if not Path(database).is_file():
        raise Refusal(f"There is no database '{database}'.")
    from undercroft.server.store import Store  # noqa: PLC0415  # the server's packages are an extra

    store = Store(database_url(database))
    try:
        return look_through(store, database, mends)
    finally:
        store.close()


def look_through(store: Any, database: str, mends: bool) -> int:
    from undercroft.server.mending import DAMAGED, FOREIGN, examine, flaws  # noqa: PLC0415

    broken = flaws(store)
    if broken:
        console().print(f"The file itself is damaged: {broken}. Restore a backup.", style="bold red", soft_wrap=True)
    patients = list(track(examine(store), "Looking through the tables", console=errors(), transient=True))
    ill = [each for each in patients if each.state == DAMAGED]
    foreign = sum(each.state == FOREIGN for each in patients)
    for each in ill:
        console().print(told(each), soft_wrap=True)
    console().print(f"{len(patients)} tables, {len(ill)} damaged, {foreign} of rules that are not here.")
    curable = [each for each in ill if each.good >= 0]
    if curable and mends:
        mend_all(store, database, curable)
        ill = [each for each in ill if each.good < 0]
    elif curable:
        console().print("With --mend each of them goes on from its last whole move.")
    return 1 if ill or broken else 0


def told(patient: "Patient") -> str:
    where = f"Table {patient.table} ({patient.game})"
    if patient.good < 0:
        return f"{where}: not even the set-up can be read, so it cannot be mended. {patient.reason}"
    return f"{where}: whole up to move {patient.good} of {patient.moves}. {patient.reason}"


def mend_all(store: Any, database: str, ill: list["Patient"]) -> None:
    """Nothing is thrown away: the moves that do not fit go into a file beside the database, and only then."""
    from undercroft.server.mending import mend, misfits  # noqa: PLC0415

    kept = Path(f"{database}.{datetime.now():%Y%m%d-%H%M%S}.removed.json")  # noqa: DTZ005  # the host's own time
    removed = {patient.table: misfits(store, patient) for patient in ill}
    kept.write_text(json.dumps(removed, indent=1), encoding="utf-8")
    for patient in ill:
        mend(store, patient)
    console().print(f"Mended {len(ill)}; what was taken away is kept in {kept}.", soft_wrap=True)
