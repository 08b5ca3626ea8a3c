"""Compiles src/level8/game and src/level8/bots with mypyc if a C compiler works, and builds the page.

hatchling runs the hook when it builds a wheel; `python hatch_build.py` does the same in a checkout. Without a
compiler, or if compiling fails, the build says so and goes on with plain Python. web/build_page.py treats the
page in the same way.
"""

import json
import os
import runpy
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any, Final

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT: Final = Path(__file__).resolve().parent
PACKAGE: Final = ROOT / "src" / "level8"
LOG: Final = ROOT / "build" / "engine.log"
# Compiled modules need, at run time, a librt at least as new as the one they were compiled with.
NEEDED: Final = ["mypy[mypyc]>=2.4.1,<2.5", "librt>=0.16,<0.17", "setuptools"]

# By its path: importing level8 would choose a form of the engine, which is not built yet.
_purity: Final = runpy.run_path(str(PACKAGE / "purity.py"))
_build_page: Final = ROOT / "web" / "build_page.py"
# A source distribution has no sources of the page, only the built page or none.
_page: Final = runpy.run_path(str(_build_page)) if _build_page.exists() else None


def compiler() -> str | None:
    """A C compiler that can compile against this Python's headers, or None."""
    if sys.platform == "win32":
        programs = os.environ.get("PROGRAMFILES(X86)", "")
        vswhere = Path(programs, "Microsoft Visual Studio", "Installer", "vswhere.exe")
        return "cl" if shutil.which("cl") or vswhere.exists() else None
    named = os.environ.get("CC")
    candidates = [named] if named else [sysconfig.get_config_var("CC") or "cc", "cc", "gcc", "clang"]
    return next((command for command in candidates if _compiles(command)), None)


def _compiles(command: str) -> bool:
    """Whether the compiler `command` exists and finds the headers of Python and of C."""
    words = shlex.split(command)
    if not words or shutil.which(words[0]) is None:
        return False
    headers = f"-I{sysconfig.get_path('include')}", f"-I{sysconfig.get_path('platinclude')}"
    asked = [*words, *headers, "-fsyntax-only", "-x", "c", "-"]
    tried = subprocess.run(asked, input=b"#include <Python.h>\n", capture_output=True, check=False)
    return tried.returncode == 0


def _linking_late(command: str) -> list[str]:
    """GCC's flags for link-time optimisation on all cores; none for a compiler that refuses them."""
    flags = [f"-flto={os.cpu_count() or 1}"]
    with tempfile.TemporaryDirectory() as folder:
        shared = ["-shared", "-fPIC", "-x", "c", "-", "-o", str(Path(folder, "tried"))]
        asked = [*shlex.split(command), *flags, *shared]
        tried = subprocess.run(asked, input=b"int tried;\n", capture_output=True, check=False)
    return flags if tried.returncode == 0 else []


def compile_engine(into: Path) -> list[Path]:
    """Compile the engine `into` a folder and return the files; none if it stays plain Python."""
    if _purity["wants_pure"]():
        return _say("LEVEL8_PURE is set: the engine stays plain Python.")
    command = compiler()
    if command is None:
        return _say("no C compiler found: the engine runs as plain Python, complete but slower.")
    _say(f"compiling the engine with {command}; it takes a minute or two…")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "level8"
        for name in _purity["FOLDERS"]:
            ignored = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__")
            shutil.copytree(PACKAGE / name, copy / name, ignore=ignored)
        # An empty parent package, so that mypy analyses the copy alone.
        (copy / "__init__.py").touch()
        note = _purity["note_of"](copy)
        child = [sys.executable, str(Path(__file__).resolve()), "--in-copy", folder]
        env = {**os.environ, "CC": command}
        tried = subprocess.run(child, env=env, capture_output=True, text=True, errors="replace", check=False)
        made = sorted(copy.rglob(f"*{note['suffix']}"))
        if tried.returncode != 0 or not made:
            return _give_up(tried.stdout + tried.stderr)
        placed = [into / path.relative_to(copy) for path in made]
        for path, place in zip(made, placed, strict=True):
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.move(path, place)
    written = into / _purity["NOTE"]
    written.write_text(json.dumps(note, indent=1) + "\n", encoding="utf-8")
    return [*placed, written]


def compile_in_place() -> None:
    """Compile this checkout again if its sources have changed; outdated modules are removed."""
    if _purity["wants_pure"]() or _purity["is_current"](PACKAGE):
        return
    for pattern in (_purity["NOTE"], "*.so", "*.pyd"):
        for stale in PACKAGE.rglob(pattern):
            stale.unlink()
    compile_engine(PACKAGE)


def _say(line: str) -> list[Path]:
    print(f"level8: {line}", file=sys.stderr, flush=True)
    return []


def _give_up(output: str) -> list[Path]:
    """Say in one line why compiling failed, and write the whole `output` to the log."""
    errors = [line for line in output.splitlines() if "error" in line.lower()]
    why = (errors or output.split("\n"))[0].strip()
    try:
        LOG.parent.mkdir(exist_ok=True)
        LOG.write_text(output, encoding="utf-8")
    except OSError:
        return _say(f"the engine could not be compiled and runs as plain Python ({why}).")
    return _say(f"the engine could not be compiled and runs as plain Python ({why}; all of it in {LOG}).")


def _run_mypyc(folder: str) -> None:
    """Compile the copy of the package in `folder`; compiled files go beside their sources."""
    from mypyc.build import mypycify
    from setuptools import setup

    os.chdir(folder)
    paths = [str(path.relative_to(folder)) for path in _purity["sources"](Path(folder, "level8"))]
    # No configuration file: mypy must not read the user's own settings.
    modules = mypycify(["--config-file=", *paths], debug_level="0", group_name="level8.game._engine")
    for module in modules:
        # A newer compiler may warn about generated code; that must not stop the build.
        flags = [flag for flag in module.extra_compile_args if flag != "-Werror"]
        if sys.platform != "win32":
            # Finding warnings takes as long as compiling. Hidden symbols let the engine call its own
            # functions directly.
            flags += ["-Wno-all", "-fvisibility=hidden"]
            if module.name == "level8.game._engine__mypyc":  # one large file; all others are small
                late = _linking_late(os.environ["CC"])
                flags += late
                module.extra_link_args = [*module.extra_link_args, *late]
        module.extra_compile_args = flags
    # One core compiles the large file, the others the small ones.
    script = ["-q", "build_ext", "--inplace", f"--parallel={os.cpu_count() or 1}"]
    setup(name="level8", ext_modules=modules, packages=[], script_args=script)


class Hook(BuildHookInterface[Any]):
    """Adds the compiled engine and the page to a wheel."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """The packages that compiling needs, if there is a compiler, and those that the page needs."""
        engine = [] if _purity["wants_pure"]() or compiler() is None else NEEDED
        return [*engine, _page["NEEDED"]] if _page and _page["wants_node"]() else engine

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, compile the engine, and tell hatchling which files to include."""
        if _page:
            _page["build"](may_install=False)
        if self.target_name == "sdist":
            return
        if version == "editable":
            compile_in_place()
            return
        self.compiled = tempfile.TemporaryDirectory()
        made = compile_engine(Path(self.compiled.name))
        if made:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            folder = Path(self.compiled.name)
            within = {str(path): f"level8/{path.relative_to(folder).as_posix()}" for path in made}
            build_data["force_include"].update(within)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Remove the temporary files when the wheel is built."""
        if self.target_name == "wheel" and version != "editable":
            self.compiled.cleanup()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--in-copy"]:
        _run_mypyc(sys.argv[2])
    else:
        compile_in_place()
        if _page:
            _page["build"](may_install=True)
