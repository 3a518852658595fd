"""Data that stays the same as long as the server runs: made once, compressed once, kept by browsers."""

import gzip
from hashlib import sha256
from typing import Any

import msgspec
from litestar import MediaType, Response

KEPT = "public, no-cache"  # browsers keep it and ask whether it is still the same


class Packed:
    """One JSON answer with its tag."""

    def __init__(self, data: Any) -> None:
        self.plain = msgspec.json.encode(data)
        self.small = gzip.compress(self.plain, mtime=0)
        self.tag = f'"{sha256(self.plain).hexdigest()[:16]}"'

    def answer(self, accepted: str, known: str) -> Response[bytes]:
        """Nothing but the tag for whoever has it already."""
        headers = {"cache-control": KEPT, "vary": "accept-encoding", "etag": self.tag}
        if self.tag in known:
            return Response(b"", status_code=304, media_type=MediaType.JSON, headers=headers)
        if "gzip" in accepted:
            return Response(self.small, media_type=MediaType.JSON, headers={**headers, "content-encoding": "gzip"})
        return Response(self.plain, media_type=MediaType.JSON, headers=headers)
