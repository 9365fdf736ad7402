import type { Product } from 'shared-contracts/product';

/** The clicked product, and the picture file of it that the shopper saw. */
let clicked: { product_id: string; material: string; src: string } | undefined;

/** Remembers which picture file in `link` the browser has loaded. It depends on the screen. */
export function rememberPicture(link: Element | null, { product_id, material }: Product): void {
  const picture = link?.querySelector('img');
  const isShown = picture?.complete && picture.naturalWidth > 0;
  clicked = isShown ? { product_id, material, src: picture.currentSrc } : undefined;
}

export function clickedPicture({ product_id, material }: Product): string | undefined {
  const isIt = clicked?.product_id === product_id && clicked.material === material;
  return isIt ? clicked?.src : undefined;
}
