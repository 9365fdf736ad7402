import { homedir } from 'node:os';

/** The browser from CHROME_PATH, and the folders in which browsers are searched. */
export const browserPlaces = {
  wanted: process.env.CHROME_PATH,
  folders: (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':'),
  programs: [process.env.PROGRAMFILES, process.env.LOCALAPPDATA].filter((folder) => folder !== undefined),
  home: homedir(),
};

/** The Postgres server of the tests. If unset or `temporary`, they start their own. */
export const testServer =
  process.env.TEST_DATABASE_URL === 'temporary' ? undefined : process.env.TEST_DATABASE_URL || undefined;
