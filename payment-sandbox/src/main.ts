import { LINGER } from 'parts/http/http-server';
import { StartupError } from 'parts/startup-error';
import { stopOnSignals } from 'parts/stop-on-signals';
import { settingsFromEnvironment } from './env.ts';
import { startSandbox } from './start-sandbox.ts';

// The payment sandbox runs in its own process, because a payment gateway does not stop when the shop does.

try {
  const { origin, stop } = await startSandbox(settingsFromEnvironment());
  stopOnSignals(() => stop(LINGER));
  process.stdout.write(`payment sandbox ready on ${origin}\n`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  process.stderr.write(`${error.message}\n`);
  // An exit code alone is not enough: the channel of a parent may keep the process alive.
  process.exit(1);
}
