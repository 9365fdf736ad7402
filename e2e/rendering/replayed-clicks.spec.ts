import { expect, type Locator, type Page, test } from '../browser/shop-test.ts';
import { firstProduct } from '../provider-data/first-product.ts';

// Scripts from a cache would be there before the clicks.
test.use({ edge: 'with long timeouts', tab: 'own' });

/** Holds scripts. @returns a function that releases them */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a product page and holds all its files of scripts. @returns a function that releases them */
async function openProductBeforeHydration(page: Page): Promise<() => void> {
  const release = await hold(page, /\/releases\/shell\/.*\.js$/);
  await page.goto((await firstProduct()).path, { waitUntil: 'commit' });
  return release;
}

test('PROM-70 a button clicked before hydration is dimmed at once, and works after it', async ({ page }) => {
  const start = await openProductBeforeHydration(page);
  const button = page.getByRole('button', { name: 'One more' }).first();
  await button.click();
  await expect(button).toHaveCSS('opacity', '0.6');
  start();
  await expect(button).toHaveCSS('opacity', '1');
});

test('SITE-59 Add to Cart before hydration opens the login, which keeps what is typed', async ({ page }) => {
  const start = await openProductBeforeHydration(page);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await expect(dialog).toContainText('Please log in to add items.');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('98765');
  start();
  await expect(page.locator('#early-login > dialog')).toBeHidden();
  await expect(dialog.getByRole('textbox')).toHaveValue('98765');
  await page.keyboard.type('43210');
  await expect(dialog.getByRole('button', { name: 'Send OTP' })).toBeEnabled();
});

test('SITE-59 a login closed before hydration takes the click back', async ({ page }) => {
  const start = await openProductBeforeHydration(page);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  start();
  // Once this click has an effect, those from before hydration have been repeated.
  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect(page.locator('main output').first()).toHaveText('2');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('PROM-70 a button that React rendered anew has the effect of a click on the one before', async ({
  page,
  allow,
}) => {
  // A document whose fragment is missing cannot be hydrated.
  allow(/add-to-cart|ERR_FAILED/);
  await page.route(/__federation_expose_add_to_cart\./, (route) => route.abort());
  const start = await openProductBeforeHydration(page);
  await page.getByRole('button', { name: 'Account' }).click();
  await expect(page.locator('#early-login > dialog')).toBeVisible();
  start();
  await expect(page.locator('#root dialog').getByRole('textbox')).toBeFocused();
});

test('PROM-70 a button that a visitor clicked loads the login before the page is hydrated', async ({
  page,
}) => {
  const start = await openProductBeforeHydration(page);
  const hydrate = await hold(page, /\/react-dom\.js$/);
  await page.getByRole('button', { name: 'Add to Cart' }).first().click();
  const login = page.waitForRequest(/__federation_expose_login_dialog\./);
  start();
  await login;
  hydrate();
  await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
});

test('a description opened before hydration is plain text, and formatted after it', async ({ page }) => {
  const start = await openProductBeforeHydration(page);
  const section = page.getByRole('group').filter({ hasText: 'More about this product' });
  await section.getByText('More about this product').click();
  await expect(section.locator('summary + div')).toHaveText(/\w/);
  await expect(section.locator('summary + div')).toBeVisible();
  await expect(section.getByRole('strong')).toHaveCount(0);
  start();
  await expect(section.getByRole('strong').first()).toBeVisible();
});

/** Milliseconds after the first content: while scripts load, and while they hydrate. */
const TAP_TIMES = [0, 300];

type Controlled = { path?: string; control: (page: Page) => Locator; effect: (page: Page) => Locator };

const CONTROLS: Readonly<Record<string, Controlled>> = {
  'the menu of the home page': {
    path: '/',
    control: (page) => page.getByRole('button', { name: 'Menu' }),
    effect: (page) => page.getByRole('dialog'),
  },
  // Before hydration the link leads to the side panel.
  'the filters of the shop page': {
    path: '/shop/Sheet',
    control: (page) => page.getByRole('link', { name: 'Filters' }),
    effect: (page) => page.getByRole('checkbox', { name: 'Blue' }),
  },
  'Add to Cart of a product': {
    control: (page) => page.getByRole('button', { name: 'Add to Cart' }).first(),
    effect: (page) => page.getByRole('dialog'),
  },
};

/** Runs in the page: a click from outside waits until the page's scripts leave the processor. */
function clickAfterContent(control: SVGElement | HTMLElement, after: number): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      const [content] = performance.getEntriesByName('first-contentful-paint');
      if (!content || performance.now() < content.startTime + after) return requestAnimationFrame(wait);
      control.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      resolve();
    };
    wait();
  });
}

test.describe('on a slow phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  for (const [name, { path, control, effect }] of Object.entries(CONTROLS)) {
    test(`PROM-70 ${name} can be tapped at any time`, { tag: path ? [] : '@core' }, async ({ page }) => {
      test.slow();
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      for (const time of TAP_TIMES) {
        await page.goto(path ?? (await firstProduct()).path, { waitUntil: 'commit' });
        await control(page).evaluate(clickAfterContent, time);
        await expect(effect(page), `${time} ms after the first content`).toBeVisible();
      }
    });
  }
});
