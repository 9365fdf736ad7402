import type { Texture } from './composition/texture.ts';
import { coreEdge } from './cores.ts';
import type { Decor } from './decor.ts';
import { finishOf } from './finish.ts';
import { FLUTE_HEIGHT, fluteRise } from './flutes.ts';
import { shade, towardsWhite } from './light.ts';
import { decorSurface, type Surface } from './surface.ts';

/** A cut piece of a product: how thick it is, how its corners are cut, and what its edge shows. */
export interface Piece {
  /** In millimetres. */
  thickness: number;
  /** Radius of the corners in millimetres. Sheets are sampled with rounded corners, panels and boards are sawn. */
  corner: number;
  /** The edges at top and bottom. Gets (millimetres along the edge, millimetres behind the face). */
  end: Surface;
  /** The edges at left and right, alike. */
  side: Surface;
}

const BOARD = 19;
const SHEET = 2;
/** Of a board: the acrylic face and the white balancing back. */
const BOARD_FACE = 1.3;
const BOARD_BACK = 0.7;
const WHITE = [238, 236, 231];

export function pieceOf(decor: Decor, texture: Texture, grain: number): Piece {
  if (decor.class === 'Board') {
    const edge = boardEdge(decor, texture, grain);
    return { thickness: BOARD, corner: 0, end: edge, side: edge };
  }
  if (finishOf(decor) === 'fluted') return flutedPiece(decor, texture, grain);
  const edge = sheetEdge(decor, texture, grain);
  return { thickness: SHEET, corner: 6, end: edge, side: edge };
}

function boardEdge(decor: Decor, texture: Texture, grain: number): Surface {
  const face = decorSurface(decor, texture, grain);
  const core = coreEdge(decor, BOARD - BOARD_FACE - BOARD_BACK, grain);
  return (x, depth, out) => {
    if (depth < BOARD_FACE) {
      face(x, 0, out);
      shade(out, 0.86);
    } else if (depth > BOARD - BOARD_BACK) out.set(WHITE);
    else core(x, depth - BOARD_FACE, out);
  };
}

/** Acrylic carries light to its edge, so that it is paler than the face. */
function sheetEdge(decor: Decor, texture: Texture, grain: number): Surface {
  const face = decorSurface(decor, texture, grain);
  return (x, depth, out) => {
    face(x, 0, out);
    shade(out, 0.9 - 0.12 * (depth / SHEET));
    towardsWhite(out, 0.1);
  };
}

/** Its ends show the profile of the flutes; each side is the slope of the last one. */
function flutedPiece(decor: Decor, texture: Texture, grain: number): Piece {
  const face = decorSurface({ ...decor, category: '' }, texture, grain);
  return {
    thickness: FLUTE_HEIGHT + 2,
    corner: 0,
    end(x, depth, out) {
      face(x, 0, out);
      shade(out, FLUTE_HEIGHT - depth > fluteRise(x) ? 0.42 : 0.72);
    },
    side(y, depth, out) {
      face(depth, y, out);
      shade(out, 0.66 - 0.02 * depth);
    },
  };
}
