import { homedir } from 'node:os';
import { resolve } from 'node:path';
import { z } from 'zod';
import { CommandFailure } from './command-failure.ts';
import { ROOT } from './workspace.ts';

const PORT_RULE = 'a port is a whole number from 0 to 65535';
const port = z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE);

const settings = z.object({
  PORT: port.default(3000),
  PROVIDER_PORT: port.default(4000),
  PROVIDER_URL: z.url({ protocol: /^https?$/, error: 'it is no http or https address' }).optional(),
  SHOP_DATA: z.string().min(1).default('.shop'),
});

/** Where a shop runs. Port 0 takes any free port. */
export interface ShopSettings {
  port: number;
  providerPort: number;
  /** A foreign provider; the embedded one is not started then. */
  providerUrl?: string;
  /** Absolute. */
  dataFolder: string;
}

/** Reads the settings of `npm start`. Throws a CommandFailure that names the variable that is wrong. */
export function shopSettings(environment: NodeJS.ProcessEnv = process.env): ShopSettings {
  // An empty variable is an unset one: as a number it would be port 0.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = settings.safeParse(given);
  if (!read.success) {
    const issue = read.error.issues[0];
    const name = String(issue?.path[0]);
    throw new CommandFailure(`${name}=${environment[name]} cannot be used: ${issue?.message}.`);
  }
  return {
    port: read.data.PORT,
    providerPort: read.data.PROVIDER_PORT,
    providerUrl: read.data.PROVIDER_URL,
    dataFolder: resolve(ROOT, read.data.SHOP_DATA),
  };
}

/** The environment of a child: this process's own with `extra` over it. */
export function childEnvironment(extra: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv {
  return { ...process.env, ...extra };
}

/** Colours only for a person's terminal. */
export const hasColours = process.stdout.isTTY === true && !process.env.CI && !process.env.NO_COLOR;

/** The browser that the tester asks for, and the folders in which to look for one. */
export const browserPlaces = {
  wanted: process.env.CHROME_PATH,
  folders: (process.env.PATH ?? '').split(process.platform === 'win32' ? ';' : ':'),
  programs: [process.env.PROGRAMFILES, process.env.LOCALAPPDATA].filter((folder) => folder !== undefined),
  home: homedir(),
};
