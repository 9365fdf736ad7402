// @module-tag all
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { forgetSession, storeSession } from '../session/session-storage.ts';
import type { ShortlistEntry } from '../shortlist/shortlist.ts';
import { getShortlist, joinShortlist } from '../shortlist/shortlist-endpoints.ts';
import { joinShortlists, shortlisted } from '../shortlist/shortlist-rules.ts';
import { errorResponse, type MockApi, mockApi, networkError } from '../testing/mock-api.ts';

const TEAK = { product_id: 'S15-TEAK', material: 'Sheet' };
const BLUE = { product_id: 'S15-BLUE', material: 'Sheet' };
const GREY = { product_id: 'S15-GREY', material: 'Sheet' };
const PHONE = '9845012345';

let api: MockApi;
let account: ShortlistEntry[];

/** A provider that joins lists according to the contract. */
function respondAsProvider(): void {
  api.respond(getShortlist, () => ({ entries: account }));
  api.respond(joinShortlist, ({ body }) => {
    account = joinShortlists(account, body['entries'] as ShortlistEntry[]);
    return { entries: account };
  });
}

beforeEach(() => {
  localStorage.clear();
  api = mockApi();
  account = [];
  respondAsProvider();
});

/** Opens a new document, and records the events that it receives. */
async function opened() {
  vi.resetModules();
  const { emit } = await import('../events/events.ts');
  return { ...(await import('./kept-products.ts')), emit };
}

function logIn(shop: { emit: Awaited<ReturnType<typeof opened>>['emit'] }, phone = PHONE): void {
  storeSession({ token: `a token of ${phone}`, phone });
  shop.emit('session-started', { phone });
}

const names = (entries: readonly ShortlistEntry[]) =>
  shortlisted(entries).map(({ product_id }) => product_id);
const inAccount = () => names(account).sort();

describe('the shortlist of a visitor', () => {
  it('SHORT-10 makes no call', async () => {
    const shop = await opened();
    shop.subscribeKept(() => undefined);
    shop.setShortlisted([TEAK], true);
    expect([...api.callsOf(getShortlist), ...api.callsOf(joinShortlist)]).toEqual([]);
  });

  it('SHORT-10 is joined with the account’s at the login', async () => {
    account = [{ ...BLUE, changed_at: '2026-11-20T10:00:00.000Z', is_removed: false }];
    const shop = await opened();
    shop.setShortlisted([TEAK], true);
    logIn(shop);
    await vi.waitFor(() => expect(inAccount()).toEqual(['S15-BLUE', 'S15-TEAK']));
    await vi.waitFor(() => expect(names(shop.shortlistEntries())).toEqual(['S15-TEAK', 'S15-BLUE']));
  });
});

describe('the shortlist of a customer', () => {
  beforeEach(() => void storeSession({ token: 'a token', phone: PHONE }));

  it('SHORT-10 is read once, and sent where the account lacks something', async () => {
    account = [{ ...BLUE, changed_at: '2026-11-20T10:00:00.000Z', is_removed: false }];
    const shop = await opened();
    await vi.waitFor(() => expect(shop.isShortlisted(BLUE)).toBe(true));
    shop.subscribeKept(() => undefined);
    expect(api.callsOf(joinShortlist)).toEqual([]);
    shop.setShortlisted([BLUE], false);
    await vi.waitFor(() => expect(inAccount()).toEqual([]));
    expect(api.callsOf(getShortlist)).toHaveLength(1);
  });

  it('SHORT-10 sends changes during a call after it', async () => {
    const shop = await opened();
    await vi.waitFor(() => expect(api.callsOf(getShortlist)).toHaveLength(1));
    for (const product of [TEAK, BLUE, GREY]) shop.setShortlisted([product], true);
    await vi.waitFor(() => expect(inAccount()).toEqual(['S15-BLUE', 'S15-GREY', 'S15-TEAK']));
    expect(api.callsOf(joinShortlist).length).toBeLessThan(3);
  });

  it('SHORT-11 is sent again with the next page after a failure', async () => {
    api.respond(joinShortlist, networkError);
    const shop = await opened();
    shop.setShortlisted([TEAK], true);
    await vi.waitFor(() => expect(api.callsOf(joinShortlist)).not.toEqual([]));
    respondAsProvider();
    await vi.waitFor(() => {
      shop.subscribeKept(() => undefined)();
      expect(inAccount()).toEqual(['S15-TEAK']);
    });
  });

  it.each([404, 405])(
    'SHORT-16 stays on the device where the provider answers with %i, without another call',
    async (status) => {
      api.respond(getShortlist, () => errorResponse(status));
      const shop = await opened();
      await vi.waitFor(() => expect(api.callsOf(getShortlist)).toHaveLength(1));
      const nextTask = () => new Promise((resolve) => setTimeout(resolve));
      await nextTask();
      for (const product of [TEAK, BLUE, GREY]) {
        shop.setShortlisted([product], true);
        shop.subscribeKept(() => undefined);
        await nextTask();
      }
      expect(shop.isShortlisted(TEAK)).toBe(true);
      expect(api.callsOf(getShortlist)).toHaveLength(1);
      expect(api.callsOf(joinShortlist)).toEqual([]);
    },
  );

  it('SHORT-7 drops an answer that comes after the logout', async () => {
    let answer = (): void => undefined;
    api.respond(getShortlist, async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return { entries: [{ ...BLUE, changed_at: '2026-11-20T10:00:00.000Z', is_removed: false }] };
    });
    const shop = await opened();
    await vi.waitFor(() => expect(api.callsOf(getShortlist)).toHaveLength(1));
    forgetSession();
    shop.emit('session-ended', {});
    answer();
    // Everything that depends on the response has run when the next task begins.
    await new Promise((resolve) => setTimeout(resolve));
    expect([shop.shortlistEntries(), localStorage.length]).toEqual([[], 0]);
  });

  it.each([
    ['the same customer', PHONE, ['S15-TEAK']],
    ['nobody else', '9000000001', []],
  ])('SHORT-11 that an expired session did not send comes back to %s', async (_title, phone, expected) => {
    const shop = await opened();
    await vi.waitFor(() => expect(api.callsOf(getShortlist)).toHaveLength(1));
    api.respond(joinShortlist, () => errorResponse(401));
    shop.setShortlisted([TEAK], true);
    await vi.waitFor(() => expect(shop.shortlistEntries()).toEqual([]));
    expect(localStorage).toHaveLength(0);
    shop.emit('session-ended', {});
    respondAsProvider();
    logIn(shop, phone);
    await vi.waitFor(() => expect(api.callsOf(getShortlist)).toHaveLength(2));
    await vi.waitFor(() => expect(inAccount()).toEqual(expected));
    expect(names(shop.shortlistEntries())).toEqual(expected);
  });
});

describe('two phones of one customer', () => {
  /** The storage of each phone that is not in use. */
  const phones = { first: {}, second: {} } as Record<string, Record<string, string>>;

  /** Uses a phone in a new document, and keeps its storage for the next time. */
  async function onPhone(name: string, use: (shop: Shop) => unknown) {
    localStorage.clear();
    for (const [key, value] of Object.entries(phones[name] ?? {})) localStorage.setItem(key, value);
    await use(await opened());
    phones[name] = { ...localStorage };
  }

  type Shop = Awaited<ReturnType<typeof opened>>;
  const agreesWithAccount = ({ shortlistEntries }: Shop) =>
    vi.waitFor(() => expect(names(shortlistEntries()).sort()).toEqual(inAccount()));

  it.each([
    ['first', 'second'],
    ['second', 'first'],
  ])('SHORT-12 lose nothing that was added before either logged in, %s first', async (one, other) => {
    phones['first'] = {};
    phones['second'] = {};
    await onPhone('first', (shop) => shop.setShortlisted([TEAK, BLUE], true));
    await onPhone('second', (shop) => shop.setShortlisted([BLUE, GREY], true));
    for (const name of [one, other, one]) {
      await onPhone(name, async (shop) => {
        logIn(shop);
        await agreesWithAccount(shop);
      });
    }
    expect(inAccount()).toEqual(['S15-BLUE', 'S15-GREY', 'S15-TEAK']);
    for (const name of ['first', 'second']) {
      await onPhone(name, agreesWithAccount);
    }
  });
});
