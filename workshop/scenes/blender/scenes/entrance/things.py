"""Hooks with a bag and a stole, and what stands on the floor."""

import math

from mathutils import Matrix

from scenes.entrance.measures import (
    BENCH_DEPTH,
    BENCH_END,
    COTTON,
    DOOR_X,
    INDIGO,
    LEFT,
    MADDER,
    PANEL_FACE,
    RAIL_X,
    RAIL_Z,
)
from studio.foliage import leaf_material, palm, stem_material
from studio.furniture import cushion, rug
from studio.materials import WHITE, brass, metal, oak, plain, teak, terracotta
from studio.nodes import Nodes
from studio.shapes import box, from_faces, grid_surface, lathe, sphere, tube
from studio.textiles import block_print, striped
from studio.vessels import planter

HOOKS = 5


def hooks():
    """On a rail of teak."""
    face = PANEL_FACE - 0.022
    box(RAIL_X, (face, PANEL_FACE - 0.001), RAIL_Z, teak(), 0.004)
    gold, z = brass(), sum(RAIL_Z) / 2
    places = [RAIL_X[0] + 0.09 + index * (RAIL_X[1] - RAIL_X[0] - 0.18) / (HOOKS - 1) for index in range(HOOKS)]
    for x in places:
        plate = lathe([(0, 0), (0.017, 0), (0.016, 0.004), (0, 0.006)], gold, (x, face, z))
        plate.rotation_euler = (math.pi / 2, 0, 0)
        tube([(x, face, z), (x, face - 0.045, z - 0.012), (x, face - 0.062, z + 0.020)], 0.0055, gold)
        sphere((x, face - 0.063, z + 0.026), 0.0105, gold)
    stole(places[1], face - 0.036, z + 0.004, 0.78)
    bag(places[3], face - 0.040, z + 0.002)


def stole(x, y, z, length):
    """Cotton gathered on a hook; it spreads as it falls."""
    stripes = ((0.62, INDIGO), (0.66, COTTON), (0.70, INDIGO), (0.86, MADDER), (0.90, COTTON))
    cloth = striped('stole', (0.62, 0.57, 0.48), stripes, 0.32, along='around')

    def point(u, v):
        spread = 0.022 + 0.085 * min(1, v * 2.2) ** 0.7
        fold = math.sin(u * 6 * math.pi + 0.8 * math.sin(v * 4)) * (0.012 + 0.016 * v)
        uneven = 0.05 * math.sin(u * 5.1) * v
        over = 0.020 * math.exp(-((v * 22 - 0.6) ** 2))
        return x + (u - 0.5) * 2 * spread + 0.02 * v, y - 0.012 - over + fold, z + 0.012 - v * length + uneven

    made = grid_surface('stole', 90, 60, point, cloth, uv=lambda u, v: (u * 0.3, v * length))
    body = made.modifiers.new('body', 'SOLIDIFY')
    body.thickness = 0.004


def bag(x, y, z):
    """A cotton bag with two straps."""
    top, size = z - 0.26, (0.32, 0.36)
    place = Matrix.Translation((x, y - 0.014, top - size[1] / 2)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    cushion(place, size, 0.085, block_print('bag', COTTON, INDIGO, 0.075, MADDER))
    for shift, out in ((-0.004, -0.034), (0.006, 0.016)):
        ends = [(x + side * 0.095, y + out, top - 0.035) for side in (-1, 1)]
        near = [(x + side * 0.070, y + out * 0.9, top + 0.10) for side in (-1, 1)]
        over = (x + shift, y + 0.002, z + 0.008)
        tube([ends[0], near[0], over, near[1], ends[1]], 0.008, plain('strap', COTTON, 0.9))


def floor_things():
    planter((LEFT + 0.40, -0.52, 0), 0.17, 0.30, metal('planter', (0.55, 0.38, 0.18), 0.35))
    palm((LEFT + 0.40, -0.52, 0.26), 1.30, 13, leaf_material(), stem_material(), seed=8)
    umbrella_stand((0.955, -0.29, 0))
    coir = jute('coir', (0.36, 0.22, 0.10))
    rug((DOOR_X[0] - 0.02, DOOR_X[1] + 0.02), (-0.92, -0.36), coir, 0.016)
    fringe = plain('fringe', (0.52, 0.39, 0.24), 0.9)
    rug((-1.25, 0.85), (-1.78, -0.86), jute('jute', (0.56, 0.41, 0.24)), 0.011, fringe=fringe)
    below = PANEL_FACE - BENCH_DEPTH
    for side, turn in ((-0.055, 0.06), (0.055, -0.10)):
        sandal((0.02 + side, below + 0.16, 0), turn, plain('leather', (0.23, 0.095, 0.035), 0.5))
    for side, turn in ((-0.050, -0.05), (0.050, 0.08)):
        sandal((BENCH_END - 0.30 + side, below + 0.20, 0), turn, plain('leather', (0.05, 0.035, 0.028), 0.45))


def jute(name, colour):
    """Braids along x."""
    material = plain(name, colour, 0.95, sheen=0.2, specular=0.05)
    nodes = Nodes(material)
    axes = nodes.add('SeparateXYZ', {0: nodes.coordinates()}).outputs
    braid = nodes.math('ABSOLUTE', nodes.math('SINE', nodes.math('MULTIPLY', axes['Y'], math.pi / 0.022)))
    strand = nodes.math(
        'ABSOLUTE',
        nodes.math('SINE', nodes.math('MULTIPLY', nodes.math('ADD', axes['X'], axes['Y']), math.pi / 0.019)),
    )
    height = nodes.math('MULTIPLY', braid, nodes.math('ADD', nodes.math('MULTIPLY', strand, 0.45), 0.55))
    fibres = nodes.noise(nodes.coordinates((1, 8, 8)), 90, 3, 0.7)
    shade = nodes.ramp(height, [(0.05, (0.42, 0.40, 0.38)), (0.6, WHITE)])
    worn = nodes.ramp(fibres, [(0.3, (0.74, 0.72, 0.70)), (0.65, WHITE)])
    nodes.colour(nodes.mix(1, nodes.mix(1, colour, shade, 'MULTIPLY'), worn, 'MULTIPLY'))
    nodes.bump(height, 0.5, 0.004)
    return material


def sandal(at, turn, leather):
    """A Kolhapuri chappal: a sole, a strap across it, and one between the toes. Its toe points to the camera."""
    x, y, z = at
    along = (math.sin(turn), -math.cos(turn))

    def place(side, length, height):
        return x + side * math.cos(turn) + length * along[0], y + side * math.sin(turn) + length * along[1], z + height

    outline = [(0.030, 0.0), (0.033, 0.06), (0.030, 0.12), (0.040, 0.18), (0.040, 0.22), (0.026, 0.255)]
    line = [(-half, length) for half, length in outline] + [(half, length) for half, length in reversed(outline)]
    count = len(line)
    vertices = [place(*point, height) for height in (0.001, 0.013) for point in line]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count))]
    faces += [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    from_faces('sole', vertices, faces, leather, crease=40)
    strap = ((-0.036, 0.13, 0.010), (-0.024, 0.145, 0.038), (0.024, 0.145, 0.038), (0.036, 0.13, 0.010))
    tube([place(*point) for point in strap], 0.008, leather)
    tube([place(0, 0.148, 0.042), place(0, 0.195, 0.024), place(0, 0.215, 0.012)], 0.0045, leather)


def umbrella_stand(at):
    x, y, z = at
    outline = [(0, 0), (0.098, 0), (0.104, 0.012), (0.096, 0.03), (0.110, 0.30), (0.118, 0.46), (0.128, 0.475)]
    lathe([*outline, (0.120, 0.478), (0.104, 0.30), (0.09, 0.04), (0, 0.03)], terracotta(), at)
    umbrella((x - 0.03, y, z + 0.04), (0.03, 0.10), plain('umbrella', INDIGO, 0.7))
    umbrella((x + 0.035, y + 0.02, z + 0.04), (-0.05, -0.09), plain('umbrella', (0.22, 0.055, 0.04), 0.7))


def umbrella(at, lean, cloth):
    """Closed, with a crook of oak. `lean`: radians around x and y."""
    folds = [(0, 0), (0.006, 0.02), (0.012, 0.10), (0.040, 0.46), (0.030, 0.60), (0.014, 0.64), (0, 0.645)]
    line = [(0, 0, 0.63), (0, 0, 0.80), (0.012, 0, 0.855), (0.045, 0, 0.875), (0.078, 0, 0.852), (0.086, 0, 0.81)]
    for made in (lathe(folds, cloth, at), tube(line, 0.0095, oak('z'))):
        made.location = at
        made.rotation_euler = (*lean, 0.3)
