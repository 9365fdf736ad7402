import type { Page } from '@playwright/test';

type Finger = { x: number; y: number };

/** Touches the screen with several fingers, moves them in steps, and lifts them. */
export async function draw(page: Page, from: readonly Finger[], to: readonly Finger[]): Promise<void> {
  const screen = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Finger[]) =>
    screen.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: touchPoints.map((at, id) => ({ ...at, id })),
    });
  await touch('touchStart', from);
  for (const part of [0.25, 0.5, 0.75, 1]) {
    await touch(
      'touchMove',
      from.map(({ x, y }, place) => ({
        x: x + ((to[place]?.x ?? x) - x) * part,
        y: y + ((to[place]?.y ?? y) - y) * part,
      })),
    );
  }
  await touch('touchEnd', []);
  await screen.detach();
}
