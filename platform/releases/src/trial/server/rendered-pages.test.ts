import { expect, test } from 'vitest';
import { lossOf, type RenderedPage, renderErrors } from './rendered-pages.ts';

const TITLE = '<title>Sheets · Laminates</title>';
const DESCRIPTION = '<meta name="description" content="Forty colours">';
const dataWith = (kind: string, price: string) =>
  `<script type="application/ld+json">${JSON.stringify({ '@type': kind, offers: { price } })}</script>`;
const DATA = dataWith('Product', '3690.00');
const HEAD = `${TITLE}${DESCRIPTION}${DATA}<link rel="canonical" href="/shop/Sheet">`;
const MAIN =
  '<header>Menu</header><main><h1>Sheets</h1><p>Forty <a href="/shop">colours</a> of acrylic laminate</p><article>₹3,690.00</article></main><footer>Terms</footer>';
const documentOf = (head: string, main: string) => `<head>${head}</head><div id="root">${main}</div><script>`;

function rendered(change: Partial<RenderedPage> = {}): RenderedPage {
  const html = documentOf(HEAD, MAIN);
  return { address: '/shop/Sheet', status: 200, location: null, html, duration: 20, ...change };
}

function errorsOf(change: Partial<RenderedPage>, later: Partial<RenderedPage> = change): string {
  const reasons = renderErrors({ live: rendered(), first: rendered(change), second: rendered(later) });
  return reasons.map(({ sentence }) => sentence).join('\n');
}

test('PROM-111 a page that is rendered as before has no errors', () => {
  expect(errorsOf({ duration: 90 })).toBe('');
});

test.each([
  [{ status: 308, location: '/shop/Sheet' }, 'redirects to itself'],
  [{ status: 404 }, 'has the status 404; live it is 200'],
  [
    { html: documentOf(`${HEAD}<meta name="robots" content="noindex">`, MAIN) },
    'would leave the search engines',
  ],
  [
    { html: documentOf(`${HEAD}<meta name="googlebot" content="None">`, MAIN) },
    'would leave the search engines',
  ],
  [{ html: documentOf('<title></title>', MAIN) }, 'has no title'],
  [
    { html: documentOf(HEAD.replace(TITLE, '<title>Laminates</title>'), MAIN) },
    'has lost its title: it is “Laminates” now',
  ],
  [{ html: documentOf(HEAD.replace(DESCRIPTION, ''), MAIN) }, 'has lost its description'],
  [{ html: documentOf(HEAD.replace(DATA, ''), MAIN) }, 'has lost its structured data (Product)'],
  [{ html: documentOf(HEAD.replace(DATA, dataWith('Thing', '3690')), MAIN) }, 'structured data (Product)'],
  [
    { html: documentOf(HEAD.replace(DATA, dataWith('Product', '369000.00')), MAIN) },
    'tells search engines the price 369000.00, and does not show it',
  ],
  [{ html: documentOf(HEAD + ' '.repeat(200_000), MAIN) }, 'has a document of 20'],
  [{ html: documentOf('<title>Sheets</title>', MAIN) }, 'has another canonical address: none'],
  [{ html: documentOf(HEAD, MAIN.replace(/<header.*<\/header>/, '')) }, 'lacks header or footer'],
  [{ html: documentOf(HEAD, MAIN.replace(/<main>.*<\/main>/, '')) }, 'has lost its heading'],
  [{ html: documentOf(HEAD, '<header></header><h1></h1><footer></footer>') }, '% of its text'],
  [{ html: documentOf(HEAD, MAIN.replace('<a href', '<a rel="nofollow" href')) }, 'keeps 0 % of its links'],
  [{ html: documentOf(HEAD, MAIN.replace('₹3,690.00', 'On request')) }, 'has lost its prices'],
  [{ duration: 900 }, 'takes 900 ms to render; live it takes 20 ms'],
])('PROM-111 a page with %o has an error', (change, sentence) => {
  expect(errorsOf(change)).toContain(sentence);
});

test('PROM-182 of the faults of a page, a slow machine alone can cause only its slowness', () => {
  const slow = rendered({ html: documentOf('', MAIN), duration: 900 });
  const reasons = renderErrors({ live: rendered(), first: slow, second: slow });
  const late = reasons.filter(({ isOfTime }) => isOfTime).map(({ sentence }) => sentence);
  expect(late).toEqual(['/shop/Sheet takes 900 ms to render; live it takes 20 ms. [rendered]']);
  expect(reasons.length).toBeGreaterThan(1);
});

test('PROM-111 a price for search engines that is not shown live may stay so', () => {
  const live = rendered({ html: documentOf(HEAD.replace(DATA, dataWith('Product', '15')), MAIN) });
  const first = rendered({ html: documentOf(HEAD.replace(DATA, dataWith('Product', '16')), MAIN) });
  expect(renderErrors({ live, first, second: first })).toEqual([]);
});

test('PROM-111 a page that is rendered differently each time has an error', () => {
  const random = { html: documentOf(HEAD, MAIN.replace('Forty', '40')) };
  expect(errorsOf({}, random)).toContain('is rendered differently each time');
});

function errorsOfNewPage(change: Partial<RenderedPage>, later: Partial<RenderedPage> = change): string {
  const [live, first, second] = [{ status: 404 }, change, later].map((each) =>
    rendered({ address: '/offers', ...each }),
  );
  if (!live || !first || !second) return 'no page';
  return renderErrors({ live, first, second })
    .map(({ sentence }) => sentence)
    .join('\n');
}

test.each([
  ['is shown', {}, ''],
  ['redirects', { status: 302, location: '/offers/today' }, ''],
  ['fails', { status: 500 }, '/offers is new, and has the status 500. [rendered]'],
  ['has no title', { html: documentOf('', MAIN) }, '/offers has no title. [rendered]'],
  [
    'has no frame',
    { html: documentOf(HEAD, '<h1>Offers</h1>') },
    '/offers lacks header or footer. [rendered]',
  ],
])('PROM-303 a page that is not live yet and %s', (_, change, sentence) => {
  expect(errorsOfNewPage(change)).toBe(sentence);
});

test('a page that is not live yet has an error where it is rendered differently each time', () => {
  const random = { html: documentOf(HEAD, MAIN.replace('Forty', '40')) };
  expect(errorsOfNewPage({}, random)).toContain('is rendered differently each time');
});

test('PROM-303 an unknown path stays one', () => {
  const address = '/no-such-page';
  const live = rendered({ address, status: 404 });
  const page = rendered({ address });
  expect(renderErrors({ live, first: page, second: page })).toEqual([
    { sentence: '/no-such-page has the status 200; live it is 404. [rendered]', isOfTime: false },
  ]);
});

test.each([
  ['<article>₹3,690.00</article>', '0 of 1 articles'],
  ['₹3,690.00', '0 of 1 prices'],
  ['<a href="/shop">colours</a>', '0 of 1 links'],
  ['of acrylic laminate', 'characters of text'],
])('PROM-111 a page whose %s comes too late shows %s', (late, loss) => {
  const limited = rendered({ html: documentOf(HEAD, MAIN.replace(late, '')) });
  expect(lossOf(limited, rendered())).toContain(loss);
  expect(lossOf(rendered(), limited)).toBeUndefined();
});
