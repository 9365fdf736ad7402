import { settingsFromEnvironment } from './settings/env.ts';
import { StartupError } from './settings/startup-error.ts';

// Says what keeps the provider from starting with this environment, before anything else of the shop is started.

try {
  settingsFromEnvironment();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
