import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CatalogueError } from '../table/validation-errors.ts';
import { temporaryFolder } from '../testing/edited-tables.ts';
import { productFile } from '../testing/product-file.ts';
import { smallCatalogue } from '../testing/small-catalogue.ts';
import { PRODUCT_COLUMNS, readProductFile } from './read-product-file.ts';

const ROW = {
  product_id: 'S15-NEELAM',
  class: 'Sheet',
  material: 'Sheet',
  category: '1.5mm Acrylic',
  type: 'Solid',
  shade: 'Blue',
  colour_name: 'Neelam',
  title: 'Neelam 1.5mm',
  code: '#2F4F8F',
  info: '',
  application: '"Kitchen, Wardrobe,Kitchen"',
  description: '',
  common_desc: '"<p class=""a"">Wipe,\nthen dry.</p>"',
  actual_price: '',
  selling_price: '4250.5',
};

function read(text: string | Buffer) {
  const file = join(temporaryFolder(), 'products.csv');
  writeFileSync(file, text);
  return readProductFile(file).products;
}

function fileOf(...rows: Partial<Record<keyof typeof ROW, string>>[]): string {
  const lines = rows.map((row) => Object.values({ ...ROW, ...row }).join(','));
  return [Object.keys(ROW).join(','), ...lines].join('\n');
}

function validationErrorsOf(text: string | Buffer): readonly string[] {
  try {
    read(text);
  } catch (error) {
    if (error instanceof CatalogueError) return error.validationErrors;
    throw error;
  }
  return [];
}

describe('readProductFile', () => {
  it('reads the columns in any order, and ignores others', () => {
    const columns = ['pictures', ...Object.keys(ROW).toReversed()];
    const cells = ['none', ...Object.values({ ...ROW, common_desc: '' }).toReversed()];
    expect(read(`${columns.join(',')}\n${cells.join(',')}`)).toEqual(read(fileOf({ common_desc: '' })));
  });

  it('reads several applications, line breaks in a cell, and an empty price', () => {
    expect(read(fileOf({}))).toMatchObject([
      {
        product_id: 'S15-NEELAM',
        code: '#2f4f8f',
        application: ['Kitchen', 'Wardrobe'],
        common_desc: '<p class="a">Wipe,\nthen dry.</p>',
        actual_price_paise: null,
        selling_price_paise: 4_250_50,
      },
    ]);
  });

  it('reads back a file written from products', () => {
    expect(read(productFile(smallCatalogue.products))).toEqual(smallCatalogue.products);
  });

  it.each<[Partial<Record<keyof typeof ROW, string>>, string]>([
    [{ product_id: '' }, 'column product_id: is empty.'],
    [
      { product_id: 'a/b' },
      'column product_id: "a/b" is not an id of at most 80 letters, digits, dots, hyphens and underscores.',
    ],
    [{ class: 'Door' }, 'column class: "Door" is not one of Sheet, Board.'],
    [{ material: 'HDF' }, 'column material: "HDF" is not one of Sheet.'],
    [{ class: 'Board', material: 'Oak' }, 'column material: "Oak" is not one of HDF, Ply Wood, WPC.'],
    [{ shade: 'Blue/Green' }, 'column shade: "Blue/Green" may not contain "/" or "%" or start with a dot'],
    [{ code: 'blue' }, 'column code: "blue" is not a colour code, such as #9c6b3d.'],
    [{ application: ' ' }, 'column application: a product needs at least one application.'],
    [
      { selling_price: '-4' },
      'column selling_price: "-4" is not a price in rupees, such as 4250 or 4250.50.',
    ],
    [{ selling_price: '₹4' }, 'column selling_price: "₹4" is not a price in rupees'],
    [{ title: 'a,b' }, 'has 16 cells instead of 15.'],
  ])('rejects %o', (own, sentence) => {
    const errors = validationErrorsOf(fileOf({ common_desc: '"one\ntwo"', product_id: 'S15-FIRST' }, own));
    expect(errors.join('\n')).toContain(`products.csv, line 4`);
    expect(errors.join('\n')).toContain(sentence);
  });

  it('rejects a duplicate id, and names every bad row', () => {
    expect(validationErrorsOf(fileOf({}, { common_desc: '', code: 'red' }))).toEqual([
      'products.csv, line 4, column product_id: "S15-NEELAM" is already in this table.',
      'products.csv, line 4, column code: "red" is not a colour code, such as #9c6b3d.',
    ]);
  });

  it.each([
    ['a file without products', PRODUCT_COLUMNS.join(','), 'line 2: there is no product.'],
    ['an empty file', '', 'line 1: the columns product_id, class'],
    ['a missing column', 'product_id,class\n1,Sheet', 'line 1: the columns material, category'],
    ['a quote that is not closed', `${fileOf({})}\n"x`, 'line 4: a quote is not closed'],
  ])('rejects %s', (_title, text, sentence) => {
    expect(validationErrorsOf(text).join('\n')).toContain(sentence);
  });

  const INDIAN = fileOf({ title: 'Café ನೀಲಿ' });
  const utf16 = (text: string) => Buffer.from(text, 'utf16le');
  const withSeparator = (separator: string) => fileOf({}).replaceAll(',', separator);
  const UTF16 = 'products.csv is UTF-16, not UTF-8. Save it as UTF-8: in Excel “CSV UTF-8';
  it.each<[string, string | Buffer, string]>([
    ['UTF-16 of Excel', utf16(`\ufeff${INDIAN}`), UTF16],
    ['UTF-16 with the high byte first', utf16(`\ufeff${INDIAN}`).swap16(), UTF16],
    ['UTF-16 without a mark', utf16(INDIAN), UTF16],
    [
      'Windows-1252',
      Buffer.from(fileOf({ common_desc: '' }, { product_id: 'S15-B', title: 'Café' }), 'latin1'),
      'products.csv, line 3: is not UTF-8, but perhaps Windows-1252. Save it as UTF-8',
    ],
    ['UTF-8 whose last letter is cut', Buffer.from(`${INDIAN}\né`).subarray(0, -1), 'line 4: is not UTF-8'],
    ['a letter that was lost', fileOf({ title: 'Caf\ufffd' }), 'line 2: � stands for a letter that another'],
    [
      'semicolons',
      withSeparator(';'),
      'line 1: the cells are separated by semicolons. Save the file with commas.',
    ],
    ['semicolons and quotes', withSeparator('";"'), 'line 1: the cells are separated by semicolons.'],
    ['semicolons below a line of Excel', `sep=;\n${withSeparator(';')}`, 'separated by semicolons.'],
    ['tabs', withSeparator('\t'), 'line 1: the cells are separated by tabs.'],
    [
      'a column that stands twice',
      fileOf({}).replace('code,', 'code,title,'),
      'the columns title stand twice.',
    ],
  ])('API-142 names %s as what it is', (_title, text, sentence) => {
    expect(validationErrorsOf(text)).toEqual([expect.stringContaining(sentence)]);
  });

  it('API-142 reads UTF-8 with and without a byte order mark, and semicolons in a cell', () => {
    expect(read(`\ufeff${INDIAN}`)).toEqual(read(INDIAN));
    expect(read(INDIAN)[0]?.title).toBe('Café ನೀಲಿ');
    const info = 'product_id; class; material; title';
    expect(read(fileOf({ info }))[0]?.info).toBe(info);
  });

  describe('with pictures of surfaces', () => {
    const withTexture = (...rows: [Partial<Record<keyof typeof ROW, string>>, texture: string][]) => {
      const [header = ''] = fileOf({}).split('\n');
      const lines = rows.map(
        ([own, texture]) => `${Object.values({ ...ROW, common_desc: '', ...own }).join(',')},${texture}`,
      );
      const file = join(temporaryFolder(), 'products.csv');
      writeFileSync(join(file, '../oak.jpg'), '');
      writeFileSync(file, [`${header},texture`, ...lines].join('\n'));
      return file;
    };

    it('API-145 names one picture for each colour that has one', () => {
      const file = withTexture(
        [{}, 'oak.jpg'],
        [{ product_id: 'B' }, 'oak.jpg'],
        [{ product_id: 'C', colour_name: 'Plain' }, ''],
      );
      expect(readProductFile(file).textures).toMatchObject([
        { colour_name: 'Neelam', code: '#2f4f8f', path: join(file, '../oak.jpg') },
      ]);
    });

    it.each([
      [
        'a path out of the folder',
        '../oak.jpg',
        '"../oak.jpg" is not the name of a file beside the product file.',
      ],
      ['an absolute path', '/etc/passwd', '"/etc/passwd" is not the name of a file beside'],
      ['a hidden file', '.oak.jpg', '".oak.jpg" is not the name of a file beside'],
      ['a file that is not there', 'elm.jpg', 'there is no elm.jpg beside the product file.'],
    ])('API-145 refuses %s', (_title, texture, sentence) => {
      expect(() => readProductFile(withTexture([{}, texture]))).toThrow(
        `products.csv, line 2, column texture: ${sentence}`,
      );
    });

    it('API-145 refuses two codes of one colour with a picture', () => {
      const file = withTexture([{}, 'oak.jpg'], [{ product_id: 'B', code: '#123456' }, 'oak.jpg']);
      expect(() => readProductFile(file)).toThrow(
        'line 3, column texture: Neelam has another picture or code in line 2.',
      );
    });
  });

  it('names the file that it cannot read', () => {
    expect(() => readProductFile('/no/such.csv')).toThrow(
      'such.csv cannot be read: ENOENT: no such file or directory, open',
    );
  });
});
