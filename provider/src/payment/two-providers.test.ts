import { join } from 'node:path';
import { startSandbox } from 'payment-sandbox/start-sandbox';
import { saveAddress } from 'shared-contracts/address/endpoints';
import { addCartItem, getPriceSummary, updateAddOn } from 'shared-contracts/cart/endpoints';
import { sendOtp, verifyOtp } from 'shared-contracts/customer/endpoints';
import { createOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { openPostgres } from '../database/postgres.ts';
import { createSecrets } from '../settings/secrets.ts';
import { HOME } from '../testing/addresses.ts';
import { caller } from '../testing/caller.ts';
import { payAt } from '../testing/paying-customer.ts';
import { HAS_POSTGRES, postgresForFile } from '../testing/postgres-slice.ts';
import { providerProcess } from '../testing/provider-process.ts';
import { smsGateway } from '../testing/sms-gateway.ts';
import { temporaryFolder } from '../testing/test-provider.ts';

const server = postgresForFile();
const PHONE = 9876543210;
/** Milliseconds. Long, for a busy machine. */
const PATIENCE = { timeout: 30_000, interval: 100 };

describe.skipIf(!HAS_POSTGRES)('two providers on one database', () => {
  it('share the limit of codes, settle a payment once and confirm the order once', {
    timeout: 120_000,
    tags: ['all'],
  }, async () => {
    const [folder, url, sms] = [temporaryFolder(), await server.database('empty'), await smsGateway()];
    const sandbox = await startSandbox({ host: '127.0.0.1', port: 0, dataFolder: folder, production: false });
    onTestFinished(() => sandbox.stop());
    const secrets = join(folder, 'shared-secrets.json');
    createSecrets(secrets);
    // A folder for each, as on two machines.
    const environment = () => ({
      SHOP_DATA: temporaryFolder(),
      SHOP_SECRETS_FILE: secrets,
      DATABASE_URL: url,
      SMS_GATEWAY_URL: sms.url,
      PAYMENT_SANDBOX_URL: sandbox.origin,
      LIST_PAGES_AHEAD: '0',
      OTP_CODES_PER_TEN_MINUTES: '5',
    });
    const origins = (await Promise.all([providerProcess(environment()), providerProcess(environment())])).map(
      ({ origin }) => origin,
    );
    const at = (turn: number, token?: string) => caller(origins[turn % 2] ?? '', token ? { token } : {});

    const asked = await Promise.all(
      Array.from({ length: 20 }, (_, turn) => at(turn)(sendOtp, { body: { customer_id: PHONE } })),
    );
    expect(asked.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(asked.filter(({ status }) => status === 429)).toHaveLength(15);
    expect(sms.texts).toHaveLength(5);

    // Each code replaced the previous one, and messages may arrive out of order.
    const codes = sms.texts.map((text) => Number(/^\d{4}/.exec(text)?.[0]));
    const db = await openPostgres(url);
    onTestFinished(() => db.destroy());
    await db.updateTable('one_time_code').set({ tries: -codes.length }).execute();
    const tried = await Promise.all(
      codes.map((otp, turn) => at(turn)(verifyOtp, { body: { customer_id: PHONE, otp } })),
    );
    const [login, ...others] = tried.filter(({ status }) => status === 200);
    expect(others).toEqual([]);

    const call = (turn: number) => at(turn, login?.body.token);
    const { body: page } = await call(0)(filterProducts, { query: { limit: 1 }, body: { filters: {} } });
    const { product_id, material } = page.products[0];
    await call(0)(saveAddress, { body: HOME });
    await call(1)(addCartItem, { body: { product_id, material, quantity: 2 } });
    await call(0)(updateAddOn, {});
    const { body: price } = await call(1)(getPriceSummary, { query: {} });
    const body = { item_count: 2, payable_amount: price.total, address_label: HOME.address_label };
    const made = await Promise.all(
      Array.from({ length: 8 }, (_, turn) => call(turn)(createOrder, { body }, 'one-key')),
    );
    const ids = new Set(made.flatMap(({ status, body: { order_id } }) => (status === 201 ? [order_id] : [])));
    expect(ids.size).toBe(1);
    const [order_id] = ids;

    await payAt(made.find(({ status }) => status === 201)?.body.paymentDetails.redirectUrl);
    await vi.waitFor(async () => {
      const states = await Promise.all(
        Array.from({ length: 8 }, (_, turn) => call(turn)(getOrderPayment, { query: { order_id } })),
      );
      expect(states.map(({ body: { state } }) => state)).toEqual(states.map(() => 'paid'));
    }, PATIENCE);
    const confirmation = db
      .selectFrom('order_confirmation')
      .select(['times_tried', 'next_try_at'])
      .where('order_id', '=', order_id);
    await vi.waitFor(
      async () => expect(await confirmation.execute()).toEqual([{ times_tried: 1, next_try_at: null }]),
      PATIENCE,
    );
    expect(sms.texts.filter((text) => text.includes(order_id))).toHaveLength(1);
    const events = db.selectFrom('payment_event').select('event').where('order_id', '=', order_id);
    expect((await events.where('event', '=', 'paid').execute()).length).toBe(1);
  });
});
