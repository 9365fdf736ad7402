/** A colour in CIE L*a*b* under D65. */
export type Lab = readonly [lightness: number, a: number, b: number];

/** sRGB channels of 0–255, fractions allowed. */
export type Rgb = readonly [red: number, green: number, blue: number];

const D65 = [0.95047, 1, 1.08883] as const;
/** Below it CIE's cube root is replaced by a linear function. */
const EPSILON = 216 / 24389;
const KAPPA = 24389 / 27;

/** `hex` is `#rrggbb` in sRGB. */
export function labOfHex(hex: string): Lab {
  const code = Number.parseInt(hex.slice(1), 16);
  return labOfRgb([(code >> 16) & 255, (code >> 8) & 255, code & 255]);
}

export function labOfRgb([red, green, blue]: Rgb): Lab {
  const [r, g, b] = [toLight(red), toLight(green), toLight(blue)] as const;
  const x = toLabCurve((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / D65[0]);
  const y = toLabCurve((0.2126729 * r + 0.7151522 * g + 0.072175 * b) / D65[1]);
  const z = toLabCurve((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / D65[2]);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** Colours outside sRGB are clamped. */
export function rgbOfLab([lightness, a, b]: Lab): Rgb {
  const fy = (lightness + 16) / 116;
  const x = fromLabCurve(fy + a / 500) * D65[0];
  const y = fromLabCurve(fy) * D65[1];
  const z = fromLabCurve(fy - b / 200) * D65[2];
  return [
    fromLight(3.2404542 * x - 1.5371385 * y - 0.4985314 * z),
    fromLight(-0.969266 * x + 1.8760108 * y + 0.041556 * z),
    fromLight(0.0556434 * x - 0.2040259 * y + 1.0572252 * z),
  ];
}

function toLight(channel: number): number {
  const level = channel / 255;
  return level <= 0.04045 ? level / 12.92 : ((level + 0.055) / 1.055) ** 2.4;
}

function fromLight(light: number): number {
  const level = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
  return 255 * Math.min(1, Math.max(0, level));
}

function toLabCurve(value: number): number {
  return value > EPSILON ? Math.cbrt(value) : (KAPPA * value + 16) / 116;
}

function fromLabCurve(value: number): number {
  return value ** 3 > EPSILON ? value ** 3 : (116 * value - 16) / KAPPA;
}
