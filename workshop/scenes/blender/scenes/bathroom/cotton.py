"""Towels on a ladder of teak, and a mat."""

from scenes.bathroom.measures import COTTON, INDIGO, LEFT, MADDER
from studio.furniture import rug
from studio.materials import plain, teak
from studio.shapes import tube
from studio.textiles import striped
from studio.towels import hung_towel

FOOT, HEAD, HEIGHT = -0.40, -0.04, 1.78


def towel_ladder():
    timber = teak('z')
    x = (LEFT + 0.19, LEFT + 0.71)
    for side in x:
        tube([(side, FOOT, 0.004), (side, HEAD, HEIGHT)], 0.017, timber, curved=False)
    rungs = (0.32, 0.72, 1.12, 1.52)
    for z in rungs:
        at = depth_at(z)
        tube([(x[0], at, z), (x[1], at, z)], 0.012, teak(), curved=False)
    border = ((0.06, MADDER), (0.10, COTTON), (0.13, MADDER), (0.15, COTTON))
    white = striped('towel', COTTON, border, 0.62, along='around')
    hung_towel((x[0] + 0.05, x[1] - 0.07), depth_at(rungs[3]), rungs[3], (0.62, 0.50), white)
    hung_towel((x[0] + 0.08, x[1] - 0.05), depth_at(rungs[1]), rungs[1], (0.46, 0.40), plain_cotton())


def depth_at(z):
    return FOOT + (HEAD - FOOT) * z / HEIGHT


def plain_cotton():
    return striped('towel', (0.42, 0.46, 0.40), ((0.05, COTTON), (0.08, (0.42, 0.46, 0.40))), 0.5, along='around')


def bath_mat():
    stripes = (
        (0.06, INDIGO),
        (0.16, COTTON),
        (0.20, MADDER),
        (0.24, COTTON),
        (0.50, INDIGO),
        (0.54, COTTON),
        (0.58, INDIGO),
        (0.62, COTTON),
    )
    mat = striped('mat', COTTON, stripes, 0.21)
    rug((-0.70, 0.46), (-1.24, -0.62), mat, 0.012, fringe=plain('fringe', COTTON, 0.9))
