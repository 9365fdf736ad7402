import { execFile } from 'node:child_process';
import { cp, mkdtemp, readdir, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { OwnEdge } from './own-edge.ts';
import { startPatientEdge } from './patient-edge.ts';

const run = promisify(execFile);
const ROOT = path.resolve(import.meta.dirname, '../..');
const BUILD = path.join(import.meta.dirname, 'build-for-development.ts');
const NEEDED = /^(shell|mfe-.*|shared-contracts|delivery|tsconfig\.base\.json|package\.json)$/;
const BUILDS_AT_A_TIME = 2;

/**
 * An edge server before a set that holds React's development build, in shell and renderer. Only that one says where a
 * page and its hydration differ; the released one keeps silent and builds the page anew.
 */
export async function startDevelopmentEdge(): Promise<OwnEdge> {
  const checkout = await copyOfSources();
  try {
    const packages = (await readdir(checkout)).filter((name) => /^(shell|mfe-.*)$/.test(name));
    await buildForDevelopment(packages.map((name) => path.join(checkout, name)));
    const publish = [path.join(checkout, 'delivery/src/commands/release.ts'), 'publish'];
    const ids = packages.map((name) => name.replace(/^mfe-/, ''));
    return await startPatientEdge({
      prepare: async (registry) => {
        const environment = { ...process.env, SHOP_DATA: path.dirname(registry) };
        await run(process.execPath, [...publish, ...ids], { env: environment });
      },
    });
  } finally {
    await rm(checkout, { recursive: true, force: true });
  }
}

/** The builds of a checkout lie in its `dist` folders, where those of the running shop are: so it is copied. */
async function copyOfSources(): Promise<string> {
  const checkout = await mkdtemp(path.join(tmpdir(), 'development-'));
  const names = (await readdir(ROOT)).filter((name) => NEEDED.test(name));
  const isSource = (file: string) =>
    !/[\\/]dist$|[\\/]node_modules[\\/]\.(?!bin)/.test(path.relative(ROOT, file));
  await Promise.all(
    names.map((name) =>
      cp(path.join(ROOT, name), path.join(checkout, name), {
        recursive: true,
        // The links between the packages lead to each other's copies then.
        verbatimSymlinks: true,
        filter: isSource,
      }),
    ),
  );
  await symlink(path.join(ROOT, 'node_modules'), path.join(checkout, 'node_modules'));
  return checkout;
}

async function buildForDevelopment(folders: string[]): Promise<void> {
  const queue = [...folders];
  const buildFromQueue = async () => {
    for (let folder = queue.shift(); folder; folder = queue.shift()) {
      await run(process.execPath, [BUILD, folder]);
    }
  };
  await Promise.all(Array.from({ length: BUILDS_AT_A_TIME }, buildFromQueue));
}
