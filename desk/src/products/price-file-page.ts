import { html } from 'hono/html';
import type { PriceFile } from 'provider/price/read-price-file';
import { visibleText } from 'shared-contracts/operator/visible-text';
import type { DeskContext } from '../context/desk.ts';
import { renderPage, tokenField } from '../page/page.ts';
import { priceText } from './change-prices.ts';
import { productName } from './product-pages.ts';

/** DESK-33, DESK-34: download and upload of the price file. */
export function priceFilePage(context: DeskContext, problem?: string): Promise<Response> {
  return renderPage(
    context,
    { title: 'Price file', problem, done: 'Changed. The shop shows it within a minute.' },
    html`<section><h2>Out</h2>
<p>A CSV file with number, name, price, list price and visibility of all products, hidden ones too.</p>
<p><a class="button quiet" href="/prices/prices.csv">Download</a></p></section>
<section><h2>In</h2>
<p>The same columns. Products that the file does not name stay as they are. Nothing changes before you have seen what would.</p>
<form class="narrow" method="post" action="/prices" enctype="multipart/form-data">${tokenField(context)}
<label for="file">CSV file <small>UTF-8</small></label><input id="file" name="file" type="file" accept=".csv,text/csv" required>
<button>Check the file</button></form></section>`,
  );
}

interface Plan {
  name: string;
  /** The file reduced to the rows that change something. */
  text: string;
  /** A hash of the shown changes. */
  plan: string;
  problem?: string | undefined;
}

/** The changes that a file would make. They are made all together, or not at all while a line is unclear. */
export function checkedFilePage(context: DeskContext, read: PriceFile, { name, text, plan, problem }: Plan) {
  const { changes, problems } = read;
  const title = problems.length > 0 ? 'Nothing was changed' : 'What would change';
  return renderPage(
    context,
    { title, problem, status: problem === undefined && problems.length === 0 ? 200 : 400 },
    html`<p class="soft">${visibleText(name)}, ${read.lines} products: ${noteOf(read)}</p>
${
  problems.length > 0 &&
  html`<section><h2>Mend these, then check the file again</h2>
<ul class="plain">${problems.map((sentence) => html`<li class="problem">${visibleText(sentence)}</li>`)}</ul></section>`
}
${
  changes.length > 0 &&
  html`<section><h2>${problems.length > 0 ? 'The other lines would change' : 'Products'}</h2>
<ul class="plain">${changes.map(({ before, after }) => html`<li>${productName(before)}${priceText(before)} → <b>${priceText(after)}</b></li>`)}</ul></section>`
}
${
  problems.length > 0 || changes.length === 0
    ? html`<p><a class="button quiet" href="/prices">Another file</a></p>`
    : html`<form class="bar" method="post" action="/prices/apply">${tokenField(context)}
<input type="hidden" name="name" value="${name}"><input type="hidden" name="prices" value="${text}"><input type="hidden" name="plan" value="${plan}">
<span>Nothing has been changed yet.</span><button>Change ${changes.length}</button></form>`
}`,
  );
}

/** `prices 12, list prices 0, …` */
export function noteOf({ changes, unknown, problems }: PriceFile): string {
  const of = (column: 'selling_price_paise' | 'actual_price_paise') =>
    changes.filter(({ before, after }) => before[column] !== after[column]).length;
  const shown = changes.filter(({ before, after }) => before.is_hidden > after.is_hidden).length;
  const hidden = changes.filter(({ before, after }) => before.is_hidden < after.is_hidden).length;
  return `prices ${of('selling_price_paise')}, list prices ${of('actual_price_paise')}, shown again ${shown}, hidden ${hidden}, unknown numbers ${unknown}, to mend ${problems.length}`;
}
