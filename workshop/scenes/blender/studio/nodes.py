"""A short way to build a material's node tree."""

import bpy


def is_socket(value):
    return isinstance(value, bpy.types.NodeSocket)


class Nodes:
    """Adds nodes to one material. Inputs take a socket or a plain value."""

    def __init__(self, material):
        self.tree = material.node_tree
        self.surface = self.tree.nodes.get('Principled BSDF')
        self.output = self.tree.nodes['Material Output']

    def add(self, kind, inputs=None, **attributes):
        node = self.tree.nodes.new(f'ShaderNode{kind}')
        for name, value in attributes.items():
            setattr(node, name, value)
        for name, value in (inputs or {}).items():
            self.feed(node.inputs[name], value)
        return node

    def feed(self, socket, value):
        if is_socket(value):
            self.tree.links.new(value, socket)
        elif socket.type == 'RGBA' and len(value) == 3:
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    def coordinates(self, scale=(1, 1, 1), rotation=(0, 0, 0), kind='Object'):
        source = self.add('TexCoord').outputs[kind]
        return self.add('Mapping', {'Vector': source, 'Scale': scale, 'Rotation': rotation}).outputs[0]

    def noise(self, vector, scale, detail=2, roughness=0.5, distortion=0):
        inputs = {'Vector': vector, 'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion}
        return self.add('TexNoise', inputs).outputs[0]

    def math(self, operation, first, second=0.0):
        return self.add('Math', {0: first, 1: second}, operation=operation).outputs[0]

    def ramp(self, factor, stops, interpolation='LINEAR'):
        """`stops`: (position, colour) pairs, ascending."""
        node = self.add('ValToRGB', {0: factor})
        node.color_ramp.interpolation = interpolation
        elements = node.color_ramp.elements
        while len(elements) > 1:
            elements.remove(elements[-1])
        elements[0].position = stops[0][0]
        elements[0].color = (*stops[0][1], 1)
        for position, colour in stops[1:]:
            elements.new(position).color = (*colour, 1)
        return node.outputs[0]

    def mix(self, factor, first, second, mode='MIX'):
        return self.add('MixRGB', {0: factor, 1: first, 2: second}, blend_type=mode).outputs[0]

    def bump(self, height, strength=0.3, distance=0.002):
        node = self.add('Bump', {'Height': height, 'Strength': strength, 'Distance': distance})
        self.feed(self.surface.inputs['Normal'], node.outputs[0])

    def colour(self, value):
        self.feed(self.surface.inputs['Base Color'], value)

    def roughness(self, value):
        self.feed(self.surface.inputs['Roughness'], value)
