import { GALLERY_PATH, pagePath, shopPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';

export type NavLink = { label: string; to: string };

const SHOP_PATH = shopPath('Sheet');

/** SITE-4, SITE-12. */
export const NAV_LINKS: readonly NavLink[] = [
  { label: messages.home, to: pagePath('/') },
  { label: messages.about, to: pagePath('/about') },
  // Not `/shop`, which redirects: each click would be another step of history (SITE-23).
  { label: messages.shop, to: SHOP_PATH },
  { label: messages.gallery, to: GALLERY_PATH },
  { label: messages.contact, to: pagePath('/contact') },
];

/** SITE-7, SITE-12: the links of the header, and the shortlist (SHORT-6). */
export const MENU_LINKS: readonly NavLink[] = [
  ...NAV_LINKS,
  { label: messages.shortlist, to: pagePath('/shortlist') },
];

/** SITE-71: the tools that help before an order. */
export const TOOL_LINKS: readonly NavLink[] = [
  { label: messages.matchColour, to: pagePath('/match') },
  { label: messages.ownRoom, to: pagePath('/my-room') },
  { label: messages.cuttingList, to: pagePath('/cutting-list') },
  { label: messages.samples, to: pagePath('/samples') },
];

/** Whether a link of the header leads to the current page. The gallery is the home page with the query `gallery`. */
export function isCurrent(
  { to }: NavLink,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  if (to === SHOP_PATH) return pathname === pagePath('/shop') || pathname.startsWith(`${pagePath('/shop')}/`);
  const isGallery = new URLSearchParams(search).has('gallery');
  if (to === GALLERY_PATH) return pathname === pagePath('/') && isGallery;
  return pathname === to && !(to === pagePath('/') && isGallery);
}
