import { describe, expect, it } from 'vitest';
import { deskUnderTest, OWNER } from '../testing/desk-under-test.ts';
import { deskWithOrders } from '../testing/desk-with-orders.ts';

describe('the pages of the desk', () => {
  it('DESK-18 the style sheet and the fonts come from the desk itself', async () => {
    const { browser } = await deskUnderTest();
    const own = browser();
    const link = /<link rel="stylesheet" href="([^"]+)">/.exec((await own.get('/login')).page)?.[1] ?? '';
    const styles = await own.get(link);
    expect(styles.headers.get('Content-Type')).toBe('text/css; charset=utf-8');
    const files = [...styles.page.matchAll(/url\("([^"]+)"\)/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(3);
    for (const file of files) expect((await own.get(file)).headers.get('Content-Type')).toBe('font/woff2');
  });

  it('DESK-18 no page runs what a customer has written, or any script', async () => {
    const { loggedIn, paid, set, desk } = await deskWithOrders();
    const order_id = await paid();
    const bad = '"><script>alert(1)</script><img src=x onerror=alert(1)>';
    await set(order_id, { full_name: bad, address: bad, city: bad, state: bad, pincode: bad });
    await desk.db
      .updateTable('order_item')
      .set({ colour_name: bad, code: bad, product_id: bad })
      .where('product_id', 'like', '%BLUE')
      .execute();
    await desk.db.updateTable('customer').set({ name: bad }).execute();
    await desk.db.updateTable('product').set({ title: bad, category: bad, colour_name: bad }).execute();
    const own = await loggedIn(OWNER);
    await own.get(`/orders/${order_id}`);
    await own.post(`/orders/${order_id}/refund`, { amount: '1', reason: bad, seen: '1535000' });
    for (const path of [
      '/',
      `/?q=${encodeURIComponent(bad)}`,
      `/orders/${order_id}`,
      `/ship?order=${order_id}`,
      `/print/slips?order=${order_id}`,
      `/print/labels?order=${order_id}`,
      `/products?q=${encodeURIComponent(bad)}`,
      '/products',
      '/products/S15-KONKAN-BLUE',
      '/audit',
      `/audit?of=${encodeURIComponent(bad)}`,
      `/orders/${encodeURIComponent(bad)}`,
    ]) {
      const { page, headers } = await own.get(path);
      expect(page).not.toMatch(/<script|<img|\son\w+="/);
      expect(page).toContain('</html>');
      expect(headers.get('Content-Security-Policy')).toMatch(
        /^default-src 'none'; style-src 'self'; font-src 'self'; img-src data:; form-action 'self'/,
      );
      expect(headers.get('Cache-Control')).toBe('no-store');
    }
    expect((await own.get('/audit')).page).toContain('&lt;script&gt;');
  });

  it('DESK-18 every column of a table has a name for screen readers', async () => {
    const { loggedIn, paid } = await deskWithOrders();
    const order_id = await paid();
    const own = await loggedIn(OWNER);
    await own.get('/fees');
    await own.post('/fees', { kind: 'delivery', day: '2027-01-04', fee: '1750', free: '' });
    for (const path of ['/fees', '/coupons', '/products', '/days', `/orders/${order_id}`]) {
      const { page } = await own.get(path);
      expect(page).toContain('<table');
      expect(page).not.toMatch(/<th[^>]*><\/th>/);
    }
  });
});
