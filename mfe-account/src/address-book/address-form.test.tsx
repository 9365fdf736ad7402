import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { saveAddress } from 'shared-contracts/address/endpoints';
import { LOOKUP_DELAY, LOOKUP_TIME_LIMIT } from 'shared-contracts/address/pincode';
import {
  FAILED_LOOKUP_MESSAGE,
  labelInUseMessage,
  PHONE_MESSAGE,
  PINCODE_MESSAGE,
  REQUIRED_FIELDS_MESSAGE,
  UNKNOWN_PINCODE_MESSAGE,
} from 'shared-contracts/address/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the form', () => {
  it.each([words.firstName, words.lastName, words.phone, words.address, words.pincode])(
    'requires %s',
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

  it('requires the text of an own label', async () => {
    addressApi();
    const { user } = await openBook();
    await fillForm(user);
    await user.click(screen.getByRole('radio', { name: 'Other' }));
    await user.click(saveButton());
    expect(await screen.findByRole('alert')).toHaveTextContent(REQUIRED_FIELDS_MESSAGE);
    expect(field(words.otherLabel)).toBeInvalid();
  });

  it('requires all ten digits of the phone', async () => {
    addressApi();
    const { user } = await openBook();
    await fillForm(user);
    await user.type(field(words.phone), '{Backspace}');
    await user.click(saveButton());
    expect(field(words.phone)).toHaveAccessibleDescription(PHONE_MESSAGE);
  });

  it('requires all six digits of the pincode', async () => {
    addressApi();
    const { user } = await openBook();
    await fillForm(user);
    for (const name of [words.phone, words.pincode]) await user.type(field(name), '{Backspace}');
    await user.click(saveButton());
    expect(field(words.phone)).toHaveAccessibleDescription(PHONE_MESSAGE);
    expect(field(words.pincode)).toHaveAccessibleDescription(PINCODE_MESSAGE);
    expect(field(words.pincode)).toBeInvalid();
  });

  it('disables the labels that are in use, but not Other', async () => {
    addressApi(HOME);
    const { user } = await openBook();
    await user.click(screen.getByRole('button', { name: words.add }));
    expect(screen.getByRole('radio', { name: 'Home' })).toBeDisabled();
    expect(screen.getByRole('radio', { name: 'Office' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Other' })).toBeEnabled();
  });

  it('rejects an own label that is in use in other letters', async () => {
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
  /** Types without a user, whose own delays would need the timers. */
  const type = (pincode: string) => fireEvent.change(field(words.pincode), { target: { value: pincode } });
  const pass = (time: number) => act(() => vi.advanceTimersByTimeAsync(time));

  async function openForm() {
    const { api, lookUp } = addressApi();
    const { user } = await openBook();
    vi.useFakeTimers();
    return { api, lookUp, user };
  }

  it('waits until six digits have stood for 300 ms, and asks once', async () => {
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

  it('fills fields that cannot be written', async () => {
    await openForm();
    for (const name of [words.city, words.state, words.country]) {
      expect(field(name)).toHaveAttribute('readonly');
    }
    expect(field(words.country)).toHaveValue('India');
  });

  it('rejects a pincode that does not exist, and leaves city and state empty', async () => {
    const { lookUp } = await openForm();
    lookUp.mockResolvedValue(Response.json(UNKNOWN));
    type('999999');
    await pass(LOOKUP_DELAY + 10);
    expect(field(words.pincode)).toHaveAccessibleDescription(UNKNOWN_PINCODE_MESSAGE);
    expect(field(words.city)).toHaveAttribute('readonly');
    expect(field(words.city)).toHaveValue('');
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
  ])('that is %s lets the customer enter the city and state', async (_, respond, time) => {
    const { api, lookUp } = await openForm();
    lookUp.mockImplementation(respond as never);
    type('570002');
    await pass(LOOKUP_DELAY + time);
    expect(field(words.pincode)).toHaveAccessibleDescription(FAILED_LOOKUP_MESSAGE);
    for (const [name, text] of [
      [words.firstName, 'Asha'],
      [words.lastName, 'Rao'],
      [words.phone, '9876543210'],
      [words.address, '12, Temple Road'],
      [words.city, 'Mysore'],
      [words.state, 'Karnataka'],
    ] as const) {
      fireEvent.change(field(name), { target: { value: text } });
    }
    vi.useRealTimers();
    fireEvent.click(saveButton());
    await alertOf(words.saved);
    expect(api.callsOf(saveAddress)[0]?.body).toMatchObject({ city: 'Mysore', state: 'Karnataka' });
  });

  it('can be repeated after a failure', async () => {
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
