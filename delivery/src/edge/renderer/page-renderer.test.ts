import { describe, expect, test } from 'vitest';
import { edgeUnderTest } from '../../testing/edge-fixture.ts';

const answer = "{ status: 404, modules: [], head: { title: 'Worked on' }, queries: 'null' }";

/** A shell whose page for `/bad` is `fault`. */
function shellWith(fault: string): string {
  return `exports.shared = {};
exports.handlePageRequest = async ({ url, loadRemote }) => { if (url === '/bad') { ${fault} } return ${answer}; };`;
}

async function pageOf(origin: string, path: string) {
  const page = await fetch(origin + path);
  return { status: page.status, title: /<title>(.*)<\/title>/.exec(await page.text())?.[1] };
}

const withoutContent = { status: 200, title: 'Laminate House' };
const workedOn = { status: 404, title: 'Worked on · Laminate House' };

describe('a page that cannot be worked on', () => {
  test.each([
    ['throws', "throw new Error('no')"],
    ['never settles', 'await new Promise(() => {})'],
    ['is none', 'return { status: 1 }'],
    ['says what no JSON can hold', `const head = {}; head.jsonLd = [head]; return { ...${answer}, head }`],
    ['leads out of the shop', `return { ...${answer}, redirect: '//elsewhere.example' }`],
    ['needs a remote that is not there', "loadRemote('account')"],
    ['loops for ever', 'for (;;);'],
  ])('is sent without its content when it %s', async (_fault, source) => {
    const environment = { PAGE_RENDER_LIMIT: '200' };
    const { origin } = await edgeUnderTest({ shell: shellWith(source), environment });
    expect(await pageOf(origin, '/bad')).toEqual(withoutContent);
    const ready = await (await fetch(`${origin}/health/ready`)).json();
    expect(ready).toMatchObject({ status: 'ready', pagesWithoutContent: 1 });
  });

  test('costs no other page when it never settles', async () => {
    const { origin } = await edgeUnderTest({ shell: shellWith('await new Promise(() => {})') });
    const bad = pageOf(origin, '/bad');
    expect(await pageOf(origin, '/good')).toEqual(workedOn);
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
    'leaves a remote out when it is %s, and works on the other pages',
    async (catalog) => {
      const { origin } = await edgeUnderTest({ shell: shellWith("loadRemote('catalog')"), catalog });
      expect(await pageOf(origin, '/bad')).toEqual(withoutContent);
      expect(await pageOf(origin, '/good')).toEqual(workedOn);
    },
  );
});
