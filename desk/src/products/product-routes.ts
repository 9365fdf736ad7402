import { HttpError } from 'provider/http/http-error';
import { isChange, priceProblem, readPriceLine, searchPriceList } from 'provider/price/price-list-store';
import { readPrice } from 'provider/price/typed-rupees';
import { visibleText } from 'shared-contracts/operator/visible-text';
import { ownerAlone, readForm } from '../access/refuse-strangers.ts';
import type { Desk, DeskApp } from '../context/desk.ts';
import { refusalOf } from '../orders/change-order.ts';
import { askedOf } from '../page/field.ts';
import { changePrices } from './change-prices.ts';
import { productListPage, productPage, productPath, seenText } from './product-pages.ts';

const PAGE_SIZE = 50;
const UNCLEAR = 'Please enter prices in rupees, such as 1250 or 1,250.50.';
const CHANGED = 'The product has been changed meanwhile. Look at it before you change it again.';

export function mountProducts(app: DeskApp, desk: Desk): void {
  app.get('/products', ownerAlone, async (context) => {
    const { page, ...asked } = askedOf(context, PAGE_SIZE);
    const found = await searchPriceList(desk.db, asked);
    const products = found.slice(0, PAGE_SIZE);
    return await productListPage(context, {
      ...{ products, text: asked.text, page },
      hasMore: found.length > PAGE_SIZE,
    });
  });

  app.get('/products/:product', ownerAlone, async (context) =>
    productPage(context, await productOf(context.req.param('product'))),
  );

  app.post('/products/:product', ownerAlone, async (context) => {
    const before = await productOf(context.req.param('product'));
    const typed = await readForm(context);
    const refused = (problem: string) => productPage(context, before, { typed, problem });
    const selling_price_paise = readPrice(typed.get('price') ?? '');
    const actual_price_paise = readPrice(typed.get('list') ?? '');
    if (selling_price_paise === undefined || actual_price_paise === undefined) return await refused(UNCLEAR);
    if (typed.get('seen') !== seenText(before)) return await refused(CHANGED);
    const is_hidden = typed.get('visible') === 'no' ? 1 : 0;
    const change = { before, after: { selling_price_paise, actual_price_paise, is_hidden } as const };
    const save = () => changePrices(desk, [change], { staff: context.get('staff') });
    const problem = priceProblem(change) ?? (isChange(change) ? await refusalOf(save) : undefined);
    if (problem !== undefined) return await refused(problem);
    return context.redirect(`${productPath(before.product_id)}?saved`, 303);
  });

  /** @throws {HttpError} 404 for a product that does not exist. */
  async function productOf(product_id: string) {
    const product = await readPriceLine(desk.db, product_id);
    if (!product) throw new HttpError(404, `There is no product ${visibleText(product_id)}.`);
    return product;
  }
}
