/**
 * How a provider stores a room for browsers that recolour it themselves (API-81). The light is one picture of `1 + n` parts, each
 * `ROOM_LIGHT.width` wide and 5/8 as high, one below the other: the room with black surfaces, then the light that a white surface 1…n
 * adds. The albedo of a product is one picture of `n` such parts: the decor of each surface without light, in sRGB.
 */
export const ROOM_LIGHT = {
  /** In pixels. */
  width: 800,
  /** The gamma of stored light. */
  gamma: 2.2,
  /** Light above this value (1 is white) is compressed, so that highlights keep their hue. */
  shoulder: 0.7,
} as const;

/** Red, green, blue: levels of 0–255. */
export type Levels = readonly [red: number, green: number, blue: number];

/** The highest level that stores a light. The next one, 255, would mean infinite light. */
const BRIGHTEST = 254;

/**
 * Returns the level, with fractions, that stores a light. A light of 1 is white, and metal reflects up to 4. Equal steps look about equally
 * large.
 */
export function levelOfRoomLight(light: number): number {
  return Math.min(BRIGHTEST, 255 * (light / (1 + light)) ** (1 / ROOM_LIGHT.gamma));
}

function roomLightOfLevel(level: number): number {
  const part = (Math.min(BRIGHTEST, level) / 255) ** ROOM_LIGHT.gamma;
  return part / (1 - part);
}

/**
 * A pixel of the room in a decor: the light of the black room, plus each surface's light times the decor's reflectance.
 * The visualizer's shader does the same calculation.
 * @param light a level of each part of the light's picture
 * @param albedo a level of each part of the albedo's picture
 */
export function recolouredPixel([black, ...surfaces]: readonly Levels[], albedo: readonly Levels[]): Levels {
  const sums = [0, 1, 2].map((channel) =>
    surfaces.reduce(
      (sum, surface, at) =>
        sum + roomLightOfLevel(surface[channel] ?? 0) * lightOfSrgb(albedo[at]?.[channel] ?? 0),
      roomLightOfLevel(black?.[channel] ?? 0),
    ),
  );
  const scale = dimming(Math.max(...sums));
  const [red = 0, green = 0, blue = 0] = sums.map((light) => srgbOfLight(light * scale));
  return [red, green, blue];
}

/** The factor for all three channels of a pixel. */
function dimming(brightest: number): number {
  const { shoulder } = ROOM_LIGHT;
  if (brightest <= shoulder) return 1;
  const rest = 1 - shoulder;
  return (shoulder + rest * (1 - Math.exp((shoulder - brightest) / rest))) / brightest;
}

function lightOfSrgb(level: number): number {
  const part = level / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function srgbOfLight(light: number): number {
  return 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055);
}
