import type { PageHead } from 'shared-contracts/remotes';

/** A page's own title before the shop's name; the home page is the shop itself. */
export function documentTitle({ title }: PageHead, shopName: string): string {
  return title && title !== shopName ? `${title} · ${shopName}` : shopName;
}
