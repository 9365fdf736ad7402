import type { PageModule } from 'shared-contracts/remotes';
import type { OwnPageName } from '../routing/page-table.ts';

type OwnPageLoader = () => Promise<{ default: PageModule }>;

/** The shell's own pages, one chunk each. The release names the module after the chunk. */
export const ownPages = {
  'shell/home': () => import(/* webpackChunkName: "home" */ './home/home-page.tsx'),
  'shell/about': () => import(/* webpackChunkName: "about" */ './about/about-page.tsx'),
  'shell/contact': () => import(/* webpackChunkName: "contact" */ './contact/contact-page.tsx'),
  'shell/not-found': () => import(/* webpackChunkName: "not-found" */ './not-found-page.tsx'),
} as const satisfies Readonly<Record<OwnPageName, OwnPageLoader>>;
