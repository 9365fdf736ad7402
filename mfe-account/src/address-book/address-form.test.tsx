// @module-tag all
// Over 250 lines because each rule of an address is tried in the one form that has it.
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { saveAddress, updateAddress } from 'shared-contracts/address/endpoints';
import { LOOKUP_DELAY, LOOKUP_TIME_LIMIT } from 'shared-contracts/address/pincode';
import {
  FAILED_LOOKUP_MESSAGE,
  labelInUseMessage,
  PHONE_MESSAGE,
  PINCODE_MESSAGE,
  REQUIRED_FIELDS_MESSAGE,
  UNKNOWN_PINCODE_MESSAGE,
} from 'shared-contracts/address/rules';
import { renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import { MANY_RENDERS, PHONE_SPELLINGS, WAYS_TO_ENTER } from '../testing/phone-spellings.ts';
import {
  addressApi,
  alertOf,
  field,
  fillForm,
  found,
  HOME,
  OFFICE,
  openBook,
  saveButton,
  UNKNOWN,
  words,
} from './address-book-fixture.tsx';
import { AddressForm } from './address-form.tsx';

describe('the form', () => {
  it.each([words.firstName, words.lastName, words.phone, words.address, words.pincode])(
    'ACC-7 requires %s',
    async (name) => {
      const { api } = addressApi();
      const { user } = await openBook();
      await fillForm(user);
      await user.clear(field(name));
      await user.click(saveButton());
      expect(await screen.findByRole('alert')).toHaveTextContent(REQUIRED_FIELDS_MESSAGE);
      expect(field(name)).toBeInvalid();
      await waitFor(() => expect(field(name)).toHaveFocus());
      expect(api.callsOf(saveAddress)).toEqual([]);
    },
  );

  it('ACC-7 requires the text of an own label', async () => {
    addressApi();
    const { user } = await openBook();
    await fillForm(user);
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(REQUIRED_FIELDS_MESSAGE);
    expect(field(words.otherLabel)).toBeInvalid();
  });

  it('ACC-8 requires all ten digits of the phone', async () => {
    addressApi();
    const { user } = await openBook();
    await fillForm(user);
    await user.type(field(words.phone), '{Backspace}');
    await user.click(saveButton());
    expect(field(words.phone)).toHaveAccessibleDescription(PHONE_MESSAGE);
  });

  it.each(WAYS_TO_ENTER)(
    'LOGIN-28 reads fifty spellings of a %s phone, and keeps each as it is',
    async (_, enter) => {
      const { api } = addressApi();
      renderWithShell(<AddressForm address={HOME} used={[]} onSaved={() => undefined} />);
      const [phoneField, save] = [field(words.phone) as HTMLInputElement, saveButton()];
      await enter(phoneField, '1');
      // From here on errors are shown at once.
      fireEvent.click(save);
      for (const [text, phone] of PHONE_SPELLINGS) {
        await enter(phoneField, text);
        expect(phoneField.value).toBe(text);
        expect(phoneField.hasAttribute('aria-invalid'), text).toBe(phone === undefined);
      }
      expect(api.callsOf(updateAddress)).toEqual([]);
      await enter(phoneField, '+91 98450 12345');
      fireEvent.click(save);
      await waitFor(() =>
        expect(api.callsOf(updateAddress)).toMatchObject([{ body: { s_mobile_no: '9845012345' } }]),
      );
    },
    MANY_RENDERS,
  );

  it('ACC-8 ACC-11 keeps a pincode that it cannot read, and says what is wrong', async () => {
    const { lookUp } = addressApi();
    await openBook();
    const pincode = field(words.pincode);
    for (const [value, message] of [
      ['57000.1', PINCODE_MESSAGE],
      ['57,0001', PINCODE_MESSAGE],
      ['-570001', PINCODE_MESSAGE],
      ['570001-570002', PINCODE_MESSAGE],
      ['PIN 570 001', PINCODE_MESSAGE],
      ['5700011', PINCODE_MESSAGE],
      ['०१२३४५', UNKNOWN_PINCODE_MESSAGE],
      ['012345', UNKNOWN_PINCODE_MESSAGE],
    ] as const) {
      fireEvent.change(pincode, { target: { value } });
      expect(pincode).toHaveValue(value);
      expect(pincode).toHaveAccessibleDescription(message);
    }
    expect(lookUp).not.toHaveBeenCalled();
  });

  it('ACC-8 reads a pincode with a space, and in the digits of an Indian script', async () => {
    const { api } = addressApi();
    const { user } = await openBook();
    await fillForm(user, '೫೭೦ ೦೦೨');
    expect(field(words.pincode)).toHaveValue('೫೭೦ ೦೦೨');
    await user.click(saveButton());
    await alertOf(words.saved);
    expect(api.callsOf(saveAddress)[0]?.body).toMatchObject({ pincode: '570002' });
  });

  it('ACC-27 keeps the lines of an address', async () => {
    const { api } = addressApi();
    const { user } = await openBook();
    await fillForm(user);
    const lines = 'Flat 4, Kaveri\r\n\n  12th Main\tIndiranagar ';
    fireEvent.change(field(words.address), { target: { value: lines } });
    expect(field(words.address)).toHaveAttribute('autocomplete', 'street-address');
    await user.click(saveButton());
    await alertOf(words.saved);
    expect(api.callsOf(saveAddress)[0]?.body).toMatchObject({
      address: 'Flat 4, Kaveri\n12th Main Indiranagar',
    });
  });

  it('ACC-26 takes a person with one name', async () => {
    const { api } = addressApi();
    const { user } = await openBook();
    await fillForm(user);
    await user.click(screen.getByRole('checkbox', { name: words.hasOneName }));
    expect(screen.queryByRole('textbox', { name: words.lastName })).not.toBeInTheDocument();
    await user.clear(field(words.onlyName));
    await user.type(field(words.onlyName), 'Madhavi');
    await user.click(saveButton());
    await alertOf(words.saved);
    expect(api.callsOf(saveAddress)[0]?.body).toMatchObject({ full_name: 'Madhavi' });
  });

  it('ACC-26 starts with one name where a saved address has one', async () => {
    addressApi();
    renderWithShell(
      <AddressForm address={{ ...HOME, full_name: 'Madhavi' }} used={[]} onSaved={() => undefined} />,
    );
    expect(screen.getByRole('checkbox', { name: words.hasOneName })).toBeChecked();
    expect(field(words.onlyName)).toHaveValue('Madhavi');
  });

  it.each([
    [words.firstName, 'x'.repeat(101), 'The name can have at most 100 characters.'],
    [
      words.lastName,
      'Rao\u202e',
      'The name holds a line break or an invisible character. Please type it again.',
    ],
    [words.address, 'Flat 4\u200f', 'The address holds an invisible character. Please type it again.'],
  ])('ACC-28 says what is wrong with the text of %s, and cuts nothing', async (name, text, message) => {
    const { api } = addressApi();
    const { user } = await openBook();
    await fillForm(user);
    fireEvent.change(field(name), { target: { value: text } });
    await user.click(saveButton());
    expect(field(name)).toHaveValue(text);
    expect(field(name)).toHaveAccessibleDescription(message);
    expect(api.callsOf(saveAddress)).toEqual([]);
  });

  it('ACC-8 requires all six digits of the pincode', async () => {
    addressApi();
    const { user } = await openBook();
    await fillForm(user);
    for (const name of [words.phone, words.pincode]) await user.type(field(name), '{Backspace}');
    await user.click(saveButton());
    expect(field(words.phone)).toHaveAccessibleDescription(PHONE_MESSAGE);
    expect(field(words.pincode)).toHaveAccessibleDescription(PINCODE_MESSAGE);
    expect(field(words.pincode)).toBeInvalid();
  });

  it('ACC-5 disables the labels that are in use, but not Other', async () => {
    addressApi(HOME);
    const { user } = await openBook();
    await user.click(screen.getByRole('button', { name: words.add }));
    expect(screen.getByRole('radio', { name: 'Home' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Office' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Other' })).toBeEnabled();
  });

  it('ACC-9 rejects an own label that is in use in other letters', async () => {
    const { api } = addressApi({ ...HOME, address_label: 'Site' }, OFFICE);
    const { user } = await openBook();
    await user.click(screen.getByRole('button', { name: words.add }));
    await fillForm(user);
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    await user.type(field(words.otherLabel), ' SITE ');
    await user.click(saveButton());
    expect(field(words.otherLabel)).toHaveAccessibleDescription(labelInUseMessage('SITE'));
    expect(api.callsOf(saveAddress)).toEqual([]);
  });
});

describe('the pincode lookup', () => {
  /** Types without `userEvent`, whose own delays would use the fake timers. */
  const type = (pincode: string) => fireEvent.change(field(words.pincode), { target: { value: pincode } });
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

  /** All but the pincode and the label. */
  function fillIn(...place: readonly (readonly [name: string, text: string])[]): void {
    const texts = [
      [words.firstName, 'Asha'],
      [words.lastName, 'Rao'],
      [words.phone, '9876543210'],
      [words.address, '12, Temple Road'],
      ...place,
    ] as const;
    for (const [name, value] of texts) fireEvent.change(field(name), { target: { value } });
  }

  async function openForm() {
    const { api, lookUp } = addressApi();
    const { user } = await openBook();
    vi.useFakeTimers();
    return { api, lookUp, user };
  }

  it('ACC-10 waits until six digits have stood for 300 ms, and asks once', async () => {
    const { lookUp } = await openForm();
    for (const typed of ['57000', '570001', '570002']) type(typed);
    await pass(LOOKUP_DELAY - 1);
    expect(lookUp).not.toHaveBeenCalled();
    await pass(1);
    expect(lookUp.mock.calls.map(([url]) => url)).toEqual(['/pincode/570002']);
    await pass(10);
    expect(field(words.city)).toHaveValue('Mysuru');
    expect(field(words.state)).toHaveValue('Karnataka');
  });

  it('ACC-10 fills fields that cannot be written', async () => {
    await openForm();
    for (const name of [words.city, words.state, words.country]) {
      expect(field(name)).toHaveAttribute('readonly');
    }
    expect(field(words.country)).toHaveValue('India');
  });

  it('ACC-25 that does not know a pincode lets the customer enter the city and state', async () => {
    const { api, lookUp } = await openForm();
    lookUp.mockResolvedValue(Response.json(UNKNOWN));
    type('201318');
    await pass(LOOKUP_DELAY + 10);
    expect(screen.getByText(words.unknownPincode)).toBeVisible();
    expect(field(words.pincode)).toBeValid();
    expect(field(words.city)).toHaveValue('');
    fillIn([words.city, 'Noida'], [words.state, 'Uttar Pradesh']);
    vi.useRealTimers();
    fireEvent.click(saveButton());
    await alertOf(words.saved);
    expect(api.callsOf(saveAddress)[0]?.body).toMatchObject({
      pincode: '201318',
      city: 'Noida',
      state: 'Uttar Pradesh',
    });
  });

  it('ACC-25 that does not know the pincode of a saved address lets the customer correct its city', async () => {
    const { lookUp } = addressApi();
    lookUp.mockResolvedValue(Response.json(UNKNOWN));
    const army = { ...HOME, pincode: '900056', city: 'APO', state: 'Army' };
    renderWithShell(<AddressForm address={army} used={[]} onSaved={() => undefined} />);
    expect(field(words.city)).toHaveValue('APO');
    await waitFor(() => expect(field(words.city)).not.toHaveAttribute('readonly'));
    expect(field(words.city)).toHaveValue('APO');
  });

  it.each([
    ['dead', () => Promise.reject(new TypeError('Failed to fetch')), 10],
    ['broken', async () => new Response('<html>', { status: 502 }), 10],
    [
      'slow',
      (_: string, { signal }: { signal: AbortSignal }) =>
        new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('ended')))),
      LOOKUP_TIME_LIMIT + 10,
    ],
  ])('ACC-11 ACC-16 that is %s lets the customer enter the city and state', async (_, respond, time) => {
    const { api, lookUp } = await openForm();
    lookUp.mockImplementation(respond as never);
    type('570002');
    await pass(LOOKUP_DELAY + time);
    expect(field(words.pincode)).toHaveAccessibleDescription(FAILED_LOOKUP_MESSAGE);
    fillIn([words.city, 'Mysore'], [words.state, 'Karnataka']);
    vi.useRealTimers();
    fireEvent.click(saveButton());
    await alertOf(words.saved);
    expect(api.callsOf(saveAddress)[0]?.body).toMatchObject({ city: 'Mysore', state: 'Karnataka' });
  });

  it('ACC-16 SITE-47 can be repeated after a failure', async () => {
    const { lookUp } = await openForm();
    lookUp.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    type('570002');
    await pass(LOOKUP_DELAY + 10);
    lookUp.mockResolvedValue(Response.json(found('Mysuru', 'Karnataka')));
    fireEvent.click(screen.getByRole('button', { name: words.searchAgain }));
    expect(field(words.pincode)).toHaveFocus();
    await pass(LOOKUP_DELAY + 10);
    expect(field(words.city)).toHaveValue('Mysuru');
    expect(field(words.city)).toHaveAttribute('readonly');
  });

  it('forgets the place when the pincode changes', async () => {
    await openForm();
    type('570002');
    await pass(LOOKUP_DELAY + 10);
    type('57000');
    expect(field(words.city)).toHaveValue('');
  });
});
