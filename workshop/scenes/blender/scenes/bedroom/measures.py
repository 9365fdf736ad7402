"""Measures in metres, and the colours of the cloth."""

LEFT, RIGHT, CEILING = -2.3, 2.3, 2.75
FACE = -0.60
PLINTH, DOOR_TOP, LOFT_TOP = 0.08, 2.12, 2.66
# Widths of the wardrobe's columns from the left; the third is open.
START, COLUMNS, NICHE = -1.26, (0.5, 0.5, 0.56, 0.5, 0.5, 0.5, 0.5), 2
JAALI = (-2.75, -1.25)
SILL, LINTEL = 0.35, 2.35
MADDER, INDIGO, OCHRE, COTTON = (0.36, 0.075, 0.045), (0.03, 0.055, 0.15), (0.52, 0.29, 0.08), (0.72, 0.67, 0.58)
