import type { ApiApp } from '../http/api.ts';
import { Refusal } from '../http/refusal.ts';
import type { Shop } from '../shop.ts';

const FILE_NAME = /^([a-z]+)-(\d{1,4})\.webp$/;
/** Seconds: a year, the longest that caches take seriously. */
const FOR_EVER = 31_536_000;

/** The pictures at their addresses, `/images/<product>/<view>-<width>.webp`, composed when first asked for. */
export function mountPictureFiles(app: ApiApp, { db, pictures }: Pick<Shop, 'db' | 'pictures'>): void {
  app.get('/images/:product/:file', async (context) => {
    const { product: product_id, file } = context.req.param();
    const [, view, width] = FILE_NAME.exec(file) ?? [];
    const decor = await db
      .selectFrom('product')
      .selectAll()
      .where('product_id', '=', product_id)
      .executeTakeFirst();
    const picture = view && decor ? await pictures.picture({ decor, view, width: Number(width) }) : undefined;
    if (!picture) throw new Refusal(404, 'There is no such picture.');
    return context.body(new Uint8Array(picture), 200, {
      'Content-Type': 'image/webp',
      'Cache-Control': `public, max-age=${FOR_EVER}, immutable`,
    });
  });
}
