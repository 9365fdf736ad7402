"""Objects on the vanity unit, on the floor, and behind the camera, where the mirror shows them."""

from scenes.bathroom.measures import BASIN_X, COTTON, INDIGO, LEFT, MADDER, VANITY_X, VANITY_Z
from studio.foliage import leaf_material, palm, plant, stem_material
from studio.furniture import stool, tray
from studio.materials import brass, copper, metal, plain, teak, terracotta
from studio.rooms import curtain
from studio.shapes import box, cylinder, quad
from studio.textiles import block_print, sheer
from studio.towels import folded_towels
from studio.vessels import bottle, cup, lota, planter


def vanity_things():
    z, left, right = VANITY_Z[1], *VANITY_X
    tray((BASIN_X + 0.50, -0.20, z), 0.13, brass())
    amber = plain('amber', (0.24, 0.10, 0.03), 0.08, clearcoat=0.6)
    bottle((BASIN_X + 0.45, -0.18, z + 0.006), 0.19, 0.036, amber, brass())
    bottle((BASIN_X + 0.545, -0.20, z + 0.006), 0.14, 0.032, plain('stoneware', (0.66, 0.62, 0.56), 0.4), teak())
    cup((BASIN_X + 0.49, -0.265, z + 0.006), 0.030, 0.05, terracotta())
    folded_towels((right - 0.16, -0.25, z), (0.24, 0.30), (COTTON, MADDER, COTTON))
    lota((left + 0.44, -0.22, z), 0.062, 0.125, copper())
    planter((left + 0.20, -0.22, z), 0.072, 0.12, terracotta())
    plant((left + 0.20, -0.22, z + 0.10), 0.26, 30, leaf_material(), (0.11, 0.055), 0.9, 1.0, stem_material(), seed=4)


def floor_things():
    planter((LEFT + 0.34, -1.08, 0), 0.165, 0.29, metal('planter', (0.55, 0.38, 0.18), 0.35))
    palm((LEFT + 0.34, -1.08, 0.25), 1.05, 13, leaf_material(), stem_material(), seed=8)
    stool(1.36, -1.12, teak(), teak('z'), 0.46)
    folded_towels((1.36, -1.12, 0.465), (0.24, 0.24), ((0.42, 0.46, 0.40), COTTON))
    cylinder(1.355, -1.13, (0.565, 0.592), 0.032, plain('soap', (0.60, 0.42, 0.26), 0.45), 0.008)


def behind_the_camera():
    """The mirror shows the upper half of the wall behind the camera."""
    box((-1.75, -0.75), (-6.98, -6.45), (0.08, 1.95), teak('z'), 0.004)
    box((-0.38, 0.14), (-6.98, -6.95), (1.28, 2.0), teak('z'), 0.003)
    picture = [(0.11, -6.94, 1.31), (-0.35, -6.94, 1.31), (-0.35, -6.94, 1.97), (0.11, -6.94, 1.97)]
    quad(picture, block_print('print', COTTON, INDIGO, 0.15, MADDER))
    palm((0.5, -6.3, 0.3), 1.75, 11, leaf_material(), stem_material(), 16, seed=5)
    curtain(0.72, (-6.9, -6.4), (0.03, 2.4), sheer(), 4)
