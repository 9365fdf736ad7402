import type { Picture } from 'shared-contracts/product';
import type { PICTURE_WIDTHS } from 'shared-contracts/product/rules';
import type { PageHead } from 'shared-contracts/remotes';
import { pictureViews } from './product-pictures.ts';

/** Pixels: what the large previews of messengers are made from. */
const PREVIEW_WIDTH: (typeof PICTURE_WIDTHS)[number] = 1200;

/** The picture of a link to the product: in a room where there is one, which fills a wide preview better than a sample. */
export function previewPicture(pictures: readonly Picture[]): Pick<PageHead, 'picture' | 'pictureSize'> {
  const views = pictureViews(pictures);
  const view = views.find(({ high }) => high.image_type === 'render') ?? views[0];
  return view ? atPreviewWidth(view.high) : {};
}

function atPreviewWidth({ image_link, placeholder }: Picture): Pick<PageHead, 'picture' | 'pictureSize'> {
  // Only a picture with a placeholder can be had in other widths.
  if (!placeholder) return { picture: image_link };
  const { width, height } = placeholder;
  const resized = image_link.replace(/-\d+(?=\.webp$)/, `-${PREVIEW_WIDTH}`);
  if (resized === image_link) return { picture: image_link, pictureSize: { width, height } };
  return {
    picture: resized,
    pictureSize: { width: PREVIEW_WIDTH, height: Math.round((height * PREVIEW_WIDTH) / width) },
  };
}
