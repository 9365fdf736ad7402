"""The floating unit."""

from scenes.living.measures import COTTON, INDIGO, PANEL_FACE, UNIT_DEPTH, UNIT_SURFACE, UNIT_X, UNIT_Z
from studio.foliage import leaf_material, plant, stem_material
from studio.furniture import books
from studio.lamps import oil_lamp
from studio.light import window_light
from studio.materials import brass, copper, cupboard_inside, plain
from studio.shapes import box
from studio.vessels import lota, vase


def tv_unit(laminate):
    y, doors = PANEL_FACE - UNIT_DEPTH, 4
    inside = cupboard_inside()
    box((UNIT_X[0] + 0.02, UNIT_X[1] - 0.02), (y + 0.022, PANEL_FACE), (UNIT_Z[0] + 0.002, UNIT_Z[1] - 0.02), inside, 0)
    width = (UNIT_X[1] - UNIT_X[0]) / doors
    for index in range(doors):
        x = (UNIT_X[0] + index * width, UNIT_X[0] + (index + 1) * width)
        laminate.front(x, (UNIT_Z[0], UNIT_Z[1] - 0.022), y, UNIT_SURFACE, grain='horizontal')
    laminate.top(UNIT_X, (y - 0.004, PANEL_FACE), UNIT_Z[1], UNIT_SURFACE, 0.020)
    for x, facing in ((UNIT_X[0], -1), (UNIT_X[1], 1)):
        laminate.side(x, (y + 0.0205, PANEL_FACE), (UNIT_Z[0], UNIT_Z[1] - 0.021), facing, UNIT_SURFACE)
    # Light below the floating unit.
    window_light(
        (0, PANEL_FACE - 0.10, UNIT_Z[0] - 0.01),
        (0, PANEL_FACE - 0.10, 0),
        (2.4, 0.015),
        5,
        (1, 0.74, 0.45),
        in_reflections=False,
    )
    top = UNIT_Z[1]
    oil_lamp((-1.14, -0.30, top), 0.40, brass())
    books(
        (0.86, -0.29, top),
        ((0.03, 0.30, COTTON), (0.024, 0.26, INDIGO)),
        lying=True,
    )
    lota((0.86, -0.29, top + 0.054), 0.07, 0.14, copper())
    vase((1.16, -0.28, top), 0.075, 0.20, plain('blue-pottery', (0.05, 0.14, 0.24), 0.18, clearcoat=0.5))
    plant((1.16, -0.28, top + 0.18), 0.32, 14, leaf_material(), (0.11, 0.05), 1.0, 0.9, stem_material())
