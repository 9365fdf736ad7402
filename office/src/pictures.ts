import { availableParallelism, constants, setPriority } from 'node:os';
import { parseArgs } from 'node:util';
import type { CatalogueProduct } from 'catalogue';
import { loadCatalogue } from 'catalogue/load-catalogue';
import { CatalogueError } from 'catalogue/table/validation-errors';
import { StartupError } from 'parts/startup-error';
import {
  loadDecors,
  type PictureCache,
  PictureQueue,
  PictureStoreError,
  type PictureWidth,
  useImportedTiles,
  type WantedPicture,
} from 'picture-studio';
import { openData } from 'provider/database/migrations/open-data';
import { importedTextures, shopPictures } from 'provider/image/shop-pictures';
import { seedCatalogue } from 'provider/product/seed-catalogue';
import { LiveShelf } from 'provider/product/shelf/live-shelf';
import { settingsFromEnvironment } from 'provider/settings/env';
import { printError } from 'provider/settings/print';
import { PICTURE_WIDTHS } from 'shared-contracts/product/rules';
import { everyPicture } from './pictures/every-picture.ts';
import {
  type FillProgress,
  fillPictureStore,
  fillSharedStore,
  progressLine,
} from './pictures/fill-picture-store.ts';
import { finishedPictures, firstPictures } from './pictures/first-pictures.ts';

// `npm run pictures` composes all pictures of the shop in SHOP_DATA, even while the shop is running; with PICTURE_STORE, those
// that the store lacks. A later run continues where this one was stopped. `--first` composes the pictures of the first pages
// into the sources: commit them.
const USAGE = `Usage: npm run pictures -- [--first | [--pages] [--width ${PICTURE_WIDTHS.join('|')} …]]`;

/** Milliseconds between two lines of output if it is not a terminal. */
const LINE_INTERVAL = 30_000;
const ERASE_LINE = '\r\u001b[2K';

const write = (text: string) => process.stdout.write(text);
const logLine = (line: string) => write(`${line}\n`);
let stoppedBy: 'SIGINT' | 'SIGTERM' | undefined;
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    stoppedBy ??= signal;
    stopping.abort();
  });
}

try {
  // Set before threads start, because they inherit it. If the system refuses, nothing else changes.
  lowerPriority();
  const left = await fill(process.argv.slice(2));
  if (left > 0) {
    const reason = stoppedBy ? 'Stopped' : 'Not all pictures could be kept';
    // Ends the line of the progress bar.
    write(
      `${process.stdout.isTTY ? '\n' : ''}${reason}: ${left.toLocaleString('en-IN')} are missing. Run the command again to go on.\n`,
    );
    process.exitCode = stoppedBy ? 128 + constants.signals[stoppedBy] : 1;
  }
} catch (error) {
  const isTold = [StartupError, CatalogueError, PictureStoreError].some((kind) => error instanceof kind);
  if (!(isTold && error instanceof Error)) throw error;
  printError(error.message);
  process.exitCode = 1;
}

async function fill(args: string[]): Promise<number> {
  const { isFirst, isLimitedToPages, widths } = choiceOf(args);
  const catalogue = loadCatalogue();
  loadDecors();
  const threads = availableParallelism();
  const queue = new PictureQueue({ threads, memory: { soft: 200 * threads, hard: 300 * threads } });
  const filling = { threads, stop: stopping.signal, show: progress() };
  if (isFirst) return await fillFinished(catalogue.products, finishedPictures(queue), filling);
  const settings = settingsFromEnvironment();
  useImportedTiles(importedTextures(settings));
  const { listPagesAhead: pages } = settings;
  const db = await openData(settings);
  const pictures = shopPictures(settings, queue, logLine);
  try {
    await seedCatalogue(db, catalogue, new Date());
    const shop = { db, shelf: new LiveShelf(db, catalogue.synonyms) };
    const wanted = await everyPicture(shop, { pages, isLimitedToPages, widths });
    return settings.pictureStore
      ? await fillStore(pictures, wanted, filling)
      : await fillPictureStore(pictures, wanted, filling);
  } finally {
    await pictures.close();
    await db.destroy();
  }
}

async function fillStore(
  pictures: PictureCache,
  wanted: readonly WantedPicture[],
  filling: Parameters<typeof fillSharedStore>[2],
): Promise<number> {
  const { left, ...filled } = await fillSharedStore(pictures, wanted, filling);
  const [there, composed, uploaded] = [filled.there, filled.composed, filled.uploaded].map((count) =>
    count.toLocaleString('en-IN'),
  );
  write(`The store had ${there} of the pictures. ${composed} were composed, ${uploaded} uploaded.\n`);
  return left;
}

/** Composes the pictures of the first pages, and deletes outdated ones. */
async function fillFinished(
  products: readonly CatalogueProduct[],
  pictures: PictureCache,
  filling: Parameters<typeof fillPictureStore>[2],
): Promise<number> {
  try {
    const wanted = firstPictures(products);
    await pictures.keep(wanted);
    return await fillPictureStore(pictures, wanted, filling);
  } finally {
    await pictures.close();
  }
}

interface PictureOptions {
  isFirst: boolean;
  isLimitedToPages: boolean;
  widths: PictureWidth[];
}

/** @throws {StartupError} for an unknown option or width */
function choiceOf(args: string[]): PictureOptions {
  try {
    const { values } = parseArgs({
      args,
      options: {
        first: { type: 'boolean', default: false },
        pages: { type: 'boolean', default: false },
        width: { type: 'string', multiple: true },
      },
    });
    const widths = (values.width ?? []).map((width) => {
      const known = PICTURE_WIDTHS.find((each) => String(each) === width);
      if (known === undefined) throw new Error(`${width} is no width of pictures.`);
      return known;
    });
    return { isFirst: values.first, isLimitedToPages: values.pages, widths };
  } catch (error) {
    throw new StartupError(`${error instanceof Error ? error.message : ''}\n${USAGE}`);
  }
}

/** Shows a progress bar on a terminal, else a line now and then, and a last one. */
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
    // Some containers forbid it.
  }
}
