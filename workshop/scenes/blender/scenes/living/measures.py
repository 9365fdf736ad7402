"""Measures in metres, and the colours of the cloth."""

WALL_SURFACE, UNIT_SURFACE = 0, 1

LEFT, RIGHT, CEILING = -2.7, 2.7, 2.75
# The panelling stands in front of the wall, lit from behind at its left end.
PANELS_X, PANELS, PANEL_FACE = (-1.62, 1.62), 5, -0.07
GROOVE = 0.004
UNIT_X, UNIT_Z, UNIT_DEPTH = (-1.36, 1.36), (0.28, 0.66), 0.44
TV = (1.24, 0.71)
WINDOWS = ((-4.6, -2.9), (-2.5, -0.8))
INDIGO, OCHRE, MADDER, COTTON = (0.03, 0.05, 0.13), (0.46, 0.26, 0.08), (0.25, 0.075, 0.05), (0.70, 0.65, 0.56)
