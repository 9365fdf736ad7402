import { expect, type Locator, type Page } from './shop-test.ts';

/** More than any page of the shop has stops. */
const MAX_STOPS = 300;

type Keys = {
  /** The key for the control that has the focus: a checkbox needs Space. */
  key?: 'Enter' | 'Space' | 'ArrowRight' | 'Shift+ArrowRight';
  /** With Shift, a control above is nearer. */
  tab?: 'Tab' | 'Shift+Tab';
};

/** Someone who uses the shop by touch alone, or by keyboard alone, and counts the steps. */
export class Shopper {
  /** Taps, or stops of the focus and keys that are pressed; a field that is filled in is one step. */
  steps = 0;
  #page: Page;
  readonly hasTouch: boolean;

  constructor(page: Page, hand: 'touch' | 'keyboard') {
    this.#page = page;
    this.hasTouch = hand === 'touch';
  }

  /** Taps the control, or goes to it with Tab and presses a key. */
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

  /** Fills in a field, which the page may have given the focus already. */
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

/** Whether it has the focus, also in a frame. */
const hasFocus = (control: Locator) =>
  control.evaluate((element) => element === element.ownerDocument.activeElement);

/** Presses Tab until a control has the focus, as a visitor without a mouse does. @returns the presses */
export async function tabTo(page: Page, control: Locator, key = 'Tab'): Promise<number> {
  await expect(control).toBeVisible();
  for (let stops = 0; stops < MAX_STOPS; stops += 1) {
    if (await hasFocus(control)) return stops;
    await page.keyboard.press(key);
  }
  throw new Error(`${key} does not reach ${control}.`);
}

/** Goes to a control with Tab, and presses Enter. */
export async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press('Enter');
}
