"""What stays the same as long as the server runs: made once, compressed once, kept by browsers."""

import gzip
from hashlib import sha256

from litestar import Response

KEPT = "no-cache"  # browsers keep it and ask whether it is still the same


class Packed:
    """One answer with its tag."""

    def __init__(self, body: bytes, kind: str) -> None:
        self.body = body
        self.kind = kind
        self.small = gzip.compress(body, mtime=0)
        self.tag = f'"{sha256(body).hexdigest()[:20]}"'

    def answer(self, headers: dict[str, str]) -> Response[bytes]:
        """For a request with these headers; whoever has it already gets the tag alone."""
        own = {"cache-control": KEPT, "vary": "accept-encoding", "etag": self.tag}
        if self.tag in headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=own)
        if "gzip" in headers.get("accept-encoding", ""):
            return Response(self.small, media_type=self.kind, headers={**own, "content-encoding": "gzip"})
        return Response(self.body, media_type=self.kind, headers=own)
