/**
 * The public interface of the package: what the provider needs to list, address and serve pictures. None of it loads the image
 * library; that happens in the picture process.
 */
export type { PictureRequest } from './composition/compose-picture.ts';
export { decorOf, loadDecors, useImportedTiles } from './decors/decor-of.ts';
export { cardPreview } from './decors/previews.ts';
export { PictureQueue, type PictureQueueState } from './process/picture-queue.ts';
export { PictureRefusedError } from './process/refused-pictures.ts';
export type { PictureFormat } from './process/waiting-pictures.ts';
export { type Decor, isPlain } from './scenes/decor.ts';
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
  togetherPicture,
  withCompanion,
} from './serving/pictures-of.ts';
export { isBuilt, isInItsRoom, roomsOf, viewsOf } from './serving/product-views.ts';
export { PictureStoreError, SharedPictures, type SharedPlace } from './serving/shared-pictures.ts';
