import { expect, type Page, test } from '../browser/shop-test.ts';
import { firstProduct } from '../provider-data/first-product.ts';

// In a shared tab, scripts from the cache would arrive before the clicks.
test.use({ edge: 'with long timeouts', tab: 'own' });

/** Holds scripts back. @returns a function that releases them */
async function hold(page: Page, scripts: RegExp): Promise<() => void> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  await page.route(scripts, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Opens a product page and holds all script files of the shell back. @returns a function that releases them */
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
  // When this click has an effect, the clicks from before hydration have been replayed.
  await page.getByRole('button', { name: 'One more' }).first().click();
  await expect(page.locator('main output').first()).toHaveText('2');
  await expect(page.getByRole('dialog')).toBeHidden();
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
