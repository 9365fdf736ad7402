import { advanceOrder } from 'provider/payment/advance-order';
import { SELLER } from 'provider/testing/seller';
import { describe, expect, it } from 'vitest';
import { OWNER, PACKER } from '../testing/desk-under-test.ts';
import { deskWithOrders } from '../testing/desk-with-orders.ts';

const FIRM = { firm: 'Kaveri <Interiors>', gstin: '27aapfu0939f1zv' };

describe('invoices at the desk', () => {
  it('DESK-20 DESK-23 DESK-25 a packer makes one for a firm, once, and prints it as it was made', async () => {
    const { loggedIn, paid, changes, shop } = await deskWithOrders(SELLER);
    const order_id = await paid();
    const own = await loggedIn(PACKER);
    expect((await own.get(`/orders/${order_id}`)).page).toContain('>Make the invoice</button>');
    expect((await own.get(`/print/invoices?order=${order_id}`)).page).toContain('has no invoice yet.');
    const make = (fields: Record<string, string>) => own.post(`/orders/${order_id}/invoice`, fields);
    const wrong = await make({ ...FIRM, gstin: '27AAPFU0939F1ZX' });
    expect(wrong.status).toBe(409);
    expect(wrong.page).toContain('This is no GST number');
    expect(wrong.page).toContain('value="Kaveri &lt;Interiors&gt;"');
    expect((await make({ gstin: FIRM.gstin })).page).toContain('Please name the firm of this GST number.');
    expect((await make(FIRM)).status).toBe(303);
    await shop.db.updateTable('customer_order').set({ full_name: 'Other' }).execute();
    const { page } = await own.get(`/print/invoices?order=${order_id}`);
    expect(page).toContain('<b>Laminate House</b><br>1 Example Street<br>Mysuru 570001<br>');
    expect(page).toContain(
      '<b>Kaveri &lt;Interiors&gt;</b><br>GSTIN 27AAPFU0939F1ZV<br>Asha Rao<br>12, Temple Road<br>',
    );
    expect(page).toContain('Place of supply</dt><dd>Karnataka (29)');
    expect(page).toMatch(/CGST 9%<\/dt><dd>₹1,170\.76.*SGST 9%<\/dt><dd>₹1,170\.77.*<dd>₹15,350\.00/s);
    expect(page).toContain('Rupees Fifteen Thousand Three Hundred Fifty Only');
    expect((await make(FIRM)).page).toContain(`Order ${order_id} has the invoice 2026-27/000001.`);
    expect((await own.get(`/orders/${order_id}`)).page).toMatch(
      /Invoice <a href="[^"]+">2026-27\/000001<\/a>/,
    );
    expect(await changes()).toEqual([
      [String(PACKER), 'invoice', order_id, '', '2026-27/000001, Kaveri <Interiors>, 27AAPFU0939F1ZV'],
    ]);
  });

  it('DESK-23 the form begins with the firm of the order, which staff correct', async () => {
    const { loggedIn, paid, set, changes } = await deskWithOrders(SELLER);
    const order_id = await paid();
    await set(order_id, { firm: 'Kaveri & Sons', gstin: '29ABCDE1234F1ZW' });
    const own = await loggedIn(PACKER);
    const { page } = await own.get(`/orders/${order_id}`);
    expect(page).toContain('value="Kaveri &amp; Sons"');
    expect(page).toContain('value="29ABCDE1234F1ZW"');
    await own.post(`/orders/${order_id}/invoice`, FIRM);
    expect((await changes())[0]?.[4]).toBe('2026-27/000001, Kaveri <Interiors>, 27AAPFU0939F1ZV');
  });

  it('DESK-20 DESK-24 shipping makes one, and a refund its credit note', async () => {
    const { loggedIn, paid, set, shop } = await deskWithOrders(SELLER);
    const order_id = await paid();
    await set(order_id, { status: 'packed', state: 'Kerala', pincode: '682001' });
    const own = await loggedIn(OWNER);
    await own.post('/ship', { courier: 'DTDC', order: order_id, [`number-${order_id}`]: 'D1' });
    const reason = 'Two sheets were <scratched>.';
    await own.post(`/orders/${order_id}/refund`, { amount: '350.50', reason, seen: '1535000' });
    const { page } = await own.get(`/print/invoices?order=${order_id}`);
    expect(page.match(/<article /g)).toHaveLength(2);
    expect(page).toMatch(/<h2>Tax invoice<.*IGST 18%<\/dt><dd>₹2,341\.53<.*Authorised signatory/s);
    expect(page).toMatch(
      /<h2>Credit note<.*CN2026-27\/000001.*2026-27\/000001.*IGST 18%<\/dt><dd>₹53\.47<.*Total credited<\/dt><dd>₹350\.50.*Paid back: Two sheets were &lt;scratched&gt;\./s,
    );
    const messages = await shop.db.selectFrom('order_message').select('text').execute();
    expect(messages).toEqual([{ text: `Your order ${order_id} is on its way with DTDC, number D1.` }]);
  });

  it('DESK-23 staff choose the state that the shop does not know', { tags: ['all'] }, async () => {
    const { loggedIn, paid, set, statusOf, shop } = await deskWithOrders(SELLER);
    const order_id = await paid();
    await set(order_id, { status: 'packed', state: 'Mysore <State>', pincode: '999999' });
    const own = await loggedIn(PACKER);
    const shipped = await own.post('/ship', {
      ...{ courier: 'DTDC', order: order_id, [`number-${order_id}`]: 'D1' },
    });
    expect(shipped.page).toContain('The shop does not know the state of order');
    expect(await statusOf(order_id)).toBe('packed');
    const { page } = await own.get(`/orders/${order_id}`);
    expect(page).toContain('the shop does not know Mysore &lt;State&gt;');
    const refused = await own.post(`/orders/${order_id}/invoice`, { firm: 'Kaveri', state: 'Atlantis' });
    expect(refused.status).toBe(409);
    expect(refused.page).toContain('value="Kaveri"');
    expect((await own.post(`/orders/${order_id}/invoice`, { state: 'Kerala' })).status).toBe(303);
    await advanceOrder(shop.db, {
      order_id,
      to: 'shipped',
      invoices: shop.settings.invoices,
      now: shop.now(),
    });
    expect((await own.get(`/print/invoices?order=${order_id}`)).page).toContain(
      'Place of supply</dt><dd>Kerala (32)',
    );
  });

  it('DESK-20 several are made and printed at once, each once', { tags: ['all'] }, async () => {
    const { loggedIn, paid } = await deskWithOrders(SELLER);
    const order = [await paid(), await paid()];
    const own = await loggedIn(PACKER);
    expect((await own.post('/orders/chosen', { do: 'invoiced', order })).page).toContain(
      '2 orders are changed',
    );
    expect((await own.post('/orders/chosen', { do: 'invoiced', order })).page).toContain(
      'No order is changed',
    );
    const printed = await own.post('/orders/chosen', { do: 'invoices', order });
    const { page } = await own.get(printed.headers.get('Location') ?? '');
    expect(page.match(/<h2>Tax invoice</g)).toHaveLength(2);
  });

  it('DESK-20 a shop without a GST number ships without invoices, and says why there is none', {
    tags: ['all'],
  }, async () => {
    const { loggedIn, paid, set, statusOf } = await deskWithOrders();
    const order_id = await paid();
    const own = await loggedIn(PACKER);
    expect((await own.get(`/orders/${order_id}`)).page).toContain('the operator sets SHOP_GSTIN');
    expect((await own.post(`/orders/${order_id}/invoice`)).page).toContain('the operator sets SHOP_GSTIN');
    await set(order_id, { status: 'packed' });
    await own.post('/ship', { courier: 'DTDC', order: order_id, [`number-${order_id}`]: 'D1' });
    expect(await statusOf(order_id)).toBe('shipped');
  });
});
