import { describe, expect, it } from 'vitest';
import { validationErrorsAfter } from './testing/edited-tables.ts';

describe('loadCatalogue rejects', () => {
  it.each([
    [
      'an unknown core',
      'availability.tsv',
      'HDF; Ply Wood; WPC',
      'HDF; Plywood; WPC',
      'availability.tsv, line 2, column 19mm Acrylic Board: "Plywood" is not in cores.tsv.',
    ],
    [
      'availability that is neither yes nor a dash',
      'availability.tsv',
      'Himadri White\tyes',
      'Himadri White\tno',
      'availability.tsv, line 2, column 1.25mm Acrylic: "no" is neither yes nor a dash.',
    ],
    [
      'an offer without a price',
      'prices.tsv',
      '2mm Acrylic\tSheet\tSolid',
      '3mm Acrylic\tSheet\tSolid',
      'availability.tsv, line 2, column 2mm Acrylic: there is no price for Sheet, Solid in prices.tsv.',
    ],
    [
      'an offer left without an application',
      'categories.tsv',
      'Kitchen; Bathroom Vanity; Kids Room',
      'Kitchen; Bathroom Vanity; Kids Room; Wardrobe; TV Unit; Wall Panel; Office; Pooja Room',
      'availability.tsv, line 2, column Fluted Panel: FP-HIMADRI-WHITE has no application left.',
    ],
  ])('%s', (_title, table, from, to, validationError) => {
    expect(validationErrorsAfter(table, from, to)).toEqual(expect.arrayContaining([validationError]));
  });
});
