import { readFile } from 'node:fs/promises';
import { openPage } from '../../browser/open-page.ts';
import { openPayPage } from '../../browser/pay-page.ts';
import { expect, test } from '../../browser/shop-test.ts';
import { beReadyToOrder } from '../../provider-data/ready-customer.ts';

// A first visit, with an empty cache.
test.use({ tab: 'own' });

const LIST = new URL('../../../docs/checkout-scripts.md', import.meta.url);

/** The scripts on the list: those that every checkout loads, and those that are loaded on demand. */
async function listedScripts() {
  const rows = (await readFile(LIST, 'utf8')).matchAll(/^\| (on demand: )?`([^`]+)` +\| \S/gm);
  const all = [...rows].map(([, demand, name = '']) => ({ name, isOnDemand: demand !== undefined }));
  const named = (scripts: typeof all) => scripts.map(({ name }) => name).sort();
  return {
    always: named(all.filter(({ isOnDemand }) => !isOnDemand)),
    onDemand: named(all.filter(({ isOnDemand }) => isOnDemand)),
  };
}

/** `/releases/shell/<hash>/static/js/index.js` → `shell/index`; the address of any other script. */
function nameOf(address: string, paymentScript: string | undefined): string {
  if (address === paymentScript) return 'PAYMENT_SCRIPT_URL';
  const named = /\/releases\/([\w-]+)\/\w+\/(?:.+\/)?([\w-]+)\.js$/.exec(address);
  return named ? `${named[1]}/${named[2]}` : address;
}

test('PAY-17 the checkout loads the scripts of the list, and no other', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page }) => {
  await beReadyToOrder(page);
  const loaded = new Set<string>();
  page.on('request', (request) => {
    const isOfPage = request.resourceType() === 'script' && request.frame() === page.mainFrame();
    if (isOfPage) loaded.add(request.url());
  });
  await openPage(page, '/checkout');
  await openPayPage(page);
  const paymentScript: string | undefined = await page.evaluate(
    () => JSON.parse(document.getElementById('configuration')?.textContent ?? '{}').paymentScriptUrl,
  );
  const { always, onDemand } = await listedScripts();
  const names = [...loaded].map((address) => nameOf(address, paymentScript)).sort();
  expect(names.filter((name) => !onDemand.includes(name))).toEqual(always);
});

test('PAY-17 the checkout blocks a script that is not listed, and has it reported', {
  tag: ['@catalog', '@cart-checkout', '@account'],
}, async ({ page, allow }) => {
  allow(/policy violation|Content Security Policy/);
  await beReadyToOrder(page);
  await openPage(page, '/checkout');
  const reported = page.waitForResponse('**/policy-reports');
  const ran = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const foreign = document.createElement('script');
        foreign.src = 'https://evil.example/skimmer.js';
        foreign.onerror = () => resolve('blocked');
        foreign.onload = () => resolve('ran');
        document.head.append(foreign);
      }),
  );
  expect(ran).toBe('blocked');
  const response = await reported;
  expect(response.status()).toBe(204);
  expect(response.request().postData()).toContain('https://evil.example/skimmer.js');
});
