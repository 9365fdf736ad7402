import { useQuery } from '@tanstack/react-query';
import { getCategoriesAndTypes } from 'shared-contracts/filter-options/endpoints';
import { endpointQuery } from 'shared-contracts/http';
import { BOARD_MATERIALS, MATERIAL_LABELS, SHEET_CATEGORIES } from 'shared-contracts/product';
import { shopPath } from 'shared-contracts/routes';
import type { NavLink } from './nav-links.ts';

/** SITE-14: the label is 'Plywood', the value 'Ply Wood'. */
export const boardLinks: readonly NavLink[] = BOARD_MATERIALS.map((material) => ({
  label: MATERIAL_LABELS[material] ?? material,
  to: shopPath('Board', { material }),
}));

/** Every document with a footer carries the result. */
export const sheetCategoriesQuery = endpointQuery(getCategoriesAndTypes, { query: { class: 'Sheet' } });

const sheetLink = (name: string): NavLink => ({ label: name, to: shopPath('Sheet', { category: name }) });

export const sheetLinks: readonly NavLink[] = SHEET_CATEGORIES.map(sheetLink);

/** SITE-13: returns the provider's categories, or the built-in ones until they arrive, and when the call fails. */
export function useSheetLinks(): readonly NavLink[] {
  const { data } = useQuery(sheetCategoriesQuery);
  return data?.categories.map(({ name }) => sheetLink(name)) ?? sheetLinks;
}
