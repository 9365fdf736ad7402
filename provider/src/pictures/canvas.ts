import sharp, { type Sharp } from 'sharp';
import type { Surface } from './surface.ts';

/** Rows of sRGB pixels. */
export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly pixels: Uint8ClampedArray;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.pixels = new Uint8ClampedArray(width * height * 3);
  }

  /** Paints every pixel of a rectangle; the paint is asked at pixel centres. */
  fill(paint: Surface, left = 0, top = 0, right = this.width, bottom = this.height): void {
    const colour = new Float64Array(3);
    for (let y = top; y < bottom; y++) {
      for (let x = left; x < right; x++) {
        paint(x + 0.5, y + 0.5, colour);
        const at = (y * this.width + x) * 3;
        this.pixels[at] = colour[0] ?? 0;
        this.pixels[at + 1] = colour[1] ?? 0;
        this.pixels[at + 2] = colour[2] ?? 0;
      }
    }
  }

  /** Lays a colour over one pixel; `cover` from 0 to 1. */
  blend(x: number, y: number, colour: Float64Array, cover: number): void {
    const at = (y * this.width + x) * 3;
    for (let channel = 0; channel < 3; channel++) {
      const under = this.pixels[at + channel] ?? 0;
      this.pixels[at + channel] = under + cover * ((colour[channel] ?? 0) - under);
    }
  }

  /** Takes a share of its light, 0 to 1, from one pixel. */
  darken(x: number, y: number, share: number): void {
    const at = (y * this.width + x) * 3;
    for (let channel = 0; channel < 3; channel++) {
      this.pixels[at + channel] = (this.pixels[at + channel] ?? 0) * (1 - share);
    }
  }

  toSharp(): Sharp {
    const { width, height } = this;
    return sharp(this.pixels, { raw: { width, height, channels: 3 } });
  }
}
