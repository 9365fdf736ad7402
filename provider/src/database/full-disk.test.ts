import { sql } from 'kysely';
import { saveAddress } from 'shared-contracts/address/endpoints';
import { getCart } from 'shared-contracts/cart/endpoints';
import { expect, it } from 'vitest';
import { HOME } from '../testing/addresses.ts';
import { loggedIn } from '../testing/caller.ts';
import { testProvider } from '../testing/test-provider.ts';

it('a full disk refuses writes with a sentence, and reads go on', async () => {
  const { origin, shop } = await testProvider();
  const call = await loggedIn(origin, 9876543210);
  // SQLite takes it for a full disk: the file may not grow any more.
  await sql`pragma max_page_count = 1`.execute(shop.db);
  let response = await call(saveAddress, { body: HOME });
  for (let label = 0; response.status === 200 || response.status === 201; label += 1) {
    response = await call(saveAddress, {
      body: { ...HOME, address_label: `Site ${label}`, address: 'x'.repeat(180) },
    });
  }
  expect(response).toMatchObject({
    status: 503,
    body: { message: 'The shop cannot save anything right now. Please try again in a moment.' },
  });
  expect(response.headers.get('Retry-After')).toBe('5');
  expect((await call(getCart, {})).status).toBe(200);
  expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
});
