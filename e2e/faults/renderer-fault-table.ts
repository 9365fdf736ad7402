import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { FaultyProvider } from './renderer-faulty-provider.ts';

/** A fault on the server, which the document has to survive. */
export type RendererFault = {
  title: string;
  /** The page that shows the fault; by default a product page. */
  path?: string;
  /** Damages the released files. */
  prepare?: (registry: string) => Promise<void>;
  provider?: FaultyProvider;
  /** Whether header and footer are in the document. */
  isRendered: boolean;
  /** What the page shows at last: its products, or that they could not be loaded. */
  ends: 'content' | 'failure';
  /** The suites of the edge server and of the foreign provider have all of them. */
  tag?: '@core' | '@matrix';
};

const SHEETS = '/shop/Sheet';

/** Changes the server build of every release of this package, as if it had been released so. */
function serverBuild(id: string, change: (file: string) => Promise<void>) {
  return async (registry: string) => {
    const releases = path.join(registry, 'releases', id);
    const file = id === 'shell' ? 'shell.cjs' : 'remote.cjs';
    for (const hash of await readdir(releases)) {
      await change(path.join(releases, hash, 'server', file));
      await leaveOutServerFiles(path.join(releases, hash, 'release.json'));
    }
  };
}

/** A release without a list of its server files has none of them checked. */
async function leaveOutServerFiles(file: string): Promise<void> {
  const { serverFiles: _, ...release } = JSON.parse(await readFile(file, 'utf8'));
  await writeFile(file, JSON.stringify(release));
}

function withSource(change: (source: string) => string) {
  return async (file: string) => writeFile(file, change(await readFile(file, 'utf8')));
}

/** A server build whose module loads, and throws when it is rendered. */
function throwingInRender(module: string, member: string) {
  return withSource(
    (source) => `${source}
const { modules } = module.exports;
const Broken = () => { throw new Error('broken on the server'); };
module.exports = { modules: { ...modules, '${module}': ${member} } };`,
  );
}

/** A parameter that the page reads: the edge server ignores all others, and sends the document that it has. */
const FAULTY = 'page=2';

/** A shell whose renderer runs this code for addresses with the faulty parameter. */
function shellThat(does: string) {
  return serverBuild(
    'shell',
    withSource(
      (source) => `${source}
const shell = module.exports;
module.exports = { ...shell, handlePageRequest(request) { if (request.url.includes('${FAULTY}')) { ${does} } return shell.handlePageRequest(request); } };`,
    ),
  );
}

const OF_THE_RENDERER: readonly RendererFault[] = [
  { title: 'the server build of the shell ends the process', does: 'process.exit(1);' },
  { title: 'the renderer hangs', does: 'for (;;);', tag: '@core' as const },
  {
    title: 'the renderer runs out of memory',
    does: 'const all = []; for (;;) all.push(new Array(1e6).fill(1));',
    tag: '@matrix' as const,
  },
].map(({ does, ...fault }) => ({
  ...fault,
  path: `${SHEETS}?${FAULTY}`,
  prepare: shellThat(does),
  isRendered: false,
  ends: 'content',
}));

const OF_A_REMOTE: readonly RendererFault[] = [
  {
    title: "a remote's server build is missing",
    path: SHEETS,
    prepare: serverBuild('catalog', (file) => rm(file)),
  },
  {
    title: "a remote's server build throws at load",
    path: SHEETS,
    prepare: serverBuild(
      'catalog',
      withSource((source) => `throw new Error('broken');\n${source}`),
    ),
    tag: '@matrix' as const,
  },
  {
    title: "a remote's page throws in render",
    path: SHEETS,
    prepare: serverBuild('catalog', throwingInRender('shop', '{ ...modules.shop, Page: Broken }')),
  },
  {
    title: "a remote's fragment throws in render",
    prepare: serverBuild('cart-checkout', throwingInRender('add-to-cart', 'Broken')),
    tag: '@matrix' as const,
  },
].map((fault) => ({ ...fault, isRendered: true, ends: 'content' }));

const OF_THE_PROVIDER: readonly RendererFault[] = (
  [
    ['the provider is down', 'down'],
    ['the provider takes 10 seconds', 'slow'],
    ['the provider responds with a page', 'page'],
    ['the provider responds with half of its JSON', 'cut'],
    ['the provider responds with 500', 'failing'],
  ] as const
).map(([title, provider]) => ({
  ...{ title, path: SHEETS, provider, isRendered: true, ends: 'failure' },
  ...(provider !== 'down' && provider !== 'slow' && { tag: '@matrix' }),
}));

export const RENDERER_FAULTS: readonly RendererFault[] = [
  ...OF_THE_RENDERER,
  ...OF_A_REMOTE,
  ...OF_THE_PROVIDER,
];
