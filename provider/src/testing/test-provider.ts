import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type RunningProvider, startProvider } from '../app/start-provider.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import { settingsFromEnvironment } from '../settings/env.ts';
import type { Settings } from '../settings/settings.ts';
import { GatewayInMemory } from './gateway-in-memory.ts';
import { smallCatalogue } from './small-catalogue.ts';

interface TestProvider extends RunningProvider {
  gateway: GatewayInMemory;
  /** The lines written to the log. */
  log: string[];
  /** Advances the clock, in milliseconds. */
  pass(milliseconds: number): void;
}

type TestSettings = Partial<Omit<Settings, 'otp'>> & {
  /** One in memory, unless a test needs another. */
  gateway?: GatewayInMemory;
  otp?: Partial<Settings['otp']>;
  /** The small one, unless a test needs another. */
  catalogue?: Catalogue;
};

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'provider-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A provider on a free port, with a database file and a clock that the test advances. Stopped after the test. */
export async function testProvider({
  otp,
  catalogue = smallCatalogue,
  gateway = new GatewayInMemory(),
  ...own
}: TestSettings = {}): Promise<TestProvider> {
  let time = Date.parse('2026-11-20T10:00:00Z');
  const defaults = settingsFromEnvironment({ PROVIDER_PORT: '0' });
  const settings = {
    ...defaults,
    dataFolder: own.dataFolder ?? temporaryFolder(),
    ...own,
    otp: { ...defaults.otp, ...otp },
    // Tests run the rounds themselves, at the time of their clock.
    payment: own.payment ?? { ...defaults.payment, pollInterval: 0 },
  };
  const log: string[] = [];
  const running = await startProvider({
    settings,
    catalogue,
    gateway,
    log: (line) => log.push(line),
    now: () => new Date(time),
  });
  onTestFinished(() => running.stop());
  return {
    ...running,
    gateway,
    log,
    pass(milliseconds) {
      time += milliseconds;
    },
  };
}
