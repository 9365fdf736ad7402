export type Point = readonly [x: number, y: number];
export type Quad = readonly [Point, Point, Point, Point];

/**
 * Maps pixels to the plane of a panel: with `[a, b, c, d, e, f, g, h]` the pixel (x, y) is
 * ((ax + by + c) / (gx + hy + 1), (dx + ey + f) / (gx + hy + 1)) there.
 */
export type Homography = Float64Array;

/** The homography that maps four pixels to four points. */
export function homographyOf(pixels: Quad, places: Quad): Homography {
  const rows = pixels.flatMap(([x, y], corner) => {
    const [u, v] = places[corner] ?? [0, 0];
    return [
      Float64Array.of(x, y, 1, 0, 0, 0, -u * x, -u * y, u),
      Float64Array.of(0, 0, 0, x, y, 1, -v * x, -v * y, v),
    ];
  });
  return solve(rows);
}

/** Gauss-Jordan elimination. The last number of a row is its right-hand side. */
function solve(rows: Float64Array[]): Float64Array {
  const size = rows.length;
  const at = (row: Float64Array | undefined, column: number) => row?.[column] ?? 0;
  for (let column = 0; column < size; column++) {
    const rest = rows.slice(column);
    const best = rest.reduce((one, other) =>
      Math.abs(at(other, column)) > Math.abs(at(one, column)) ? other : one,
    );
    rows.splice(rows.indexOf(best), 1);
    rows.splice(column, 0, best);
    for (const row of rows) {
      const share = row === best ? 1 - 1 / at(best, column) : at(row, column) / at(best, column);
      const pivot = row === best ? best.slice() : best;
      for (let place = column; place <= size; place++) row[place] = at(row, place) - share * at(pivot, place);
    }
  }
  return Float64Array.from(rows, (row) => at(row, size));
}
