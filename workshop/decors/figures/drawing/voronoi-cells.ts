import type { Displacement } from './domain-warp.ts';
import { randomFrom } from '../../../../picture-studio/src/composition/random.ts';
import { blankPlane, type Plane, type Tile } from './tile.ts';

/** A tile divided into Voronoi cells, like broken rock or crystals. */
export interface VoronoiCells {
  /** Millimetres to the nearest edge of a cell. */
  joint: Plane;
  /** A random number of the cell, 0–1. */
  piece: Plane;
  /** A random number of the nearest edge, 0–1. */
  crack: Plane;
}

/** Divides a tile into cells about `millimetres` wide, one seed point in each square of a grid, and displaces them. */
export function voronoiCells(
  tile: Tile,
  millimetres: number,
  bent: Displacement,
  seed: number,
): VoronoiCells {
  const { size } = tile;
  const count = Math.max(3, Math.round(tile.millimetres / millimetres));
  const cell = tile.millimetres / count;
  const { across, down, own } = strewHearts(count, seed);
  const stride = count + 2;
  const cells: VoronoiCells = { joint: blankPlane(tile), piece: blankPlane(tile), crack: blankPlane(tile) };
  for (let y = 0, pixel = 0; y < size; y++) {
    for (let x = 0; x < size; x++, pixel++) {
      const u = wrapped(((x + 0.5 + (bent.right[pixel] ?? 0)) / size) * count, count);
      const v = wrapped(((y + 0.5 + (bent.down[pixel] ?? 0)) / size) * count, count);
      let nearest = 9;
      let second = 9;
      let near = 0;
      let far = 0;
      const corner = Math.floor(v) * stride + Math.floor(u);
      for (let line = corner; line <= corner + 2 * stride; line += stride) {
        for (let heart = line; heart < line + 3; heart++) {
          const dx = (across[heart] ?? 0) - u;
          const dy = (down[heart] ?? 0) - v;
          const distance = dx * dx + dy * dy;
          if (distance < nearest) {
            second = nearest;
            far = near;
            nearest = distance;
            near = heart;
          } else if (distance < second) {
            second = distance;
            far = heart;
          }
        }
      }
      const apartX = (across[far] ?? 0) - (across[near] ?? 0);
      const apartY = (down[far] ?? 0) - (down[near] ?? 0);
      const apart = Math.sqrt(apartX * apartX + apartY * apartY) + 1e-6;
      cells.joint[pixel] = ((second - nearest) / (2 * apart)) * cell;
      cells.piece[pixel] = own[near] ?? 0;
      const edge = 7.31 * ((own[near] ?? 0) + (own[far] ?? 0));
      cells.crack[pixel] = edge - Math.floor(edge);
    }
  }
  return cells;
}

/**
 * The seed points in units of the grid, and a random number for each. The outermost squares repeat those of the opposite
 * side, so that a lookup needs no wrapping.
 */
function strewHearts(count: number, seed: number) {
  const stride = count + 2;
  const random = randomFrom(seed);
  const across = new Float32Array(stride * stride);
  const down = new Float32Array(stride * stride);
  const own = new Float32Array(stride * stride);
  for (let row = 1; row <= count; row++) {
    for (let column = 1; column <= count; column++) {
      const at = row * stride + column;
      across[at] = column - 1 + random();
      down[at] = row - 1 + random();
      own[at] = random();
    }
  }
  for (let row = 0; row < stride; row++) {
    for (let column = 0; column < stride; column++) {
      const [beyondX, beyondY] = [beyond(column, count), beyond(row, count)];
      if (beyondX === 0 && beyondY === 0) continue;
      const at = row * stride + column;
      const from = (row - beyondY) * stride + column - beyondX;
      across[at] = (across[from] ?? 0) + beyondX;
      down[at] = (down[from] ?? 0) + beyondY;
      own[at] = own[from] ?? 0;
    }
  }
  return { across, down, own };
}

/** Offset of a padded square from the one it repeats: -`count` before the first, `count` after the last. */
function beyond(cell: number, count: number): number {
  return cell === 0 ? -count : cell === count + 1 ? count : 0;
}

function wrapped(place: number, count: number): number {
  return place - count * Math.floor(place / count);
}
