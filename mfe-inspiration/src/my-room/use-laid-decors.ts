import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Product } from 'shared-contracts/product';
import type { Tile } from '../fronts/front-painter.ts';
import { type Decor, decorOf } from '../marked-photo/decor.ts';
import { type Front, withChangedFront } from '../marked-photo/edits.ts';
import type { Marking } from '../marked-photo/use-marking.ts';
import { decodedImage } from '../recolouring/layer-images.ts';
import { coloursQuery } from '../visualizer/colours-query.ts';
import { firstLineQuery } from './first-line.ts';

/**
 * The decor of each front, and the picture to paint it with (ROOM-7).
 * @param product the product whose decor is used first; without one, a decor that stands out (ROOM-14)
 */
export function useLaidDecors(product: Product | undefined, { marks, chosen, change }: Marking) {
  const [ofAll, setOfAll] = useState(product && decorOf(product));
  const [isForOne, setForOne] = useState(false);
  const line = useQuery(firstLineQuery(product)).data;
  const offered = useQuery({ ...coloursQuery(line ?? {}), enabled: line !== undefined }).data?.[0];
  const decor = ofAll ?? (offered && decorOf(offered));
  const one = isForOne && marks.fronts.length > 1 ? chosen : undefined;
  const decorOn = ({ own }: Front) => own ?? decor;
  const tiles = useTiles([...marks.fronts.map(decorOn), decor].filter((each) => each !== undefined));

  function choose(next: Decor): void {
    if (one) {
      change(withChangedFront(marks, one.id, { own: next }));
      return;
    }
    setOfAll(next);
    // A decor for all fronts also replaces those of single fronts.
    if (marks.fronts.some(({ own }) => own))
      change({ ...marks, fronts: marks.fronts.map((front) => ({ ...front, own: undefined })) });
  }
  return {
    chosen: one?.own ?? decor,
    choose,
    isForOne,
    setForOne,
    laidOn(front: Front) {
      const laid = decorOn(front);
      return laid && { decor: laid, tile: tiles.tileOf(laid) };
    },
    failed: tiles.failed,
    retry: tiles.retry,
  };
}

/**
 * The pictures of decors; until a picture has arrived, a tile of the decor's plain colour.
 * @returns a function from a decor to its tile, undefined if not even its colour is known; and the failed decors
 */
function useTiles(decors: readonly Decor[]) {
  const each = [...new Map(decors.map((decor) => [decor.product_id, decor])).values()];
  const tiles = useQueries({ queries: each.map(tileQuery) });
  return {
    tileOf: ({ product_id, code }: Decor): Tile | undefined =>
      tiles[each.findIndex((decor) => decor.product_id === product_id)]?.data ?? plainTile(code),
    failed: each.filter((_, at) => tiles[at]?.isError),
    retry: () => {
      for (const { isError, refetch } of tiles) if (isError) void refetch();
    },
  };
}

const tileQuery = ({ product_id, tile }: Decor) =>
  queryOptions({
    queryKey: ['tile', product_id],
    queryFn: () => (tile ? decodedImage(tile) : Promise.reject(new Error('The decor has no picture.'))),
    staleTime: Number.POSITIVE_INFINITY,
  });

const plainTiles = new Map<string, Tile>();

function plainTile(code: string): Tile | undefined {
  if (!code) return undefined;
  const known = plainTiles.get(code);
  if (known) return known;
  const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
  const context = canvas.getContext('2d');
  if (!context) return undefined;
  context.fillStyle = code;
  context.fillRect(0, 0, 1, 1);
  plainTiles.set(code, canvas);
  return canvas;
}
