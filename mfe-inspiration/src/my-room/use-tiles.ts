import { useEffect, useState } from 'react';
import type { Tile } from '../fronts/front-painter.ts';
import { decodedImage } from '../recolouring/layer-images.ts';
import type { Decor } from './decor.ts';

/**
 * The pictures of decors, each loaded once when a front first shows it. Until one has arrived its plain colour is given.
 * @returns what to paint a decor with, undefined where not even its colour is known; and the failed decors
 */
export function useTiles(decors: readonly Decor[]) {
  const [tiles, setTiles] = useState<ReadonlyMap<string, Tile | 'failed'>>(new Map());
  const [attempt, setAttempt] = useState(0);
  const wanted = [...new Set(decors.map(keyOf))].join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys stand for the decors, an attempt for a new try
  useEffect(() => {
    for (const decor of decors) {
      const key = keyOf(decor);
      if (tiles.has(key)) continue;
      const keep = (tile: Tile | 'failed') => setTiles((before) => new Map(before).set(key, tile));
      if (decor.tile) decodedImage(decor.tile).then(keep, () => keep('failed'));
      else keep('failed');
    }
  }, [wanted, attempt]);

  function tileOf(decor: Decor): Tile | undefined {
    const tile = tiles.get(keyOf(decor));
    return tile && tile !== 'failed' ? tile : plainTile(decor.code);
  }
  return {
    tileOf,
    failed: [...new Map(decors.map((decor) => [keyOf(decor), decor])).entries()].flatMap(([key, decor]) =>
      tiles.get(key) === 'failed' ? [decor] : [],
    ),
    retry: () => {
      setTiles(new Map([...tiles].filter(([, tile]) => tile !== 'failed')));
      setAttempt(attempt + 1);
    },
  };
}

const keyOf = ({ product_id, tile }: Decor) => tile ?? product_id;

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
