import type { Product } from 'shared-contracts/product';

/** The picture file of the clicked product that the shopper last saw. */
let clicked: { product_id: string; material: string; src: string } | undefined;

/** Remembers which file of the picture in `link` the browser has, because its address depends on the screen. */
export function rememberPicture(link: Element | null, { product_id, material }: Product): void {
  const picture = link?.querySelector('img');
  const isShown = picture?.complete && picture.naturalWidth > 0;
  clicked = isShown ? { product_id, material, src: picture.currentSrc } : undefined;
}

export function clickedPicture({ product_id, material }: Product): string | undefined {
  const isIt = clicked?.product_id === product_id && clicked.material === material;
  return isIt ? clicked?.src : undefined;
}
