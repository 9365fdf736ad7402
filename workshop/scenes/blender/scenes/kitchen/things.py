"""Objects on the worktop and on the floor."""

from scenes.kitchen.appliances import pressure_cooker
from scenes.kitchen.measures import COUNTER, HOOD_X
from studio.foliage import leaf_material, palm, plant, stem_material
from studio.furniture import rug, stool
from studio.lamps import dark_metal
from studio.materials import brass, copper, metal, oak, plain, steel, terracotta, wood
from studio.shapes import box, cylinder, lathe, tube
from studio.textiles import striped
from studio.vessels import bottle, bowl, canister, planter, spoons


def counter_things():
    z, shiny, gold = COUNTER, steel(), brass()
    black = plain('hob', (0.008, 0.008, 0.009), 0.06, specular=0.6)
    box((HOOD_X - 0.38, HOOD_X + 0.38), (-0.55, -0.08), (z, z + 0.006), black, 0.003)
    pressure_cooker((HOOD_X - 0.17, -0.30, z + 0.006), shiny, plain('bakelite', (0.015, 0.015, 0.015), 0.4))
    bowl((HOOD_X + 0.18, -0.30, z + 0.006), 0.135, 0.085, copper())
    box((-1.25, -0.72), (-0.50, -0.10), (z - 0.002, z + 0.0015), metal('sink', (0.30, 0.30, 0.30), 0.3), 0)
    neck = [
        (-0.98, -0.075, z),
        (-0.98, -0.075, z + 0.28),
        (-0.98, -0.11, z + 0.36),
        (-0.98, -0.20, z + 0.375),
        (-0.98, -0.26, z + 0.33),
        (-0.98, -0.265, z + 0.27),
    ]
    tube(neck, 0.012, gold)
    cylinder(-0.98, -0.075, (z, z + 0.03), 0.024, gold)
    for x, y, width, height, board, lean in (
        (-0.44, -0.07, 0.26, 0.40, oak('z'), -0.12),
        (-0.31, -0.10, 0.20, 0.30, wood('walnut', (0.16, 0.085, 0.05), (0.09, 0.045, 0.025), 0.45, 'z'), -0.14),
    ):
        made = box((-width / 2, width / 2), (-0.018, 0), (0, height), board, 0.008, 3)
        made.location, made.rotation_euler = (x, y, z), (lean, 0, 0)
    for index, height in enumerate((0.20, 0.165, 0.13)):
        canister((0.99 + index * 0.125, -0.16, z), 0.055 - index * 0.004, height, shiny)
    lathe(
        [(0, 0), (0.055, 0), (0.062, 0.01), (0.062, 0.13), (0.058, 0.13), (0.056, 0.02), (0, 0.02)],
        ceramic(),
        (1.32, -0.30, z),
    )
    spoons((1.32, -0.30, z), 0.24, (oak(), shiny))
    bottle((-0.66, -0.09, z), 0.19, 0.034, plain('soap', (0.22, 0.10, 0.04), 0.1, transmission=0.5), gold)
    planter((-1.38, -0.22, z), 0.07, 0.115, terracotta())
    plant((-1.38, -0.22, z + 0.10), 0.20, 26, leaf_material(), (0.08, 0.05), 0.8, 0.8, stem_material())


def floor_things():
    planter((-2.38, -1.28, 0), 0.19, 0.32, plain('pot', (0.70, 0.67, 0.62), 0.7))
    palm((-2.38, -1.28, 0.27), 1.25, 15, leaf_material(), stem_material())
    stool(0.84, -1.98, oak(), dark_metal())
    indigo, cotton = (0.035, 0.07, 0.16), (0.60, 0.55, 0.46)
    stripes = (
        (0.08, indigo),
        (0.20, cotton),
        (0.26, indigo),
        (0.30, cotton),
        (0.36, indigo),
        (0.40, cotton),
        (0.46, indigo),
        (0.58, cotton),
    )
    dhurrie = striped('dhurrie', cotton, stripes, 0.16)
    rug((-1.35, 0.35), (-1.72, -1.08), dhurrie, fringe=plain('fringe', (0.62, 0.57, 0.48), 0.9))


def ceramic():
    return plain('ceramic', (0.80, 0.78, 0.74), 0.22, clearcoat=0.4)
