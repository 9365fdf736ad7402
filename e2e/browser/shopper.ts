import { expect, type Locator, type Page } from './shop-test.ts';

/** More stops than any page of the shop has. */
const MAX_STOPS = 300;

type Keys = {
  /** The key that activates the focused control; a checkbox needs Space. */
  key?: 'Enter' | 'Space' | 'ArrowRight' | 'Shift+ArrowRight';
  /** `Shift+Tab` if the control is nearer in that direction. */
  tab?: 'Tab' | 'Shift+Tab';
};

/** A person who uses the shop only by touch, or only by keyboard. Counts the steps. */
export class Shopper {
  /** Number of taps, or of Tab stops and pressed keys. Filling in a field is one step. */
  steps = 0;
  #page: Page;
  readonly hasTouch: boolean;

  constructor(page: Page, hand: 'touch' | 'keyboard') {
    this.#page = page;
    this.hasTouch = hand === 'touch';
  }

  /** Taps the control, or moves to it with Tab and presses a key. */
  async press(control: Locator, { key = 'Enter', tab = 'Tab' }: Keys = {}): Promise<void> {
    await expect(control).toBeVisible();
    if (this.hasTouch) await control.tap();
    else {
      await this.#goTo(control, tab);
      await this.#page.keyboard.press(key);
    }
    this.steps += 1;
  }

  /** Taps a place of the window, in pixels. */
  async tapAt(x: number, y: number): Promise<void> {
    await this.#page.touchscreen.tap(x, y);
    this.steps += 1;
  }

  /** Fills in a field, which may already have the focus. */
  async type(field: Locator, text: string): Promise<void> {
    if (this.hasTouch && !(await hasFocus(field))) await field.tap();
    if (!this.hasTouch) await this.#goTo(field, 'Tab');
    await expect(field).toBeFocused();
    await this.#page.keyboard.type(text);
    this.steps += 1;
  }

  async #goTo(control: Locator, tab: string): Promise<void> {
    this.steps += await tabTo(this.#page, control, tab);
  }
}

/** Whether the control has the focus, even within a frame. */
const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until a control has the focus, like a visitor without a mouse. @returns how often it was pressed */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<number> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await hasFocus(control)) return stops;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${control}.`);
}

/** Moves to a control with Tab, and presses Enter. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}
