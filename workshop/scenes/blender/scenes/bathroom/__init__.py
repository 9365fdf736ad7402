"""A floating vanity unit and a tall unit; celadon tiles and terrazzo, brass taps, morning light from the left."""

from scenes.bathroom.basin import basin, mirror, sconces
from scenes.bathroom.cotton import bath_mat, towel_ladder
from scenes.bathroom.room import daylight, room
from scenes.bathroom.tall_unit import tall_unit
from scenes.bathroom.things import behind_the_camera, floor_things, vanity_things
from scenes.bathroom.vanity import vanity
from studio.light import camera


def build(laminate):
    room()
    daylight()
    vanity(laminate)
    tall_unit(laminate)
    basin()
    mirror()
    sconces()
    vanity_things()
    towel_ladder()
    bath_mat()
    floor_things()
    behind_the_camera()
    camera((0.06, -4.25, 1.22), (0.06, 0, 1.22), lens=34, shift=(-0.01, -0.052))
