import type { Call, Calls } from './foreign-calls.ts';
import {
  APPLICATIONS,
  applicationsOf,
  type ForeignProduct,
  findProduct,
  isSame,
  PRODUCTS,
  SHADES,
} from './foreign-catalogue.ts';

/** All calls except additions, which this provider does not have. */
export const PRODUCT_CALLS: Calls = {
  'GET /api/product': ({ query }) => {
    const product = findProduct(query.get('id'), query.get('material'));
    return product ? [200, product] : [404, { message: 'Product not found.' }];
  },
  'GET /api/product/search': ({ query }) => {
    const words = (query.get('id') ?? '').toLowerCase().split(/\s+/);
    const found = PRODUCTS.filter((product) => words.every((word) => saidOf(product).includes(word)));
    return [200, pageOf(inOrder(found, (query.get('sort') ?? '').replace('price_', '')), query)];
  },
  'POST /api/product/byfilters': ({ query, body }) => {
    const { productClass, material, category, type, shade, application } = body.filters;
    const found = PRODUCTS.filter(
      (product) =>
        (!productClass || isSame(product.class, productClass)) &&
        (!material || isSame(product.material, material)) &&
        isAmong([product.category], category) &&
        isAmong([product.type], type) &&
        isAmong([product.shade], shade) &&
        isAmong(applicationsOf(product), application),
    );
    return [200, pageOf(inOrder(found, query.get('order')), query)];
  },
  'POST /api/product/colorsByShade': (call) => [200, ofLine(call)],
  'POST /api/product/availableShades': (call) => [
    200,
    ofLine(call).map(({ shade: name, code, product_id, colour_name }) => ({
      name,
      code,
      product_id,
      colour_name,
    })),
  ],
  'POST /api/product/boardsByColour': ({ body }) => [200, boardsOf(body.colorCode)],
  'POST /api/product/boardVariations': ({ body }) => [200, boardsOf(body.code)],
  'GET /api/util/shades': () => [200, SHADES],
  'GET /api/util/applications': () => [200, APPLICATIONS],
  'GET /api/util/type': () => [
    200,
    ['Sheet', 'Board'].flatMap((name) => namesOf(name, 'type').map((type) => ({ ...type, class: name }))),
  ],
  'GET /api/util/categoryandtype': ({ query }) => {
    const name = query.get('class') ?? '';
    return [200, { categories: namesOf(name, 'category'), types: namesOf(name, 'type') }];
  },
  'GET /api/image/getImagesByProductId': ({ query }) => {
    const product = PRODUCTS.find(({ product_id }) => product_id === query.get('product_id'));
    return product ? [200, 'pictures' in product ? product.pictures : []] : [404, {}];
  },
  // Only the colour's name: such a provider does not say to which address a picture leads.
  'GET /api/image/imagesByApplication': () => [
    200,
    [
      {
        image_link: '/images/neelam.svg',
        product_id: 'AC 1001/a',
        Product: { colour_name: 'Neelam' },
      },
    ],
  ],
};

function saidOf({ colour_name, title, category, type, shade, material }: ForeignProduct): string {
  return [colour_name, title, category, type, shade, material].join(' ').toLowerCase();
}

function isAmong(names: readonly string[], chosen: readonly string[] = []): boolean {
  return chosen.length === 0 || chosen.some((value) => names.some((name) => isSame(name, value)));
}

function inOrder(products: readonly ForeignProduct[], order: string | null): ForeignProduct[] {
  const rupees = ({ selling_price }: ForeignProduct) => Number(selling_price ?? Number.POSITIVE_INFINITY);
  const sign = { asc: 1, desc: -1 }[order ?? ''] ?? 0;
  return products.toSorted((one, other) => sign * (rupees(one) - rupees(other)));
}

function pageOf(products: readonly ForeignProduct[], query: URLSearchParams) {
  const page = Number(query.get('page') ?? 1);
  const limit = Number(query.get('limit') ?? 16);
  return {
    products: products.slice((page - 1) * limit, page * limit),
    totalItems: products.length,
    totalPages: Math.ceil(products.length / limit),
  };
}

function ofLine({ body: { productClass, category, type, shade } }: Call): ForeignProduct[] {
  return PRODUCTS.filter(
    (product) =>
      isSame(product.class, productClass) &&
      isSame(product.category, category) &&
      (!type || isSame(product.type, type)) &&
      (!shade || isSame(product.shade, shade)),
  );
}

function boardsOf(code: unknown): ForeignProduct[] {
  return PRODUCTS.filter((product) => product.class === 'Board' && isSame(product.code, code));
}

function namesOf(productClass: string, column: 'category' | 'type'): { name: string }[] {
  const ofClass = PRODUCTS.filter((product) => isSame(product.class, productClass));
  return [...new Set(ofClass.map((product) => product[column]))].map((name) => ({ name }));
}
