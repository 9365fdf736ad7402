import { Piscina } from 'piscina';
import { type Lane, type PictureResults, serveOrders } from './serve-orders.ts';
import type { PictureTask } from './waiting-pictures.ts';

// The picture process. `PictureProcess` starts it, with the number of threads for shoppers' pictures as its argument.

/** Milliseconds after which a thread that is rarely needed ends, to free its memory. */
const IDLE_TIMEOUT = 20_000;

/** Niceness of threads that yield to the API, and of one that yields to everything. On macOS it would apply to the whole process. */
const [LOW_PRIORITY, LOWEST_PRIORITY] = process.platform === 'darwin' ? [0, 0] : [5, 19];

const pool = {
  filename: new URL('./picture-worker.ts', import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  recordTiming: false,
  idleTimeout: IDLE_TIMEOUT,
};

type Threads = Piscina<readonly PictureTask[], PictureResults>;

const lanes: Readonly<Record<Lane, Threads>> = {
  shopper: new Piscina({
    ...pool,
    maxThreads: Number(process.argv[2]),
    idleTimeout: Number.POSITIVE_INFINITY,
    niceIncrement: LOW_PRIORITY,
  }),
  decor: new Piscina(pool),
  ahead: new Piscina({ ...pool, niceIncrement: LOWEST_PRIORITY }),
};

serveOrders(({ lane, tasks }) => lanes[lane].run(tasks));
