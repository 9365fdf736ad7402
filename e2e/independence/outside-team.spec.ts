import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { startEdgeWithLongTimeouts } from '../edge/edge-with-long-timeouts.ts';
import { liveHashes } from '../edge/registry-changes.ts';
import { ROOT, run } from '../this-checkout.ts';

test.use({ tab: 'own' });

// docs/outside-team.md lists the same commands.
test('a team without the repository installs tarballs, develops, builds, and publishes with its key', {
  tag: '@matrix',
}, async ({ page }) => {
  test.setTimeout(15 * 60_000);
  const edge = await startEdgeWithLongTimeouts();
  const folder = await mkdtemp(path.join(tmpdir(), 'outside-'));
  const remote = path.join(folder, 'reviews');
  const [ownKeys, noKeys] = [path.join(folder, 'keys'), path.join(folder, 'none')];
  const inShop = (keys: string, ...args: string[]) =>
    run('npm', ['run', ...args], {
      cwd: ROOT,
      env: { ...process.env, SHOP_DATA: edge.dataFolder, TEAM_KEYS: keys },
    });
  const inRemote = (...args: string[]) => run('npm', args, { cwd: remote });
  const publish = (keys: string) =>
    inShop(keys, 'release', '--', 'publish', 'reviews', '--from', path.join(remote, 'dist'));
  const preview = async (keys: string) => {
    const from = path.join(remote, 'dist');
    const { stdout } = await inShop(keys, 'release', '--', 'preview', 'reviews', '--from', from);
    return /\/preview\/[\w-]+/.exec(stdout)?.[0] ?? '';
  };
  try {
    await inShop(ownKeys, 'new-remote', '--', 'reviews', '--out', remote);
    await inShop(ownKeys, 'release', '--', 'team', 'add', 'reviewers', '--remotes', 'reviews');
    await inRemote('install', '--no-audit', '--no-fund', '--prefer-offline');
    await expectSharedByHosts(remote);
    await inRemote('test');
    await inRemote('run', 'typecheck');
    await inRemote('run', 'build');
    await expectAlone(page, remote);
    await expectInRunningShop(page, remote, edge.origin);

    await expect(publish(noKeys)).rejects.toThrow('Only reviewers may publish reviews');
    await expectPreview(page, edge.origin, await preview(ownKeys));
    await publish(ownKeys);
    const { reviews } = await liveHashes(edge.registry);
    const served = async () => (await fetch(`${edge.origin}/releases/live`)).json();
    await expect.poll(served, { timeout: 90_000 }).toMatchObject({ live: { reviews } });
    const entry = await fetch(`${edge.origin}/releases/reviews/${reviews}/remoteEntry.js`);
    expect(await entry.text()).toContain('./reviews-summary');

    // Sets a contract version that the shop does not support yet.
    const manifest = path.join(remote, 'node_modules/shared-contracts/package.json');
    const contract = JSON.parse(await readFile(manifest, 'utf8'));
    await writeFile(manifest, JSON.stringify({ ...contract, version: '3.0.0' }));
    await inRemote('run', 'build');
    await expect(publish(ownKeys)).rejects.toThrow(
      'reviews needs contract ^3.0.0, but the shell speaks contract',
    );
  } finally {
    await edge.stop();
    await rm(folder, { recursive: true, force: true });
  }
});

/** Expects the remote in the browser that has begun a preview, before anybody else gets it. */
async function expectPreview(page: Page, shop: string, address: string): Promise<void> {
  await page.goto(shop + address);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText('Preview of reviews');
  const live = (visitor: typeof page.request) => visitor.get(`${shop}/releases/live`).then((r) => r.json());
  expect(Object.keys((await live(page.request)).live)).toContain('reviews');
  expect(await (await fetch(`${shop}/releases/live`)).json()).not.toHaveProperty('live.reviews');
}

/** Expects that the configuration of a host, in CommonJS, can import the list of shared packages from the tarball. */
async function expectSharedByHosts(folder: string): Promise<void> {
  const program =
    "console.log(JSON.stringify(require('shared-contracts/shared-by-hosts').sharedByHosts.react))";
  const args = ['--input-type=commonjs', '--eval', program];
  const { stdout } = await run(process.execPath, args, { cwd: folder });
  expect(JSON.parse(stdout)).toMatchObject({ singleton: true });
}

/** Expects that `npm run dev` shows the remote on its own. */
async function expectAlone(page: Page, remote: string): Promise<void> {
  await whileDeveloped(page, remote, {}, async (address) => {
    await page.goto(address);
    await page.getByRole('link', { name: 'reviews/reviews-summary' }).click();
    await expect(page.getByRole('region', { name: 'Reviews' })).toBeVisible();
  });
}

/** Expects that `LIVE_SHOP` shows the page of an unpublished remote in a running shop. */
async function expectInRunningShop(page: Page, remote: string, shop: string): Promise<void> {
  const file = path.join(remote, 'src/remote.ts');
  const before = await readFile(file, 'utf8');
  await writeFile(path.join(remote, 'src/all.tsx'), PAGE);
  await writeFile(
    file,
    before.replace('pages: {}', "pages: { all: { file: './src/all.tsx', patterns: ['/reviews'] } }"),
  );
  await whileDeveloped(page, remote, { LIVE_SHOP: shop }, async (address) => {
    await page.goto(`${address}/reviews`);
    await expect(page.getByRole('heading', { level: 1, name: 'All reviews' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
  });
  await writeFile(file, before);
}

const PAGE = `export default {
  Page: () => <h1>All reviews</h1>,
  head: () => ({ title: 'Reviews', description: 'What others say.' }),
  prefetch: () => [],
};
`;

async function whileDeveloped(
  page: Page,
  remote: string,
  environment: NodeJS.ProcessEnv,
  look: (address: string) => Promise<void>,
): Promise<void> {
  const server = spawn('npm', ['run', 'dev'], {
    cwd: remote,
    env: { ...process.env, ...environment },
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    const address = await new Promise<string>((resolve) => {
      let output = '';
      server.stdout.on('data', (text) => {
        output += text;
        // Escape sequences for the terminal may follow the port.
        const [, port] = /http:\/\/localhost:(\d{2,5})/.exec(output) ?? [];
        if (port && output.includes('built in')) resolve(`http://localhost:${port}`);
      });
    });
    await look(address);
    // Leaves the page first, because it would miss its server.
    await page.goto('about:blank');
  } finally {
    // Ends the whole process group, because npm has started another process.
    if (server.pid) process.kill(-server.pid, 'SIGTERM');
  }
}
