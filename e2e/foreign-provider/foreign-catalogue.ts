/** The foreign catalogue, with everything that a storefront must cope with: each product is irregular in its own way. */

/** Placeholder for this provider's origin, which is only known once it listens. */
export const ORIGIN = 'http://here.invalid';
const PICTURES_ELSEWHERE = `${ORIGIN}/media/2024`;

const SHEET = { class: 'Sheet', material: 'Sheet', info: 'High gloss', code: '#2f4f8f', shade: 'Blue' };
const BOARD = {
  class: 'Board',
  category: '19mm Acrylic Board',
  type: 'Solid',
  shade: 'Blue',
  code: '#2f4f8f',
};

export const PRODUCTS = [
  {
    ...SHEET,
    // Ids are opaque and need encoding in an address.
    product_id: 'AC 1001/a',
    category: '1.5mm Acrylic',
    type: 'Solid',
    colour_name: 'Neelam',
    title: 'Neelam 1.5mm',
    application: 'Kitchen, Wardrobe',
    description: 'A deep blue.',
    common_desc: '<p>Wipe with a <b>damp</i> cloth.<li>',
    actual_price: '5000.00',
    selling_price: '4250.50',
    pictures: [
      // Small pictures come from another host, large ones from the API's.
      { image_link: `${PICTURES_ELSEWHERE}/neelam.svg`, quality: 'low', image_type: 'color' },
      { image_link: '/images/neelam.svg', quality: 'high', image_type: 'color' },
    ],
  },
  {
    ...SHEET,
    product_id: 'AC 1002',
    category: '1.5mm Acrylic',
    type: 'Solid',
    colour_name: 'Samudra',
    title: 'Samudra 1.5mm',
    code: '#1c6f80',
    application: 'Kitchen',
    description: null,
    common_desc: '',
    actual_price: null,
    selling_price: null,
    pictures: [],
  },
  {
    ...SHEET,
    product_id: 'AC 1003',
    category: '2mm Acrylic',
    type: 'Wood Grain',
    shade: 'Brown',
    colour_name: 'Sagwan',
    title: 'Sagwan 2mm',
    code: '#7a5230',
    application: ['Bedroom', 'Wardrobe'],
    selling_price: 6100,
  },
  {
    ...BOARD,
    product_id: 'BD 3001',
    material: 'HDF',
    colour_name: 'Neelam',
    title: 'Neelam board, HDF',
    application: ['Kitchen'],
    actual_price: 9000,
    selling_price: '9000',
    pictures: null,
  },
  {
    ...BOARD,
    product_id: 'BD 3002',
    material: 'Ply Wood',
    colour_name: 'Neelam',
    title: 'Neelam board, Ply Wood',
    application: '',
    actual_price: '',
    selling_price: '10500.5',
  },
] as const;

/** Only in carts and orders. */
export const PACKAGING = {
  class: 'Board',
  material: 'Ply Wood',
  product_id: 'PACK',
  category: 'AddOn',
  type: '',
  colour_name: 'Wooden crate',
  selling_price: '700.00',
} as const;

export type ForeignProduct = (typeof PRODUCTS)[number];

export const SHADES = [
  { name: 'Blue', code: '#2f4f8f' },
  { name: 'Brown', code: '#7a5230' },
];

export const APPLICATIONS = ['Kitchen', 'Wardrobe', 'Bedroom'];

export function isSame(one: string, other: unknown): boolean {
  return one.toLowerCase() === String(other).toLowerCase();
}

export function applicationsOf({ application }: ForeignProduct): string[] {
  return typeof application === 'string' ? application.split(', ') : [...application];
}

/** @returns undefined for the right id with the wrong material */
export function findProduct(id: unknown, material: unknown): ForeignProduct | undefined {
  return PRODUCTS.find((product) => product.product_id === id && isSame(product.material, material));
}
