import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tablesUnderTest, validationErrorsAfter } from './testing/edited-tables.ts';

describe('loadCatalogue rejects', () => {
  it.each([
    [
      'a row with a cell missing',
      'shades.tsv',
      'Ivory\t#f1e5cc',
      'Ivory #f1e5cc',
      'shades.tsv, line 3: has 1 cells instead of 2.',
    ],
    [
      'a renamed column',
      'types.tsv',
      'classes',
      'class',
      'types.tsv, line 1: the columns must be name, classes.',
    ],
    [
      'an add-on of an unknown material',
      'add-ons.tsv',
      'Ply Wood',
      'Plywood',
      'add-ons.tsv, line 2, column material: "Plywood" is not one of HDF, Ply Wood, WPC, Sheet.',
    ],
  ])('%s', (_title, table, from, to, validationError) => {
    expect(validationErrorsAfter(table, from, to)).toEqual(expect.arrayContaining([validationError]));
  });

  it.each(['shades.tsv', 'common-desc/solid.html'])('a missing file: %s', (file) => {
    const { folder, errors } = tablesUnderTest();
    rmSync(join(folder, file));
    expect(errors()).toEqual([expect.stringContaining(`${file} cannot be read: ENOENT`)]);
  });

  it('all bad rows at once', () => {
    const { edit, errors } = tablesUnderTest();
    edit('shades.tsv', '#f1e5cc', 'ivory');
    edit('colours.tsv', '#fbfcfa', 'white');
    edit('prices.tsv', '3150', '0');
    expect(errors().map((validationError) => validationError.split(':')[0])).toEqual([
      'shades.tsv, line 3, column code',
      'colours.tsv, line 2, column code',
      'prices.tsv, line 2, column price',
    ]);
  });
});
