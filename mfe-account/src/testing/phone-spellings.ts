import { fireEvent } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

/** Spellings of a phone number and the ten digits they mean; undefined if it is no phone number, or an ambiguous one (LOGIN-28). */
export const PHONE_SPELLINGS: readonly (readonly [typed: string, phone: string | undefined])[] = [
  ['9845012345', '9845012345'],
  ['98450 12345', '9845012345'],
  ['98450-12345', '9845012345'],
  ['984 501 2345', '9845012345'],
  ['98.45.01.23.45', '9845012345'],
  ['(98450) 12345', '9845012345'],
  ['98450\u00a012345', '9845012345'],
  ['98450\u201112345', '9845012345'],
  [' 9845012345 ', '9845012345'],
  ['09845012345', '9845012345'],
  ['0 98450 12345', '9845012345'],
  ['09845-012345', '9845012345'],
  ['919845012345', '9845012345'],
  ['91 98450 12345', '9845012345'],
  ['91-98450-12345', '9845012345'],
  ['+919845012345', '9845012345'],
  ['+91 98450 12345', '9845012345'],
  ['+91-9845-012345', '9845012345'],
  ['(+91) 98450 12345', '9845012345'],
  ['\uff0b91 98450 12345', '9845012345'],
  ['00919845012345', '9845012345'],
  ['0091 98450 12345', '9845012345'],
  ['+91(0)9845012345', '9845012345'],
  ['+91 (0) 98450 12345', '9845012345'],
  ['\u202a+91 98450 12345\u202c', '9845012345'],
  ['९८४५०१२३४५', '9845012345'],
  ['೯೮೪೫೦ ೧೨೩೪೫', '9845012345'],
  ['+௯௧ ௯௮௪௫௦ ௧௨௩௪௫', '9845012345'],
  ['౯౮౪౫౦౧౨౩౪౫', '9845012345'],
  ['৯৮৪৫০১২৩৪৫', '9845012345'],
  ['૯૮૪૫૦૧૨૩૪૫', '9845012345'],
  ['9198450123', '9198450123'],
  ['6000000000', '6000000000'],
  ['91 98450 123', undefined],
  ['984501234', undefined],
  ['98450123456', undefined],
  ['9845012345 9845012346', undefined],
  ['9845012345 / 46', undefined],
  ['9845012345, 9845012346', undefined],
  ['9845012345 ext 9', undefined],
  ['98450 1234O', undefined],
  ['tel:9845012345', undefined],
  ['080 2345 6789', undefined],
  ['08023456789', undefined],
  ['0821-2423456', undefined],
  ['+91 80 2345 6789', undefined],
  ['1234567890', undefined],
  ['5845012345', undefined],
  ['+44 7911 123456', undefined],
  ['+9845012345', undefined],
  ['0919845012345', undefined],
  ['+91 98450 1234', undefined],
  ['98450+12345', undefined],
];

/** Only this many last keys are typed one by one; the text before them is entered at once, which keeps fifty numbers quick. */
const LAST_KEYS = 2;

/** Milliseconds for a test of all spellings on a busy machine. */
export const MANY_RENDERS = 120_000;

export const WAYS_TO_ENTER: readonly (readonly [way: string, enter: EnterText])[] = [
  [
    'typed',
    (box, text) => {
      change(box, text.slice(0, -LAST_KEYS));
      for (const key of text.slice(-LAST_KEYS)) change(box, box.value + key);
    },
  ],
  [
    'pasted',
    async (box, text) => {
      box.focus();
      box.select();
      await userEvent.paste(text);
    },
  ],
  ['filled', change],
];

type EnterText = (box: HTMLInputElement, text: string) => Promise<void> | void;

function change(box: HTMLInputElement, value: string): void {
  fireEvent.change(box, { target: { value } });
}
