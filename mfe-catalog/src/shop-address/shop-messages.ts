import { formatWholeRupees } from 'shared-contracts/money';
import type { ProductClass } from 'shared-contracts/product';
import type { PriceBound, PriceRange } from 'shared-contracts/product/facets';

export const shopMessages = {
  classTitles: { Sheet: 'Acrylic sheets', Board: 'Boards' } satisfies Record<ProductClass, string>,
  classDescriptions: {
    Sheet:
      'Decorative acrylic sheets in gloss, matt and fluted finishes, by category, type, shade and application.',
    Board: 'Acrylic boards on HDF, plywood and WPC cores, by category, type, shade and application.',
  } satisfies Record<ProductClass, string>,
  nothingFits: (chosen: readonly string[]) => {
    const quoted = chosen.map((one) => `“${one}”`);
    const last = quoted.pop();
    return quoted.length > 0
      ? `No product matches ${quoted.join(', ')} and ${last} together.`
      : `No product matches ${last}.`;
  },
  /** SHOP-40. */
  noMatch: (ignored: readonly string[], used: string) =>
    `No match for ${ignored.map((word) => `“${word}”`).join(' or ')}. Showing ${used}.`,
  noProductsAvailable: 'There are no products available at the moment. Please check back later.',
  noProductsFound: 'No products found',
  noProductsAdvice: 'Try adjusting your search or filters.',
  unknownClass: 'This page does not exist',
  unknownClassAdvice: 'The shop sells sheets and boards.',
  /** @param from the lowest price, in rupees */
  anyPrice: (from: number | null) =>
    from === null ? 'Any price' : `Any price, from ${formatWholeRupees(from)}`,
  applyFilters: 'Apply Filters',
  categoryProducts: (category: string) => `${category} Products`,
  chosenFilters: 'Chosen filters',
  classCrumbs: { Sheet: 'Sheets', Board: 'Boards' } satisfies Record<ProductClass, string>,
  clearAll: 'Clear all',
  clearSearch: 'Clear search',
  either: (names: readonly string[]) => names.join(' or '),
  facetEmpty: 'No options available.',
  facetLoading: 'Loading filter options',
  filters: 'Filters',
  forgetSearches: 'Clear recent searches',
  filtersChosen: (count: number) => (count > 0 ? `Filters · ${count}` : 'Filters'),
  inRooms: 'See our colours in rooms',
  inRoomsAdvice: 'Kitchens, wardrobes and walls',
  insteadOf: (chosen: string) => `Instead of “${chosen}”:`,
  nextPage: 'Next page',
  page: (page: number) => `Page ${page}`,
  pages: 'Pages',
  price: 'Price',
  priceFields: { price_min: 'From', price_max: 'To' } satisfies Record<PriceBound, string>,
  wholeRupees: 'Please enter whole rupees, such as 4,500.',
  priceHandles: { price_min: 'Lowest price', price_max: 'Highest price' } satisfies Record<
    PriceBound,
    string
  >,
  /** `₹3,150 to ₹3,990`; with one end `From ₹3,150` or `Up to ₹3,990`. */
  priceRange: ({ price_min: from, price_max: to }: PriceRange) => {
    if (from !== undefined && to !== undefined)
      return `${formatWholeRupees(from)} to ${formatWholeRupees(to)}`;
    if (from !== undefined) return `From ${formatWholeRupees(from)}`;
    return to === undefined ? 'Any price' : `Up to ${formatWholeRupees(to)}`;
  },
  previousPage: 'Previous page',
  productClass: 'Product class',
  productCount: (total: number) => (total === 1 ? '1 product' : `${total} products`),
  products: 'Products',
  productsFailed: 'Failed to fetch products.',
  productsLoading: 'Loading products',
  recentSearches: 'Recent searches',
  reset: 'Reset',
  /** @param term empty without a search */
  resultLine: (from: number, to: number, total: number, term: string) =>
    `Showing ${from}-${to} of ${total} products${term && ` for "${term}"`}`,
  searchHint: 'Search colour, finish or price',
  searchProducts: 'Search products',
  searchResults: 'Search results',
  searchResultsFor: (term: string) => `Results for “${term}”`,
  selectedMaterial: 'Selected Material',
  /** @param count absent if the provider does not count */
  shadeChoice: (shade: string, count?: number) => (count === undefined ? shade : `${shade} ${count}`),
  skipToProducts: 'Skip to products',
  sort: 'Sort',
  sortBy: 'Sort by',
  sortedBy: { price_asc: 'Lowest price first', price_desc: 'Highest price first' },
  /** Short labels for narrow places. */
  sortsInShort: { '': 'Sort', price_asc: 'Price ↑', price_desc: 'Price ↓' },
  sorts: { price_asc: 'Price: Low to High', price_desc: 'Price: High to Low' },
  suggestedApplications: 'Applications',
  suggestedCategories: 'Categories',
  suggestedColours: 'Colours',
  suggestedShades: 'Shades',
  suggestions: 'Suggestions',
  suggestionsShown: (count: number) => (count === 1 ? '1 suggestion' : `${count} suggestions`),
  understood: 'Filters in your search',
  toHome: 'Go to home',
  tryAgain: 'Try Again',
} as const;
