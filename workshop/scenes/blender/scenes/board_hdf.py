"""Sample of a board on hdf."""

from studio.board import build_board
from studio.cores import hdf


def build(laminate):
    build_board(laminate, hdf)
