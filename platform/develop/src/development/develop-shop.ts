import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import getPort from 'get-port';
import type { ShopSettings } from 'operate/console/env';
import { say } from 'operate/console/progress';
import { COMPILED } from 'operate/console/workspace';
import { type ServerProcess, startServer } from 'operate/processes/server-process';
import { refuseTakenPorts } from 'operate/processes/tcp-port';
import { prepareDataFolder } from 'operate/shop/data-folder';
import { keepShopOpen, sayAddresses } from 'operate/shop/keep-open';
import { openShop } from 'operate/shop/shop';
import { toldFault } from './told-fault.ts';

/** A folder in the shop's data folder for the data of a shop under development, which never change what is live. */
const DEVELOPMENT_FOLDER = 'development';

const FRONT_END = fileURLToPath(new URL('front-end-server.ts', import.meta.url));

/** No page is cached. Time limits are long: React's development build is slow, and a page's first render waits for the compilation. */
const EDGE_VARIABLES = {
  PAGE_CACHE: 'off',
  PAGE_DATA_LIMIT: '5000',
  PAGE_RENDER_LIMIT: '5000',
  VISITOR_PAGE_RATE: '100',
};

/**
 * Serves the shop from the sources of a checkout, as they are saved, until it is stopped. Nothing is built or published.
 * @param checked rejects if the servers refuse the settings
 * @param developed ids that are compiled at once: `shell`, `catalog`
 */
export async function developShop(
  root: string,
  { settings, checked }: { settings: ShopSettings; checked: Promise<unknown> },
  developed: readonly string[],
  stop: AbortSignal,
): Promise<void> {
  const terminal = new Terminal();
  const dataFolder = join(settings.dataFolder, DEVELOPMENT_FOLDER);
  const own = {
    ...settings,
    providerPort: settings.providerPort || (await getPort()),
    sandboxPort: settings.sandboxPort || (await getPort()),
    dataFolder,
    databaseUrl: undefined,
  };
  await Promise.all([refuseTakenPorts(settings), prepareDataFolder(dataFolder)]);
  // Compiles while the other servers start.
  const frontEndPort = await getPort();
  const starting = startFrontEnd(root, own, [String(frontEndPort), 'shell', ...developed], (line) =>
    terminal.sayLine(line),
  );
  const opening = openShop({
    ...own,
    root,
    devServer: `http://127.0.0.1:${frontEndPort}`,
    startsAtOnce: true,
    isProviderWatched: true,
    // The start must not wait for the pictures of pages that nobody has opened.
    listPagesAhead: 0,
    edgeVariables: EDGE_VARIABLES,
    sayEdgeLine: (line) => void sayServerFault(line, root),
  });
  try {
    const [shop, frontEnd] = await Promise.all([opening, starting, checked]);
    sayAddresses(shop);
    terminal.open();
    const crashed = Promise.race([shop.crashed, frontEnd.crashed]);
    await keepShopOpen({ ...shop, crashed }, stop);
  } finally {
    for (const server of [opening, starting])
      await server.then(
        ({ stop: end }) => end(),
        () => undefined,
      );
  }
}

/** Lines of the development server, after the addresses of the shop. */
class Terminal {
  #waiting: string[] | undefined = [];

  sayLine(line: string): void {
    if (READY_LINE.test(line)) return;
    if (this.#waiting) this.#waiting.push(line);
    else say(line);
  }

  open(): void {
    const lines = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const line of [...lines, '', REMARK]) say(line);
  }
}

const READY_LINE = /^development server ready on /;

const REMARK =
  '  Shell and remotes are shown as their sources are saved. A remote that was not named is compiled when a page needs it.';

async function startFrontEnd(
  root: string,
  settings: ShopSettings,
  args: readonly string[],
  sayLine: (line: string) => void,
): Promise<ServerProcess> {
  const logs = join(settings.dataFolder, 'logs');
  await mkdir(logs, { recursive: true });
  return startServer({
    name: 'development server',
    args: [FRONT_END, root, ...new Set(args)],
    folder: root,
    environment: {
      NODE_ENV: 'development',
      NO_COLOR: '1',
      NODE_COMPILE_CACHE: join(root, COMPILED),
      PROVIDER_URL: settings.providerUrl ?? `http://127.0.0.1:${settings.providerPort}`,
    },
    logFile: join(logs, 'development.log'),
    sayLine,
  });
}

/** Prints an error of rendering on the server, with its lines in the sources. */
async function sayServerFault(line: string, root: string): Promise<void> {
  if (!line.includes('"event":"page-')) return;
  const { path, reason }: { path: string; reason: string } = JSON.parse(line);
  const mapOf = (script: string) => readFile(`${script}.map`, 'utf8').catch(() => undefined);
  const told = await toldFault(reason, root, mapOf);
  if (told !== reason) say(`${path}, on the server: ${told}`);
}
