import { describe, expect, test } from 'vitest';
import { edgeUnderTest, sharedEdge } from '../../testing/edge-fixture.ts';

const response = "{ status: 404, modules: [], head: { title: 'Rendered' }, queries: 'null' }";

/** A shell whose page for `/bad?<index>` is one of these faults. */
function shellWith(...faults: readonly string[]): string {
  return `exports.shared = {};
const faults = [${faults.map((fault) => `async (loadRemote) => { ${fault} }`).join(',')}];
exports.handlePageRequest = async ({ url, loadRemote }) => {
  const [path, index = 0] = url.split('?');
  return (path === '/bad' && (await faults[index](loadRemote))) || ${response};
};`;
}

async function pageOf(origin: string, path: string) {
  const page = await fetch(origin + path);
  return { status: page.status, title: /<title>(.*)<\/title>/.exec(await page.text())?.[1] };
}

const withoutContent = { status: 200, title: 'Laminate House' };
const rendered = { status: 404, title: 'Rendered · Laminate House' };

describe('a page that cannot be rendered', () => {
  const faults = [
    ['throws', "throw new Error('no')"],
    ['never settles', 'await new Promise(() => {})'],
    ['returns an invalid response', 'return { status: 1 }'],
    ['has a circular head', `const head = {}; head.jsonLd = [head]; return { ...${response}, head }`],
    ['redirects out of the shop', `return { ...${response}, redirect: '//elsewhere.example' }`],
    ['needs a missing remote', "loadRemote('account')"],
    ['loops forever', 'for (;;);'],
  ] as const;
  const edge = sharedEdge({
    shell: shellWith(...faults.map(([, source]) => source)),
    environment: { PAGE_RENDER_LIMIT: '200', RENDERER_RESTART_WAIT: '5' },
  });

  // The last one ends the renderer that all of them share.
  test.each(faults.map(([fault], index) => [fault, index] as const))(
    'is sent without its content when it %s',
    async (_fault, index) => {
      const { origin } = edge();
      const ready = async () => (await fetch(`${origin}/health/ready`)).json();
      const before = (await ready()) as { pagesWithoutContent: number };
      expect(await pageOf(origin, `/bad?${index}`)).toEqual(withoutContent);
      const pagesWithoutContent = before.pagesWithoutContent + 1;
      expect(await ready()).toMatchObject({ status: 'ready', pagesWithoutContent });
    },
  );

  test('does not delay other pages when it never settles', async () => {
    const { origin } = await edgeUnderTest({
      shell: shellWith('await new Promise(() => {})'),
      environment: { PAGE_RENDER_LIMIT: '2000' },
    });
    const bad = pageOf(origin, '/bad');
    expect(await pageOf(origin, '/good')).toEqual(rendered);
    expect(await bad).toEqual(withoutContent);
  });
});

describe('a set whose server builds do not load', () => {
  test.each(["throw new Error('broken')", 'exports = {', "require('left-pad')"])(
    'serves every page without its content when the shell is %s',
    async (shell) => {
      const { origin } = await edgeUnderTest({ shell });
      expect(await pageOf(origin, '/')).toEqual(withoutContent);
    },
  );

  test.each(["throw new Error('broken')", "require('left-pad')"])(
    'leaves a remote out when it is %s, and renders the other pages',
    async (catalog) => {
      const { origin } = await edgeUnderTest({ shell: shellWith("loadRemote('catalog')"), catalog });
      expect(await pageOf(origin, '/bad')).toEqual(withoutContent);
      expect(await pageOf(origin, '/good')).toEqual(rendered);
    },
  );
});
