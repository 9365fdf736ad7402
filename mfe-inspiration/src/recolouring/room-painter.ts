import { ROOM_LIGHT } from 'shared-contracts/image/room-light';
import { FRAGMENT_SHADER, VERTEX_SHADER } from './room-shader.ts';

/** Paints a room in a decor: the files of `layers`, decoded. Returns whether the canvas now shows it. */
export type RoomPainter = (light: ImageBitmap, albedo: ImageBitmap) => boolean;

/** The units of the two textures. */
const LIGHT = 0;
const ALBEDO = 1;

/**
 * Undefined where the browser has no WebGL 2, or only one that calculates on the processor: a phone is then faster with the served
 * picture.
 */
export function roomPainter(canvas: HTMLCanvasElement): RoomPainter | undefined {
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
  });
  const program = gl && linked(gl);
  if (!program) return;
  gl.useProgram(program);
  // The levels of the files are data: no conversion to the colour space of the screen.
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  const place = (name: string) => gl.getUniformLocation(program, name);
  gl.uniform1i(place('light'), LIGHT);
  gl.uniform1i(place('albedo'), ALBEDO);
  for (const unit of [LIGHT, ALBEDO]) {
    gl.activeTexture(gl.TEXTURE0 + unit);
    gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
  }
  let shownLight: ImageBitmap | undefined;

  return (light, albedo) => {
    const { width } = ROOM_LIGHT;
    const height = (width * 5) / 8;
    const surfaces = albedo.height / height;
    const fits = light.width === width && albedo.width === width && light.height === height * (surfaces + 1);
    if (!fits || gl.isContextLost()) return false;
    canvas.width = width;
    canvas.height = height;
    gl.viewport(0, 0, width, height);
    if (light !== shownLight) upload(gl, LIGHT, light);
    shownLight = light;
    upload(gl, ALBEDO, albedo);
    gl.uniform2i(place('size'), width, height);
    gl.uniform1i(place('surfaces'), surfaces);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    return true;
  };
}

function upload(gl: WebGL2RenderingContext, unit: number, image: ImageBitmap): void {
  gl.activeTexture(gl.TEXTURE0 + unit);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
}

function linked(gl: WebGL2RenderingContext): WebGLProgram | undefined {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX_SHADER],
    [gl.FRAGMENT_SHADER, FRAGMENT_SHADER],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader) return;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : undefined;
}
