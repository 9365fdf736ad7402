import { pagePath, shopPath } from 'shared-contracts/routes';

export type VisitorPage = { path: string; heading: string; title: RegExp };

export const SHEETS = shopPath('Sheet');
const BOARDS = shopPath('Board', { material: 'HDF' });

/** All pages that a visitor can open without choosing a product. The cart asks for a login. */
export const VISITOR_PAGES: readonly VisitorPage[] = [
  { path: pagePath('/'), heading: 'Beautiful Surfaces. Timeless Spaces.', title: /\S/ },
  { path: pagePath('/about'), heading: 'Beautiful Surfaces. Timeless Spaces.', title: /^About Us ·/ },
  { path: pagePath('/contact'), heading: 'Contact Us', title: /^Contact Us ·/ },
  { path: SHEETS, heading: 'Acrylic sheets', title: /^Acrylic sheets ·/ },
  { path: BOARDS, heading: 'Boards', title: /^Boards ·/ },
  { path: pagePath('/cart'), heading: 'Log in to see this page', title: /^Log in to see this page ·/ },
];
