import type { Panel } from '../scenes/scene.ts';
import type { Point, Quad } from './homography.ts';

/** Steps of the golden section never come back near where they were. */
const GOLDEN = 0.618034;

/**
 * Where a panel's corners lie on its decor, as parts of the whole texture: grain runs on from panel to panel of one
 * sheet. Sheets are as wide as the texture, and each begins elsewhere on it, as sheets off a printed roll do: a wall
 * shows no pattern that comes back in step.
 * @param metres width and height of the texture as it is laid
 */
export function sheetLayout(
  { size: [width, height], origin: [left, bottom], grain }: Panel,
  metres: number,
): Quad {
  const isUpright = grain === 'vertical';
  const middle = isUpright ? left + width / 2 : bottom + height / 2;
  const start = Math.floor(middle / metres) * GOLDEN;
  const place = (u: number, v: number): Point => {
    const [across, along] = isUpright ? [u, v] : [v, u];
    // Rows of a texture run down.
    return [across / metres, start - along / metres];
  };
  const right = left + width;
  const top = bottom + height;
  return [place(left, bottom), place(right, bottom), place(right, top), place(left, top)];
}
