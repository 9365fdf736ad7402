"""Run by Blender: `blender -b -P render_still.py -- <still> <folder> <seed> <samples> <scale>`.

Reads the decors from `<folder>/tiles/<still>`, and writes the passes to `<folder>/<still>-<seed>.npz`.
"""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from stills.decor_material import DecorMaterials  # noqa: E402  (Blender's own path does not lead here)
from stills.still_table import SIZE  # noqa: E402
from studio import passes  # noqa: E402


def main(still, folder, seed, samples, scale):
    passes.empty_scene()
    importlib.import_module(f"stills.{still.replace('-', '_')}").build(DecorMaterials(os.path.join(folder, 'tiles', still)))
    width, height = (round(length * float(scale)) for length in SIZE)
    passes.set_up(width, height, int(samples), int(seed))
    part = os.path.join(folder, f'{still}-{seed}')
    passes.render(part)
    passes.gather(part, f'{part}.npz')
    os.rmdir(part)


main(*sys.argv[sys.argv.index('--') + 1 :])
