import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { tablesUnderTest, validationErrorsAfter } from './testing/edited-tables.ts';

const HIMADRI = 'Himadri White\t#fbfcfa\tWhite\tSolid\tKitchen; ';

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
    [
      'an unknown shade',
      'colours.tsv',
      HIMADRI,
      HIMADRI.replace('\tWhite\t', '\tWhit\t'),
      'colours.tsv, line 2, column shade: "Whit" is not in shades.tsv.',
    ],
    [
      'an unknown type',
      'colours.tsv',
      HIMADRI,
      HIMADRI.replace('Solid', 'Plain'),
      'colours.tsv, line 2, column type: "Plain" is not in types.tsv.',
    ],
    [
      'an unknown application',
      'colours.tsv',
      HIMADRI,
      HIMADRI.replace('Kitchen', 'Kitchn'),
      'colours.tsv, line 2, column applications: "Kitchn" is not in applications.tsv.',
    ],
    [
      'a colour code of five digits',
      'colours.tsv',
      '#fbfcfa',
      '#fbfcf',
      'colours.tsv, line 2, column code: "#fbfcf" is not a colour code, such as #9c6b3d.',
    ],
    [
      'an unknown matching colour',
      'colours.tsv',
      'Jharia Charcoal; Malabar Teak',
      'Jharia Coal; Malabar Teak',
      'colours.tsv, line 2, column goes_with: "Jharia Coal" is not in colours.tsv.',
    ],
    [
      'a colour name with a digit',
      'colours.tsv',
      'Kaveri Foam\t',
      'Kaveri Foam 2\t',
      'colours.tsv, line 4, column colour_name: "Kaveri Foam 2" may contain only letters, spaces and hyphens.',
    ],
    [
      'a colour without a description',
      'colours.tsv',
      'The brightest white we make, with no yellow in it at all. It doubles the light of a north-facing kitchen and makes every wood beside it look richer.',
      '-',
      'colours.tsv, line 2, column description: is empty.',
    ],
    [
      'a colour that occurs twice',
      'colours.tsv',
      'Jasmine Petal\t',
      'himadri white\t',
      'colours.tsv, line 3, column colour_name: "himadri white" is already in this table.',
    ],
    [
      'a colour without an application',
      'colours.tsv',
      'Kitchen; Wardrobe; TV Unit; Wall Panel; Bathroom Vanity; Office; Kids Room',
      '-',
      'colours.tsv, line 2, column applications: a colour needs at least one application.',
    ],
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
    [
      'a shade with a percent sign',
      'shades.tsv',
      'Teal',
      'Te%al',
      'shades.tsv, line 15, column name: "Te%al" may not contain "/" or "%" or start with a dot, because it becomes part of a URL.',
    ],
    [
      'a type with a slash',
      'types.tsv',
      'Stone',
      'Stone/Slate',
      'types.tsv, line 4, column name: "Stone/Slate" may not contain "/" or "%" or start with a dot, because it becomes part of a URL.',
    ],
    [
      'a category with a leading dot',
      'categories.tsv',
      'Fluted Panel\t',
      '.Fluted Panel\t',
      'categories.tsv, line 5, column name: ".Fluted Panel" may not contain "/" or "%" or start with a dot, because it becomes part of a URL.',
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
