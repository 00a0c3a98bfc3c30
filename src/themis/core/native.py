"""The two machine types of the engine: `i64` and `vec`.

A compiled engine uses mypyc's own; an interpreted one gets plain lists, which are faster there than
librt's vectors and leave nothing to install.
This module is never compiled, because it is the one that finds out.
"""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING


def engine_is_compiled() -> bool:
    """Whether `themis.core.frame`, and with it the whole engine, was built by mypyc."""
    spec = find_spec("themis.core.frame")
    return spec is not None and spec.origin is not None and not spec.origin.endswith(".py")


COMPILED = engine_is_compiled()

if TYPE_CHECKING:
    from librt.vecs import append as append
    from librt.vecs import vec as vec
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
elif COMPILED:
    from librt.vecs import append, vec
    from mypy_extensions import i64, mypyc_attr
else:
    i64 = int

    class vec(list):
        """A list that can be written `vec[i64](...)`."""

        def __class_getitem__(cls, item):
            return cls

    def append(v, item):
        v.append(item)
        return v

    def mypyc_attr(**_):
        return lambda decorated: decorated
