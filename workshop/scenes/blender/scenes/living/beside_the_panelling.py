"""Shelves, print and plants on both sides."""

from scenes.living.measures import COTTON, INDIGO, MADDER, OCHRE
from studio.foliage import leaf_material, palm, plant, stem_material
from studio.furniture import books
from studio.materials import bell_metal, brass, metal, plain, teak, terracotta
from studio.shapes import box, quad
from studio.textiles import block_print
from studio.vessels import bowl, cup, lota, planter, vase


def beside_the_panelling():
    """On the clay wall: boards of teak at the left, a framed block print at the right."""
    x = (-2.48, -1.84)
    for z in (0.72, 1.14, 1.56, 1.98):
        box(x, (-0.26, 0), (z, z + 0.03), teak(), 0.002)
    shiny = brass()
    lota((-2.30, -0.13, 0.75), 0.085, 0.17, shiny)
    bowl((-2.02, -0.13, 0.75), 0.12, 0.085, bell_metal())
    covers = (
        (0.03, 0.24, MADDER),
        (0.024, 0.26, COTTON),
        (0.034, 0.22, INDIGO),
        (0.022, 0.25, OCHRE),
        (0.03, 0.23, COTTON),
        (0.026, 0.21, MADDER),
    )
    books((-2.42, -0.13, 1.17), covers)
    cup((-2.02, -0.13, 1.17), 0.05, 0.09, terracotta())
    vase((-2.32, -0.13, 1.59), 0.09, 0.26, plain('glaze', (0.66, 0.62, 0.55), 0.3))
    bowl((-2.03, -0.13, 1.59), 0.10, 0.09, terracotta())
    planter((-2.16, -0.13, 2.01), 0.075, 0.12, terracotta())
    plant((-2.16, -0.13, 2.11), 0.22, 22, leaf_material(), (0.12, 0.05), 1.0, 1.4, stem_material())
    frame_x, frame_z = (1.86, 2.38), (1.20, 1.92)
    box(frame_x, (-0.028, 0), frame_z, teak('z'), 0.003)
    sheet = [
        (frame_x[0] + 0.03, -0.0285, frame_z[0] + 0.03),
        (frame_x[1] - 0.03, -0.0285, frame_z[0] + 0.03),
        (frame_x[1] - 0.03, -0.0285, frame_z[1] - 0.03),
        (frame_x[0] + 0.03, -0.0285, frame_z[1] - 0.03),
    ]
    quad(sheet, block_print('print', COTTON, INDIGO, 0.15, MADDER))


def pot_plants():
    planter((-2.2, -0.52, 0), 0.17, 0.30, metal('planter', (0.55, 0.38, 0.18), 0.35))
    plant((-2.2, -0.52, 0.26), 0.42, 16, leaf_material(), (0.22, 0.10), 0.7, 0.8, stem_material(), seed=11)
    planter((2.42, -0.42, 0), 0.18, 0.32, plain('pot', (0.62, 0.57, 0.50), 0.7))
    palm((2.42, -0.42, 0.28), 1.35, 13, leaf_material(), stem_material(), seed=8)
