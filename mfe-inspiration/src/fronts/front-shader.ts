import { BLACK } from './front-light.ts';

/** One triangle that covers the canvas. */
export const VERTEX_SHADER = `#version 300 es
void main() {
  gl_Position = vec4(vec2(gl_VertexID & 1, gl_VertexID >> 1) * 4.0 - 1.0, 0, 1);
}`;

/** Copies the photo unchanged. */
export const PHOTO_SHADER = `#version 300 es
precision highp float;
uniform sampler2D photo;
out vec4 colour;
void main() {
  ivec2 size = textureSize(photo, 0);
  colour = vec4(texelFetch(photo, ivec2(gl_FragCoord.x, size.y - 1 - int(gl_FragCoord.y)), 0).rgb, 1);
}`;

/**
 * Draws one front. Each pixel of the photo is mapped back onto the front: the result is what the decor reflects there, times the light on
 * the old front. Pixels on the edges are blended by the share that lies inside.
 */
export const FRONT_SHADER = `#version 300 es
precision highp float;
uniform sampler2D photo;
uniform sampler2D tile;
uniform sampler2D smoothing;
uniform mat3 toSquare;
uniform vec3 edges[4];
uniform mat2 toTile;
uniform vec2 start;
uniform vec3 level;
out vec4 colour;

const float BLACK = ${BLACK.toFixed(6)};
const float SHOULDER = 0.9;

vec3 light(vec3 levels) {
  return mix(levels / 12.92, pow((levels + 0.055) / 1.055, vec3(2.4)), step(vec3(0.04045), levels));
}

void main() {
  ivec2 size = textureSize(photo, 0);
  vec3 at = vec3(gl_FragCoord.x, float(size.y) - gl_FragCoord.y, 1);
  float covered = 1.0;
  for (int edge = 0; edge < 4; edge++) covered *= clamp(dot(edges[edge], at) + 0.5, 0.0, 1.0);
  vec3 mapped = toSquare * at;
  vec2 place = mapped.xy / mapped.z;
  vec3 reflected = texture(tile, toTile * place + start).rgb;
  if (covered == 0.0) discard;

  float seen = dot(light(texelFetch(photo, ivec2(at.xy), 0).rgb), vec3(0.2126, 0.7152, 0.0722));
  vec2 smoothed = texture(smoothing, clamp(place, 0.0, 1.0)).rg;
  float shade = max(0.0, exp2(smoothed.x * log2(seen + BLACK) + smoothed.y) - BLACK);
  vec3 sum = reflected * level * shade;
  float brightest = max(sum.r, max(sum.g, sum.b));
  if (brightest > SHOULDER) {
    sum *= (SHOULDER + (1.0 - SHOULDER) * (1.0 - exp((SHOULDER - brightest) / (1.0 - SHOULDER)))) / brightest;
  }
  colour = vec4(mix(sum * 12.92, 1.055 * pow(sum, vec3(1.0 / 2.4)) - 0.055, step(vec3(0.0031308), sum)), covered);
}`;
