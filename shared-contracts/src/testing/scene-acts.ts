import { screen } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';

/** Milliseconds. Long, because a busy machine renders a control late. */
const PATIENT = { timeout: 10_000 };

type Role = 'button' | 'checkbox' | 'combobox' | 'link' | 'radio' | 'tab';

/** In `act`: clicks the first control of this name, or what has this text, as soon as there is one. */
export async function click(role: Role | 'text', name: string | RegExp): Promise<void> {
  const found = await (role === 'text'
    ? screen.findAllByText(name, undefined, PATIENT)
    : screen.findAllByRole(role, { name }, PATIENT));
  if (found[0]) await userEvent.click(found[0]);
}

/** In `act`: types into a field. `{Enter}` is a key. */
export async function type(name: string | RegExp, text: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText(name, undefined, PATIENT), text);
}

/** In `act`: presses keys, such as `{ArrowDown}`. */
export async function press(keys: string): Promise<void> {
  await userEvent.keyboard(keys);
}

/** In `act`: chooses an option of a list. */
export async function choose(name: string, option: string): Promise<void> {
  await userEvent.selectOptions(await screen.findByLabelText(name, undefined, PATIENT), option);
}

/** Frames to wait after scrolling, because parts that come into view may lengthen the page. */
const READ_FOR = 20;

/** In `act`: scrolls to the end, like a shopper who reads on. */
export async function readOn(): Promise<void> {
  await screen.findByRole('heading', { level: 1 }, PATIENT);
  for (let frame = 0; frame < READ_FOR; frame += 1) {
    window.scrollTo(0, document.documentElement.scrollHeight);
    window.dispatchEvent(new Event('pointermove'));
    await new Promise(requestAnimationFrame);
  }
}
