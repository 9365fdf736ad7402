import { html } from 'hono/html';
import type { PriceLine } from 'provider/price/price-list-store';
import { rupees } from 'provider/price/rupees';
import { formatRupees } from 'shared-contracts/money';
import { visibleText } from 'shared-contracts/operator/visible-text';
import type { DeskContext } from '../context/desk.ts';
import { swatch } from '../orders/order-page.ts';
import { field, pageLinks, searchForm } from '../page/field.ts';
import { type Markup, renderPage, tokenField } from '../page/page.ts';

interface ProductList {
  products: readonly PriceLine[];
  text: string;
  page: number;
  hasMore: boolean;
}

/** DESK-30: products in the catalogue's order, with their prices. */
export function productListPage(context: DeskContext, list: ProductList): Promise<Response> {
  const { products, text } = list;
  const addressOf = (page: number) =>
    `/products?${new URLSearchParams({ ...(text && { q: text }), page: String(page) })}`;
  return renderPage(
    context,
    { title: 'Products' },
    html`${searchForm({ action: '/products', label: 'Number, name, colour or category', value: text })}
<p><a href="/prices">All prices as a file, out and in</a></p>
${
  products.length === 0
    ? html`<p class="soft">No product fits. <a href="/products">All products</a></p>`
    : html`<table class="facts-table"><thead><tr><th scope="col">Product</th><th scope="col" class="sum">Price</th></tr></thead>
<tbody>${products.map((product) => html`<tr><td>${productName(product)}</td><td class="sum">${priceOf(product)}</td></tr>`)}</tbody></table>
${pageLinks(list, ['Back', 'Next'], addressOf)}`
}`,
  );
}

export function productPath(product_id: string): string {
  return `/products/${encodeURIComponent(product_id)}`;
}

export function productName({ product_id, title, category, material, code }: PriceLine): Markup {
  return html`<div class="product">${swatch(code)}<span><a href="${productPath(product_id)}">${visibleText(title)}</a><small>${product_id} · ${visibleText(category)}, ${material}</small></span></div>`;
}

function priceOf({ selling_price_paise: price, actual_price_paise: list, is_hidden }: PriceLine): Markup {
  return html`${price === null ? 'No price' : formatRupees(rupees(price))}${list !== null && html`<small>list ${formatRupees(rupees(list))}</small>`}${is_hidden === 1 && html` <b class="badge off">hidden</b>`}`;
}

/** DESK-30, DESK-31. @param typed a rejected form */
export function productPage(
  context: DeskContext,
  product: PriceLine,
  { typed, problem }: { typed?: URLSearchParams; problem?: string } = {},
): Promise<Response> {
  const { product_id, title, category, material, selling_price_paise, actual_price_paise, is_hidden } =
    product;
  const isHidden = (typed?.get('visible') ?? (is_hidden ? 'no' : 'yes')) === 'no';
  const shown = (name: string, paise: number | null) => typed?.get(name) ?? String(rupees(paise) ?? '');
  return renderPage(
    context,
    { title: visibleText(title), problem, done: 'Saved. The shop shows it within a minute.' },
    html`<p class="soft">${product_id} · ${visibleText(category)}, ${material}</p>
<form class="narrow" method="post" action="${productPath(product_id)}">${tokenField(context)}
<input type="hidden" name="seen" value="${seenText(product)}">
${field({ id: 'price', label: 'Price in rupees', hint: 'GST included', value: shown('price', selling_price_paise), mode: 'decimal' })}
${field({ id: 'list', label: 'List price in rupees', hint: 'MRP, empty for none', value: shown('list', actual_price_paise), mode: 'decimal' })}
<label for="visible">In the shop</label>
<select id="visible" name="visible"><option value="yes">Shown</option><option value="no"${isHidden ? html` selected` : ''}>Hidden</option></select>
<button>Save</button></form>
<p><a href="/audit?${new URLSearchParams({ of: product_id })}">Who changed it</a></p>`,
  );
}

/** The values that a form was made from, so that a form based on outdated ones is refused. */
export function seenText({ selling_price_paise, actual_price_paise, is_hidden }: PriceLine): string {
  return JSON.stringify([selling_price_paise, actual_price_paise, is_hidden]);
}
