"""Bed and dhurrie."""

from scenes.bedroom.measures import COTTON, INDIGO, MADDER, OCHRE
from studio.bed import bed
from studio.furniture import rug
from studio.materials import plain, teak
from studio.textiles import block_print, linen, striped


def sleeping_place():
    white = linen('sheet', (0.62, 0.595, 0.55))
    quilt = block_print('quilt', (0.70, 0.63, 0.52), MADDER, 0.095, INDIGO)
    prints = (block_print('cushion', INDIGO, COTTON, 0.085, OCHRE), linen('cushion', OCHRE))
    bed((0.42, 2.28), (-2.95, -1.35), teak(), white, quilt, white, prints)
    stripes = (
        (0.10, MADDER),
        (0.22, COTTON),
        (0.30, OCHRE),
        (0.36, COTTON),
        (0.50, MADDER),
        (0.56, COTTON),
        (0.60, MADDER),
        (0.66, COTTON),
    )
    dhurrie = striped('dhurrie', COTTON, stripes, 0.42)
    rug((-1.75, 0.20), (-3.0, -1.65), dhurrie, fringe=plain('fringe', COTTON, 0.9))
