import type { PictureView } from '../scenes/picture-views.ts';

/** The average colour of a view's pixels, as a mix of the decor's colour and a background. */
interface Average {
  /** Share of the decor's colour, 0–1. */
  decor: number;
  /** sRGB of the background. */
  ground: readonly [red: number, green: number, blue: number];
}

const AVERAGES: Readonly<Record<PictureView, Average>> = {
  sample: { decor: 0.39, ground: [220, 219, 215] },
  flat: { decor: 1, ground: [0, 0, 0] },
  closeup: { decor: 0.6, ground: [219, 217, 213] },
  kitchen: { decor: 0.37, ground: [148, 145, 138] },
  bedroom: { decor: 0.38, ground: [173, 154, 138] },
  living: { decor: 0.26, ground: [141, 122, 105] },
  bathroom: { decor: 0.23, ground: [141, 136, 126] },
  entrance: { decor: 0.37, ground: [129, 118, 105] },
  counter: { decor: 0.51, ground: [146, 136, 125] },
  wardrobe: { decor: 0.63, ground: [106, 87, 70] },
  kids: { decor: 0.29, ground: [146, 137, 126] },
  pooja: { decor: 0.3, ground: [141, 126, 109] },
  office: { decor: 0.32, ground: [121, 117, 107] },
};

/** The colour, `#rrggbb`, to show until a picture of a decor is loaded. */
export function placeholderColour(view: PictureView, code: string): string {
  const { decor, ground } = AVERAGES[view];
  const levels = ground.map((level, channel) => {
    const own = Number.parseInt(code.slice(1 + 2 * channel, 3 + 2 * channel), 16);
    return Math.round(level + decor * (own - level));
  });
  return `#${Buffer.from(levels).toString('hex')}`;
}
