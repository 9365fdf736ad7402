import { describe, expect, it } from 'vitest';
import { PACKER } from '../testing/desk-under-test.ts';
import { deskWithOrders } from '../testing/desk-with-orders.ts';

describe('parcels', () => {
  it('DESK-26 ORD-36 several parcels at once are told once each, a corrected one where it is another', async () => {
    const { loggedIn, paid, set, shop } = await deskWithOrders();
    const [one, two] = [await paid(), await paid()];
    for (const id of [one, two]) await set(id, { status: 'packed' });
    const own = await loggedIn(PACKER);
    const ship = (courier: string, numbers: Record<string, string>) =>
      own.post('/ship', { courier, order: [one, two], ...numbers });
    await ship('DTDC', { [`number-${one}`]: 'D1', [`number-${two}`]: 'D2' });
    await ship('DTDC', { [`number-${one}`]: 'D1', [`number-${two}`]: 'D2' });
    await ship('DTDC Express', { [`number-${one}`]: 'D1', [`number-${two}`]: 'D3' });
    const link = 'https://dtdc.example/D1';
    await own.post('/ship', { courier: 'DTDC', order: one, [`number-${one}`]: 'D1', [`link-${one}`]: link });
    const told = await shop.db.selectFrom('order_message').select(['kind', 'text']).execute();
    expect(told.map(({ text }) => text)).toEqual([
      `Your order ${one} is on its way with DTDC, number D1.`,
      `Your order ${two} is on its way with DTDC, number D2.`,
      `Your order ${two} is on its way with DTDC Express, number D3.`,
      `Your order ${one} is on its way with DTDC, number D1: ${link}`,
    ]);
    expect(new Set(told.map(({ kind }) => kind))).toEqual(new Set(['shipped']));
  });
});
