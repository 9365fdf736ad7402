"""Stone and tiles: worktops, floors, splashbacks."""

import math

from studio.materials import BLACK, WHITE, between, plain, times
from studio.nodes import Nodes

STANDING = (-math.pi / 2, 0, 0)


def quartz(name='quartz', base=(0.86, 0.85, 0.83), vein=(0.55, 0.53, 0.5), roughness=0.14):
    material = plain(name, base, roughness)
    nodes = Nodes(material)
    place = nodes.coordinates((1, 1, 1), (0, 0, 0.5))
    ridge = nodes.math('ABSOLUTE', nodes.math('SUBTRACT', nodes.noise(place, 1.3, 8, 0.6, 1.6), 0.5))
    colour = nodes.ramp(ridge, [(0, vein), (0.012, between(base, vein, 0.33)), (0.06, base)])
    specks = nodes.ramp(nodes.noise(place, 90), [(0.4, (0.6, 0.6, 0.6)), (0.6, WHITE)])
    nodes.colour(nodes.mix(0.10, colour, specks, 'MULTIPLY'))
    return material


def laid(name, first, second, joint, size, joint_width=0.0022, roughness=0.12, standing=False, waviness=0.35):
    """Tiles or slabs in a straight grid; `standing` for a wall that faces the camera."""
    material = plain(name, first, roughness)
    nodes = Nodes(material)
    grid = nodes.add(
        'TexBrick',
        {
            'Vector': nodes.coordinates((1, 1, 1), STANDING if standing else (0, 0, 0)),
            'Color1': first,
            'Color2': second,
            'Mortar': joint,
            'Scale': 1,
            'Brick Width': size[0],
            'Row Height': size[1],
            'Mortar Size': joint_width,
            'Mortar Smooth': 0.3,
        },
        offset=0,
    )
    flat = nodes.ramp(grid.outputs['Fac'], [(0, WHITE), (1, BLACK)])
    hand_made = nodes.noise(nodes.coordinates(), 11)
    nodes.bump(nodes.mix(waviness, flat, hand_made, 'ADD'), 0.55, 0.003)
    nodes.roughness(nodes.mix(grid.outputs['Fac'], (roughness,) * 3, (0.7,) * 3))
    nodes.colour(grid.outputs[0])
    return material


def stone_slabs(name, base, cloud, size, roughness=0.22):
    """Polished natural stone such as Kota: clouded slabs, each slightly different."""
    material = laid(name, base, times(base, 0.86), times(base, 0.55), size, 0.0016, roughness, waviness=0.02)
    nodes = Nodes(material)
    slabs = nodes.surface.inputs['Base Color'].links[0].from_socket
    clouds = nodes.ramp(nodes.noise(nodes.coordinates(), 2.6, 7, 0.62, 0.9), [(0.35, cloud), (0.62, WHITE)])
    nodes.colour(nodes.mix(0.55, slabs, clouds, 'MULTIPLY'))
    return material


def terrazzo(name, ground, chips, roughness=0.2):
    """Cast floor with marble chips of several colours, as in older Indian flats."""
    material = plain(name, ground, roughness)
    nodes = Nodes(material)
    colour = ground
    for scale, threshold in ((34, 0.30), (75, 0.26)):
        cells = nodes.add('TexVoronoi', {'Vector': nodes.coordinates((1, 1, 1), (0, 0, scale)), 'Scale': scale})
        shades = [(i / len(chips), chip) for i, chip in enumerate(chips)]
        hue = nodes.add('SeparateColor', {0: cells.outputs['Color']}).outputs[0]
        inside = nodes.math('LESS_THAN', cells.outputs['Distance'], threshold)
        colour = nodes.mix(inside, colour, nodes.ramp(hue, shades, 'CONSTANT'))
    nodes.colour(colour)
    return material
