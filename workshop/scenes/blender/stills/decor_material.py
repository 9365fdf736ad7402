"""Materials in the shop's decors, from the tiles that `npm run decor-tiles` draws in the provider."""

import json
import os

import bpy

from studio.laminate import laminate_material
from studio.nodes import Nodes

ANY_COLOUR = (0.5, 0.5, 0.5)


class DecorMaterials:
    """`decor(name, finish)`: the material of a colour in `gloss` or `matt`, laid flat on x and y of its object."""

    def __init__(self, folder):
        self.folder = folder
        with open(os.path.join(folder, 'tiles.json')) as file:
            self.tiles = json.load(file)
        self.made = {}

    def __call__(self, name, finish='gloss'):
        if (name, finish) not in self.made:
            self.made[name, finish] = self.material(name, finish)
        return self.made[name, finish]

    def material(self, name, finish):
        tile = self.tiles[name]
        material = laminate_material(f'{name} {finish}', finish, ANY_COLOUR)
        nodes = Nodes(material)
        across = 1 / tile['metres']
        picture = nodes.add('TexImage', {'Vector': nodes.coordinates((across, across, across))})
        picture.image = bpy.data.images.load(os.path.join(self.folder, tile['file']), check_existing=True)
        nodes.colour(picture.outputs['Color'])
        return material
