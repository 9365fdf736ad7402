import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserPlaces } from '../env.ts';

/** The headless shell first: the same engine without windows, at half the processor time. */
const NAMES = [
  'chromium-headless-shell',
  'google-chrome',
  'google-chrome-stable',
  'chromium',
  'chromium-browser',
];
const MAC_APPS = [
  'Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'Applications/Chromium.app/Contents/MacOS/Chromium',
];
const WINDOWS_PROGRAM = 'Google/Chrome/Application/chrome.exe';

export function installedBrowsers({ folders, programs, home } = browserPlaces): string[] {
  const places = [
    ...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))),
    ...['/', home].flatMap((folder) => MAC_APPS.map((app) => join(folder, app))),
    ...programs.map((folder) => join(folder, WINDOWS_PROGRAM)),
    chromium.executablePath(),
  ];
  return places.filter((path) => existsSync(path));
}
