import { ROOM_LIGHT } from 'shared-contracts/image/room-light';
import { linkedProgram } from './linked-program.ts';
import { FRAGMENT_SHADER, VERTEX_SHADER } from './room-shader.ts';

/** Paints a room in a decor, from the decoded files of `layers`. */
export type RoomPainter = {
  /** @returns whether the canvas now shows the room */
  paint: (light: ImageBitmap, albedo: ImageBitmap) => boolean;
  /** Copies a decor to the graphics card, so that painting it later takes no longer than a frame. */
  prepare: (albedo: ImageBitmap) => void;
};

/** The units of the two textures. */
const LIGHT = 0;
const ALBEDO = 1;

/** Textures of 2 to 5 MB each: the light of a room, and the decors around the finger. */
const KEPT = 8;

/** Undefined without WebGL 2 on a graphics card: with software rendering, a phone shows the served picture sooner. */
export function roomPainter(canvas: HTMLCanvasElement): RoomPainter | undefined {
  const { width } = ROOM_LIGHT;
  const height = (width * 5) / 8;
  const gl = canvas.getContext('webgl2', {
    alpha: false,
    antialias: false,
    depth: false,
    failIfMajorPerformanceCaveat: true,
  });
  const program = gl && linkedProgram(gl, VERTEX_SHADER, FRAGMENT_SHADER);
  if (!program) return;
  gl.useProgram(program);
  // The levels of the files are data: no conversion to the colour space of the screen.
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  const uniform = (name: string) => gl.getUniformLocation(program, name);
  const surfaceCount = uniform('surfaces');
  gl.uniform1i(uniform('light'), LIGHT);
  gl.uniform1i(uniform('albedo'), ALBEDO);
  gl.uniform2i(uniform('size'), width, height);
  // Set only once, because a new size allocates a new buffer.
  Object.assign(canvas, { width, height });
  gl.viewport(0, 0, width, height);
  const bind = textures(gl);

  return {
    paint: (light, albedo) => {
      const surfaces = albedo.height / height;
      const fits =
        light.width === width && albedo.width === width && light.height === height * (surfaces + 1);
      if (!fits || gl.isContextLost()) return false;
      bind(LIGHT, light);
      bind(ALBEDO, albedo);
      gl.uniform1i(surfaceCount, surfaces);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
      return true;
    },
    prepare: (albedo) => bind(ALBEDO, albedo),
  };
}

/** @returns a function that binds an image's texture to a unit, and uploads the image if it is not cached */
function textures(gl: WebGL2RenderingContext): (unit: number, image: ImageBitmap) => void {
  /** The least recently used first. */
  const kept = new Map<ImageBitmap, WebGLTexture>();
  return (unit, image) => {
    gl.activeTexture(gl.TEXTURE0 + unit);
    const known = kept.get(image);
    const texture = known ?? gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    if (!known) {
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.NEAREST);
      gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, gl.NEAREST);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, image);
    }
    kept.delete(image);
    kept.set(image, texture);
    const [oldest] = kept;
    if (oldest && kept.size > KEPT) {
      gl.deleteTexture(oldest[1]);
      kept.delete(oldest[0]);
    }
  };
}
