"""A panelled entrance with a shoe cabinet and a bench; lime plaster, Kota stone, a teak door, light from the left."""

from scenes.entrance.bench import bench
from scenes.entrance.front_door import front_door
from scenes.entrance.mirror import mirror
from scenes.entrance.panelling import panelling
from scenes.entrance.room import daylight, room
from scenes.entrance.shoe_cabinet import cabinet_things, shoe_cabinet
from scenes.entrance.things import floor_things, hooks
from studio.light import camera


def build(laminate):
    room()
    daylight()
    panelling(laminate)
    shoe_cabinet(laminate)
    cabinet_things()
    bench(laminate)
    mirror()
    hooks()
    front_door()
    floor_things()
    camera((0.04, -4.75, 1.28), (0.04, 0, 1.28), lens=36, shift=(0, -0.05))
