import { addStaff } from 'provider/staff/staff-store';
import { orderingShopper } from 'provider/testing/orders';
import { onTestFinished } from 'vitest';
import { startDesk } from '../app/start-desk.ts';
import { deskSettings } from '../context/env.ts';
import { Browser } from './browser.ts';

export const OWNER = 9_845_000_001;
export const PACKER = 9_845_000_002;

/** A desk on a free port beside a running provider, on the same data, with an owner and a packer. Stopped after the test. */
export async function deskUnderTest(environment: NodeJS.ProcessEnv = {}) {
  const shopper = await orderingShopper();
  const { db, settings, now } = shopper.shop;
  const log: string[] = [];
  const own = deskSettings({ DESK_PORT: '0', ...environment });
  const running = await startDesk(
    { ...own, shop: { ...settings, smsGateway: own.shop.smsGateway, invoices: own.shop.invoices } },
    (line) => log.push(line),
    () => now(),
  );
  onTestFinished(() => running.stop());
  await addStaff(db, { phone: OWNER, role: 'owner', now: now() });
  await addStaff(db, { phone: PACKER, role: 'packer', now: now() });
  const browser = () => new Browser(running.origin);
  const loggedIn = async (phone: number) => {
    const own = browser();
    await own.logIn(phone);
    return own;
  };
  return { ...shopper, desk: running.desk, deskOrigin: running.origin, deskLog: log, browser, loggedIn };
}
