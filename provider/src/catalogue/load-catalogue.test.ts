import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadCatalogue } from './load-catalogue.ts';
import { CatalogueError } from './table-problems.ts';

const TABLES = join(import.meta.dirname, '../../catalogue');

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'catalogue-'));
  cpSync(TABLES, folder, { recursive: true });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

/** Replaces the first match in a table; the text must be there. */
function edit(table: string, from: string, to: string): void {
  const file = join(folder, table);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
}

function problemsOf(tables: string): readonly string[] {
  try {
    loadCatalogue(tables);
  } catch (error) {
    if (error instanceof CatalogueError) return error.problems;
    throw error;
  }
  return [];
}

const HIMADRI = 'Himadri White\t#fbfcfa\tWhite\tSolid\tKitchen; ';

describe('loadCatalogue refuses', () => {
  it.each([
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
      'colours.tsv, line 2, column code: "#fbfcf" is no colour code such as #9c6b3d.',
    ],
    [
      'a colour beside an unknown one',
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
      'colours.tsv, line 4, column colour_name: "Kaveri Foam 2" may hold letters, spaces and hyphens only.',
    ],
    [
      'a colour without a description',
      'colours.tsv',
      'The brightest white we make, with no yellow in it at all. It doubles the light of a north-facing kitchen and makes every wood beside it look richer.',
      '-',
      'colours.tsv, line 2, column description: is empty.',
    ],
    [
      'a colour that stands twice',
      'colours.tsv',
      'Jasmine Petal\t',
      'himadri white\t',
      'colours.tsv, line 3, column colour_name: "himadri white" stands in this table already.',
    ],
    [
      'a colour without an application',
      'colours.tsv',
      'Kitchen; Wardrobe; TV Unit; Wall Panel; Bathroom Vanity; Office; Kids Room',
      '-',
      'colours.tsv, line 2, column applications: a colour needs at least one application.',
    ],
    [
      'a row with a cell missing',
      'shades.tsv',
      'Ivory\t#f1e5cc',
      'Ivory #f1e5cc',
      'shades.tsv, line 3: has 1 cells where 2 are due.',
    ],
    [
      'a renamed column',
      'types.tsv',
      'classes',
      'class',
      'types.tsv, line 1: the columns must be name, classes.',
    ],
    [
      'a shade with a percent sign',
      'shades.tsv',
      'Teal',
      'Te%al',
      'shades.tsv, line 15, column name: "Te%al" may hold no "/" or "%" and no leading dot, as it becomes part of an address.',
    ],
    [
      'a type with a slash',
      'types.tsv',
      'Stone',
      'Stone/Slate',
      'types.tsv, line 7, column name: "Stone/Slate" may hold no "/" or "%" and no leading dot, as it becomes part of an address.',
    ],
    [
      'a category with a leading dot',
      'categories.tsv',
      'Fluted Panel\t',
      '.Fluted Panel\t',
      'categories.tsv, line 5, column name: ".Fluted Panel" may hold no "/" or "%" and no leading dot, as it becomes part of an address.',
    ],
    [
      'an unknown class',
      'categories.tsv',
      '2mm Acrylic\tSheet',
      '2mm Acrylic\tSheets',
      'categories.tsv, line 4, column class: "Sheets" is none of Sheet, Board.',
    ],
    [
      'a prefix that stands twice',
      'categories.tsv',
      '\tS15\t',
      '\tS125\t',
      'categories.tsv, line 3, column prefix: "S125" stands in this table already.',
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
      'a list price below the selling price',
      'prices.tsv',
      'Solid\t3450\t3150',
      'Solid\t3150\t3450',
      'prices.tsv, line 2, column selling: is above the list price.',
    ],
    [
      'a price that is no number',
      'prices.tsv',
      'Solid\t3450\t3150',
      'Solid\t₹3450\t3150',
      'prices.tsv, line 2, column list: "₹3450" is no price in rupees such as 4250 or 4250.50.',
    ],
    [
      'two prices for one kind',
      'prices.tsv',
      '1.25mm Acrylic\tSheet\tPastel',
      '1.25mm Acrylic\tSheet\tSolid',
      'prices.tsv, line 3, column type: 1.25mm Acrylic / Sheet / Solid has a price already.',
    ],
    [
      'a price for a product that is not made',
      'price-exceptions.tsv',
      'S15-KAJAL-BLACK',
      'S15-KAJAL-BLAK',
      'price-exceptions.tsv, line 4, column product_id: there is no product S15-KAJAL-BLAK.',
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
      'availability.tsv, line 2, column Fluted Panel: FP-HIMADRI-WHITE is left without an application.',
    ],
    [
      'a figure that nobody can draw',
      'decors.tsv',
      'Malabar Teak\tteak',
      'Malabar Teak\tteek',
      expect.stringMatching(/^decors\.tsv, line 37, column figure: "teek" is none of teak, acacia, /),
    ],
    [
      'a figure of another type',
      'decors.tsv',
      'Makrana Veil\tmakrana',
      'Makrana Veil\toak',
      expect.stringMatching(/^decors\.tsv, line 5, column figure: "oak" is none of makrana, /),
    ],
    [
      'a timber without a cut',
      'decors.tsv',
      'Malabar Teak\tteak\tcrown',
      'Malabar Teak\tteak\t-',
      'decors.tsv, line 37, column cut: is empty.',
    ],
    [
      'a stone that was cut like a log',
      'decors.tsv',
      'Rann Salt\tsalt\t-',
      'Rann Salt\tsalt\tcrown',
      'decors.tsv, line 6, column cut: belongs to timbers only.',
    ],
    [
      'an accent that is no colour',
      'decors.tsv',
      '#85868b; #b5aa98',
      '#85868b; taupe',
      'decors.tsv, line 5, column accents: "taupe" is no colour code such as #9c6b3d.',
    ],
    [
      'a figure of no size',
      'decors.tsv',
      'Satpura Oak\toak\tcrown\t-\t-',
      'Satpura Oak\toak\tcrown\t-\t0',
      'decors.tsv, line 29, column scale: "0" is no factor from 0.2 to 5.',
    ],
    [
      'a colour without a drawing',
      'decors.tsv',
      'Himadri White\tsolid\t-\t-\t-\t-\t-\n',
      '',
      'decors.tsv, line 182: there is no row for Himadri White.',
    ],
    [
      'a drawing of an unknown colour',
      'decors.tsv',
      'Himadri White\tsolid',
      'Himadri Blanc\tsolid',
      'decors.tsv, line 2, column colour_name: "Himadri Blanc" is not in colours.tsv.',
    ],
    [
      'an add-on of an unknown material',
      'add-ons.tsv',
      'Ply Wood',
      'Plywood',
      'add-ons.tsv, line 2, column material: "Plywood" is none of HDF, Ply Wood, WPC, Sheet.',
    ],
  ])('%s', (_title, table, from, to, problem) => {
    edit(table, from, to);
    expect(problemsOf(folder)).toEqual(expect.arrayContaining([problem]));
  });

  it.each(['shades.tsv', 'common-desc/solid.html'])('a missing file: %s', (file) => {
    rmSync(join(folder, file));
    expect(problemsOf(folder)).toEqual([expect.stringContaining(`${file} cannot be read: ENOENT`)]);
  });

  it('all bad rows at once', () => {
    edit('shades.tsv', '#f1e5cc', 'ivory');
    edit('colours.tsv', '#fbfcfa', 'white');
    edit('prices.tsv', '3450\t3150', '0\t3150');
    expect(problemsOf(folder).map((problem) => problem.split(':')[0])).toEqual([
      'shades.tsv, line 3, column code',
      'colours.tsv, line 2, column code',
      'prices.tsv, line 2, column list',
    ]);
  });
});

describe('loadCatalogue', () => {
  it('leaves a product without a price where the table has a dash', () => {
    edit('price-exceptions.tsv', 'S15-KAJAL-BLACK\t4250\t4250', 'S15-KAJAL-BLACK\t-\t-');
    const product = loadCatalogue(folder).products.find(({ product_id }) => product_id === 'S15-KAJAL-BLACK');
    expect(product).toMatchObject({ actual_price_paise: null, selling_price_paise: null });
  });

  it('turns rupees into paise', () => {
    edit('price-exceptions.tsv', 'S15-KAJAL-BLACK\t4250\t4250', 'S15-KAJAL-BLACK\t4250.50\t4199.9');
    const product = loadCatalogue(folder).products.find(({ product_id }) => product_id === 'S15-KAJAL-BLACK');
    expect(product).toMatchObject({ actual_price_paise: 425_050, selling_price_paise: 419_990 });
  });
});
