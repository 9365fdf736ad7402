"""Sample of a board on plywood."""

from studio.board import build_board
from studio.cores import plywood


def build(laminate):
    build_board(laminate, plywood)
