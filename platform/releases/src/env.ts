import { homedir } from 'node:os';

/** The browser that CHROME_PATH names, and the folders to search. */
export const browserPlaces = {
  wanted: process.env.CHROME_PATH,
  folders: (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':'),
  programs: [process.env.PROGRAMFILES, process.env.LOCALAPPDATA].filter((folder) => folder !== undefined),
  home: homedir(),
};

/** Where tests have their Postgres. Without one they start their own, as with `temporary`. */
export const testServer =
  process.env.TEST_DATABASE_URL === 'temporary' ? undefined : process.env.TEST_DATABASE_URL || undefined;
