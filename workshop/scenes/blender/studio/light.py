"""Daylight and camera."""

import math

import bpy
from mathutils import Vector


def put(name, data, at=(0, 0, 0)):
    made = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(made)
    made.location = at
    return made


def face_towards(made, direction):
    made.rotation_euler = Vector(direction).to_track_quat('-Z', 'Y').to_euler()


def window_light(at, towards, size, watts, colour=(1, 1, 1), in_reflections=True):
    """An area light in a window's opening, invisible to the camera. A bright sky outside would be far noisier."""
    data = bpy.data.lights.new('window', 'AREA')
    data.shape = 'RECTANGLE'
    data.size, data.size_y = size
    data.energy = watts
    data.color = colour
    made = put('window', data, at)
    face_towards(made, Vector(towards) - Vector(at))
    made.visible_camera = False
    made.visible_glossy = in_reflections
    return made


def sun(direction, strength, colour, spread=1.2):
    """`spread`: degrees; softens the edges of the shadows."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy = strength
    data.color = colour
    data.angle = math.radians(spread)
    made = put('sun', data)
    face_towards(made, direction)
    return made


def sky(colour, strength):
    """Weak ambient light that is not sampled as a light: it only brightens dark corners."""
    world = bpy.data.worlds.new('sky')
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes['Background']
    background.inputs[0].default_value = (*colour, 1)
    background.inputs[1].default_value = strength
    world.cycles.sampling_method = 'NONE'


def camera(at, towards, lens, shift=(0, 0), level=True):
    """`lens` in mm for a 36 mm sensor. A level camera keeps verticals vertical; `shift` lowers the view."""
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.shift_x, data.shift_y = shift
    data.clip_start = 0.01
    made = put('camera', data, at)
    direction = Vector(towards) - Vector(at)
    if level:
        direction.z = 0
    face_towards(made, direction)
    bpy.context.scene.camera = made
    return made
