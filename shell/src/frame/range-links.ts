import { useQuery } from '@tanstack/react-query';
import { getCategoriesAndTypes } from 'shared-contracts/filter-options/endpoints';
import { endpointQuery } from 'shared-contracts/http';
import { BOARD_MATERIALS, MATERIAL_LABELS, SHEET_CATEGORIES } from 'shared-contracts/product';
import { shopPath } from 'shared-contracts/routes';
import type { NavLink } from './nav-links.ts';

/** Spec section 2: 'Plywood' is what the shopper reads, 'Ply Wood' what the shop asks for. */
export const boardLinks: readonly NavLink[] = BOARD_MATERIALS.map((material) => ({
  label: MATERIAL_LABELS[material] ?? material,
  to: shopPath('Board', { material }),
}));

/** What the footer asks: its answer comes with every document that has a footer. */
export const sheetCategoriesQuery = endpointQuery(getCategoriesAndTypes, { query: { class: 'Sheet' } });

/** The categories that the shop has now; those of the spec until the answer is there, and when none comes. */
export function useSheetLinks(): readonly NavLink[] {
  const { data } = useQuery(sheetCategoriesQuery);
  const names = data?.categories.map(({ name }) => name) ?? SHEET_CATEGORIES;
  return names.map((name) => ({ label: name, to: shopPath('Sheet', { category: name }) }));
}
