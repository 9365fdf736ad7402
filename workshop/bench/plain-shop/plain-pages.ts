import { callProvider } from 'e2e/provider-data/provider-call';
import { formatRupees } from 'shared-contracts/money';
import { BOARD_MATERIALS, MATERIAL_LABELS, type Product, SHEET_CATEGORIES } from 'shared-contracts/product';
import { colorsByShade, filterProducts, getFacets, getProduct } from 'shared-contracts/product/endpoints';
import { eachFacet, SHOP_FACETS } from 'shared-contracts/product/facets';
import { PRODUCTS_PER_PAGE } from 'shared-contracts/product/rules';
import { productPath, queryString, shopPath } from 'shared-contracts/routes';
import { heroMessages } from '../../../shell/src/pages/home/hero/hero-messages.ts';
import { homeMessages } from '../../../shell/src/pages/home/home-messages.ts';
import { plainDocument } from './plain-document.ts';

// The shop's pages as strings: same products, pictures and words, without React and without a state in the document.

/** The document of an address of the shop. */
export async function plainPage(address: string): Promise<string> {
  const { pathname, searchParams } = new URL(address, 'http://plain');
  const [, page, ...segments] = pathname.split('/').map(decodeURIComponent);
  if (!page) return await homePage();
  if (page === 'cart') return plainDocument('Cart', '<h1>Cart</h1><ul id="cart"></ul>');
  const id = segments[3];
  return id
    ? await productPage(id, searchParams.get('material') ?? 'Sheet')
    : await listPage(segments[0] ?? 'Sheet', searchParams);
}

async function homePage(): Promise<string> {
  const { products } = await listed({ productClass: 'Sheet' });
  const cards = SHEET_CATEGORIES.flatMap(
    (category) => products.find((one) => one.category === category) ?? [],
  );
  const hero = cards[0] ?? products[0];
  if (!hero) throw new Error('The provider has no sheet.');
  const boards = BOARD_MATERIALS.map(
    (material) =>
      `<li><a href="${shopPath('Board', { material })}">${MATERIAL_LABELS[material] ?? material}</a></li>`,
  );
  return plainDocument(
    'Home',
    `${picture(hero, /\/bedroom-/, '100vw', 'high')}<h1>Beautiful Surfaces. Timeless Spaces.</h1>
<p>${heroMessages.homeDescription}</p><a class="button" href="${shopPath()}">${heroMessages.shopNow}</a>
<ul class="features">${features()}</ul>
<h2>${homeMessages.chooseSheet}</h2><ul class="grid">${cards.map((one) => card(one, 'h3', /\/closeup-/)).join('')}</ul>
<h2>${homeMessages.range}</h2><p>${homeMessages.rangeText}</p>
<h2>${homeMessages.pickSubstrate}</h2><p>${homeMessages.pickSubstrateText}</p><ul>${boards.join('')}</ul>
<h2>${homeMessages.inspiration}</h2><ul class="grid">${cards.map((one) => `<li>${picture(one, /\/kitchen-/, '46vw')}</li>`).join('')}</ul>`,
  );
}

function features(): string {
  return [
    [homeMessages.stunningFinishes, homeMessages.stunningFinishesText],
    [homeMessages.easyToClean, homeMessages.easyToCleanText],
    [homeMessages.safeAndEcoFriendly, homeMessages.safeAndEcoFriendlyText],
    [homeMessages.builtToLast, homeMessages.builtToLastText],
  ]
    .map(([title, text]) => `<li><b>${title}</b><p>${text}</p></li>`)
    .join('');
}

async function listPage(productClass: string, chosen: URLSearchParams): Promise<string> {
  const page = Number(chosen.get('page') ?? 1);
  const filters = { productClass, ...eachFacet((facet) => chosen.getAll(facet)) };
  const [{ products, totalItems, totalPages }, facets] = await Promise.all([
    listed(filters, page),
    callProvider(getFacets, { query: { class: productClass } }),
  ]);
  const turn = (to: number, label: string) => {
    const query = queryString({ ...eachFacet((facet) => chosen.getAll(facet)), page: String(to) });
    return to < 1 || to > totalPages
      ? ''
      : `<a href="/shop/${productClass}${query}" aria-label="${label}">${label}</a>`;
  };
  const sections = SHOP_FACETS.map(({ name, label }) => {
    const boxes = (facets[name] ?? []).map(
      (option) =>
        `<label><input type="checkbox" name="${name}" value="${text(option.name)}"${filters[name].includes(option.name) ? ' checked' : ''}>${text(option.name)} <small>${option.count}</small></label>`,
    );
    return `<fieldset><legend>${label}</legend>${boxes.join('')}</fieldset>`;
  });
  const first = (page - 1) * PRODUCTS_PER_PAGE + 1;
  return plainDocument(
    'Shop',
    `<h1>Acrylic ${productClass.toLowerCase()}s</h1><a class="button" href="#filters">Filters</a>
<p>Showing ${first}-${first + products.length - 1} of ${totalItems} products</p>
<ul class="grid">${products.map((one, index) => card(one, 'h2', /\/sample-/, index < 4 ? 'high' : 'low')).join('')}</ul>
<nav>${turn(page - 1, 'Previous page')} ${turn(page + 1, 'Next page')}</nav>
<dialog id="filters"><h2>Filters</h2><form action="/shop/${productClass}">${sections.join('')}<button class="button">Apply Filters</button></form></dialog>`,
  );
}

async function productPage(id: string, material: string): Promise<string> {
  const product = await callProvider(getProduct, { query: { id, material } });
  const { category, type, shade } = product;
  const colours = await callProvider(colorsByShade, {
    body: { productClass: product.class, category, type, shade },
  });
  const views = product.pictures
    .filter(({ quality }) => quality === 'low')
    .map((_, at) => `<li>${picture(product, at, '100vw', at === 0 ? 'high' : 'low')}</li>`);
  const rows = {
    Category: category,
    Type: type,
    Shade: shade,
    Finish: product.finish,
    Use: product.application.join(', '),
  };
  return plainDocument(
    product.colour_name,
    `<a href="${shopPath()}">Back</a><ul class="views">${views.join('')}</ul><h1>${text(product.colour_name)}</h1>
<p><strong>${formatRupees(product.selling_price)}</strong></p><p>${text(product.info)}</p>
<button class="button" data-id="${text(id)}" data-material="${text(material)}">Add to Cart</button> <a class="button" href="/cart">Go To Cart</a>
<ul>${colours.map((one) => `<li>${text(one.colour_name)}</li>`).join('')}</ul><p>${text(product.description)}</p>
${product.common_desc}<dl>${Object.entries(rows)
      .map(([name, value]) => `<dt>${name}</dt><dd>${text(value)}</dd>`)
      .join('')}</dl>`,
  );
}

function listed(filters: { productClass: string }, page = 1) {
  return callProvider(filterProducts, { query: { page, limit: PRODUCTS_PER_PAGE }, body: { filters } });
}

function card(product: Product, heading: 'h2' | 'h3', view: RegExp, priority?: 'high' | 'low'): string {
  return `<li><article>${picture(product, view, '46vw', priority)}
<${heading}><a href="${text(productPath(product))}">${text(product.colour_name)}</a></${heading}>
<p>${text(product.category)} · ${text(product.type)}</p><strong>${formatRupees(product.selling_price)}</strong></article></li>`;
}

const WIDTHS = [200, 400, 800, 1200, 1600];

/** @param which the place among the product's pictures, or what its address contains */
function picture(product: Product, which: RegExp | number, sizes: string, priority = 'low'): string {
  const small = product.pictures.filter(({ quality }) => quality === 'low');
  const chosen =
    typeof which === 'number' ? small[which] : small.find(({ image_link }) => which.test(image_link));
  const { image_link, placeholder } = chosen ?? small[0] ?? { image_link: '' };
  const sources = WIDTHS.map((width) => `${image_link.replace('-400.', `-${width}.`)} ${width}w`);
  const loading = priority === 'high' ? 'fetchpriority="high"' : 'loading="lazy"';
  return `<img ${loading} sizes="${sizes}" srcset="${sources.join(', ')}" src="${image_link}" alt="${text(product.colour_name)}" width="${placeholder?.width ?? 400}" height="${placeholder?.height ?? 400}" style="background:${placeholder?.colour ?? '#ddd'}">`;
}

function text(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
