import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tablesUnderTest } from './testing/edited-tables.ts';

describe('loadCatalogue rejects', () => {
  // Each error appears after an edit of the table in its message, or of `table`.
  it.each<[validationError: string, from: string, to: string, table?: string]>([
    ['shades.tsv, line 3: has 1 cells instead of 2.', 'Ivory\t#f1e5cc', 'Ivory #f1e5cc'],
    ['types.tsv, line 1: the columns must be name, classes.', 'classes', 'class'],
    [
      'add-ons.tsv, line 2, column material: "Plywood" is not one of HDF, Ply Wood, WPC, Sheet.',
      'Ply Wood',
      'Plywood',
    ],
    ['colours.tsv, line 2, column shade: "Whit" is not in shades.tsv.', '\tWhite\t', '\tWhit\t'],
    ['colours.tsv, line 2, column type: "Plain" is not in types.tsv.', 'Solid', 'Plain'],
    ['colours.tsv, line 2, column applications: "Kitchn" is not in applications.tsv.', 'Kitchen', 'Kitchn'],
    [
      'colours.tsv, line 2, column code: "#fbfcf" is not a colour code, such as #9c6b3d.',
      '#fbfcfa',
      '#fbfcf',
    ],
    [
      'colours.tsv, line 2, column goes_with: "Jharia Coal" is not in colours.tsv.',
      'Jharia Charcoal; Malabar Teak',
      'Jharia Coal; Malabar Teak',
    ],
    [
      'colours.tsv, line 4, column colour_name: "Kaveri Foam 2" may contain only letters, spaces and hyphens.',
      'Kaveri Foam\t',
      'Kaveri Foam 2\t',
    ],
    [
      'colours.tsv, line 2, column description: is empty.',
      'The brightest white we make, with no yellow in it at all. It doubles the light of a north-facing kitchen and makes every wood beside it look richer.',
      '-',
    ],
    [
      'colours.tsv, line 3, column colour_name: "himadri white" is already in this table.',
      'Jasmine Petal\t',
      'himadri white\t',
    ],
    [
      'colours.tsv, line 2, column applications: a colour needs at least one application.',
      'Kitchen; Wardrobe; TV Unit; Wall Panel; Bathroom Vanity; Office; Kids Room',
      '-',
    ],
    [
      'categories.tsv, line 4, column class: "Sheets" is not one of Sheet, Board.',
      '2mm Acrylic\tSheet',
      '2mm Acrylic\tSheets',
    ],
    ['categories.tsv, line 3, column prefix: "S125" is already in this table.', '\tS15\t', '\tS125\t'],
    [
      'availability.tsv, line 2, column 19mm Acrylic Board: "Plywood" is not in cores.tsv.',
      'HDF; Ply Wood; WPC',
      'HDF; Plywood; WPC',
    ],
    [
      'availability.tsv, line 2, column 1.25mm Acrylic: "no" is neither yes nor a dash.',
      'Himadri White\tyes',
      'Himadri White\tno',
    ],
    [
      'availability.tsv, line 2, column 2mm Acrylic: there is no price for Sheet, Solid in prices.tsv.',
      '2mm Acrylic\tSheet\tSolid',
      '3mm Acrylic\tSheet\tSolid',
      'prices.tsv',
    ],
    [
      'availability.tsv, line 2, column Fluted Panel: FP-HIMADRI-WHITE has no application left.',
      'Kitchen; Bathroom Vanity; Kids Room',
      'Kitchen; Bathroom Vanity; Kids Room; Wardrobe; TV Unit; Wall Panel; Office; Pooja Room',
      'categories.tsv',
    ],
    [
      'shades.tsv, line 15, column name: "Te%al" may not contain "/" or "%" or start with a dot, because it becomes part of a URL.',
      'Teal',
      'Te%al',
    ],
    [
      'types.tsv, line 4, column name: "Stone/Slate" may not contain "/" or "%" or start with a dot, because it becomes part of a URL.',
      'Stone',
      'Stone/Slate',
    ],
    [
      'categories.tsv, line 5, column name: ".Fluted Panel" may not contain "/" or "%" or start with a dot, because it becomes part of a URL.',
      'Fluted Panel\t',
      '.Fluted Panel\t',
    ],
    [
      'price-exceptions.tsv, line 2, column selling: is above the list price.',
      'S15-HIMADRI-WHITE\t4250\t3690',
      'S15-HIMADRI-WHITE\t3690\t4250',
    ],
    [
      'prices.tsv, line 2, column price: "₹3150" is not a price in rupees, such as 4250 or 4250.50.',
      'Solid\t3150',
      'Solid\t₹3150',
    ],
    [
      'prices.tsv, line 3, column type: 1.25mm Acrylic / Sheet / Solid already has a price.',
      '1.25mm Acrylic\tSheet\tPastel',
      '1.25mm Acrylic\tSheet\tSolid',
    ],
    [
      'price-exceptions.tsv, line 4, column product_id: there is no product S15-KAJAL-BLAK.',
      'S15-KAJAL-BLACK',
      'S15-KAJAL-BLAK',
    ],
    [
      'discounts.tsv, line 7, column percent: "180" is not a whole number from 1 to 90.',
      'Alphonso\t-\t18',
      'Alphonso\t-\t180',
    ],
    ['discounts.tsv, line 7, column colour_name: "Alfonso" is not in colours.tsv.', 'Alphonso', 'Alfonso'],
    [
      'discounts.tsv, line 7, column colour_name: no product has this discount.',
      'Alphonso\t-',
      'Makrana Veil\t1.25mm Acrylic',
    ],
  ])('%s', (validationError, from, to, table = validationError.split(',')[0] ?? '') => {
    const { edit, errors } = tablesUnderTest();
    edit(table, from, to);
    expect(errors()).toContain(validationError);
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
