import { pagePath } from 'shared-contracts/routes';
import { untilHydrated } from '../browser/open-page.ts';
import { expect, type Locator, type Page, type SharedEdge, test } from '../browser/shop-test.ts';

// A fake clock cannot be removed.
test.use({ tab: 'own', hasTouch: true });

let edge: SharedEdge;
test.beforeEach(({ edgeWithLongTimeouts }) => {
  edge = edgeWithLongTimeouts;
});

const hero = (page: Page) => page.getByRole('region', { name: 'Featured finishes' });
const dots = (part: Locator) => part.getByRole('button', { name: /^Show / });
/** Neither the mouse nor the focus moves into the part, where it would stop. */
const press = (button: Locator) => button.evaluate((element: HTMLElement) => element.click());

async function expectShown(part: Locator, place: number): Promise<void> {
  await expect(dots(part).nth(place)).toHaveAttribute('aria-current', 'true');
}

/** Milliseconds of the page's clock that pass at a time. React sets the next timer after each piece. */
const PIECE = 1_000;

async function pass(page: Page, time: number): Promise<void> {
  for (let passed = 0; passed < time; passed += PIECE) {
    await page.clock.runFor(PIECE);
    await untilReactIsIdle(page);
  }
}

/** All at once: each timer fires at most once. */
async function skip(page: Page, time: number): Promise<void> {
  await page.clock.fastForward(time);
  await untilReactIsIdle(page);
}

/** React works in tasks of message channels, which the page's clock does not stop. */
async function untilReactIsIdle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let task = 0; task < 5; task += 1) {
      const { port1, port2 } = new MessageChannel();
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
    }
  });
}

/** Opens the home page with a clock that stands still once the part can move. Its interval then begins anew. */
async function openWithClock(page: Page, part: Locator): Promise<void> {
  await page.clock.install();
  await page.goto(edge.origin + pagePath('/'));
  await untilHydrated(page);
  await part.scrollIntoViewIfNeeded();
  await expect
    .poll(() =>
      part
        .getByRole('button', { name: /^Pause / })
        .evaluateAll((buttons) =>
          buttons.some((button) => Object.keys(button).some((key) => key.startsWith('__reactProps'))),
        ),
    )
    .toBe(true);
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
  await press(part.getByRole('button', { name: /^Pause / }));
  await press(dots(part).first());
  await expectShown(part, 0);
  await skip(page, 12_000);
  await press(part.getByRole('button', { name: /^(Play|Start) / }));
}

test('HOME-2 the hero changes every 4 s, rests 4 s after a swipe over 40 px or a dot, and stops for a reader', async ({
  page,
}) => {
  const part = hero(page);
  await openWithClock(page, part);
  await expect(part.locator('img')).toHaveCount(4);
  await expect
    .poll(() =>
      part.locator('img').evaluateAll((all) => all.every((one) => (one as HTMLImageElement).complete)),
    )
    .toBe(true);
  await pass(page, 3_000);
  await expectShown(part, 0);
  await pass(page, 2_000);
  await expectShown(part, 1);

  await swipe(page, part, -40);
  await expectShown(part, 1);
  await swipe(page, part, -41);
  await expectShown(part, 2);
  await pass(page, 6_000);
  await expectShown(part, 2);
  await pass(page, 3_000);
  await expectShown(part, 3);

  await press(dots(part).first());
  await pass(page, 6_000);
  await expectShown(part, 0);
  await pass(page, 3_000);
  await expectShown(part, 1);

  await part.locator('img').first().hover({ force: true });
  await skip(page, 9_000);
  await expectShown(part, 1);
  await page.mouse.move(0, 0);
  await part.getByRole('link').first().focus();
  await page.keyboard.press('Tab');
  await expect(dots(part).first()).toBeFocused();
  await page.keyboard.press('Enter');
  await skip(page, 9_000);
  await expectShown(part, 0);
});

/** A finger drags the hero's picture sideways. */
async function swipe(page: Page, part: Locator, by: number): Promise<void> {
  const box = await part.locator('img').first().boundingBox();
  if (!box) throw new Error('The hero has no picture.');
  const session = await page.context().newCDPSession(page);
  const [x, y] = [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)];
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', to?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: to === undefined ? [] : [{ x: x + to, y }],
    });
  await touch('touchStart', 0);
  await touch('touchMove', by / 2);
  await touch('touchMove', by);
  await touch('touchEnd');
  await session.detach();
}
