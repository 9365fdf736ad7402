"""Sample of a board on wpc."""

from studio.board import build_board
from studio.cores import wpc


def build(laminate):
    build_board(laminate, wpc)
