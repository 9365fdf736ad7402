import type { Lab } from 'catalogue/colour/lab';

const DEGREES = Math.PI / 180;
/** The hue of orange, the warmest. The coolest hue is opposite. */
const WARMEST = 60 * DEGREES;
/** Chroma below which a colour looks grey: a little more yellow makes it warmer, not stronger. */
export const NEARLY_GREY = 15;

export const chromaOf = ([, a, b]: Lab): number => Math.hypot(a, b);
/** In radians. */
const hueOf = ([, a, b]: Lab): number => Math.atan2(b, a);

export interface ColourDifference {
  lighter: number;
  stronger: number;
  warmer: number;
}

/**
 * How a colour differs from another one, in everyday terms. Each part is roughly in units of CIEDE2000. Negative values mean darker, greyer
 * or cooler. Chroma and hue are weighted as in CIE94, because differences between strong colours are less visible.
 */
export function colourDifference(from: Lab, to: Lab): ColourDifference {
  const lighter = to[0] - from[0];
  const [c1, c2] = [chromaOf(from), chromaOf(to)];
  if (Math.max(c1, c2) < NEARLY_GREY) {
    const warmer = (to[1] - from[1]) * Math.cos(WARMEST) + (to[2] - from[2]) * Math.sin(WARMEST);
    return { lighter, stronger: 0, warmer };
  }
  const chroma = Math.sqrt(c1 * c2);
  const [h1, h2] = [hueOf(from), hueOf(to)];
  const hue = (2 * chroma * Math.abs(Math.sin((h2 - h1) / 2))) / (1 + 0.015 * chroma);
  const turn = Math.sign(Math.cos(h2 - WARMEST) - Math.cos(h1 - WARMEST));
  return { lighter, stronger: (c2 - c1) / (1 + 0.045 * chroma), warmer: turn * hue };
}
