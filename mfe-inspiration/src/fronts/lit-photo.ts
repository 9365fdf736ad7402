import type { Light, Pixels } from '../photo/photo-colour.ts';
import { type FrontLight, frontLight, luminanceOf } from './front-light.ts';
import type { Quad, Spot } from './quad.ts';
import { frontLevels, guessedPaper, paperLight } from './white-light.ts';

export class LitPhoto {
  readonly pixels: Pixels;
  readonly #luminance: Float32Array;
  readonly #fronts = new WeakMap<Quad, FrontLight>();
  #guessed: Light | undefined;

  /** @throws if the browser provides no canvas for reading the pixels */
  constructor(image: ImageBitmap) {
    const { width, height } = image;
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) throw new Error('The browser has no canvas.');
    context.drawImage(image, 0, 0);
    this.pixels = context.getImageData(0, 0, width, height);
    this.#luminance = luminanceOf(this.pixels);
  }

  get size(): { width: number; height: number } {
    return { width: this.pixels.width, height: this.pixels.height };
  }

  lightOn(quad: Quad): FrontLight {
    const known = this.#fronts.get(quad);
    const light = known ?? frontLight(this.#luminance, this.pixels.width, quad);
    this.#fronts.set(quad, light);
    return light;
  }

  /** The level of each front, see `frontLevels`. */
  levelsOf(quads: readonly Quad[], paper: Spot | undefined): Light[] {
    this.#guessed ??= guessedPaper(this.pixels);
    const light = paper ? paperLight(this.pixels, paper) : this.#guessed;
    return frontLevels(
      quads.map((quad) => ({ quad, light: this.lightOn(quad) })),
      light,
      paper,
    );
  }
}
