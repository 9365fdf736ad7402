import { type PictureCache, PictureRefusedError, type WantedPicture } from 'picture-studio';

export interface FillProgress {
  done: number;
  total: number;
  /** Seconds since the first picture was begun. */
  seconds: number;
}

interface Filling {
  /** Number of pictures that are composed at the same time. */
  threads: number;
  /** Stops after the pictures that are being composed. */
  stop: AbortSignal;
  show(progress: FillProgress): void;
}

/**
 * Composes the pictures that are not on disk, in their order. Pictures from an earlier run are skipped.
 * @returns the number of missing pictures, after a stop or if the disk refuses more
 */
export async function fillPictureStore(
  pictures: Pick<PictureCache, 'missing' | 'picture'>,
  wanted: readonly WantedPicture[],
  filling: Filling,
): Promise<number> {
  const missing = await pictures.missing(wanted);
  await makeEach(missing, filling, ({ request, format }) => pictures.picture(request, format));
  return (await pictures.missing(missing)).length;
}

interface StoreFilled {
  /** Number of pictures that the store still lacks. */
  left: number;
  /** Number of pictures that were already in the store. */
  there: number;
  composed: number;
  uploaded: number;
}

/**
 * Like `fillPictureStore`, for the store that providers share. Pictures that are on this disk are uploaded.
 * @throws {PictureStoreError} if the store does not respond, or refuses a picture
 */
export async function fillSharedStore(
  pictures: Pick<PictureCache, 'missingInStore' | 'share'>,
  wanted: readonly WantedPicture[],
  filling: Filling,
): Promise<StoreFilled> {
  const { missing, there } = await pictures.missingInStore(wanted);
  const filled = { there, composed: 0, uploaded: 0 };
  await makeEach(missing, filling, async (picture) => {
    const { isComposed, isUploaded } = await pictures.share(picture);
    if (isComposed) filled.composed += 1;
    if (isUploaded) filled.uploaded += 1;
  });
  const after = await pictures.missingInStore(missing);
  return { left: after.missing.length, ...filled };
}

async function makeEach(
  missing: readonly WantedPicture[],
  { threads, stop, show }: Filling,
  make: (picture: WantedPicture) => Promise<unknown>,
): Promise<void> {
  const started = performance.now();
  let done = 0;
  const report = () => show({ done, total: missing.length, seconds: (performance.now() - started) / 1000 });
  report();
  // All threads share one iterator, from which each takes the next picture.
  const next = missing.values();
  await Promise.all(
    Array.from({ length: threads }, async () => {
      for (const picture of next) {
        if (stop.aborted) return;
        // A refused picture counts as missing in the end, like one that the disk refuses.
        await make(picture).catch(throwUnlessRefused);
        done += 1;
        report();
      }
    }),
  );
}

function throwUnlessRefused(error: unknown): void {
  if (!(error instanceof PictureRefusedError)) throw error;
}

/** Characters. */
const BAR = 24;

/** `[██████░░…] 300 of 1,200 pictures · 8.2 per second · 2 min left` */
export function progressLine({ done, total, seconds }: FillProgress): string {
  const full = total === 0 ? BAR : Math.floor((BAR * done) / total);
  const bar = `[${'█'.repeat(full)}${'░'.repeat(BAR - full)}]`;
  const count = `${done.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} pictures`;
  if (done === 0 || seconds === 0) return `${bar} ${count}`;
  const rate = done / seconds;
  return `${bar} ${count} · ${rate.toFixed(1)} per second · ${timeLeft((total - done) / rate)} left`;
}

function timeLeft(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
