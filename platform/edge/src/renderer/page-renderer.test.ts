// @module-tag all
import { join } from 'node:path';
import { temporaryFolder, writeFiles } from 'releases/testing/artefact-fixture';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { documentSettings } from '../document/page-document.ts';
import { readEnvironment } from '../env.ts';
import { edgeUnderTest, sharedEdge } from '../testing/edge-fixture.ts';
import { PageRenderer } from './page-renderer.ts';

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

  // The last fault ends the renderer, which all tests share.
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

  test('PROM-52 does not delay other pages when it never settles', async () => {
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

const RENDERS_ITS_ADDRESS = `exports.shared = {};
exports.handlePageRequest = async ({ url }) => {
  const styles = [{ key: 's', ids: ['a'], css: '.s-a{content:"₹"}' }];
  const rendered = { html: url.repeat(20_000), styles };
  return { status: 200, modules: [], head: { title: '₹' }, queries: JSON.stringify([url]), rendered };
};`;

test.each([
  ['through a shared file', '.'],
  ['as a message, where no temporary file can be written', 'missing'],
])('PROM-196 a page arrives as it was rendered %s', async (_, temporary) => {
  const folder = await temporaryFolder();
  await writeFiles(folder, { 'shell.cjs': RENDERS_ITS_ADDRESS });
  vi.stubEnv('TMPDIR', join(folder, temporary));
  onTestFinished(() => void vi.unstubAllEnvs());
  const providerOrigin = 'http://127.0.0.1:9';
  const { configuration } = documentSettings(readEnvironment({}), providerOrigin);
  const renderer = new PageRenderer(
    { shell: [{ path: join(folder, 'shell.cjs') }], remotes: {} },
    { providerOrigin, configuration, timeLimit: 1_000, pages: {} },
    { dataLimit: 1_000, renderLimit: 5_000, restartWait: 250, memory: 64 },
  );
  onTestFinished(() => renderer.stop());
  await renderer.tried;
  const urls = ['/teak', '/₹', '/oak?page=2', '/teak'];
  const pages = await Promise.all(urls.map((url) => renderer.render(url, { page: 'any' })));
  expect(pages.map(({ queries, rendered }) => [String(queries), String(rendered?.html)])).toEqual(
    urls.map((url) => [JSON.stringify([url]), url.repeat(20_000)]),
  );
  expect(pages[0]?.rendered?.styles).toEqual([{ key: 's', ids: ['a'], css: '.s-a{content:"₹"}' }]);
});
