import { StartupError } from 'parts/startup-error';
import { settingsFromEnvironment } from 'provider/settings/env';
import type { Settings } from 'provider/settings/settings';
import { httpAddress, port, readSettings, text, variable } from 'provider/settings/variable';

const DESK = {
  host: variable('DESK_HOST', text, '127.0.0.1'),
  /** 0 for any free port. */
  port: variable('DESK_PORT', port, '4200'),
  /** The desk's public address. Without it, the desk answers only at the addresses of this machine. */
  url: variable('DESK_URL', httpAddress),
};

export interface DeskSettings {
  host: string;
  port: number;
  /** `https://desk.example` */
  publicOrigin: string | undefined;
  /** The settings that the desk shares with the shop. */
  shop: Settings;
}

/** @throws {StartupError} with a sentence for each variable that is invalid. */
export function deskSettings(variables: NodeJS.ProcessEnv = process.env): DeskSettings {
  const problems: string[] = [];
  const { host, port, url } = readSettings(DESK, variables, problems);
  if (problems.length > 0) throw new StartupError(problems.join('\n'));
  return {
    host,
    port,
    publicOrigin: url === undefined ? undefined : new URL(url).origin,
    shop: settingsFromEnvironment(variables),
  };
}
