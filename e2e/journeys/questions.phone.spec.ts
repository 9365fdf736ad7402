import type { Browser } from '@playwright/test';
import { getProduct } from 'shared-contracts/product/endpoints';
import { pagePath } from 'shared-contracts/routes';
import { expectAccessible } from '../browser/accessibility.ts';
import { drawnPhoto, expectNothingOf, sentBy } from '../browser/drawn-photo.ts';
import { logIn } from '../browser/log-in.ts';
import { openPage, untilHydrated } from '../browser/open-page.ts';
import { payPageButton } from '../browser/pay-page.ts';
import { expect, type Page, test } from '../browser/shop-test.ts';
import { Shopper } from '../browser/shopper.ts';
import { loginCode, newPhone } from '../provider-data/login-code.ts';
import { callProvider } from '../provider-data/provider-call.ts';
import { beReadyToOrder } from '../provider-data/ready-customer.ts';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
const card = (page: Page, place: number) => main(page).getByRole('article').nth(place);

async function toSheets(page: Page, shopper: Shopper): Promise<void> {
  await shopper.press(main(page).getByRole('link', { name: 'Shop Now' }).first());
  await expect(page).toHaveURL(/\/shop\/Sheet$/);
  if (!shopper.hasTouch) await shopper.press(main(page).getByRole('link', { name: 'Skip to products' }));
}

async function toProduct(page: Page, shopper: Shopper): Promise<void> {
  await toSheets(page, shopper);
  await shopper.press(card(page, 0).getByRole('link').first());
  await expect(button(page, 'Add to Cart')).toBeVisible();
  if (!shopper.hasTouch)
    await shopper.press(main(page).getByRole('link', { name: 'Skip to price and colours' }));
}

/** Goes to a page by the menu. On a page that was just opened, the menu is after the focus; otherwise it is before it. */
async function byMenu(
  page: Page,
  shopper: Shopper,
  link: string,
  tab: 'Tab' | 'Shift+Tab' = 'Shift+Tab',
): Promise<void> {
  await shopper.press(page.getByRole('banner').getByRole('button', { name: 'Menu' }), { tab });
  await shopper.press(page.getByRole('dialog').getByRole('link', { name: link }));
  await expect(page.getByRole('dialog')).toBeHidden();
}

async function passLogin(page: Page, shopper: Shopper): Promise<void> {
  const phone = newPhone();
  await shopper.type(page.getByRole('textbox', { name: 'Phone number' }), phone);
  await shopper.press(page.getByRole('button', { name: 'Send OTP' }));
  const code = page.getByRole('textbox', { name: '4-digit code' });
  await expect(code).toBeFocused();
  await shopper.type(code, await loginCode(phone));
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Replaces Web Share and the clipboard, so that a test can read what was copied from the page's title. */
async function readableClipboard(page: Page): Promise<void> {
  await page.evaluate(() => {
    delete (Navigator.prototype as { share?: unknown }).share;
    Object.defineProperty(navigator, 'clipboard', {
      value: {
        writeText: async (text: string) => {
          document.title = text;
        },
      },
    });
  });
}

/** On a page that is loaded as a document, the focus begins before the header. */
const STOPS_IN_HEADER = 7;

type Question = {
  /** The largest number of steps, if the router shows all pages. */
  most: { touch: number; keyboard: number };
  /** Remotes that can break the way. */
  tag: string[];
  before?: (page: Page) => Promise<unknown>;
  /** From the home page to the answer. */
  way: (page: Page, shopper: Shopper) => Promise<void>;
  /** Checks the result of the answer. */
  after?: (page: Page, browser: Browser) => Promise<void>;
};

/** Answers a question, beginning on the home page, once only by touch and once only by keyboard. */
function question(title: string, { tag, most, before, way, after }: Question): void {
  for (const hand of ['touch', 'keyboard'] as const) {
    test(`${title}, by ${hand}`, { tag }, async ({ page, browser }) => {
      await before?.(page);
      await openPage(page, '/');
      let documents = 0;
      page.on('domcontentloaded', () => {
        documents += 1;
      });
      const shopper = new Shopper(page, hand);
      await way(page, shopper);
      console.info(`${title}, by ${hand}: ${shopper.steps} steps, ${documents} documents`);
      const further = hand === 'keyboard' ? documents * STOPS_IN_HEADER : 0;
      expect(shopper.steps).toBeLessThanOrEqual(most[hand] + further);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
      await expectAccessible(page);
      await after?.(page, browser);
    });
  }
}

question('ASK-1 when is it here, and what does it cost to my door', {
  tag: ['@catalog', '@cart-checkout'],
  most: { touch: 4, keyboard: 34 },
  way: async (page, shopper) => {
    await toProduct(page, shopper);
    await shopper.press(button(page, 'Delivery dates and cost to my door'));
    await shopper.type(main(page).getByRole('textbox', { name: 'Pincode' }), '560001');
    await expect(main(page).getByText(/^Arrives between /)).toBeVisible();
    await expect(main(page).getByRole('region', { name: 'What an order costs to your door' })).toContainText(
      'Total',
    );
  },
});

question('ASK-2 CUT-11 how many sheets does my kitchen need', {
  tag: ['@catalog'],
  most: { touch: 6, keyboard: 45 },
  way: async (page, shopper) => {
    await toProduct(page, shopper);
    await shopper.press(main(page).getByRole('link', { name: 'How many do I need?' }));
    await shopper.press(button(page, 'Kitchen run'));
    await shopper.type(main(page).getByRole('textbox', { name: 'Length', exact: true }), '3200');
    await shopper.press(button(page, 'Fill in the panels'));
    const plan = main(page).getByRole('region', { name: 'Your cutting plan' });
    await expect(plan.getByText(/^\d sheets$/)).toBeVisible();
    await expect(plan).toContainText('Total');
  },
  after: async (page) => {
    await expect(page).toHaveURL(/panels=/);
    const pieces = main(page).getByText(/^\d sheets$/);
    const answer = (await pieces.textContent()) ?? '';
    await page.reload();
    await expect(pieces).toHaveText(answer);
  },
});

question('ASK-3 SHORT-21 which of two do I prefer, side by side', {
  tag: ['@catalog'],
  most: { touch: 6, keyboard: 57 },
  way: async (page, shopper) => {
    await toSheets(page, shopper);
    for (const place of [0, 1]) {
      const heart = card(page, place).getByRole('button', { name: /^Shortlist / });
      await shopper.press(heart, { key: 'Space' });
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
    }
    await byMenu(page, shopper, 'Shortlist');
    await shopper.press(button(page, 'Side by side'));
    await expect(main(page).getByRole('region', { name: 'Side by side' })).toBeFocused();
    await expect(main(page).getByRole('columnheader')).toHaveCount(2);
  },
});

question('ASK-4 MATCH-3 which decor has the colour of my photo', {
  tag: ['@inspiration'],
  most: { touch: 4, keyboard: 16 },
  way: async (page, shopper) => {
    const teal = await callProvider(getProduct, { query: { id: 'S15-VEMBANAD-TEAL' } });
    const photo = await drawnPhoto(page, '#7b4a2b', teal.code);
    await byMenu(page, shopper, 'Match a colour', 'Tab');
    const sent = sentBy(page);
    const [dialog] = await Promise.all([
      page.waitForEvent('filechooser'),
      shopper.press(button(page, 'Choose a photo')),
    ]);
    await dialog.setFiles(photo);
    const ring = main(page).getByRole('slider', { name: 'Ring on the photo' });
    if (shopper.hasTouch) {
      const box = await main(page).locator('canvas').boundingBox();
      await shopper.tapAt((box?.x ?? 0) + 0.75 * (box?.width ?? 0), (box?.y ?? 0) + 10);
    } else {
      await shopper.press(ring, { key: 'Shift+ArrowRight' });
    }
    await expect(card(page, 0)).toContainText(teal.colour_name);
    await expect(card(page, 0)).toContainText('Hardly to be told apart');
    expectNothingOf(photo, sent);
  },
});

question('ASK-5 CART-59 what does somebody else say to this cart', {
  tag: ['@catalog', '@cart-checkout', '@account'],
  most: { touch: 10, keyboard: 49 },
  way: async (page, shopper) => {
    await toProduct(page, shopper);
    await shopper.press(button(page, 'One more').filter({ visible: true }).first());
    await shopper.press(button(page, 'Add to Cart').filter({ visible: true }).first());
    await passLogin(page, shopper);
    await shopper.press(page.getByRole('link', { name: 'Go To Cart' }).filter({ visible: true }).first());
    await shopper.press(page.getByRole('alertdialog').getByRole('button', { name: 'Add' }));
    await expect(button(page, 'Send this cart')).toBeVisible();
    await readableClipboard(page);
    await shopper.press(button(page, 'Send this cart'));
    await expect(main(page).getByText('Link copied to clipboard!')).toBeVisible();
  },
  after: async (page, browser) => {
    const link = await page.title();
    const other = await (await browser.newContext()).newPage();
    await openPage(other, new URL('/', link).href);
    await logIn(other);
    await openPage(other, link);
    const sent = other.getByRole('region', { name: 'A cart was sent to you' });
    await expect(sent.getByText('2 pieces')).toBeVisible();
    await expect(other.getByText('Your cart is empty')).toBeVisible();
    await expectAccessible(other);
    await sent.getByRole('button', { name: 'Add to my cart' }).press('Enter');
    await expect(sent.getByText('It is in your cart.')).toBeVisible();
    await expect(other.getByText('1 product, 2 pieces')).toBeVisible();
    await expect(other).toHaveURL(new URL(pagePath('/cart'), link).href);
    await sent.getByRole('button', { name: 'Close' }).press('Enter');
    await expect(sent).toBeHidden();
    await other.context().close();
  },
});

question('ASK-6 SAMPLE-5 how does a sample look in my hand', {
  tag: ['@catalog', '@cart-checkout', '@account'],
  most: { touch: 7, keyboard: 49 },
  before: beReadyToOrder,
  way: async (page, shopper) => {
    await toProduct(page, shopper);
    await shopper.press(button(page, 'Order a sample'));
    await shopper.press(main(page).getByRole('link', { name: 'See your samples' }));
    await expect(main(page).getByRole('radio', { name: /Meera Nair/ })).toBeChecked();
    await shopper.press(button(page, /^Continue to payment · ₹/));
    await expect(page).toHaveURL(/\/checkout\?step=payment&order=/);
    await untilHydrated(page);
    await page.waitForFunction(() => 'PhonePeCheckout' in window);
    await shopper.press(button(page, /^Make Payment · ₹/));
    await shopper.press(payPageButton(page, /^Pay ₹/));
    await expect(main(page).getByText(/^Samples .+ are paid\./)).toBeVisible();
  },
});
