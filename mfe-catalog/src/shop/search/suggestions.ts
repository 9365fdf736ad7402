import type { EndpointResponse } from 'shared-contracts/endpoint';
import type { IconName } from 'shared-contracts/look';
import type { Picture } from 'shared-contracts/product';
import type { suggestProducts } from 'shared-contracts/product/endpoints';
import { MAX_SUGGESTIONS } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import {
  type Sort,
  searchFor,
  shopSearchPath,
  toggleFacet,
  wholeClass,
} from '../../shop-address/shop-search.ts';

export type Suggestion = {
  key: string;
  label: string;
  /** Tells colours of the same name apart. */
  detail?: string;
  /** `#rrggbb` of a colour; other suggestions have an icon. */
  colour?: string;
  /** The decor of a colour. */
  picture?: Picture;
  icon?: IconName;
  /** The target address. The option without one clears the recent searches. */
  to?: string;
};

export type SuggestionGroup = { title: string; suggestions: readonly Suggestion[] };

/** Suggestions in groups, those with the most products first, up to a limit (SHOP-9). */
export function suggestionGroups({
  products,
  shades,
  categories,
  applications = [],
}: EndpointResponse<typeof suggestProducts>): SuggestionGroup[] {
  const colours = products.map((product) => ({
    key: `product ${product.product_id}`,
    label: product.colour_name || product.product_id,
    detail: [product.category, product.type].filter(Boolean).join(' · '),
    colour: product.code,
    picture: product.picture,
    to: productPath(product),
  }));
  const families = shades.map(({ name, code }) => ({
    key: `shade ${name}`,
    label: name,
    colour: code,
    to: shopSearchPath(toggleFacet(wholeClass('Sheet'), 'shade', name)),
  }));
  const ranges = categories.map(({ name }) => ({
    key: `category ${name}`,
    label: name,
    icon: 'tag' as const,
    to: shopSearchPath(toggleFacet(wholeClass(classOfCategory(name)), 'category', name)),
  }));
  const rooms = applications.map(({ name }) => ({
    key: `application ${name}`,
    label: name,
    icon: 'pin' as const,
    to: shopSearchPath(toggleFacet(wholeClass('Sheet'), 'application', name)),
  }));
  return cut([
    { title: shopMessages.suggestedShades, suggestions: families },
    { title: shopMessages.suggestedCategories, suggestions: ranges },
    { title: shopMessages.suggestedApplications, suggestions: rooms },
    { title: shopMessages.suggestedColours, suggestions: colours },
  ]);
}

export function recentGroups(terms: readonly string[], sort: Sort): SuggestionGroup[] {
  if (terms.length === 0) return [];
  const searches = terms.map((term) => ({
    key: `search ${term}`,
    label: term,
    icon: 'clock' as const,
    to: shopSearchPath(searchFor(term, sort)),
  }));
  const forget = { key: 'forget', label: shopMessages.forgetSearches, icon: 'close' as const };
  return [{ title: shopMessages.recentSearches, suggestions: [...searches, forget] }];
}

/** The API sends suggested categories without a class. The names of board categories contain "Board". */
function classOfCategory(name: string): 'Sheet' | 'Board' {
  return /\bboards?\b/i.test(name) ? 'Board' : 'Sheet';
}

function cut(groups: readonly SuggestionGroup[]): SuggestionGroup[] {
  let left = MAX_SUGGESTIONS;
  return groups.flatMap(({ title, suggestions }) => {
    const kept = suggestions.slice(0, left);
    left -= kept.length;
    return kept.length > 0 ? [{ title, suggestions: kept }] : [];
  });
}
