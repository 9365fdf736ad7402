import { describe, expect, it } from 'vitest';
import { validationErrorsAfter } from './testing/edited-tables.ts';

describe('loadCatalogue rejects', () => {
  it.each([
    [
      'an unknown class',
      'categories.tsv',
      '2mm Acrylic\tSheet',
      '2mm Acrylic\tSheets',
      'categories.tsv, line 4, column class: "Sheets" is not one of Sheet, Board.',
    ],
    [
      'a prefix that occurs twice',
      'categories.tsv',
      '\tS15\t',
      '\tS125\t',
      'categories.tsv, line 3, column prefix: "S125" is already in this table.',
    ],
  ])('%s', (_title, table, from, to, validationError) => {
    expect(validationErrorsAfter(table, from, to)).toEqual(expect.arrayContaining([validationError]));
  });
});
