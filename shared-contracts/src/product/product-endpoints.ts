import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { repeatable, rupeesParameter, text, wholeNumberParameter } from '../endpoint/field-schemas.ts';
import {
  CompanionList,
  Facet,
  NearDecor,
  Picture,
  PriceSpread,
  Product,
  ProductList,
  ProductPage,
  SearchPage,
  ShadeColourList,
} from './product.ts';
import { eachFacet, MAX_FILTER_NAMES } from './product-facets.ts';

const name = z.string().check(z.maxLength(200));
const names = z.optional(z.array(name).check(z.maxLength(MAX_FILTER_NAMES)));
const page = z._default(z.optional(wholeNumberParameter(1, 1_000_000)), 1);
const priceRange = { price_min: z.optional(rupeesParameter), price_max: z.optional(rupeesParameter) };
const limit = z._default(z.optional(wholeNumberParameter(1, 100)), 16);
const oneProduct = z.object({ id: name.check(z.minLength(1)), material: z.optional(name) });

export const getProduct = defineEndpoint({
  name: 'getProduct',
  method: 'GET',
  path: '/api/product',
  summary: 'One product by its id; a wrong material beside it is a 404.',
  query: oneProduct,
  response: Product,
  failureMessage: 'Failed to fetch product.',
});

export const searchProducts = defineEndpoint({
  name: 'searchProducts',
  method: 'GET',
  path: '/api/product/search',
  summary:
    'Products whose words match the term, best match first when unsorted; tolerant of one typo in a long word. Names of filters and prices in the term filter; words that nothing matches are left out. An addition: how the term was read.',
  query: z.object({
    id: name,
    page,
    limit,
    sort: z.optional(z.enum(['price_asc', 'price_desc', ''])),
  }),
  response: SearchPage,
  failureMessage: 'Failed to fetch products (search).',
});

export const filterProducts = defineEndpoint({
  name: 'filterProducts',
  method: 'POST',
  path: '/api/product/byfilters',
  onlyReads: true,
  summary:
    'Products by filters: values inside a list are OR, lists are AND, an empty or absent list does not filter. Additions: finish, price_min and price_max.',
  query: z.object({
    page,
    limit,
    sortBy: z.optional(z.enum(['price', ''])),
    order: z.optional(z.enum(['asc', 'desc', ''])),
  }),
  body: z.object({
    filters: z.object({
      productClass: z.optional(name),
      material: z.optional(name),
      ...eachFacet(() => names),
      ...priceRange,
    }),
  }),
  response: ProductPage,
  failureMessage: 'Failed to fetch products (filters/sort).',
});

export const colorsByShade = defineEndpoint({
  name: 'colorsByShade',
  method: 'POST',
  path: '/api/product/colorsByShade',
  onlyReads: true,
  summary: 'The products of one class, category, type and shade: one for each colour.',
  body: z.object({ productClass: name, category: name, type: name, shade: name }),
  response: ShadeColourList,
  failureMessage: 'Error fetching colors by shade',
});

export const boardsByColour = defineEndpoint({
  name: 'boardsByColour',
  method: 'POST',
  path: '/api/product/boardsByColour',
  onlyReads: true,
  summary: 'Boards of a colour, one for each material; a category that no board has is left out of account.',
  body: z.object({ category: z.optional(name), type: z.optional(name), colorCode: name }),
  response: ProductList,
  failureMessage: 'Failed to fetch board variations.',
});

export const boardVariations = defineEndpoint({
  name: 'boardVariations',
  method: 'POST',
  path: '/api/product/boardVariations',
  onlyReads: true,
  summary: 'Boards of one category (sent as `material`, as the shop always has), type and colour code.',
  body: z.object({ material: name, type: name, code: name }),
  response: ProductList,
  failureMessage: 'Failed to fetch board variations.',
});

export const availableShades = defineEndpoint({
  name: 'availableShades',
  method: 'POST',
  path: '/api/product/availableShades',
  onlyReads: true,
  summary:
    'Colours on offer for a class, category, type and shade. Additions: of the material asked for where a colour comes in it, and each with its material; with `every_shade`, of the other shades too.',
  body: z.object({
    productClass: name,
    category: name,
    type: z.optional(name),
    shade: z.optional(name),
    material: z.optional(name),
    every_shade: z.optional(z.boolean()),
  }),
  response: z.array(
    z.object({
      name: z.string(),
      code: text,
      product_id: z.string(),
      colour_name: text,
      material: z.optional(z.string()),
    }),
  ),
  failureMessage: 'Error fetching shades',
});

/** An addition to the contract: without it no counts are shown (API-18). */
export const getFacets = defineEndpoint({
  name: 'getFacets',
  method: 'GET',
  path: '/api/product/facets',
  isAddition: true,
  summary:
    'How many products each filter value would give, each list counted with the filters of the others; and the selling prices.',
  query: z.object({
    class: z.optional(name),
    material: z.optional(name),
    ...eachFacet(() => repeatable),
    ...priceRange,
    search: z.optional(name),
  }),
  /** A provider leaves out the facets that it does not count. */
  response: z.object({ ...eachFacet(() => z.optional(z.array(Facet))), price: z.optional(PriceSpread) }),
  failureMessage: 'Could not load filter options.',
});

/** An addition to the contract: without it nothing is suggested (API-18). */
export const suggestProducts = defineEndpoint({
  name: 'suggestProducts',
  method: 'GET',
  path: '/api/product/suggest',
  isAddition: true,
  summary:
    'What the beginning of a term may mean: colours, shades, categories and applications, at most 8 in all.',
  query: z.object({ q: name }),
  response: z.object({
    products: z.array(
      z.object({
        product_id: z.string(),
        material: text,
        colour_name: text,
        category: text,
        type: text,
        shade: text,
        code: text,
        /** An addition: the colour as its plain decor. */
        picture: z.optional(Picture),
      }),
    ),
    shades: z.array(z.object({ name: z.string(), code: text })),
    categories: z.array(z.object({ name: z.string() })),
    /** An addition. */
    applications: z.optional(z.array(z.object({ name: z.string() }))),
  }),
  failureMessage: 'Could not load suggestions.',
});

/** An addition to the contract: without it forms come from other calls (API-38). */
export const getProductForms = defineEndpoint({
  name: 'getProductForms',
  method: 'GET',
  path: '/api/product/forms',
  isAddition: true,
  summary:
    'Everything that a product’s decor is made as, the product itself among it, and one product of each decor that goes with it. Additions: why it does, and both decors in a room.',
  query: oneProduct,
  response: z.object({
    /** In every category and material: all sheets and boards of the decor. */
    forms: ProductList,
    /** In the product’s own category and material, if they are made in it. */
    goesWith: CompanionList,
  }),
  failureMessage: 'Failed to fetch board variations.',
});

/** An addition to the contract: without it products of the same shade are shown (API-39). */
export const getRelatedProducts = defineEndpoint({
  name: 'getRelatedProducts',
  method: 'GET',
  path: '/api/product/related',
  isAddition: true,
  summary: 'Products of other decors in the same material, the most similar first (PROD-21).',
  query: oneProduct,
  response: ProductList,
  failureMessage: 'Failed to fetch products.',
});

/** An addition to the contract: without it nothing is matched by colour (API-122). */
export const nearestDecors = defineEndpoint({
  name: 'nearestDecors',
  method: 'GET',
  path: '/api/product/near',
  isAddition: true,
  summary:
    'The decors whose colours are nearest to a colour, the nearest first: each once, whatever it is made as. `code` is `aabbcc` in sRGB.',
  query: z.object({
    code: z.string().check(z.regex(/^[\da-f]{6}$/i)),
    limit: z._default(z.optional(wholeNumberParameter(1, 24)), 12),
  }),
  response: z.object({ decors: z.array(NearDecor) }),
  failureMessage: 'Could not match this colour.',
});
