import type { Context } from 'hono';
import { offered } from '../../../picture-studio/src/scenes/picture-views.ts';
import { DeskFull } from '../../../picture-studio/src/serving/picture-queue.ts';
import { versionOf } from '../../../picture-studio/src/serving/pictures-of.ts';
import type { ApiApp, ApiEnvironment } from '../http/api.ts';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';

const FILE_NAME = /^([a-z]+)-(\d{1,4})\.webp$/;
/** A year, the longest that caches take seriously. */
const FOR_EVER = 'public, max-age=31536000, immutable';
/** Of an address that stays the same when the picture changes. */
const FOR_AN_HOUR = 'public, max-age=3600';

/**
 * The pictures, composed when first asked for: `/images/<product>/<view>-<width>.webp`, and with the picture's version
 * before the file for whoever wants to keep it for ever.
 */
export function mountPictureFiles(app: ApiApp, shop: Pick<Shop, 'db' | 'pictures'>): void {
  app.get('/images/:product/:file', async (context) => {
    const { picture } = await pictureAt(context.req.param(), shop);
    return answer(context, picture, FOR_AN_HOUR);
  });

  app.get('/images/:product/:version/:file', async (context) => {
    const { picture, version } = await pictureAt(context.req.param(), shop);
    // A page of yesterday may name yesterday's version: it gets today's picture, and must not keep it under that name.
    return answer(context, picture, context.req.param('version') === version ? FOR_EVER : FOR_AN_HOUR);
  });
}

/** @throws {Refusal} 404 for an unknown product, view or width; 503 when too many pictures wait. */
async function pictureAt(
  { product: id, file }: { product: string; file: string },
  { db, pictures }: Pick<Shop, 'db' | 'pictures'>,
) {
  const [, view, width] = FILE_NAME.exec(file) ?? [];
  const look = offered(view, Number(width));
  const decor =
    look && (await db.selectFrom('product').selectAll().where('product_id', '=', id).executeTakeFirst());
  const picture = decor && (await pictures.picture({ decor, ...look }).catch(refuseWhenFull));
  if (!picture) throw new Refusal(404, 'There is no such picture.');
  return { picture, version: versionOf(decor, look.view) };
}

function refuseWhenFull(error: unknown): never {
  if (!(error instanceof DeskFull)) throw error;
  const { retryAfter } = error;
  throw new Refusal(503, 'This picture is not ready yet. Please try again in a moment.', { retryAfter });
}

function answer(context: Context<ApiEnvironment>, picture: Buffer, caching: string): Response {
  return context.body(new Uint8Array(picture), 200, {
    'Content-Type': 'image/webp',
    'Cache-Control': caching,
  });
}
