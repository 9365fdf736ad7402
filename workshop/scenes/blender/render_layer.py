"""Run by Blender: `blender -b -P render_layer.py -- <scene> <layer> <folder> <seed> <samples> <scale>`.

Writes `<folder>/<layer>-<seed>.npz` (the passes) and `<folder>/<layer>.panels.json`.
"""

import importlib
import json
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from studio import passes  # noqa: E402  (Blender's own path does not lead here)
from studio.laminate import Laminate  # noqa: E402
from studio.layers import layer_named  # noqa: E402
from studio.projection import in_picture  # noqa: E402
from studio.scene_table import SCENES  # noqa: E402


def main(scene_name, layer_name, folder, seed, samples, scale):
    scene = SCENES[scene_name]
    layer = layer_named(scene, layer_name)
    passes.empty_scene()
    laminate = Laminate(layer.finishes(scene.surfaces), layer.colours(scene.surfaces))
    importlib.import_module(f"scenes.{scene_name.replace('-', '_')}").build(laminate)
    width, height = (round(length * float(scale)) for length in scene.size)
    passes.set_up(width, height, int(samples), int(seed))
    os.makedirs(folder, exist_ok=True)
    with open(os.path.join(folder, f'{layer_name}.panels.json'), 'w') as file:
        json.dump(in_picture(laminate.panels), file)
    part = os.path.join(folder, f'{layer_name}-{seed}')
    passes.render(part)
    passes.gather(part, f'{part}.npz')
    os.rmdir(part)


main(*sys.argv[sys.argv.index('--') + 1 :])
