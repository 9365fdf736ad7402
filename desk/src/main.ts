import { LINGER } from 'parts/http/http-server';
import { StartupError } from 'parts/startup-error';
import { stopOnSignals } from 'parts/stop-on-signals';
import { printError, printLine } from 'provider/settings/print';
import { startDesk } from './app/start-desk.ts';
import { deskSettings } from './context/env.ts';

// The owner's desk, a process of its own (decision 210).

try {
  const { origin, stop } = await startDesk(deskSettings(), printLine);
  stopOnSignals(() => stop(LINGER));
  printLine(`desk ready on ${origin}`);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  printError(error.message);
  // An exit code alone is not enough: the channel of a parent may keep the process alive.
  process.exit(error.exitCode);
}
