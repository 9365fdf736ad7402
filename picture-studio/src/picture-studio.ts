/**
 * The public interface of the package: what the provider needs to list, address and serve pictures. None of it loads the image
 * library; that happens in the workers of `PictureCache`.
 */
export type { PictureRequest } from './composition/compose-picture.ts';
export { decorOf, loadDecors } from './decors/decor-of.ts';
export { cardPreview, galleryPreview } from './decors/previews.ts';
export type { Decor } from './recipes/decor.ts';
export {
  heightOf,
  isRoom,
  isSecondCamera,
  offeredPicture,
  offeredRoom,
  type PictureView,
  type PictureWidth,
} from './scenes/picture-views.ts';
export { PictureCache, type WantedPicture } from './serving/picture-cache.ts';
export { PictureQueue, QueueFullError } from './serving/picture-queue.ts';
export { lightVersionOf, versionOf } from './serving/picture-version.ts';
export {
  type PicturedProduct,
  type ProductPicture,
  pictureLink,
  picturesOf,
  placeholderOf,
  previewLink,
  type RoomView,
  roomViewsOf,
} from './serving/pictures-of.ts';
export { isBuilt, isInItsRoom, roomsOf, viewsOf } from './serving/product-views.ts';
export type { PictureFormat } from './serving/waiting-pictures.ts';
