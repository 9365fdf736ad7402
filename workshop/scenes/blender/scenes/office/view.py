"""The window over the desk, its bamboo blind, and the garden behind it."""

from scenes.office.measures import LINTEL, VIEW, VIEW_SILL
from studio.foliage import leaf_material, palm, plant, stem_material
from studio.light import window_light
from studio.materials import brass, glow, plain, teak
from studio.nodes import Nodes
from studio.shapes import box, from_faces, tube

FRAME = 0.055
SKY = (0.80, 0.90, 1.0)


def window():
    """Two casements of teak, with a marble sill."""
    (low, high), wood = VIEW, teak('z')
    depth = (0.07, 0.13)
    middle = (low + high) / 2
    for x in (low + FRAME / 2, middle, high - FRAME / 2):
        box((x - FRAME / 2, x + FRAME / 2), depth, (VIEW_SILL + 0.001, LINTEL - 0.001), wood, 0.002)
    # Not coplanar with the uprights, which they cross.
    for z in (VIEW_SILL + FRAME / 2, LINTEL - FRAME / 2):
        box((low, high), (depth[0] + 0.002, depth[1] - 0.002), (z - FRAME / 2, z + FRAME / 2), teak(), 0.002)
    # Glazing bars between panes.
    box((low, high), (0.085, 0.115), (1.90, 1.925), teak(), 0.001)
    marble = plain('sill', (0.74, 0.73, 0.70), 0.25)
    box((low - 0.05, high + 0.05), (-0.05, 0.07), (VIEW_SILL - 0.03, VIEW_SILL), marble, 0.003)
    blind()
    window_light((middle, 0.16, 1.7), (middle, -2, 1.2), (high - low - 0.1, 1.3), 16, (0.93, 0.97, 1))


def blind():
    """Bamboo slats, rolled up to a third of the window."""
    low, high = VIEW[0] - 0.04, VIEW[1] + 0.04
    bamboo, low_end, pitch = plain('bamboo', (0.50, 0.35, 0.17), 0.55), 2.08, 0.0165
    slats = round((LINTEL + 0.03 - low_end) / pitch)
    for index in range(slats):
        z = LINTEL + 0.03 - index * pitch
        tube([(low, -0.03, z), (high, -0.03, z)], 0.0058, bamboo, curved=False, resolution=1)
    tube([(low, -0.035, low_end - 0.03), (high, -0.035, low_end - 0.03)], 0.034, bamboo, curved=False)
    cord = plain('cord', (0.66, 0.60, 0.48), 0.9)
    for x in (low + 0.16, (low + high) / 2, high - 0.16):
        tube([(x, -0.040, LINTEL + 0.03), (x, -0.040, low_end)], 0.003, cord, curved=False, resolution=1)
    tube([(high - 0.10, -0.045, low_end), (high - 0.10, -0.045, 1.42)], 0.0022, cord, curved=False, resolution=1)
    box((high - 0.108, high - 0.092), (-0.053, -0.037), (1.37, 1.42), brass(), 0.004)


def garden():
    """Crowns of trees under a hazy sky, out of focus, and two plants close to the window."""
    material = glow('garden', SKY, 1.35)
    nodes = Nodes(material)
    place = nodes.coordinates()
    crowns = nodes.noise(place, 1.5, 3, 0.5, 0.6)
    fine = nodes.noise(place, 4.5, 2, 0.5)
    greens = [(0.34, (0.055, 0.10, 0.035)), (0.50, (0.14, 0.24, 0.07)), (0.64, (0.36, 0.47, 0.17))]
    leaves = nodes.ramp(nodes.mix(0.35, crowns, fine), greens)
    height = nodes.add('SeparateXYZ', {0: place}).outputs['Z']
    uneven = nodes.math('ADD', height, nodes.math('MULTIPLY', crowns, -1.5))
    haze = nodes.ramp(nodes.math('MULTIPLY', uneven, 0.4), [(0.52, (0, 0, 0)), (0.60, (1, 1, 1))])
    colour = nodes.mix(haze, leaves, SKY)
    emission = next(node for node in nodes.tree.nodes if node.type == 'EMISSION')
    nodes.feed(emission.inputs['Color'], colour)
    y = 4.0
    from_faces('garden', [(-5, y, -1), (1, y, -1), (1, y, 5), (-5, y, 5)], [(0, 1, 2, 3)], material)
    palm((-1.95, 1.3, 0.1), 2.1, 11, leaf_material((0.06, 0.16, 0.035)), stem_material(), 18, seed=8)
    plant((-0.85, 1.0, 0.5), 0.95, 40, leaf_material((0.07, 0.17, 0.04)), (0.17, 0.06), 0.9, 1.0, stem_material(), seed=3)
