"""The panelled wall and the objects on it."""

from scenes.living.measures import CEILING, GROOVE, PANELS, PANELS_X, PANEL_FACE, TV, WALL_SURFACE
from studio.light import window_light
from studio.materials import plain
from studio.shapes import box


def panelling(laminate):
    width = (PANELS_X[1] - PANELS_X[0]) / PANELS
    box(
        (PANELS_X[0] + 0.03, PANELS_X[1] - 0.03),
        (PANEL_FACE + 0.02, -0.001),
        (0.0, CEILING - 0.03),
        plain('batten', (0.03, 0.028, 0.026), 0.6),
        0,
    )
    for index in range(PANELS):
        x = (PANELS_X[0] + index * width, PANELS_X[0] + (index + 1) * width)
        laminate.front(x, (0.012, CEILING - 0.02), PANEL_FACE, WALL_SURFACE, fluted=True, gap=GROOVE / 2)
    # Lights behind the ends of the panelling illuminate the plaster.
    for x, away in ((PANELS_X[0] + 0.03, -1), (PANELS_X[1] - 0.03, 1)):
        window_light((x, -0.03, 1.35), (x + away, -0.02, 1.35), (0.02, 2.4), 4, (1, 0.74, 0.45), in_reflections=False)


def television():
    x, z = (-TV[0] / 2, TV[0] / 2), (0.98, 0.98 + TV[1])
    box(x, (PANEL_FACE - 0.055, PANEL_FACE - 0.02), z, plain('bezel', (0.01, 0.01, 0.01), 0.4), 0.004)
    box(
        (x[0] + 0.008, x[1] - 0.008),
        (PANEL_FACE - 0.0565, PANEL_FACE - 0.05),
        (z[0] + 0.012, z[1] - 0.008),
        plain('screen', (0.002, 0.002, 0.002), 0.12, specular=0.02),
        0,
    )
