import type { Catalogue, CatalogueProduct } from '../catalogue.ts';

/** A catalogue small enough to count by hand: two shades, both classes, and one add-on. */
export const smallCatalogue: Catalogue = {
  shades: [
    { name: 'Blue', code: '#1f3a6e' },
    { name: 'Brown', code: '#6b4a2f' },
  ],
  types: [
    { name: 'Solid', class: 'Sheet' },
    { name: 'Wood Grain', class: 'Sheet' },
    { name: 'Solid', class: 'Board' },
  ],
  applications: ['Kitchen', 'Wardrobe', 'Pooja Room'],
  synonyms: [
    ['ply', 'plywood', 'Ply Wood'],
    ['sheet', 'laminate', 'mica'],
    ['gloss', 'glossy', 'high gloss'],
    ['matt', 'matte'],
  ],
  products: [
    sheet('S15-KONKAN-BLUE', { colour_name: 'Konkan Blue', code: '#1f4f8f' }),
    sheet('S15-INDIGO-NIGHT', {
      colour_name: 'Indigo Night',
      code: '#152a5c',
      selling_price_paise: 3_100_50,
    }),
    sheet('S15-MALABAR-TEAK', {
      colour_name: 'Malabar Teak',
      code: '#7a5230',
      shade: 'Brown',
      type: 'Wood Grain',
      application: ['Wardrobe', 'Pooja Room'],
      selling_price_paise: 5_200_00,
    }),
    sheet('S125-KONKAN-BLUE', { colour_name: 'Konkan Blue', code: '#1f4f8f', category: '1.25mm Acrylic' }),
    sheet('S2-RIVER-STONE', {
      colour_name: 'River Stone',
      code: '#24406e',
      category: '2mm Acrylic',
      info: 'Super matt face, white back.',
      selling_price_paise: null,
    }),
    board('B19H-KONKAN-BLUE', 'HDF'),
    board('B19P-KONKAN-BLUE', 'Ply Wood'),
    {
      ...sheet('ADDON-FLEXIPLY', {
        colour_name: 'Flexiply Flexible plywood',
        category: 'addon',
        type: 'Packaging',
      }),
      selling_price_paise: 650_00,
      actual_price_paise: 650_00,
    },
  ],
};

function sheet(product_id: string, own: Partial<CatalogueProduct>): CatalogueProduct {
  const product: CatalogueProduct = {
    product_id,
    class: 'Sheet',
    material: 'Sheet',
    category: '1.5mm Acrylic',
    type: 'Solid',
    shade: 'Blue',
    colour_name: '',
    title: '',
    code: '#000000',
    info: 'High gloss.',
    application: ['Kitchen', 'Wardrobe'],
    description: 'A colour.',
    common_desc: '<p>A sheet.</p>',
    actual_price_paise: 5_000_00,
    selling_price_paise: 4_000_00,
    ...own,
  };
  return { ...product, title: `${product.colour_name} ${product.category}` };
}

function board(product_id: string, material: 'HDF' | 'Ply Wood'): CatalogueProduct {
  return {
    ...sheet(product_id, { colour_name: 'Konkan Blue', code: '#1f4f8f', category: '19mm Acrylic Board' }),
    class: 'Board',
    material,
    selling_price_paise: 9_000_00,
    actual_price_paise: 9_000_00,
  };
}
