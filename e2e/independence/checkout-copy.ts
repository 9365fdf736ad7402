import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PNPM, ROOT, run } from '../this-checkout.ts';

/** Folders that a clean clone does not have. */
const NOT_IN_A_CLONE = ['.git', '.shop', '.tools', 'dist', 'node_modules', 'test-results'];
const NOT_OF_CATALOG = [
  'mfe-cart-checkout',
  'mfe-account',
  'mfe-inspiration',
  'shell',
  'provider',
  'office',
  'desk',
  'payment-sandbox',
  'picture-studio',
  'e2e',
  'workshop',
];

export type Checkout = {
  folder: string;
  reword: (file: string, before: string, after: string) => Promise<void>;
  /** Runs pnpm with this project's Node. @throws with the output when it fails */
  pnpm: (...args: string[]) => Promise<string>;
  /** Runs the file of a command with this project's Node. @throws with the output when it fails */
  node: (...args: string[]) => Promise<string>;
  release: (dataFolder: string, ...args: string[]) => Promise<string>;
  remove: () => Promise<void>;
};

/** A copy of the checkout with a single remote, without the folders of other teams. */
export const checkoutOfCatalogAlone = () => copyOfCheckout(NOT_OF_CATALOG);

/** A clean copy of the checkout without these top-level folders. No packages are installed in it. */
export async function copyOfCheckout(leftOut: readonly string[] = []): Promise<Checkout> {
  const folder = await mkdtemp(path.join(tmpdir(), 'checkout-'));
  await cp(ROOT, folder, {
    recursive: true,
    filter: (source) => {
      const parts = path.relative(ROOT, source).split(path.sep);
      return !leftOut.includes(parts[0] ?? '') && !parts.some((part) => NOT_IN_A_CLONE.includes(part));
    },
  });
  // Commands use the pnpm of their own checkout.
  await symlink(path.join(ROOT, '.tools'), path.join(folder, '.tools'));
  const inCheckout = async (command: string, args: string[], environment: NodeJS.ProcessEnv = {}) => {
    const { stdout } = await run(command, args, {
      cwd: folder,
      // An earlier test may have made a build in this process, which sets the mode for all later ones.
      env: { ...process.env, NODE_ENV: undefined, CI: 'true', ...environment },
    });
    return stdout;
  };
  return {
    folder,
    reword: async (file, before, after) => {
      const target = path.join(folder, file);
      const text = await readFile(target, 'utf8');
      if (!text.includes(before)) throw new Error(`${file} does not say "${before}"`);
      await writeFile(target, text.replace(before, after));
    },
    pnpm: (...args) => inCheckout(process.execPath, [PNPM, ...args]),
    node: (...args) => inCheckout(process.execPath, args),
    release: (dataFolder, ...args) =>
      inCheckout(process.execPath, ['platform/operate/src/commands/release.ts', ...args], {
        SHOP_DATA: dataFolder,
      }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
