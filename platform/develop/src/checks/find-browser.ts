import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandFailure } from 'operate/console/command-failure';
import { ROOT } from 'operate/console/workspace';
import { runPnpm, runToEnd } from 'operate/processes/child-process';
import { chromium } from 'playwright';
import { browserPlaces } from 'releases/env';
import { installedBrowsers } from 'releases/trial/installed-browsers';

const DOWNLOAD_TIME_LIMIT = 3 * 60_000;

/** The path of a Chrome or Chromium that starts: CHROME_PATH, an installed one, Playwright's or Debian's. The last two are installed if needed. */
export async function findBrowser(stop: AbortSignal): Promise<string> {
  const { wanted } = browserPlaces;
  if (wanted) {
    if (await starts(wanted, stop)) return wanted;
    throw new CommandFailure(`CHROME_PATH=${wanted} cannot be started as a browser.`);
  }
  for (const path of installedBrowsers()) if (await starts(path, stop)) return path;
  return (await playwrightBrowser(stop)) ?? (await debianBrowser(stop));
}

async function starts(path: string, stop: AbortSignal): Promise<boolean> {
  if (!existsSync(path)) return false;
  // On Windows --version opens a window.
  if (process.platform === 'win32') return true;
  const { code } = await runToEnd([path, '--version'], { folder: ROOT, stop });
  return code === 0;
}

async function playwrightBrowser(stop: AbortSignal): Promise<string | undefined> {
  await runPnpm(['exec', 'playwright', 'install', 'chromium'], {
    folder: join(ROOT, 'platform/develop'),
    stop,
    timeLimit: DOWNLOAD_TIME_LIMIT,
    environment: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: '15000' },
  });
  const path = chromium.executablePath();
  return (await starts(path, stop)) ? path : undefined;
}

async function debianBrowser(stop: AbortSignal): Promise<string> {
  const isRootOnDebian = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (isRootOnDebian) {
    const options = { folder: ROOT, stop, environment: { DEBIAN_FRONTEND: 'noninteractive' } };
    await runToEnd(['apt-get', 'update'], options);
    for (const name of ['chromium-headless-shell', 'chromium']) {
      await runToEnd(['apt-get', 'install', '-y', '--no-install-recommends', name], options);
      if (await starts(`/usr/bin/${name}`, stop)) return `/usr/bin/${name}`;
    }
  }
  throw new CommandFailure(
    'No browser was found and none could be installed. Install Chrome or Chromium, or name one: CHROME_PATH=<path> npm test',
  );
}
