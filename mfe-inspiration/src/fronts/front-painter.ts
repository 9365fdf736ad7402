import type { Light } from '../photo/photo-colour.ts';
import { linkedProgram } from '../recolouring/linked-program.ts';
import { type FrontLight, GRID } from './front-light.ts';
import { FRONT_SHADER, PHOTO_SHADER, VERTEX_SHADER } from './front-shader.ts';
import { inverse, squareToQuad } from './homography.ts';
import { edgeLines, type Quad } from './quad.ts';

/** A picture of a decor, or a canvas with one pixel of its plain colour. */
export type Tile = ImageBitmap | HTMLCanvasElement;

export type PaintedFront = {
  quad: Quad;
  light: FrontLight;
  /** The light on the front per unit of its luminance. */
  level: Light;
  /** The decor in even light. */
  tile: Tile;
  /** How often the tile repeats across the front's width and down its height. */
  repeats: { across: number; down: number };
  /** Whether the decor's grain runs across. */
  isTurned: boolean;
  /** Offset within the tile. It differs between neighbours, as if they were cut from different places of a sheet. */
  start: number;
};

/** The units of the textures. */
const PHOTO = 0;
const TILE = 1;
const SMOOTHING = 2;

/** Paints decors on the fronts of a photo, in a canvas of the photo's size. */
export class FrontPainter {
  readonly #gl: WebGL2RenderingContext;
  readonly #photo: WebGLProgram;
  readonly #front: WebGLProgram;
  readonly #size: { width: number; height: number };
  readonly #textures = new Map<object, WebGLTexture>();

  private constructor(
    gl: WebGL2RenderingContext,
    photo: ImageBitmap,
    programs: Record<'photo' | 'front', WebGLProgram>,
  ) {
    this.#gl = gl;
    this.#photo = programs.photo;
    this.#front = programs.front;
    this.#size = { width: photo.width, height: photo.height };
    this.#bind(PHOTO, photo, () => {
      this.#filter(gl.NEAREST, gl.NEAREST, gl.CLAMP_TO_EDGE);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, photo);
    });
  }

  /** Undefined where the browser has no WebGL 2. */
  static of(canvas: HTMLCanvasElement, photo: ImageBitmap): FrontPainter | undefined {
    const gl = canvas.getContext('webgl2', {
      alpha: false,
      antialias: false,
      depth: false,
      preserveDrawingBuffer: true,
    });
    if (!gl) return undefined;
    Object.assign(canvas, { width: photo.width, height: photo.height });
    // The levels of the files are data: no conversion to the colour space of the screen.
    gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
    gl.viewport(0, 0, photo.width, photo.height);
    gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
    const [base, front] = [PHOTO_SHADER, FRONT_SHADER].map((shader) =>
      linkedProgram(gl, VERTEX_SHADER, shader),
    );
    return base && front && new FrontPainter(gl, photo, { photo: base, front });
  }

  /** Paints nothing while the context is lost. */
  paint(fronts: readonly PaintedFront[]): void {
    const gl = this.#gl;
    if (gl.isContextLost()) return;
    gl.disable(gl.BLEND);
    gl.useProgram(this.#photo);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
    gl.enable(gl.BLEND);
    gl.enable(gl.SCISSOR_TEST);
    for (const front of fronts) this.#paintFront(front);
    gl.disable(gl.SCISSOR_TEST);
    this.#forget(new Set(fronts.flatMap(({ tile, light }) => [tile, light])));
  }

  #paintFront({ quad, light, level, tile, repeats, isTurned, start }: PaintedFront): void {
    const gl = this.#gl;
    gl.useProgram(this.#front);
    this.#bind(TILE, tile, () => this.#upload(tile));
    this.#bind(SMOOTHING, light, () => {
      this.#filter(gl.LINEAR, gl.LINEAR, gl.CLAMP_TO_EDGE);
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RG16F, GRID, GRID, 0, gl.RG, gl.FLOAT, light.smoothing);
    });
    const uniform = (name: string) => gl.getUniformLocation(this.#front, name);
    gl.uniform1i(uniform('photo'), PHOTO);
    gl.uniform1i(uniform('tile'), TILE);
    gl.uniform1i(uniform('smoothing'), SMOOTHING);
    gl.uniformMatrix3fv(uniform('toSquare'), true, inverse(squareToQuad(quad)));
    gl.uniform3fv(uniform('edges'), edgeLines(quad).flat());
    const { across, down } = repeats;
    gl.uniformMatrix2fv(uniform('toTile'), false, isTurned ? [0, across, down, 0] : [across, 0, 0, down]);
    gl.uniform2f(uniform('start'), start, start / 2);
    gl.uniform3fv(uniform('level'), [...level]);
    this.#scissor(quad);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  /** Only the pixels around the front are calculated. */
  #scissor(quad: Quad): void {
    const [left, right] = [Math.min, Math.max].map((limit) => limit(...quad.map(({ x }) => x)));
    const [top, bottom] = [Math.min, Math.max].map((limit) => limit(...quad.map(({ y }) => y)));
    const [x, y] = [Math.floor(left ?? 0) - 1, Math.floor(this.#size.height - (bottom ?? 0)) - 1];
    this.#gl.scissor(x, y, Math.ceil((right ?? 0) - x) + 1, Math.ceil((bottom ?? 0) - (top ?? 0)) + 3);
  }

  /** Mipmaps in linear light keep the mean colour of a small decor. Every second tile is mirrored, which hides the seams. */
  #upload(tile: Tile): void {
    const gl = this.#gl;
    this.#filter(gl.LINEAR_MIPMAP_LINEAR, gl.LINEAR, gl.MIRRORED_REPEAT);
    const sharper = gl.getExtension('EXT_texture_filter_anisotropic');
    if (sharper) gl.texParameteri(gl.TEXTURE_2D, sharper.TEXTURE_MAX_ANISOTROPY_EXT, 8);
    gl.texImage2D(gl.TEXTURE_2D, 0, gl.SRGB8_ALPHA8, gl.RGBA, gl.UNSIGNED_BYTE, tile);
    gl.generateMipmap(gl.TEXTURE_2D);
  }

  #filter(small: number, large: number, beyond: number): void {
    const gl = this.#gl;
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, small);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MAG_FILTER, large);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, beyond);
    gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, beyond);
  }

  #bind(unit: number, of: object, fill: () => void): void {
    const gl = this.#gl;
    gl.activeTexture(gl.TEXTURE0 + unit);
    const known = this.#textures.get(of);
    const texture = known ?? gl.createTexture();
    gl.bindTexture(gl.TEXTURE_2D, texture);
    if (known) return;
    fill();
    if (unit !== PHOTO) this.#textures.set(of, texture);
  }

  #forget(used: ReadonlySet<object>): void {
    for (const [of, texture] of this.#textures) {
      if (used.has(of)) continue;
      this.#gl.deleteTexture(texture);
      this.#textures.delete(of);
    }
  }
}
