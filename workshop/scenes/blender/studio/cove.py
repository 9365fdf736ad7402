"""The infinity cove that samples stand on: paper that curves up behind them."""

import math
from typing import NamedTuple

from mathutils import Matrix, Vector

from studio.light import sky, window_light
from studio.materials import glow, plaster
from studio.nodes import Nodes
from studio.shapes import from_faces, quad

PAPER = (0.74, 0.725, 0.70)
RADIUS = 0.25
ON_METAL = 0.3
DARK = (0.03, 0.03, 0.032)
DAYLIGHT = (0.95, 0.98, 1)


class Softbox(NamedTuple):
    """`at`: its centre in metres; `roll`: degrees, negative with its top to the right."""

    at: tuple
    roll: float
    size: tuple = (1.1, 1.5)
    # Metres over which its light fades towards the sides and the ends: white decors would hide soft sides, and a
    # long fade at the bottom avoids a hard edge.
    soft: tuple = (0.014, 0.65)
    strength: float = 5.4


def cove(depth=0.42):
    """`depth`: where the paper starts to rise, in metres behind the origin."""
    line = [(-3, 0)]
    for step in range(13):
        turn = step * math.pi / 24
        line.append((depth + RADIUS * math.sin(turn), RADIUS - RADIUS * math.cos(turn)))
    line.append((depth + RADIUS, 3))
    vertices = [(x, y, z) for x in (-3, 3) for y, z in line]
    count = len(line)
    faces = [(i, i + count, i + count + 1, i + 1) for i in range(count - 1)]
    from_faces('cove', vertices, faces, plaster('paper', PAPER), smooth=True)


def table_light(laminate, at=(0, 0.05, 0.12), mirrored=(-1.34, -0.62, 1.30), softbox=None):
    """A large window on the left, and weak cool light from the right and from behind the camera.

    A window at `mirrored` is seen by reflections; a plane face shows it only if it stands where the face looks. Matt,
    metal and flutes spread it. Gloss would draw all its bars, and hide half of a decor: it mirrors `softbox` instead.
    """
    sky((0.9, 0.95, 1), 0.25)
    left = (-1.5, -0.5, 1.35)
    window_light(left, at, (1.3, 1.1), 34, (1, 0.975, 0.94), in_reflections=False)
    if laminate.glossy and softbox:
        mirrored_softbox(softbox, at)
    else:
        mirrored_window(laminate, mirrored, at, (0.85, 0.95), 8, bar=0.028)
    window_light((1.6, -1.2, 0.9), at, (0.9, 1.2), 7, (0.9, 0.95, 1))
    window_light((0.55, -2.6, 1.05), at, (0.9, 0.9), 26, (0.95, 0.98, 1), in_reflections=False)


def graded_card(y, z):
    """Dark above, as bright as paper below; visible in reflections only.

    A face that lies before it keeps its colour in front and grows lighter towards the back.
    """
    material = glow('card', PAPER, 1)
    nodes = Nodes(material)
    height = nodes.add('SeparateXYZ', {0: nodes.coordinates()}).outputs['Z']
    share = nodes.add('MapRange', {'Value': height, 'From Min': z[0], 'From Max': z[1]}).outputs[0]
    emission = nodes.tree.nodes['Emission']
    nodes.feed(emission.inputs['Color'], nodes.ramp(share, [(0, PAPER), (0.75, DARK)], 'EASE'))
    seen_in_reflections_only(quad([(-1.5, y, z[0]), (1.5, y, z[0]), (1.5, y, z[1]), (-1.5, y, z[1])], material))


def seen_in_reflections_only(made):
    made.visible_camera = made.visible_diffuse = made.visible_shadow = False


def facing(at, towards):
    """The z axis points away from the target."""
    return Matrix.Translation(at) @ (Vector(towards) - Vector(at)).to_track_quat('-Z', 'Y').to_matrix().to_4x4()


def mirrored_softbox(softbox, towards):
    """A softbox that only reflections show; a surface reflects one corner of it.

    It is far larger than that corner, so that the paper, which shines a little too, is as bright as with the window:
    within 0.5 %, and all finishes stand on the same table.
    """
    material = glow('cloth', DAYLIGHT, softbox.strength)
    nodes = Nodes(material)
    place = nodes.add('SeparateXYZ', {0: nodes.coordinates()}).outputs
    strength = softbox.strength
    for axis, length, soft in zip('XY', softbox.size, softbox.soft):
        inwards = nodes.math('SUBTRACT', length / 2, nodes.math('ABSOLUTE', place[axis]))
        share = nodes.add('MapRange', {'Value': inwards, 'From Max': soft}, interpolation_type='SMOOTHSTEP').outputs[0]
        strength = nodes.math('MULTIPLY', strength, share)
    nodes.feed(nodes.tree.nodes['Emission'].inputs['Strength'], strength)
    wide, high = softbox.size[0] / 2, softbox.size[1] / 2
    cloth = quad([(-wide, -high, 0), (wide, -high, 0), (wide, high, 0), (-wide, high, 0)], material)
    cloth.matrix_world = facing(softbox.at, towards) @ Matrix.Rotation(math.radians(softbox.roll), 4, 'Z')
    seen_in_reflections_only(cloth)


def mirrored_window(laminate, at, towards, size, strength, panes=(2, 3), bar=0.02):
    """A window that only reflections show: gloss reflects its panes. It lights nothing, so it adds no noise.

    It is dimmed for metal, which would throw nearly all of it back and burn out.
    """
    material = glow('panes', DAYLIGHT, strength * (ON_METAL if laminate.metallic else 1))
    place = facing(at, towards)
    wide, high = size[0] / panes[0], size[1] / panes[1]
    for column in range(panes[0]):
        for row in range(panes[1]):
            left, low = -size[0] / 2 + column * wide + bar / 2, -size[1] / 2 + row * high + bar / 2
            right, top = left + wide - bar, low + high - bar
            pane = quad(
                [place @ Vector((x, y, 0)) for x, y in ((left, low), (right, low), (right, top), (left, top))], material
            )
            seen_in_reflections_only(pane)
