"""The laminate: the material that changes between the layers, and the panels that the composition paints."""

import math
from dataclasses import dataclass

from mathutils import Vector

from studio.materials import plain
from studio.nodes import Nodes
from studio.shapes import box, from_faces

# Catalogue: "ridges 24 mm apart".
RIDGE_PITCH = 0.024
RIDGE_DEPTH = 0.010


@dataclass
class Panel:
    """A plane laminate face. `corners` in metres: origin, +u, +u+v, +v; `origin`: its position on the sheet."""

    id: int
    surface: int
    corners: list
    origin: tuple
    grain: str

    @property
    def size(self):
        start, along, _, up = self.corners
        return (along - start).length, (up - start).length


def laminate_material(name, finish, colour):
    if finish == 'metallic':
        # Flakes in lacquer: the sheen has the decor's colour, and the surface is never as dark as a mirror.
        material = plain(name, colour, 0.27, metallic=0.75, clearcoat=0.15, clearcoat_roughness=0.12)
    else:
        roughness, specular = {'gloss': (0.035, 0.5), 'fluted': (0.26, 0.5), 'matt': (0.42, 0.4)}[finish]
        material = plain(name, colour, roughness, specular=specular)
    if finish == 'gloss':
        # No board is perfectly flat. Without this unevenness reflections look artificially straight.
        nodes = Nodes(material)
        apart = nodes.math('MULTIPLY', nodes.add('ObjectInfo').outputs['Random'], 40.0)
        place = nodes.add('VectorMath', {0: nodes.coordinates(), 1: apart}, operation='ADD').outputs[0]
        nodes.bump(nodes.noise(place, 2.2, 1), 0.25, 0.004)
    return material


class Laminate:
    """Makes fronts. `finishes`, `colours`: a finish and an albedo for each surface."""

    def __init__(self, finishes, colours):
        self.glossy = 'gloss' in finishes
        self.metallic = 'metallic' in finishes
        self.fluted = 'fluted' in finishes
        self.materials = [
            laminate_material(f'laminate-{index}', *look) for index, look in enumerate(zip(finishes, colours))
        ]
        self.panels = []

    def face(self, made, corners, surface=0, origin=None, grain='vertical'):
        """Declares a face of `made` as a panel. The object index pass contains its id."""
        corners = [Vector(corner) for corner in corners]
        start, along = corners[0], corners[1] - corners[0]
        if origin is None:
            # Fronts side by side are cut from one sheet, so the grain follows their position on the wall.
            run = start.x if abs(along.x) > abs(along.y) else start.y
            origin = (run, start.z)
        made.pass_index = len(self.panels) + 1
        self.panels.append(Panel(made.pass_index, surface, corners, origin, grain))
        return made

    def front(self, x, z, y, surface=0, fluted=False, thickness=0.019, gap=0.0015, grain='vertical'):
        """A door or drawer that faces the camera, with its face at `y` and a `gap` on each side."""
        x = (x[0] + gap, x[1] - gap)
        z = (z[0] + gap, z[1] - gap)
        material = self.materials[surface]
        if fluted and self.fluted:
            made = ridges(x, z, y, material, thickness=thickness)
        else:
            made = box(x, (y, y + thickness), z, material, 0.0012)
        return self.face(
            made, [(x[0], y, z[0]), (x[1], y, z[0]), (x[1], y, z[1]), (x[0], y, z[1])], surface, grain=grain
        )

    def side(self, x, y, z, facing, surface=0, thickness=0.018):
        """An end panel with its face at `x`; `facing` −1: towards −x, 1: towards +x."""
        inner = x - facing * thickness
        made = box((min(x, inner), max(x, inner)), y, z, self.materials[surface], 0.001)
        near, far = (y[1], y[0]) if facing < 0 else (y[0], y[1])
        return self.face(made, [(x, near, z[0]), (x, far, z[0]), (x, far, z[1]), (x, near, z[1])], surface)

    def top(self, x, y, z, surface=0, thickness=0.018, grain='horizontal'):
        """A horizontal face at `z`, with u along x."""
        made = box(x, y, (z - thickness, z), self.materials[surface], 0.001)
        corners = [(x[0], y[0], z), (x[1], y[0], z), (x[1], y[1], z), (x[0], y[1], z)]
        return self.face(made, corners, surface, (x[0], y[0]), grain)


def ridges(x, z, y, material, pitch=RIDGE_PITCH, depth=RIDGE_DEPTH, thickness=0.018):
    """Vertical half-round ridges that face the camera, with their crests at `y`, on a flat back."""
    count = max(1, round((x[1] - x[0]) / pitch))
    width = (x[1] - x[0]) / count
    line = []
    for ridge in range(count):
        for step in range(10):
            turn = step / 10
            share = 0.04 + 0.92 * (0.5 - 0.5 * math.cos(math.pi * turn))
            line.append((x[0] + width * (ridge + share), y + depth * (1 - math.sin(math.pi * turn))))
        line.append((x[0] + width * (ridge + 0.98), y + depth))
    line.append((x[1], y + depth))
    vertices = [(px, py, pz) for pz in z for px, py in line]
    last = len(line)
    faces = [(i, i + 1, last + i + 1, last + i) for i in range(last - 1)]
    back = len(vertices)
    vertices += [(px, y + thickness, pz) for pz in z for px in x]
    faces += [
        (back, back + 2, back + 3, back + 1),
        (0, last, back + 2, back),
        (last - 1, back + 1, back + 3, 2 * last - 1),
        (*range(last - 1, -1, -1), back, back + 1),
        (*range(last, 2 * last), back + 3, back + 2),
    ]
    return from_faces('ridges', vertices, faces, material, crease=35)
