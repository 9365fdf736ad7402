import { openPage } from '../browser/open-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { ranHostile, requestsAway, visitInPage } from './client-visit.ts';

const RUN = 'globalThis.ranHostile=1';

/** Values that an attacker may put into an address to send to a victim. */
const HOSTILE_VALUES: readonly string[] = [
  `<script>${RUN}</script>`,
  `</script><script>${RUN}</script>`,
  `</title><script>${RUN}</script>`,
  `"><img src=x onerror=${RUN}>`,
  `'><svg onload=${RUN}>`,
  `" onmouseover="${RUN}" x="`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `\u2028${RUN}//`,
  `<!--<script>${RUN}`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `\\"-${RUN}-\\"`,
  '__proto__',
  'constructor',
  '../../../../etc/passwd',
  '..%2f..%2fcart',
  '\u0000',
  `'; DROP TABLE product; --`,
  '\u202egnp',
  '#{}',
];

const HOSTILE_PLACES: Readonly<Record<string, (value: string) => string>> = {
  category: (value) => address({ category: value }),
  type: (value) => address({ type: value }),
  shade: (value) => address({ shade: value }),
  'product id': (value) => address({ id: value }),
  material: (value) => address({ material: value }),
  'an unknown parameter': (value) => `${address({})}&${new URLSearchParams({ [value]: value })}`,
  fragment: (value) => `${address({})}#${encodeURIComponent(value)}`,
};

type Parts = { category?: string; type?: string; shade?: string; id?: string; material?: string };

function address({
  category = '-',
  type = '-',
  shade = '-',
  id = 'NO-SUCH',
  material = 'Sheet',
}: Parts): string {
  const path = [category, type, shade, id].map(encodeURIComponent).join('/');
  return `/shop/${path}?${new URLSearchParams({ material })}`;
}

for (const [index, [place, addressWith]] of Object.entries(HOSTILE_PLACES).entries()) {
  test(`PROM-8 no script in an address runs as its ${place}`, { tag: index > 0 ? [] : '@core' }, async ({
    page,
    baseURL,
    allow,
  }) => {
    // The documents that this test parses have styles, which the page's policy blocks, and it requests many documents from one address.
    allow(/status of (400|404|429)|style-src/);
    test.setTimeout(120_000);
    const away = requestsAway(page, baseURL ?? '');
    await openPage(page, '/about');
    const calm = await runnables(page, addressWith('Calm'));
    for (const address of HOSTILE_VALUES.map(addressWith)) {
      expect(await runnables(page, address), `the document of ${address}`).toEqual(calm);
    }
    for (const address of HOSTILE_VALUES.map(addressWith)) {
      await visitInPage(page, address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    }
    expect(await ranHostile(page)).toBe(false);
    expect(away).toEqual([]);
  });
}

/** All executable parts of the document at an address: scripts, frames, handlers and `javascript:` URLs. */
function runnables(page: Page, address: string): Promise<string[]> {
  return page.evaluate(async (path) => {
    // Lets the browser parse the response, because the page must not make a document from a string (PROM-9).
    const request = new XMLHttpRequest();
    do {
      const seconds = Number(request.getResponseHeader('retry-after'));
      await new Promise((resolve) => setTimeout(resolve, 1_000 * seconds));
      request.open('GET', path);
      request.responseType = 'document';
      request.setRequestHeader('accept', 'text/html');
      await new Promise((resolve) => {
        request.onloadend = resolve;
        request.send();
      });
    } while (request.status === 429);
    return [...(request.responseXML?.querySelectorAll('*') ?? [])].flatMap((element) => {
      const code = [...element.attributes].filter(
        ({ name, value }) => name.startsWith('on') || /^\s*(?:javascript|data):/i.test(value),
      );
      const isRunning = /^(?:script|iframe|object|embed|base)$/.test(element.localName);
      const source = `${element.getAttribute('type')} ${element.getAttribute('src')}`;
      return [
        ...code.map(({ name, value }) => `${element.localName} ${name}=${value}`),
        ...(isRunning ? [`${element.localName} ${source}`] : []),
      ];
    });
  }, address);
}
