"""Measures in metres, and the colours of cloth and flowers."""

LEFT, RIGHT, CEILING = -2.45, 2.45, 2.70
WINDOWS, SILL, LINTEL = ((-4.9, -3.4), (-2.9, -1.4)), 0.5, 2.4
# The panelling stands in front of the wall. Its panels are as high as a sheet is long.
CUTS = (-1.74, -1.13, -0.52, 0.09, 0.645, 1.20)
PANEL_FACE, PANEL_TOP, GAP = -0.07, 2.44, 0.003
CABINET_X, CABINET_TOP, CABINET_DEPTH, PLINTH = (-1.60, -0.68), 1.03, 0.36, 0.08
# The bench hangs between the cabinet and its own leg.
BENCH_END, BENCH_TOP, BENCH_DEPTH, BOARD, DRAWERS = 0.70, 0.47, 0.40, 0.036, 0.245
MIRROR_X, MIRROR_WIDTH, MIRROR_Z = -1.14, 0.60, (1.26, 2.04)
RAIL_X, RAIL_Z = (-0.34, 0.52), (1.60, 1.685)
DOOR_X, DOOR_TOP, FRAME = (1.47, 2.37), 2.10, 0.085
MADDER, INDIGO, OCHRE, COTTON = (0.30, 0.07, 0.045), (0.03, 0.055, 0.14), (0.50, 0.29, 0.09), (0.72, 0.68, 0.60)
MARIGOLD, YELLOW, LEAF = (0.72, 0.22, 0.015), (0.78, 0.48, 0.03), (0.05, 0.14, 0.03)
