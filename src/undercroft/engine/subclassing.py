"""Classes of the compiled engine that plain Python may subclass: a game of another package is not compiled.

mypyc knows the decorator by the module it comes from, and needs it only while it compiles. So nobody has to install
that module: this file stays plain Python, and at run time the decorator does nothing.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr  # noqa: PLC0414  # so that others may import it from here
else:
    Kind = TypeVar("Kind")

    def mypyc_attr(**_facts: object) -> Callable[[Kind], Kind]:
        return lambda kind: kind
