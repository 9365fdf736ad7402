"""Cloth: linen, stripes of a dhurrie, block prints, cane weave."""

from studio.materials import BLACK, WHITE, plain
from studio.nodes import Nodes

# Threads per metre of a coarse weave.
THREADS = 420


def linen(name, colour, weave=0.25):
    material = plain(name, colour, 0.95, sheen=0.4, specular=0.1)
    nodes = Nodes(material)
    place = nodes.coordinates()
    nodes.bump(nodes.noise(place, THREADS, 2, 0.6), weave, 0.0012)
    uneven = nodes.ramp(nodes.noise(place, 5, 4, 0.6), [(0.3, (0.9, 0.9, 0.9)), (0.7, WHITE)])
    # The colour has threads too: it is not denoised, while bumps alone would be smoothed away.
    ways = ((1, 1, 0.12), (0.12, 0.12, 1))
    warp, weft = (nodes.noise(nodes.coordinates(way), THREADS / 2, 2, 0.6) for way in ways)
    threads = nodes.ramp(nodes.mix(0.5, warp, weft), [(0.38, (0.80, 0.80, 0.80)), (0.60, WHITE)])
    nodes.colour(nodes.mix(1, nodes.mix(1, colour, uneven, 'MULTIPLY'), threads, 'MULTIPLY'))
    return material


def striped(name, ground, stripes, period, along='x'):
    """`stripes`: (position 0–1, colour) of one period in metres, along x or y, or around cloth that hangs."""
    material = plain(name, ground, 0.97, sheen=0.3, specular=0.05)
    nodes = Nodes(material)
    axes = nodes.add('SeparateXYZ', {0: nodes.coordinates()})
    wander = nodes.math('MULTIPLY', nodes.noise(nodes.coordinates(), 3, 3), 0.006)
    across = nodes.math('ADD', axes.outputs[{'x': 'Y', 'y': 'X', 'around': 'Z'}[along]], wander)
    phase = nodes.math('FRACT', nodes.math('DIVIDE', across, period))
    colour = nodes.ramp(phase, [(0, ground), *stripes], 'CONSTANT')
    stretch = {'x': (1, 6, 1), 'y': (6, 1, 1), 'around': (1, 1, 6)}[along]
    threads = nodes.noise(nodes.coordinates(stretch), 160, 3, 0.6)
    nodes.colour(nodes.mix(0.5, colour, nodes.ramp(threads, [(0.3, (0.72, 0.72, 0.72)), (0.65, WHITE)]), 'MULTIPLY'))
    nodes.bump(threads, 0.5, 0.003)
    return material


def block_print(name, ground, ink, repeat, second=None):
    """Staggered rows of a hand-printed flower motif. Needs a mesh with UVs in metres."""
    material = plain(name, ground, 0.95, sheen=0.3, specular=0.08)
    nodes = Nodes(material)
    place = nodes.coordinates((1 / repeat, 1 / repeat, 1), kind='UV')
    shaken = nodes.add(
        'VectorMath',
        {
            0: nodes.add('VectorMath', {0: nodes.noise(place, 1.3), 'Scale': 0.05}, operation='SCALE').outputs[0],
            1: place,
        },
        operation='ADD',
    ).outputs[0]
    axes = nodes.add('SeparateXYZ', {0: shaken})
    row = nodes.math('FLOOR', axes.outputs['Y'])
    shift = nodes.math('MULTIPLY', nodes.math('MODULO', row, 2.0), 0.5)
    x = nodes.math('SUBTRACT', nodes.math('FRACT', nodes.math('ADD', axes.outputs['X'], shift)), 0.5)
    y = nodes.math('SUBTRACT', nodes.math('FRACT', axes.outputs['Y']), 0.5)
    radius = nodes.math('SQRT', nodes.math('ADD', nodes.math('MULTIPLY', x, x), nodes.math('MULTIPLY', y, y)))
    turn = nodes.math('ARCTAN2', y, x)
    petals = nodes.math(
        'MULTIPLY', nodes.math('ABSOLUTE', nodes.math('COSINE', nodes.math('MULTIPLY', turn, 4.0))), 0.12
    )
    edge = nodes.math('ADD', petals, 0.2)
    flower = nodes.math('LESS_THAN', radius, edge)
    eye = nodes.math('LESS_THAN', radius, 0.11)
    seed = nodes.math('LESS_THAN', radius, 0.055)
    patchy = nodes.ramp(nodes.noise(place, 9, 3, 0.7), [(0.25, (0.55, 0.55, 0.55)), (0.5, WHITE)])
    colour = nodes.mix(nodes.math('MULTIPLY', flower, patchy), ground, ink)
    colour = nodes.mix(eye, colour, ground)
    colour = nodes.mix(seed, colour, second or ink)
    nodes.colour(colour)
    nodes.bump(nodes.noise(nodes.coordinates(), THREADS, 2, 0.6), 0.2, 0.001)
    return material


def cane(name='cane', colour=(0.62, 0.43, 0.22)):
    """Woven cane: strands with holes between them. Needs a mesh with UVs in metres."""
    material = plain(name, colour, 0.5)
    nodes = Nodes(material)
    axes = nodes.add('SeparateXYZ', {0: nodes.coordinates((1, 1, 1), kind='UV')})
    pitch = 0.013

    def strand(value, width):
        phase = nodes.math('FRACT', nodes.math('DIVIDE', value, pitch))
        return nodes.math('LESS_THAN', nodes.math('ABSOLUTE', nodes.math('SUBTRACT', phase, 0.5)), width)

    u, v = axes.outputs['X'], axes.outputs['Y']
    straight = nodes.math('MAXIMUM', strand(u, 0.17), strand(v, 0.17))
    diagonal = nodes.math('MAXIMUM', strand(nodes.math('ADD', u, v), 0.10), strand(nodes.math('SUBTRACT', u, v), 0.10))
    woven = nodes.math('MAXIMUM', straight, diagonal)
    shade = nodes.ramp(nodes.noise(nodes.coordinates(), 40, 3), [(0.3, (0.7, 0.7, 0.7)), (0.7, WHITE)])
    nodes.colour(nodes.mix(woven, BLACK, nodes.mix(1, colour, shade, 'MULTIPLY')))
    nodes.bump(woven, 0.6, 0.002)
    return material


def sheer():
    """Thin cotton."""
    return plain('sheer', (0.80, 0.77, 0.70), 0.95, sheen=0.3)
