import type { Context } from 'hono';
import {
  decorOf,
  lightVersionOf,
  offeredPicture,
  offeredRoom,
  type PictureCache,
  type PictureFormat,
  PictureRefusedError,
  type PictureRequest,
  type PictureWidth,
  versionOf,
  withCompanion,
} from 'picture-studio';
import { PICTURE_WIDTHS, PREVIEW_SIZE } from 'shared-contracts/product/rules';
import type { ApiApp, ApiEnvironment } from '../http/api.ts';
import { HttpError } from '../http/http-error.ts';
import { companionsOf } from '../product/product-forms.ts';
import { productsInOrder } from '../product/product-store.ts';
import type { ProductSource } from '../product/shelf/live-shelf.ts';

const FILE_NAME = /^([a-z]+)-(?:(\d{1,4})\.webp|preview\.jpg|albedo\.webp)$/;
/** A year: caches treat longer times the same. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** For addresses that stay the same when the picture changes. */
const ONE_HOUR = 'public, max-age=3600';

type PictureSource = ProductSource & { pictures: PictureCache };

/**
 * The pictures, composed on the first request: `/images/<product>/<view>-<width>.webp`, and with the picture's version
 * before the file name, which makes the response immutable. `<view>-preview.jpg` is for link previews, `<room>-albedo.webp` and
 * `/images/rooms/<room>/<version>/<finish>.webp` for browsers that recolour a room (API-81); below `/images/<product>/with/<product>/`
 * a room also shows a decor that goes with the product (API-123). With Save-Data a picture has at most half the
 * width that its address names (HOME-70, decision 040).
 */
export function mountPictureFiles(app: ApiApp, shop: PictureSource): void {
  app.get('/images/:product/:file', async (context) => {
    const found = await pictureAt(context, context.req.param(), shop);
    return respond(context, found, ONE_HOUR);
  });

  app.get('/images/:product/with/:companion/:version/:file', async (context) => {
    const found = await pictureAt(context, context.req.param(), shop);
    return respond(context, found, context.req.param('version') === found.version ? IMMUTABLE : ONE_HOUR);
  });

  app.get('/images/:product/:version/:file', async (context) => {
    const found = await pictureAt(context, context.req.param(), shop);
    // A document from before a release still links to the old version. It gets the new picture, which must not be cached
    // for ever under the old address.
    return respond(context, found, context.req.param('version') === found.version ? IMMUTABLE : ONE_HOUR);
  });

  app.get('/images/rooms/:room/:version/:file', async (context) => {
    const { room, version, file } = context.req.param();
    const request = offeredRoom(room, file.replace(/\.webp$/, ''));
    const picture = request && (await shop.pictures.roomLight(request).catch(refuseWhenFull));
    if (!picture) throw new HttpError(404, 'There is no such picture.');
    const isCurrent = version === lightVersionOf(request);
    return respond(
      context,
      { picture, format: 'webp', isSubstitute: false },
      isCurrent ? IMMUTABLE : ONE_HOUR,
    );
  });
}

interface PictureFile {
  picture: Buffer;
  format: PictureFormat;
  isSubstitute: boolean;
}

interface PictureAddress {
  product: string;
  companion?: string;
  file: string;
}

/** @throws {HttpError} 404 for an unknown product, companion, view or width; 503 when the queue is full. */
async function pictureAt(
  context: Context<ApiEnvironment>,
  { product: id, companion, file }: PictureAddress,
  shop: PictureSource,
) {
  const { db, pictures } = shop;
  const [, view, width] = FILE_NAME.exec(file) ?? [];
  const format: PictureFormat = width ? 'webp' : file.endsWith('.jpg') ? 'preview' : 'albedo';
  const named = offeredPicture(view, Number(width ?? PREVIEW_SIZE.width));
  const offered = named && width && savesData(context) ? { ...named, width: halfOf(named.width) } : named;
  if (width) context.header('Vary', 'Save-Data');
  const product =
    offered && (await db.selectFrom('product').selectAll().where('product_id', '=', id).executeTakeFirst());
  const decor = product && (companion ? await pairOf(shop, id, companion) : decorOf(product));
  const request = decor && { decor, ...offered };
  const found = request && (await fetchPicture(request).catch(refuseWhenFull));
  if (!found) throw new HttpError(404, 'There is no such picture.');
  return { ...found, format, version: versionOf(request) };

  async function fetchPicture(wanted: PictureRequest) {
    if (format === 'preview') return await pictures.linkPreview(wanted);
    const picture = await pictures.picture(wanted, format);
    return picture && { picture, isSubstitute: false };
  }
}

/** Only decors that go with the product are allowed. Otherwise, requests could make the server compose every possible pair. */
async function pairOf(shop: PictureSource, id: string, companion: string) {
  const [product] = await productsInOrder(shop.db, [id]);
  const other = product && (await companionsOf(shop, product)).find((each) => each.product_id === companion);
  return other && withCompanion(decorOf(product), decorOf(other));
}

/** Browsers send this header with every request while the shopper saves data. */
function savesData(context: Context<ApiEnvironment>): boolean {
  return /^on\b/i.test(context.req.header('Save-Data') ?? '');
}

/** The widest picture with at most half of a width. The narrowest width stays the same. */
function halfOf(width: PictureWidth): PictureWidth {
  return PICTURE_WIDTHS.findLast((narrower) => narrower <= width / 2) ?? width;
}

function refuseWhenFull(error: unknown): never {
  if (!(error instanceof PictureRefusedError)) throw error;
  const { retryAfter } = error;
  throw new HttpError(503, 'This picture is not ready yet. Please try again in a moment.', { retryAfter });
}

function respond(
  context: Context<ApiEnvironment>,
  { picture, format, isSubstitute }: PictureFile,
  caching: string,
): Response {
  return context.body(new Uint8Array(picture), 200, {
    'Content-Type': format === 'preview' ? 'image/jpeg' : 'image/webp',
    'Cache-Control': isSubstitute ? 'no-store' : caching,
  });
}
