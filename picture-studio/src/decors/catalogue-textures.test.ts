import { readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { decors } from '../testing/catalogue-decors.ts';
import { readColourTiles, TEXTURES } from './colour-tiles.ts';

/** Bytes of all tiles. Limited, because they are part of each clone of the repository. */
const LIMIT = 10_000_000;
const COMMAND = 'run `node textures.ts` in workshop/decors';

const files = readdirSync(TEXTURES);

describe('the textures of the catalogue', () => {
  it('PIC-111 are there for every decor, and for no others', () => {
    const missing = decors.filter(({ tiles }) => !tiles).map(({ colour_name }) => colour_name);
    expect([...new Set(missing)], COMMAND).toEqual([]);
    const listed = [...readColourTiles().values()].flatMap(({ tiles, flutedTiles }) =>
      [tiles, flutedTiles].flatMap((each) => Object.values(each?.files ?? {}).map((file) => basename(file))),
    );
    expect(['drawn-by.txt', 'textures.tsv', ...listed].sort(), COMMAND).toEqual(files.sort());
  });

  it('have 10 MB at most in total', () => {
    const bytes = files.reduce((sum, file) => sum + statSync(join(TEXTURES, file)).size, 0);
    expect(bytes).toBeGreaterThan(1_000_000);
    expect(bytes).toBeLessThanOrEqual(LIMIT);
  });
});
