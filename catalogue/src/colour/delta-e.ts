import type { Lab } from './lab.ts';

const DEGREES = Math.PI / 180;
/** 25⁷: the chroma around which CIEDE2000's corrections for grey and blue set in. */
const CHROMA_KNEE = 25 ** 7;

/** CIEDE2000 (CIE 142, kL = kC = kH = 1): about 1 is the smallest difference that is visible side by side. */
export function deltaE2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanChroma = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const greyStretch = 1.5 - 0.5 * knee(meanChroma);
  const [c1, c2] = [Math.hypot(a1 * greyStretch, b1), Math.hypot(a2 * greyStretch, b2)];
  const [h1, h2] = [hueAngle(a1 * greyStretch, b1), hueAngle(a2 * greyStretch, b2)];

  const isGrey = c1 * c2 === 0;
  const turn = isGrey ? 0 : ((h2 - h1 + 540) % 360) - 180;
  const hueDifference = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREES);
  const hue = isGrey ? h1 + h2 : meanHue(h1, h2);
  const lightness = (l1 + l2) / 2;
  const chroma = (c1 + c2) / 2;

  const lightnessWeight = 1 + (0.015 * (lightness - 50) ** 2) / Math.sqrt(20 + (lightness - 50) ** 2);
  const chromaWeight = 1 + 0.045 * chroma;
  const hueWeight = 1 + 0.015 * chroma * hueTerm(hue);
  const blueRotation = -2 * knee(chroma) * Math.sin(60 * DEGREES * Math.exp(-(((hue - 275) / 25) ** 2)));

  const dL = (l2 - l1) / lightnessWeight;
  const dC = (c2 - c1) / chromaWeight;
  const dH = hueDifference / hueWeight;
  return Math.sqrt(dL ** 2 + dC ** 2 + dH ** 2 + blueRotation * dC * dH);
}

function hueTerm(hue: number): number {
  return (
    1 -
    0.17 * Math.cos((hue - 30) * DEGREES) +
    0.24 * Math.cos(2 * hue * DEGREES) +
    0.32 * Math.cos((3 * hue + 6) * DEGREES) -
    0.2 * Math.cos((4 * hue - 63) * DEGREES)
  );
}

function meanHue(h1: number, h2: number): number {
  const sum = h1 + h2;
  if (Math.abs(h1 - h2) <= 180) return sum / 2;
  return sum < 360 ? (sum + 360) / 2 : (sum - 360) / 2;
}

function hueAngle(a: number, b: number): number {
  return a === 0 && b === 0 ? 0 : (Math.atan2(b, a) / DEGREES + 360) % 360;
}

function knee(chroma: number): number {
  return Math.sqrt(chroma ** 7 / (chroma ** 7 + CHROMA_KNEE));
}
