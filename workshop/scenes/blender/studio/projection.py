"""Projects the panels into the picture."""

import bpy
from mathutils import Vector


def in_picture(panels):
    """The panels in the format of scene.json: corners in px from the top left, sizes in metres."""
    bpy.context.view_layer.update()
    scene = bpy.context.scene
    width, height = scene.render.resolution_x, scene.render.resolution_y
    lens = scene.camera.calc_matrix_camera(bpy.context.evaluated_depsgraph_get(), x=width, y=height)
    to_picture = lens @ scene.camera.matrix_world.inverted()

    def pixel(corner):
        point = to_picture @ Vector((*corner, 1))
        return [round((point.x / point.w / 2 + 0.5) * width, 2), round((0.5 - point.y / point.w / 2) * height, 2)]

    return [
        {
            'id': panel.id,
            'surface': panel.surface,
            'corners': [pixel(corner) for corner in panel.corners],
            'size': [round(length, 4) for length in panel.size],
            'origin': [round(place, 4) for place in panel.origin],
            'grain': panel.grain,
        }
        for panel in panels
    ]
