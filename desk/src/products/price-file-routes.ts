import { createHash } from 'node:crypto';
import { bodyLimit } from 'hono/body-limit';
import { HttpError } from 'provider/http/http-error';
import { type PriceLine, searchPriceList } from 'provider/price/price-list-store';
import { type PriceFile, readPriceFile } from 'provider/price/read-price-file';
import { rupees } from 'provider/price/rupees';
import { ownerAlone, readFile, readForm } from '../access/refuse-strangers.ts';
import type { Desk, DeskApp } from '../context/desk.ts';
import { csv, sendCsv } from '../export/csv.ts';
import { refusalOf } from '../orders/change-order.ts';
import { changePrices } from './change-prices.ts';
import { checkedFilePage, noteOf, priceFilePage } from './price-file-page.ts';

/** Some thousand products, even as a form field. */
export const priceFileLimit = bodyLimit({
  maxSize: 1024 * 1024,
  onError: () => {
    throw new HttpError(413, 'The file is too large: it may have 1 MB.');
  },
});

export function mountPriceFile(app: DeskApp, desk: Desk): void {
  app.get('/prices', ownerAlone, (context) => priceFilePage(context));

  app.get('/prices/prices.csv', ownerAlone, async (context) =>
    sendCsv(context, 'prices', fileOf(await searchPriceList(desk.db))),
  );

  app.post('/prices', ownerAlone, async (context) => {
    const file = await readFile(context, 'file');
    if (!file) return await priceFilePage(context, 'Please choose a file.');
    const name = file.name.slice(-100);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const read = readPriceFile(bytes, name, await searchPriceList(desk.db));
    return await checkedFilePage(context, read, { name, ...planOf(read) });
  });

  app.post('/prices/apply', ownerAlone, async (context) => {
    const form = await readForm(context);
    const name = (form.get('name') ?? '').slice(-100);
    const bytes = new TextEncoder().encode(form.get('prices') ?? '');
    const read = readPriceFile(bytes, name, await searchPriceList(desk.db));
    const { text, plan } = planOf(read);
    const change = () =>
      changePrices(desk, read.changes, { staff: context.get('staff'), file: `${name}: ${noteOf(read)}` });
    const problem =
      read.problems.length === 0 && form.get('plan') === plan
        ? await refusalOf(change)
        : 'The prices of the shop have changed since the file was checked. This is what it would change now.';
    if (problem !== undefined) return await checkedFilePage(context, read, { name, text, plan, problem });
    return context.redirect('/prices?saved', 303);
  });
}

/** DESK-33: the prices as a file that can be uploaded again. */
function fileOf(lines: readonly PriceLine[]): string {
  return csv([
    ['Product', 'Name', 'Price', 'List price', 'Visible'],
    ...lines.map(({ product_id, title, selling_price_paise, actual_price_paise, is_hidden }) => [
      ...[product_id, title, rupees(selling_price_paise), rupees(actual_price_paise)],
      is_hidden ? 'no' : 'yes',
    ]),
  ]);
}

/** DESK-35: the hidden fields of the second form, so that exactly the shown changes are made, or none. */
function planOf({ changes }: PriceFile): { text: string; plan: string } {
  const text = fileOf(changes.map(({ before, after }) => ({ ...before, ...after })));
  return { text, plan: createHash('sha256').update(JSON.stringify(changes)).digest('hex') };
}
