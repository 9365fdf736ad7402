import { GALLERY_PATH, pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';

export type NavLink = { label: string; to: string };

/** SITE-4, SITE-12. */
export const NAV_LINKS: readonly NavLink[] = [
  { label: messages.home, to: pagePath('/') },
  { label: messages.about, to: pagePath('/about') },
  { label: messages.shop, to: pagePath('/shop') },
  { label: messages.gallery, to: GALLERY_PATH },
  { label: messages.contact, to: pagePath('/contact') },
];

/** Whether a link of the header leads to the current page. The gallery is the home page with the query `gallery`. */
export function isCurrent(
  { to }: NavLink,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  if (to === pagePath('/shop')) return pathname === to || pathname.startsWith(`${to}/`);
  const isGallery = new URLSearchParams(search).has('gallery');
  if (to === GALLERY_PATH) return pathname === pagePath('/') && isGallery;
  return pathname === to && !(to === pagePath('/') && isGallery);
}
