"""The breakfast counter at the right, closest to the camera."""

from scenes.kitchen.measures import CEILING, LOWER, PLINTH, RIGHT
from scenes.kitchen.things import ceramic
from studio.foliage import leaf_material, plant, stem_material
from studio.furniture import books
from studio.lamps import pendant
from studio.materials import bell_metal, cupboard_inside, plain
from studio.shapes import box
from studio.stone import quartz
from studio.vessels import bowl, cup, heap, vase


def breakfast_counter(laminate):
    x, y, height = (1.12, RIGHT), (-2.30, -1.65), 0.86
    stone = quartz('counter')
    box(
        (x[0] + 0.045, x[1]),
        (y[0] + 0.062, y[1] - 0.02),
        (PLINTH, height),
        cupboard_inside(),
        0,
    )
    box((x[0] + 0.05, x[1]), (y[0] + 0.09, y[1] - 0.05), (0, PLINTH), plain('plinth', (0.03, 0.03, 0.031), 0.5), 0)
    start, fronts = x[0] + 0.04, 4
    width = (x[1] - start) / fronts
    for index in range(fronts):
        laminate.front(
            (start + index * width, start + (index + 1) * width),
            (PLINTH, height - 0.004),
            y[0] + 0.04,
            LOWER,
            fluted=True,
        )
    box(x, y, (height, height + 0.04), stone, 0.003)
    box((x[0], x[0] + 0.04), y, (0, height), stone, 0.003)
    top = height + 0.04
    bowl((1.38, -2.0, top), 0.165, 0.10, bell_metal())
    mango, green = plain('mango', (0.78, 0.40, 0.03), 0.4), plain('lime', (0.36, 0.42, 0.05), 0.35)
    heap((1.38, -2.0, top + 0.085), 0.07, (mango, mango, green, mango, green, mango))
    vase((1.86, -1.90, top), 0.10, 0.25, plain('clay', (0.62, 0.58, 0.52), 0.7))
    plant((1.86, -1.90, top + 0.22), 0.40, 24, leaf_material(), (0.15, 0.075), 1.2, 0.9, stem_material(), seed=5)
    books(
        (1.63, -1.97, top),
        (
            (0.022, 0.25, (0.66, 0.62, 0.55)),
            (0.018, 0.22, (0.05, 0.10, 0.16)),
        ),
        lying=True,
    )
    cup((1.63, -1.97, top + 0.04), 0.04, 0.075, ceramic())
    for pendant_x in (1.34, 1.80):
        pendant(pendant_x, -2.0, 1.80, CEILING, plain('pendant', (0.012, 0.012, 0.013), 0.5))
