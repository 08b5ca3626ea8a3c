"""What takes the place of compiled packages where there are none: in a browser, under Pyodide.

The engine takes its vectors from `librt`, and the wire its types from `msgspec`. Both are compiled, and
neither has a build for WebAssembly. This room has as much of them as Level 8 uses, in plain Python: so there
is one engine and one definition of the wire. tests/standin holds both against the originals. They are slower
than these, and used only where the originals are not installed.
"""

import sys
from importlib.util import find_spec
from types import ModuleType


def stand_in() -> None:
    """Put the plain forms where an import looks first, unless the originals are installed."""
    if find_spec("librt") is None:
        from level8.standin import vecs

        _put("librt", vecs=vecs)
        _put("librt.vecs", **vars(vecs))
    if find_spec("mypy_extensions") is None:
        _put("mypy_extensions", i64=int, i16=int)
    if find_spec("msgspec") is None:
        sys.modules |= msgspec()


def _put(name: str, **values: object) -> None:
    sys.modules[name] = _module(name, **values)


def _module(name: str, **values: object) -> ModuleType:
    made = ModuleType(name)
    vars(made).update(values)
    return made


def msgspec() -> dict[str, ModuleType]:
    """The modules that stand in for msgspec, by name."""
    from level8.standin import reading, structs, writing

    json = _module(
        "msgspec.json",
        encode=writing.encode,
        Encoder=writing.Encoder,
        decode=reading.decode,
        Decoder=reading.Decoder,
    )
    changing = _module("msgspec.structs", replace=structs.replace)
    whole = _module(
        "msgspec",
        Struct=structs.Struct,
        Meta=structs.Meta,
        Raw=writing.Raw,
        convert=reading.convert,
        to_builtins=writing.to_builtins,
        MsgspecError=reading.MsgspecError,
        DecodeError=reading.DecodeError,
        ValidationError=reading.ValidationError,
        json=json,
        structs=changing,
    )
    return {"msgspec": whole, "msgspec.json": json, "msgspec.structs": changing}
