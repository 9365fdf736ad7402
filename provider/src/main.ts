import { startProvider } from './app/start-provider.ts';
import { loadCatalogue } from './catalogue/load-catalogue.ts';
import { CatalogueError } from './catalogue/table/validation-errors.ts';
import { warmPictures } from './image/warm-pictures.ts';
import { settingsFromEnvironment } from './settings/env.ts';
import { StartupError } from './settings/startup-error.ts';

/** Milliseconds that belong to the rest of the shop, which starts at the same time. */
const QUIET_START = 2_000;

const write = (line: string) => process.stdout.write(`${line}\n`);

try {
  const settings = settingsFromEnvironment();
  const { origin, shop, stop } = await startProvider({ settings, catalogue: loadCatalogue(), log: write });
  // Whoever started it with a channel and was killed cannot send a signal any more.
  for (const event of ['SIGTERM', 'SIGINT', 'disconnect']) process.once(event, stop);
  process.channel?.unref();
  write(`provider ready on ${origin}`);
  // Pictures are composed on demand too: what goes wrong here goes wrong there, with somebody to tell.
  setTimeout(() => warmPictures(shop, write).catch(() => undefined), QUIET_START).unref();
} catch (error) {
  if (!(error instanceof StartupError || error instanceof CatalogueError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
