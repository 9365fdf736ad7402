import { ROOM_LIGHT } from 'shared-contracts/image/room-light';

/** One triangle that covers the canvas. */
export const VERTEX_SHADER = `#version 300 es
void main() {
  gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0, 1);
}`;

const float = (value: number) => value.toFixed(6);

/** Calculates what `recolouredPixel` of the contract does. */
export const FRAGMENT_SHADER = `#version 300 es
precision highp float;
uniform sampler2D light;
uniform sampler2D albedo;
uniform ivec2 size;
uniform int surfaces;
out vec4 colour;

const float SHOULDER = ${float(ROOM_LIGHT.shoulder)};
const float REST = 1.0 - SHOULDER;

vec3 roomLight(ivec2 at) {
  vec3 level = min(texelFetch(light, at, 0).rgb, vec3(254.0 / 255.0));
  vec3 part = pow(level, vec3(${float(ROOM_LIGHT.gamma)}));
  return part / (1.0 - part);
}

vec3 reflected(ivec2 at) {
  vec3 level = texelFetch(albedo, at, 0).rgb;
  return mix(level / 12.92, pow((level + 0.055) / 1.055, vec3(2.4)), step(vec3(0.04045), level));
}

void main() {
  ivec2 at = ivec2(gl_FragCoord.x, size.y - 1 - int(gl_FragCoord.y));
  ivec2 part = ivec2(0, size.y);
  vec3 sum = roomLight(at);
  for (int surface = 0; surface < surfaces; surface++) {
    sum += roomLight(at + part * (surface + 1)) * reflected(at + part * surface);
  }
  float brightest = max(sum.r, max(sum.g, sum.b));
  if (brightest > SHOULDER) sum *= (SHOULDER + REST * (1.0 - exp((SHOULDER - brightest) / REST))) / brightest;
  colour = vec4(mix(sum * 12.92, 1.055 * pow(sum, vec3(1.0 / 2.4)) - 0.055, step(vec3(0.0031308), sum)), 1);
}`;
