// @module-tag all
import type { EndpointRequest } from 'shared-contracts/endpoint';
import type { ShortlistEntry } from 'shared-contracts/shortlist';
import { getShortlist, joinShortlist } from 'shared-contracts/shortlist/endpoints';
import { MAX_JOINED, MAX_REMOVED } from 'shared-contracts/shortlist/rules';
import { describe, expect, it } from 'vitest';
import { caller, loggedIn } from '../testing/caller.ts';
import { BLUE, shopper, TEAK } from '../testing/shopper.ts';

const MORNING = '2026-11-20T03:00:00.000Z';
const LATER = '2026-11-20T03:00:00.001Z';

const entry = (product: { product_id: string; material: string }, changes: Partial<ShortlistEntry> = {}) => ({
  ...product,
  changed_at: MORNING,
  is_removed: false,
  ...changes,
});
const numbered = (count: number, name: string, changes: Partial<ShortlistEntry> = {}) =>
  Array.from({ length: count }, (_, number) =>
    entry({ product_id: `${name}${number}`, material: 'Sheet' }, changes),
  );

type Sent = EndpointRequest<typeof joinShortlist>['body']['entries'];

async function customer() {
  const { call, ...provider } = await shopper();
  const join = (entries: Sent) => call(joinShortlist, { body: { entries } });
  const read = async () => (await call(getShortlist, {})).body;
  return { ...provider, call, join, read };
}

describe('the shortlist of an account', () => {
  it('API-120 is empty at first', async () => {
    const { read } = await customer();
    expect(await read()).toEqual({ entries: [] });
  });

  it('API-121 joins the lists of devices, and responds with all of it', async () => {
    const { join, read } = await customer();
    await join([entry(TEAK)]);
    const { status, body } = await join([entry(BLUE, { changed_at: LATER })]);
    expect([status, body]).toEqual([200, { entries: [entry(BLUE, { changed_at: LATER }), entry(TEAK)] }]);
    expect(await read()).toEqual(body);
  });

  it('API-121 is the same after the same list has come twice', async () => {
    const { join } = await customer();
    const first = await join([entry(TEAK), entry(BLUE)]);
    expect((await join([entry(TEAK), entry(BLUE)])).body).toEqual(first.body);
  });

  it('API-121 follows the last change of each product, whichever device sends first', async () => {
    const removal = entry(TEAK, { changed_at: LATER, is_removed: true });
    for (const lists of [
      [[entry(TEAK)], [removal]],
      [[removal], [entry(TEAK)]],
    ]) {
      const { join, read } = await customer();
      for (const list of lists) await join(list);
      expect(await read()).toEqual({ entries: [removal] });
    }
  });

  it('API-121 loses nothing of lists that come at once', async () => {
    const { join, read } = await customer();
    const lists = Array.from({ length: 10 }, (_, device) => numbered(10, `D${device}-`));
    const responses = await Promise.all(lists.map(join));
    expect(responses.map(({ status }) => status)).toEqual(lists.map(() => 200));
    expect((await read()).entries).toHaveLength(100);
  });

  it('SHORT-15 takes a time in the future for now, so that later changes count', async () => {
    const { join, shop } = await customer();
    const now = shop.now().toISOString();
    const { body } = await join([entry(TEAK, { changed_at: '2036-01-01T00:00:00.000Z' })]);
    expect(body.entries).toEqual([entry(TEAK, { changed_at: now })]);
  });

  it('API-121 keeps products that the shop does not have', async () => {
    const { join } = await customer();
    const gone = entry({ product_id: 'NO-SUCH', material: 'Sheet' });
    expect((await join([gone])).body.entries).toEqual([gone]);
  });

  it('API-121 reads times in any zone', async () => {
    const { join } = await customer();
    const { body } = await join([entry(TEAK, { changed_at: '2026-11-20T08:30:00+05:30' })]);
    expect(body.entries).toEqual([entry(TEAK)]);
  });

  it('SHORT-14 holds a limited number of products, and stays as it was when it would hold more', async () => {
    const { join, read } = await customer();
    await join(numbered(MAX_JOINED, 'A'));
    expect(await join(numbered(1, 'B'))).toMatchObject({
      status: 409,
      body: {
        message: 'A shortlist holds at most 200 products. Please take some off to save it to your account.',
      },
    });
    expect((await read()).entries).toHaveLength(MAX_JOINED);
    const [first] = numbered(1, 'A', { changed_at: LATER, is_removed: true });
    expect((await join([...(first ? [first] : []), ...numbered(1, 'B')])).status).toBe(200);
  });

  it('SHORT-13 forgets what was taken off long ago', async () => {
    const { join, read } = await customer();
    await join(numbered(MAX_REMOVED, 'A', { is_removed: true }));
    await join(numbered(10, 'B', { is_removed: true, changed_at: LATER }));
    const ids = (await read()).entries.map(({ product_id }: ShortlistEntry) => product_id);
    expect(ids).toHaveLength(MAX_REMOVED);
    expect(ids).toEqual(expect.arrayContaining(numbered(10, 'B').map(({ product_id }) => product_id)));
  });

  it.each<[string, object]>([
    ['a time that is none', { changed_at: 'yesterday' }],
    ['a time before 1970', { changed_at: '1969-01-01T00:00:00.000Z' }],
    ['no time', { changed_at: undefined }],
    ['no product', { product_id: '' }],
    ['a long id', { product_id: 'x'.repeat(201) }],
    ['no flag', { is_removed: 'yes' }],
  ])('API-121 rejects %s, and changes nothing', async (_title, wrong) => {
    const { join, read } = await customer();
    const { status } = await join([entry(BLUE), { ...entry(TEAK), ...wrong } as never]);
    expect([status, await read()]).toEqual([400, { entries: [] }]);
  });

  it('API-121 rejects a list that is too long', async () => {
    const { join } = await customer();
    expect((await join(numbered(MAX_JOINED + MAX_REMOVED + 1, 'A'))).status).toBe(400);
  });

  it('API-120 belongs to one customer, who has to be logged in', async () => {
    const { join, origin } = await customer();
    await join([entry(TEAK)]);
    const other = await loggedIn(origin, 9000000001);
    expect((await other(getShortlist, {})).body).toEqual({ entries: [] });
    for (const endpoint of [getShortlist, joinShortlist])
      expect((await caller(origin)(endpoint, {} as never)).status).toBe(401);
  });

  it('API-120 goes with the customer', async () => {
    const { join, shop } = await customer();
    await join([entry(TEAK)]);
    await shop.db.deleteFrom('customer').execute();
    expect(await shop.db.selectFrom('shortlist_entry').selectAll().execute()).toEqual([]);
  });
});
