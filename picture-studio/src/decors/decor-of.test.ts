import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from 'store/testing/empty-places';
import { describe, expect, it } from 'vitest';
import type { PicturedProduct } from '../serving/pictures-of.ts';
import { decors } from '../testing/catalogue-decors.ts';
import { readColourTiles } from './colour-tiles.ts';
import { decorOf } from './decor-of.ts';

function decor(colour: string, category = '1.5mm Acrylic'): PicturedProduct {
  const found = decors.find((each) => each.colour_name === colour && each.category === category);
  if (found === undefined) throw new Error(`The catalogue has no ${colour} in ${category}.`);
  return found;
}

describe('decorOf', () => {
  it('takes the matching colours from the tables', () => {
    const names = decor('Himadri White', 'MATT Acrylic').goesWith.map(({ colour_name }) => colour_name);
    expect(names).toEqual(['Jharia Charcoal', 'Malabar Teak']);
  });

  it('has neither tiles nor matching colours for an imported colour, and no tiles for one in another code', () => {
    const foreign = decorOf({ ...decor('Himadri White'), colour_name: 'River Stone' });
    expect(foreign).toMatchObject({ tiles: undefined, goesWith: [] });
    expect(decorOf({ ...decor('Malabar Teak'), code: '#123456' }).tiles).toBeUndefined();
  });

  it('has straight grain for fluted panels of each timber, and of nothing else', () => {
    const fluted = decors.filter(({ category }) => category === 'Fluted Panel');
    const cuts = Map.groupBy(fluted, ({ type }) => type === 'Wood Grain');
    expect(new Set(cuts.get(true)?.map(({ flutedTiles, tiles }) => (flutedTiles ?? tiles)?.cut))).toEqual(
      new Set(['quarter']),
    );
    expect(cuts.get(false)?.filter(({ flutedTiles }) => flutedTiles)).toEqual([]);
  });
});

describe('readColourTiles', () => {
  const HEADER = 'colour_name\tcode\tbuild\tfigure\tcut\tmillimetres\tfiles';

  function folderOf(tile: string): string {
    const folder = temporaryFolder();
    writeFileSync(join(folder, 'textures.tsv'), `${HEADER}\nOak\t#cba574\t-\toak\tcrown\t1300\toak-1\n`);
    if (tile !== '') writeFileSync(join(folder, 'oak-1-small.jpg'), tile);
    return folder;
  }

  it('PIC-111 gives tiles another version when a byte of a file changes', () => {
    const versions = ['tile', 'tilE'].map(
      (tile) => readColourTiles(folderOf(tile)).get('Oak')?.tiles?.version,
    );
    expect(versions[0]).toMatch(/^[0-9a-f]{16}$/);
    expect(versions[1]).not.toBe(versions[0]);
  });

  it('names a row whose file is missing', () => {
    expect(() => readColourTiles(folderOf(''))).toThrow(
      'textures.tsv, line 2, column files: there is no oak-1-small.jpg.',
    );
  });
});
