/** Red, green and blue of linear light, where 1 is the brightest that a screen shows. */
export type Light = readonly [red: number, green: number, blue: number];

/** A place in a photo, 0–1 from the left and from the top. */
export type Point = { x: number; y: number };

/** Pixels of a photo, as a canvas has them. */
export type Pixels = Pick<ImageData, 'data' | 'width' | 'height'>;

/** Size of the sampled spot, as a share of the photo's longer side. Like a fingertip, it evens out grain and noise. */
const SPOT = 0.012;
/** Share of the light that white paper reflects. */
export const PAPER = 0.87;
/** The least light of white paper in a photo. Anything darker is no white paper, or the photo is too dark to tell. */
const DARKEST_PAPER = 0.08;

/** The mean light around a point; undefined where transparent. Levels are made linear, as their own mean is too dark. */
export function lightAt({ data, width, height }: Pixels, { x, y }: Point): Light | undefined {
  const radius = Math.max(1, Math.round(Math.max(width, height) * SPOT));
  const [column, row] = [Math.floor(x * (width - 1)), Math.floor(y * (height - 1))];
  const sums = [0, 0, 0];
  let count = 0;
  for (let top = Math.max(0, row - radius); top <= Math.min(height - 1, row + radius); top++) {
    for (let left = Math.max(0, column - radius); left <= Math.min(width - 1, column + radius); left++) {
      if (Math.hypot(left - column, top - row) > radius) continue;
      const start = (top * width + left) * 4;
      const share = (data[start + 3] ?? 0) / 255;
      for (const channel of [0, 1, 2])
        sums[channel] = (sums[channel] ?? 0) + share * lightOf(data[start + channel] ?? 0);
      count += share;
    }
  }
  if (count === 0) return undefined;
  const [red = 0, green = 0, blue = 0] = sums.map((sum) => sum / count);
  return [red, green, blue];
}

/** Whether white paper can have this light in a photo. */
export function canBePaper(light: Light): boolean {
  return Math.min(...light) >= DARKEST_PAPER;
}

/** `aabbcc` in sRGB. `paper` is the light of white paper in the same photo; its tint and brightness are removed. */
export function codeOfLight(light: Light, paper?: Light): string {
  return light
    .map((part, channel) => (paper ? (part / (paper[channel] ?? 1)) * PAPER : part))
    .map((part) =>
      Math.round(levelOf(Math.min(1, part)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

/** Linear light of a level of 0–255 in sRGB; 1 is the brightest that a screen shows. */
export function lightOf(byte: number): number {
  const level = byte / 255;
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
}

/** 0–255, with fractions. */
function levelOf(light: number): number {
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
}
