"""Run by CPython 3.13: let mypyc write C for a machine whose pointers have 32 bits.

    python3.13 wasm/translate.py FOLDER

Writes the C files below FOLDER, and what becomes of them to FOLDER/modules.json. mypyc settles the size of a pointer
when it is imported, from `sysconfig`; so that is set for the target first.
"""

import json
import sys
import sysconfig
from contextlib import chdir
from pathlib import Path

ROOT = Path(__file__).parents[1]
POINTER_BYTES = 4
NOT_FOR_PAGES = ("howdah/adapters/",)


def main(folder: Path) -> None:
    variables = sysconfig.get_config_vars()
    variables["SIZEOF_SIZE_T"] = POINTER_BYTES
    sys.path.insert(0, str(ROOT))
    from mypyc.build import mypycify
    from mypyc.common import IS_32_BIT_PLATFORM

    from hatch_build import LIBRARY, modules_to_compile

    if not IS_32_BIT_PLATFORM:
        sys.exit("howdah: this mypyc settles the size of a pointer in another way than wasm/translate.py expects")
    with chdir(ROOT):
        made = mypycify(
            [path for path in modules_to_compile() if not path.startswith(NOT_FOR_PAGES)],
            group_name=LIBRARY,
            opt_level="3",
            multi_file=True,
            target_dir=str(folder / "c"),
        )
    modules = [
        {"name": one.name, "sources": [str(Path(ROOT, source)) for source in one.sources], "include": one.include_dirs}
        for one in made
    ]
    (folder / "modules.json").write_text(json.dumps(modules, indent=1), encoding="utf-8")


if __name__ == "__main__":
    main(Path(sys.argv[1]).resolve())
