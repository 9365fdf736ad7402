import { StartupError } from 'parts/startup-error';
import { settingsFromEnvironment } from './settings/env.ts';
import { printError } from './settings/print.ts';

// Reports what would keep the provider from starting with this environment, before anything else of the shop is started.

try {
  settingsFromEnvironment();
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  printError(error.message);
  process.exitCode = 1;
}
