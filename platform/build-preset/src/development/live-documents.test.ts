import type { DataBlocks, PublishedRemote } from 'shared-contracts/document';
import { expect, test } from 'vitest';
import { documentWith } from './live-documents.ts';

const remoteAt = (id: string, version: string): PublishedRemote => ({
  name: `mfe_${id}`,
  version,
  entry: `/releases/${id}/${version}/remoteEntry.js`,
  integrity: {},
  modules: {},
  contract: '^2.18.0',
});

const SET: DataBlocks['released-set'] = {
  shell: '0123456789abcdef',
  remotes: { catalog: remoteAt('catalog', 'aaaa'), account: remoteAt('account', 'bbbb') },
  pages: { catalog: { shop: { patterns: ['/shop'] } }, account: {} },
  first: ['catalog/shop', 'account/menu'],
  address: '/shop',
};
const PAGES = { shop: { patterns: ['/shop'] }, offers: { patterns: ['/offers'] } } as const;
const DEVELOPED = { id: 'catalog', published: remoteAt('catalog', 'development'), pages: PAGES };

const block = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value)}</script>`;

const liveDocument = (first = SET.first) => `<head>
<link rel="preload" href="/releases/catalog/aaaa/remoteEntry.js" as="script">
<link rel="preload" href="/releases/account/bbbb/remoteEntry.js" as="script">
</head><body><div id="root"><h1>Sheets</h1><div>deep</div></div>
${block('released-set', { ...SET, first })}
${block('configuration', { shopName: 'A </script> shop', errorReports: '/errors', vitals: { share: 1 } }).replace('</script> shop', '\\u003c/script> shop')}
${block('query-state', [[['products'], []]])}</body>`;

function blockOf(html: string, id: string): unknown {
  const [, json = ''] = html.split(`id="${id}">`);
  return JSON.parse(json.slice(0, json.indexOf('</script>')));
}

test('a document has the developed remote with its pages, and the others as they are', () => {
  const set = blockOf(documentWith(DEVELOPED, liveDocument(), '/shop'), 'released-set');
  expect(set).toEqual({
    ...SET,
    remotes: { ...SET.remotes, catalog: DEVELOPED.published },
    pages: { ...SET.pages, catalog: PAGES },
    first: [],
  });
});

test('what the live release of the developed remote has rendered is rendered in the browser', () => {
  const html = documentWith(DEVELOPED, liveDocument(), '/shop');
  expect(html).toContain('<div id="root"></div>\n<script');
  expect(html).not.toContain('/releases/catalog/aaaa/remoteEntry.js" as');
  expect(html).toContain('/releases/account/bbbb/remoteEntry.js" as');
  expect(blockOf(html, 'query-state')).toBeNull();
});

test('a page without the developed remote stays as the shop has rendered it', () => {
  const html = documentWith(DEVELOPED, liveDocument(['shell/about']), '/about');
  expect(html).toContain('<h1>Sheets</h1>');
  expect(blockOf(html, 'released-set')).toMatchObject({ first: ['shell/about'] });
});

test('a page of the developed remote that the shop does not know is rendered in the browser', () => {
  const html = documentWith(DEVELOPED, liveDocument(['shell/not-found']), '/offers');
  expect(html).toContain('<div id="root"></div>');
});

test('no errors or waits of a developer are reported to the shop', () => {
  const html = documentWith(DEVELOPED, liveDocument(), '/shop');
  expect(blockOf(html, 'configuration')).toEqual({ shopName: 'A </script> shop' });
});

test('what is no document of a shop stays as it is', () => {
  expect(documentWith(DEVELOPED, '<h1>Map</h1>', '/')).toBe('<h1>Map</h1>');
});
