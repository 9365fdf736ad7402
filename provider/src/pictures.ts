import { availableParallelism, constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { CatalogueError } from 'catalogue/table/validation-errors';
import { loadDecors, PictureQueue, type PictureWidth } from 'picture-studio';
import { PICTURE_WIDTHS } from 'shared-contracts/product/rules';
import { openDatabase } from './database/database.ts';
import { migrate } from './database/migrations/migrate.ts';
import { type FillProgress, fillPictureStore, progressLine } from './image/fill-picture-store.ts';
import { pictureStore } from './image/picture-store.ts';
import { everyPicture } from './image/pictures-ahead.ts';
import { seedCatalogue } from './product/seed-catalogue.ts';
import { LiveShelf } from './product/shelf/live-shelf.ts';
import { settingsFromEnvironment } from './settings/env.ts';
import { StartupError } from './settings/startup-error.ts';

// `npm run pictures` composes all pictures of the shop in SHOP_DATA, also while the shop is running. A later run goes on
// where this one was stopped.
const USAGE = `Usage: npm run pictures -- [--pages] [--width ${PICTURE_WIDTHS.join('|')} …]`;

/** Milliseconds between two lines where the output is not a terminal. */
const LINE_INTERVAL = 30_000;
const ERASE_LINE = '\r\u001b[2K';

const write = (text: string) => process.stdout.write(text);
let stoppedBy: 'SIGINT' | 'SIGTERM' | undefined;
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stoppedBy ??= signal;
    stopping.abort();
  });
}

try {
  // Before threads start: they inherit it. Nothing depends on it where the system refuses.
  lowerPriority();
  const left = await fill(process.argv.slice(2));
  if (left > 0) {
    const reason = stoppedBy ? 'Stopped' : 'The disk did not take all pictures';
    // The bar has no line end yet.
    write(
      `${process.stdout.isTTY ? '\n' : ''}${reason}: ${left.toLocaleString('en-IN')} are missing. Run the command again to go on.\n`,
    );
    process.exitCode = stoppedBy ? 128 + constants.signals[stoppedBy] : 1;
  }
} catch (error) {
  if (!(error instanceof StartupError || error instanceof CatalogueError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function fill(args: string[]): Promise<number> {
  const { isLimitedToPages, widths } = choiceOf(args);
  const { dataFolder, listPagesAhead: pages } = settingsFromEnvironment();
  const catalogue = loadCatalogue();
  loadDecors();
  const db = openDatabase(dataFolder);
  const threads = availableParallelism();
  const pictures = pictureStore(dataFolder, new PictureQueue({ threads }));
  try {
    await migrate(db);
    await seedCatalogue(db, catalogue, new Date());
    const shop = { db, shelf: new LiveShelf(db, catalogue.synonyms) };
    const wanted = await everyPicture(shop, { pages, isLimitedToPages, widths });
    return await fillPictureStore(pictures, wanted, { threads, stop: stopping.signal, show: progress() });
  } finally {
    await pictures.close();
    await db.destroy();
  }
}

/** @throws {StartupError} for an unknown option or width */
function choiceOf(args: string[]): { isLimitedToPages: boolean; widths: PictureWidth[] } {
  try {
    const { values } = parseArgs({
      args,
      options: { pages: { type: 'boolean', default: false }, width: { type: 'string', multiple: true } },
    });
    const widths = (values.width ?? []).map((width) => {
      const known = PICTURE_WIDTHS.find((each) => String(each) === width);
      if (known === undefined) throw new Error(`${width} is no width of pictures.`);
      return known;
    });
    return { isLimitedToPages: values.pages, widths };
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

/** Shows a bar on a terminal, otherwise a line now and then, and the last one. */
function progress(): (shown: FillProgress) => void {
  let lastLine = Number.NEGATIVE_INFINITY;
  return (shown) => {
    const isLast = shown.done === shown.total;
    if (process.stdout.isTTY) write(`${ERASE_LINE}${progressLine(shown)}${isLast ? '\n' : ''}`);
    else if (isLast || performance.now() - lastLine > LINE_INTERVAL) {
      lastLine = performance.now();
      write(`${progressLine(shown)}\n`);
    }
  };
}

function lowerPriority(): void {
  try {
    setPriority(constants.priority.PRIORITY_LOW);
  } catch {
    // Containers may forbid it.
  }
}
