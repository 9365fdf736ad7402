import { THEME_COLOUR } from '../document/head-elements.ts';

/** Sizes of the shell's `root/icon-<size>.png`, in pixels. Their motif lies within the circle that is visible through a mask. */
const ICON_SIZES = [192, 512];

/** The web manifest, with which a phone adds the shop to its home screen (SITE-30). */
export function webManifest(shopName: string): string {
  return JSON.stringify({
    name: shopName,
    short_name: shopName,
    lang: 'en-IN',
    start_url: '/',
    display: 'minimal-ui',
    theme_color: THEME_COLOUR,
    background_color: THEME_COLOUR,
    icons: ICON_SIZES.map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
}
