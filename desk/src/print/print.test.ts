import { describe, expect, it } from 'vitest';
import { PACKER } from '../testing/desk-under-test.ts';
import { deskWithOrders } from '../testing/desk-with-orders.ts';

describe('papers', () => {
  it('DESK-15 prints a slip and a label for each order, without prices', async () => {
    const { loggedIn, paid } = await deskWithOrders();
    const [one, two] = [await paid(), await paid()];
    const own = await loggedIn(PACKER);
    const { page } = await own.get(`/print/slips?order=${one}&order=${two}&order=${one}`);
    expect(page.match(/<article class="paper">/g)).toHaveLength(2);
    expect(page).toContain(`Packing slip ${one}`);
    expect(page).toContain('<b>4 pieces</b>');
    expect(page.slice(page.indexOf('<body>'))).not.toContain('₹');
    const label = await own.get(`/print/labels?order=${two}`);
    expect(label.page).toContain(
      '<b>Asha Rao</b><br>12, Temple Road<br>V. V. Mohalla<br>Mysuru 570001<br>Karnataka<br>Phone 9876543210',
    );
    expect((await own.get('/print/labels?order=nothing')).status).toBe(404);
  });
});
