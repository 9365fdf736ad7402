"""Pot plants, cut branches, and the petals of marigolds."""

import math
import random

from mathutils import Vector

from studio.materials import plain, times
from studio.nodes import Nodes
from studio.shapes import from_faces, tube

# The golden angle in radians, from one leaf to the next.
GOLDEN_ANGLE = 2.39996
ROWS = 9


def leaf_material(colour=(0.045, 0.13, 0.03)):
    """A translucent leaf material with a random variation per leaf."""
    material = plain('leaf', colour, 0.38, specular=0.45)
    nodes = Nodes(material)
    which = nodes.add('ObjectInfo').outputs['Random']
    shade = nodes.ramp(which, [(0, times(colour, 0.75)), (1, (colour[0] * 1.6, colour[1] * 1.35, colour[2] * 1.3))])
    nodes.colour(shade)
    through = nodes.add('BsdfTranslucent', {'Color': nodes.mix(1, shade, (1.6, 2.0, 0.8), 'MULTIPLY')})
    both = nodes.add('MixShader', {0: 0.3, 1: nodes.surface.outputs[0], 2: through.outputs[0]})
    nodes.feed(nodes.output.inputs['Surface'], both.outputs[0])
    return material


def stem_material():
    return plain('stem', (0.10, 0.16, 0.05), 0.6)


def leaf(material, length, width, bend, at, turn, pitch, fold=0.25):
    vertices = []
    for row in range(ROWS + 1):
        share = row / ROWS
        half = width / 2 * math.sin(math.pi * min(1, share**0.75)) * (1 - 0.25 * share)
        angle = pitch - bend * share / 2
        forward, up = length * share * math.cos(angle), length * share * math.sin(angle)
        vertices += [(forward, side * half, up + abs(side) * half * 2 * fold) for side in (-1, 0, 1)]
    faces = []
    for row in range(ROWS):
        for first in (row * 3, row * 3 + 1):
            faces.append((first, first + 1, first + 4, first + 3))
    made = from_faces('leaf', vertices, faces, material, smooth=True)
    made.location = at
    made.rotation_euler = (0, 0, turn)
    rounded = made.modifiers.new('rounded', 'SUBSURF')
    rounded.levels = rounded.render_levels = 1
    return made


def plant(at, height, leaves, material, size=(0.22, 0.09), spread=0.5, bend=1.0, stem=None, seed=7):
    """`size`: length and width of a leaf. The same seed grows the same plant."""
    chance = random.Random(seed)
    foot = Vector(at)
    for index in range(leaves):
        turn = index * GOLDEN_ANGLE + chance.uniform(-0.3, 0.3)
        rise = (index + 0.5) / leaves
        reach = spread * height * (1 - rise * 0.8) * 0.5
        lift = height * (0.45 + 0.55 * rise) * chance.uniform(0.85, 1.05)
        tip = foot + Vector((math.cos(turn) * reach, math.sin(turn) * reach, lift))
        if stem:
            start = foot + Vector((chance.uniform(-0.01, 0.01), chance.uniform(-0.01, 0.01), 0))
            tube([start, foot.lerp(tip, 0.5) + Vector((0, 0, 0.08 * height)), tip], 0.0028, stem, resolution=3)
        length, width = size[0] * chance.uniform(0.75, 1.15), size[1] * chance.uniform(0.8, 1.1)
        pitch = chance.uniform(0.2, 0.9) * (0.4 + rise)
        leaf(material, length, width, bend * chance.uniform(0.6, 1.2), tip, turn + chance.uniform(-0.3, 0.3), pitch)


def palm(at, height, fronds, material, stem, leaflets=22, seed=3):
    """An areca palm: arching fronds with narrow leaflets on both sides."""
    chance = random.Random(seed)
    foot = Vector(at)
    for index in range(fronds):
        turn = index * GOLDEN_ANGLE
        size = height * chance.uniform(0.75, 1.05)
        out = size * chance.uniform(0.30, 0.62)

        def along(share):
            return foot + Vector(
                (
                    math.cos(turn) * out * share**1.6,
                    math.sin(turn) * out * share**1.6,
                    size * (share - 0.32 * share**3),
                )
            )

        tube([along(step / 5) for step in range(6)], 0.004, stem, resolution=2)
        for number in range(leaflets):
            share = 0.38 + 0.6 * number / leaflets
            length = 0.30 * height * math.sin(math.pi * (0.12 + 0.8 * number / leaflets)) * 0.62
            side = 1 if number % 2 else -1
            leaf(
                material,
                length,
                0.022,
                chance.uniform(0.6, 1.0),
                along(share),
                turn + side * chance.uniform(0.75, 1.0),
                chance.uniform(0.15, 0.5),
                fold=0.1,
            )


def flower_material(colour):
    """Petals so dense that only their unevenness is seen."""
    material = plain('flower', colour, 0.8, sheen=0.4, specular=0.1)
    nodes = Nodes(material)
    petals = nodes.noise(nodes.coordinates(), 160, 3, 0.7)
    nodes.colour(nodes.mix(0.6, colour, nodes.ramp(petals, [(0.3, (0.45, 0.40, 0.35)), (0.65, (1, 1, 1))]), 'MULTIPLY'))
    nodes.bump(petals, 0.9, 0.004)
    return material
