"""Run by Blender: `blender -b -P render_corner.py -- <layer> <folder> <seed> <samples>`.

A corner of the kitchen for `make-corner`: `white-lower`, `gloss`, `true-matt` and so on. The `true-` renders are the
reference, with walnut on the lower fronts, laid like in `textured-panel.ts`, and sage on the upper ones.
"""

import json
import math
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, os.path.join(HERE, '../blender'))

import bpy  # noqa: E402
from scenes import kitchen  # noqa: E402
from studio import passes  # noqa: E402
from studio.laminate import Laminate  # noqa: E402
from studio.layers import LIT, layer_named  # noqa: E402
from studio.nodes import Nodes  # noqa: E402
from studio.projection import in_picture  # noqa: E402
from studio.scene_table import SCENES  # noqa: E402

PICTURE = (800, 500)
LEFT, TOP, SIDE = 180, 150, 200
WALNUT_METRES = 1.3
SAGE = (0.39157, 0.50888, 0.32778)
GOLDEN = 0.618034


def main(name, folder, seed, samples):
    scene = SCENES['kitchen']
    is_true = name.startswith('true-')
    layer = layer_named(scene, name.removeprefix('true-'))
    passes.empty_scene()
    colours = [LIT, SAGE] if is_true else layer.colours(scene.surfaces)
    laminate = Laminate(layer.finishes(scene.surfaces), colours)
    kitchen.build(laminate)
    passes.set_up(*PICTURE, int(samples), int(seed))
    if is_true:
        for panel in laminate.panels:
            if panel.surface == 0:
                lay_walnut(panel)
    with open(os.path.join(folder, 'panels.json'), 'w') as file:
        json.dump([moved(panel) for panel in in_picture(laminate.panels)], file)
    cut_out(bpy.context.scene.render)
    part = os.path.join(folder, f'{name}-{seed}')
    passes.render(part)
    passes.gather(part, f'{part}.npz')
    os.rmdir(part)


def cut_out(render):
    width, height = PICTURE
    render.use_border = render.use_crop_to_border = True
    render.border_min_x, render.border_max_x = LEFT / width, (LEFT + SIDE) / width
    render.border_min_y, render.border_max_y = 1 - (TOP + SIDE) / height, 1 - TOP / height


def moved(panel):
    return {**panel, 'corners': [[round(x - LEFT, 2), round(y - TOP, 2)] for x, y in panel['corners']]}


def lay_walnut(panel):
    made = next(thing for thing in bpy.data.objects if thing.pass_index == panel.id)
    material = made.data.materials[0].copy()
    made.data.materials[0] = material
    nodes = Nodes(material)
    start, along, _, up = panel.corners
    place = nodes.add('NewGeometry').outputs['Position']
    offset = nodes.add('VectorMath', {0: place, 1: tuple(start)}, operation='SUBTRACT').outputs[0]

    def on_sheet(direction, origin):
        inputs = {0: offset, 1: tuple(direction.normalized())}
        return nodes.math('ADD', nodes.add('VectorMath', inputs, operation='DOT_PRODUCT').outputs['Value'], origin)

    sides = [(on_sheet(along - start, panel.origin[0]), 0), (on_sheet(up - start, panel.origin[1]), 1)]
    (across, side), (down, _) = sides if panel.grain == 'vertical' else reversed(sides)
    middle = panel.origin[side] + panel.size[side] / 2
    begin = math.floor(middle / WALNUT_METRES) * GOLDEN
    parts = {
        'X': nodes.math('DIVIDE', across, WALNUT_METRES),
        # Rows of an image file start at the top, Blender's at the bottom.
        'Y': nodes.math('SUBTRACT', nodes.math('DIVIDE', down, WALNUT_METRES), begin),
    }
    vector = nodes.add('CombineXYZ', parts).outputs[0]
    nodes.colour(nodes.add('TexImage', {'Vector': vector}, image=walnut_in_light()).outputs[0])


def walnut_in_light():
    """The texture as linear floats: of an 8-bit image Blender would interpolate sRGB levels."""
    levels = bpy.data.images.load(os.path.join(HERE, 'walnut.png'), check_existing=True)
    levels.colorspace_settings.name = 'Non-Color'
    width, height = levels.size
    image = bpy.data.images.new('walnut in light', width, height, float_buffer=True)
    image.colorspace_settings.name = 'Non-Color'
    image.pixels = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in levels.pixels[:]]
    return image


main(*sys.argv[sys.argv.index('--') + 1 :])
