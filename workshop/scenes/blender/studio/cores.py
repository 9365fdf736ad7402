"""Cores of boards, visible at the cut. Each is centred on x and y and lies on z = 0."""

from studio.materials import WHITE, between, plain, times
from studio.nodes import Nodes
from studio.shapes import box

CORE = 0.0165
PLIES = 9


def block(width, depth, material, z=(0, CORE)):
    return box((-width / 2, width / 2), (-depth / 2, depth / 2), z, material, 0.0003)


def hdf(width, depth):
    """HDF: fine brown fibre, denser towards both faces."""
    material = plain('hdf', (0.33, 0.21, 0.115), 0.85, specular=0.2)
    nodes = Nodes(material)
    height = nodes.math('DIVIDE', nodes.add('SeparateXYZ', {0: nodes.coordinates()}).outputs['Z'], CORE)
    pale, dense = (0.40, 0.265, 0.155), (0.225, 0.135, 0.07)
    layers = nodes.ramp(height, [(0, dense), (0.16, pale), (0.5, between(pale, WHITE, 0.05)), (0.84, pale), (1, dense)])
    fibre = nodes.noise(nodes.coordinates((1, 1, 3)), 900, 4, 0.75)
    flecks = nodes.ramp(fibre, [(0.32, (0.62, 0.60, 0.58)), (0.62, WHITE)])
    nodes.colour(nodes.mix(0.85, layers, flecks, 'MULTIPLY'))
    nodes.bump(fibre, 0.35, 0.0006)
    return [block(width, depth, material)]


def plywood(width, depth):
    """Plywood: nine plies in alternating directions, so that long grain alternates with end grain."""
    material = plain('plywood', (0.5, 0.34, 0.2), 0.75, specular=0.25)
    nodes = Nodes(material)
    wavy = nodes.math('MULTIPLY', nodes.math('SUBTRACT', nodes.noise(nodes.coordinates(), 14, 2), 0.5), 0.0011)
    height = nodes.math('ADD', nodes.add('SeparateXYZ', {0: nodes.coordinates()}).outputs['Z'], wavy)
    share = nodes.math('DIVIDE', height, CORE)
    along, end, glue = (0.60, 0.41, 0.245), (0.37, 0.22, 0.12), (0.10, 0.05, 0.03)
    stops = []
    for ply in range(PLIES):
        tone = times(along if ply % 2 == 0 else end, 0.88 + 0.05 * (ply * 5 % 4))
        stops += [(max(0, ply / PLIES), tone), ((ply + 0.94) / PLIES, glue)]
    plies = nodes.ramp(share, stops, 'CONSTANT')
    fibres = nodes.ramp(
        nodes.noise(nodes.coordinates((1, 1, 14)), 130, 5, 0.7), [(0.3, (0.66, 0.62, 0.58)), (0.65, WHITE)]
    )
    pores = nodes.noise(nodes.coordinates(), 1500, 2, 0.7)
    colour = nodes.mix(0.8, plies, fibres, 'MULTIPLY')
    nodes.colour(nodes.mix(0.5, colour, nodes.ramp(pores, [(0.36, (0.5, 0.45, 0.4)), (0.5, WHITE)]), 'MULTIPLY'))
    nodes.bump(pores, 0.35, 0.0005)
    return [block(width, depth, material)]


def wpc(width, depth):
    """WPC, extruded wood-plastic: two skins, webs, and hollow cells between them from front to back."""
    material = plain('wpc', (0.66, 0.60, 0.50), 0.6, specular=0.3)
    nodes = Nodes(material)
    grain = nodes.noise(nodes.coordinates((1, 0.2, 1)), 700, 3, 0.7)
    nodes.colour(
        nodes.mix(0.6, (0.70, 0.635, 0.53), nodes.ramp(grain, [(0.35, (0.72, 0.68, 0.62)), (0.6, WHITE)]), 'MULTIPLY')
    )
    nodes.bump(grain, 0.25, 0.0004)
    skin, web = 0.0034, 0.003
    pieces = [block(width, depth, material, (0, skin)), block(width, depth, material, (CORE - skin, CORE))]
    cells = round(width / 0.0135)
    for index in range(cells + 1):
        middle = -width / 2 + web / 2 + index * (width - web) / cells
        x = (middle - web / 2, middle + web / 2)
        pieces.append(box(x, (-depth / 2, depth / 2), (skin, CORE - skin), material, 0.0003))
    return pieces
