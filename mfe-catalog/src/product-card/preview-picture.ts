import type { Picture } from 'shared-contracts/product';
import { linkPicture } from 'shared-contracts/product/rules';
import type { PageHead } from 'shared-contracts/remotes';
import { pictureViews } from './product-pictures.ts';

/** The picture for link previews: preferably a room, which fills a wide preview better than a sample. */
export function previewPicture(pictures: readonly Picture[]): Pick<PageHead, 'picture' | 'pictureSize'> {
  const views = pictureViews(pictures);
  const view = views.find(({ high }) => high.image_type === 'render') ?? views[0];
  return view ? linkPicture(view.high) : {};
}
