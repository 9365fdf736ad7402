import type { Page } from '@playwright/test';

/** Red, green and blue, 0–1: of light, or the share of it that a surface reflects. */
export type Rgb = readonly [red: number, green: number, blue: number];

/** A place in a photo, in pixels. */
export type Spot = readonly [x: number, y: number];

/** A photo of one front on a wall, taken by a camera without faults. */
export type DrawnRoom = {
  /** Top left, top right, bottom right, bottom left. */
  corners: readonly [Spot, Spot, Spot, Spot];
  /** What the old front reflects, and how strong its grain is: 0.1 is ten per cent in both directions. */
  front: Rgb;
  grain: number;
  wall: Rgb;
  /** The centre of a sheet of white paper. */
  paper: Spot;
  /** The light in the middle of the photo, and by how much it grows from left to right and from top to bottom. */
  light: Rgb;
  growth: Spot;
};

export const ROOM_SIZE = { width: 1200, height: 900 };
/** Width and height of the sheet of paper, in pixels. */
const PAPER_SIZE = 60;
const PAPER_WHITE = 0.87;

export function lightAt({ light, growth }: DrawnRoom, [x, y]: Spot): Rgb {
  const { width, height } = ROOM_SIZE;
  const factor = 1 + growth[0] * (x / width - 0.5) + growth[1] * (y / height - 0.5);
  return [light[0] * factor, light[1] * factor, light[2] * factor];
}

/** A level of 0–255, with fractions. */
export function levelOf(light: number): number {
  const part = Math.min(1, light);
  return 255 * (part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055);
}

/** Linear light of a level of 0–255. */
export function lightOf(level: number): number {
  const part = level / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

export async function drawnRoom(page: Page, room: DrawnRoom): Promise<Buffer> {
  const { width, height } = ROOM_SIZE;
  const levels = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const seen = [0, 0, 0];
      // Samples four places in each pixel, because edges in a camera's picture are not steps.
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const) {
        const at = [x + dx, y + dy] as const;
        const light = lightAt(room, at);
        const reflected = reflectedAt(room, at);
        for (const channel of [0, 1, 2] as const)
          seen[channel] = (seen[channel] ?? 0) + (light[channel] * reflected[channel]) / 4;
      }
      levels.set([...seen.map((part) => Math.round(levelOf(part))), 255], (y * width + x) * 4);
    }
  }
  const base64 = await page.evaluate(
    ({ pixels, size }) => {
      const canvas = Object.assign(document.createElement('canvas'), size);
      const bytes = Uint8ClampedArray.from(atob(pixels), (character) => character.charCodeAt(0));
      canvas.getContext('2d')?.putImageData(new ImageData(bytes, size.width), 0, 0);
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    { pixels: Buffer.from(levels.buffer).toString('base64'), size: ROOM_SIZE },
  );
  return Buffer.from(base64, 'base64');
}

function reflectedAt({ corners, front, grain, wall, paper }: DrawnRoom, at: Spot): Rgb {
  if (Math.max(Math.abs(at[0] - paper[0]), Math.abs(at[1] - paper[1])) < PAPER_SIZE / 2)
    return [PAPER_WHITE, PAPER_WHITE, PAPER_WHITE];
  if (!isInside(corners, at)) return wall;
  const factor = 1 + grain * Math.sin(at[0] * 0.9 + 2 * Math.sin(at[1] / 90));
  return [front[0] * factor, front[1] * factor, front[2] * factor];
}

export function isInside(corners: DrawnRoom['corners'], [x, y]: Spot): boolean {
  return corners.every((from, index) => {
    const to = corners[(index + 1) % 4] ?? from;
    return (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]) > 0;
  });
}
