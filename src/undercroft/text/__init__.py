"""Where language is applied: news, options and questions as sentences in the reader's language."""

from undercroft.text.bundle import LANGUAGES, default_language, shell
from undercroft.text.seats import Seats
from undercroft.text.texts import Texts

__all__ = ["LANGUAGES", "Seats", "Texts", "default_language", "shell"]
