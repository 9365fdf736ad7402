import { type Browser, type BrowserContext, chromium, type Page, type Request } from 'playwright';
import { POLICY } from '../policy.ts';
import { countTimers } from './in-page/count-timers.ts';
import { fillStorage, isHydrated, reportViolations } from './in-page/page-state.ts';
import { rememberShared } from './in-page/shared-habits.ts';
import { watchScripts } from './in-page/watch-scripts.ts';
import { ONE_PIXEL, PEOPLE, type Person } from './people.ts';
import type { VisitedSet } from './visited-set.ts';

/** Prefix of the trial's report on something that a build accesses. */
export const REACHES_OUT = 'It reaches for what is not its own: ';

/** Keeps the browser from reaching other hosts, and lets it run as root in a container. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
];
/** Milliseconds for the start of a browser, which may take minutes on a busy machine. */
const START_LIMIT = 180_000;
/** Milliseconds for each step of a visit. */
const STEP_LIMIT = 20_000;
const POLL_MS = 50;

/** Errors that are no fault. A picture that is still being composed is requested again. */
const EXPECTED = /status of 50[34] .{0,400}\/images\/|favicon/;

/** A browser with a person's device, which collects the faults of the page in it. */
export interface Phone {
  page: Page;
  /** The faults since the last call: uncaught errors, errors of the console, violations of the policy. */
  takeFaults(): string[];
  /** The number of requests and of console lines since the last call. */
  takeTraffic(): Traffic;
  /** Bytes of JavaScript, buffers and elements that the page holds after a garbage collection. */
  heap(): Promise<number>;
  /** Milliseconds in which the page's main thread was busy since the page was opened. */
  busyTime(): Promise<number>;
  /** Like `busyTime`, without the time in which the thread waited for a processor. */
  processorTime(): Promise<number>;
  /** How many listeners its elements, document and window have. */
  listeners(): Promise<number>;
  /** Closes its page, even if a script on it runs without end. */
  close(): void;
  isOpen(): boolean;
}

export interface Traffic {
  requests: number;
  lines: number;
}

/** Entries that a phone's storage has from the start, by key: the session of a customer. */
export type PhoneStorage = Readonly<Record<string, string>>;

export type OpenPhone = (storage?: PhoneStorage, person?: Person) => Promise<Phone>;

/** Opens phones in one browser. */
export async function withPhones<Result>(
  executablePath: string,
  set: VisitedSet,
  visit: (openPhone: OpenPhone) => Promise<Result>,
): Promise<Result> {
  // The browser starts while the servers do.
  const launched = chromium.launch({ executablePath, args: ARGUMENTS, timeout: START_LIMIT });
  launched.catch(() => undefined);
  try {
    return await visit(async (storage, person) => openPhone(await launched, set, storage, person));
  } finally {
    await launched.then(
      (browser) => browser.close(),
      () => undefined,
    );
  }
}

async function openPhone(
  browser: Browser,
  { builds, calls }: VisitedSet,
  storage: PhoneStorage = {},
  person: Person = 'usual',
): Promise<Phone> {
  const context = await browser.newContext(PEOPLE[person]);
  context.setDefaultTimeout(STEP_LIMIT);
  if (person === 'other') await context.route(isPicture, (route) => route.fulfill(ONE_PIXEL));
  const faults = collectFaults(context, calls);
  const takeTraffic = countTraffic(context);
  const { shell: _, ...remotes } = builds;
  const watched = { builds: remotes, begin: REACHES_OUT, scriptsOwner: POLICY.payment.owner };
  // A single script, because the order of several init scripts is not defined.
  const first = [
    called(reportViolations),
    called(countTimers),
    called(watchScripts, watched),
    called(rememberShared),
    called(fillStorage, storage),
  ];
  await context.addInitScript(first.join(';\n'));
  const page = await context.newPage();
  const [devtools, ofProcessor] = [await context.newCDPSession(page), await context.newCDPSession(page)];
  await devtools.send('Performance.enable');
  await ofProcessor.send('Performance.enable', { timeDomain: 'threadTicks' });
  const metric = async (wanted: string, session = devtools) => {
    const { metrics } = await inTime(session.send('Performance.getMetrics'));
    return metrics.find(({ name }) => name === wanted)?.value ?? 0;
  };
  let isClosing = false;
  return {
    page,
    takeFaults: () => together(faults.splice(0).filter((fault) => !EXPECTED.test(fault))),
    takeTraffic,
    async heap() {
      await inTime(devtools.send('HeapProfiler.collectGarbage'));
      const usage = await inTime(devtools.send('Runtime.getHeapUsage'));
      return usage.usedSize + usage.embedderHeapUsedSize + usage.backingStorageSize;
    },
    busyTime: async () => 1_000 * (await metric('TaskDuration')),
    processorTime: async () => 1_000 * (await metric('TaskDuration', ofProcessor)),
    listeners: () => metric('JSEventListeners'),
    close() {
      isClosing = true;
      void context.close().catch(() => undefined);
    },
    isOpen: () => !isClosing && !page.isClosed(),
  };
}

/** Reports all that a build accesses as one fault, which comes first because others may follow from it. */
function together(faults: readonly string[]): string[] {
  const things = faults
    .filter((fault) => fault.startsWith(REACHES_OUT))
    .map((fault) => fault.slice(REACHES_OUT.length));
  const others = faults.filter((fault) => !fault.startsWith(REACHES_OUT));
  return things.length > 0 ? [`${REACHES_OUT}${[...new Set(things)].join(', ')}.`, ...others] : others;
}

function collectFaults(context: BrowserContext, calls: VisitedSet['calls']): string[] {
  const faults: string[] = [];
  context.on('weberror', (fault) => faults.push(fault.error().message));
  context.on('console', (message) => {
    const text = message.text();
    if (message.type() === 'error')
      faults.push(text.startsWith(REACHES_OUT) ? text : `${text} (${message.location().url})`);
  });
  context.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const call = `${request.method()} ${pathname}`;
    if (isUnknown(request)) faults.push(`It requests ${pathOf(request)}, which is nothing of the shop.`);
    if (pathname.startsWith(POLICY.calls) && !calls.has(call))
      faults.push(`It calls ${call}, which no release tells.`);
  });
  context.on('dialog', (dialog) => {
    faults.push(`It opens a dialog of the browser: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return faults;
}

function countTraffic(context: BrowserContext): () => Traffic {
  let traffic: Traffic = { requests: 0, lines: 0 };
  context.on('request', () => (traffic.requests += 1));
  context.on('console', () => (traffic.lines += 1));
  return () => {
    const taken = traffic;
    traffic = { requests: 0, lines: 0 };
    return taken;
  };
}

function isPicture({ pathname }: URL): boolean {
  return pathname.startsWith('/images/');
}

/** A script that calls a function. The function must not use anything from its module. */
function called<Given>(run: (given: Given) => void, given?: Given): string {
  return `(${run})(${JSON.stringify(given)})`;
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url());
  return pathname + search;
}

function isUnknown(request: Request): boolean {
  const frame = request.frame();
  const isDocument = request.isNavigationRequest() && frame.parentFrame() === null;
  // Pages of other hosts that it shows in frames, such as the payment's, may request their own hosts.
  const isOwn = !isDocument && new URL(request.url()).origin === new URL(frame.page().url()).origin;
  return isOwn && !POLICY.requested.test(pathOf(request));
}

/** Closes the phone after the work: a page with an endless script would slow down the next ones. */
export async function withPhone<Result>(
  opened: Promise<Phone>,
  work: (phone: Phone) => Promise<Result>,
): Promise<Result> {
  const phone = await opened;
  return work(phone).finally(() => phone.close());
}

export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  // Polls, because the Content-Security-Policy of the document refuses `waitForFunction`.
  const deadline = performance.now() + STEP_LIMIT;
  while (!(await inTime(page.evaluate(isHydrated)))) {
    if (performance.now() > deadline) throw new Error(`${address} is not hydrated.`);
    await page.waitForTimeout(POLL_MS);
  }
}

/** @throws Error when the page's main thread is blocked, for which Playwright would wait without a limit */
export async function inTime<Value>(work: Promise<Value>): Promise<Value> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('The page blocks the browser.')), STEP_LIMIT);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    // Handled, because it rejects when the browser is closed.
    work.catch(() => undefined);
  }
}
