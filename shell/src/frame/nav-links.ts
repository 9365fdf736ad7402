import { GALLERY_PATH, ROUTES } from 'shared-contracts/routes';
import { messages } from '../messages.ts';

export type NavLink = { label: string; to: string };

/** SITE-4, SITE-12. */
export const NAV_LINKS: readonly NavLink[] = [
  { label: messages.home, to: ROUTES.home },
  { label: messages.about, to: ROUTES.about },
  { label: messages.shop, to: ROUTES.shop },
  { label: messages.gallery, to: GALLERY_PATH },
  { label: messages.contact, to: ROUTES.contact },
];

/** Whether a link of the header leads to the current page. The gallery is the home page with the query `gallery`. */
export function isCurrent(
  { to }: NavLink,
  { pathname, search }: { pathname: string; search: string },
): boolean {
  if (to === ROUTES.shop) return pathname === to || pathname.startsWith(`${to}/`);
  const isGallery = new URLSearchParams(search).has('gallery');
  if (to === GALLERY_PATH) return pathname === ROUTES.home && isGallery;
  return pathname === to && !(to === ROUTES.home && isGallery);
}
