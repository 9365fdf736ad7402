import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { z } from 'zod';
import { openHydrated, type Phone } from './phone.ts';

const inbox = z.array(z.object({ code: z.number().optional() }));
/** What the button of a product may be called. */
const ADD = /\b(?:add|buy)\b/i;
const POLL_MS = 100;
const CODE_LIMIT = 5_000;

/** A shopper who is not logged in adds a product, logs in, and sees the badge of the cart count it. */
export async function cartErrors(
  phone: Phone,
  origin: string,
  provider: string,
  product: string,
): Promise<string[]> {
  const { page, takeFaults } = phone;
  takeFaults();
  try {
    await openHydrated(page, origin + product);
    await page.getByRole('main').getByRole('button', { name: ADD }).filter({ visible: true }).first().click();
    const added = page.waitForResponse(
      (response) =>
        response.url().endsWith('/api/cart') && response.request().method() === 'POST' && response.ok(),
    );
    // Together, so that no response is awaited in vain after a login that failed.
    await Promise.all([logIn(page, provider), added]);
    await page
      .getByRole('banner')
      .getByRole('button', { name: /cart.{0,40}\b1\b/i })
      .waitFor();
    return [];
  } catch (error) {
    const [fault] = takeFaults();
    const why = fault ?? (error instanceof Error ? error.message.split('\n')[0] : String(error));
    return [`Add to Cart with a login does not bring the product into the cart and its badge: ${why}`];
  }
}

async function logIn(page: Page, provider: string): Promise<void> {
  const number = `9${randomInt(100_000_000, 1_000_000_000)}`;
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').first().fill(number);
  await dialog
    .getByRole('button', { name: /otp|code/i })
    .first()
    .click();
  const code = await codeFor(number, provider);
  await dialog.getByRole('textbox', { name: /code/i }).waitFor();
  await page.keyboard.type(code);
}

/** From the development inbox of the trial's own provider. */
async function codeFor(number: string, provider: string): Promise<string> {
  const deadline = performance.now() + CODE_LIMIT;
  while (performance.now() < deadline) {
    const messages = inbox.parse(await (await fetch(`${provider}/dev/messages?to=${number}`)).json());
    const code = messages.find((message) => message.code !== undefined)?.code;
    if (code !== undefined) return String(code).padStart(4, '0');
    await pause(POLL_MS);
  }
  throw new Error('No login code arrived.');
}
