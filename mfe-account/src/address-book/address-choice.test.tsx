import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  addressApi,
  alertOf,
  fillForm,
  HOME,
  OFFICE,
  openBook,
  saveButton,
  words,
} from './address-book-fixture.tsx';

const button = (name: string) => screen.getByRole('button', { name });

describe('choosing an address', () => {
  const footer = vi.fn(() => null);
  const last = () =>
    footer.mock.lastCall as unknown as [{ address?: { address_label: string }; isFormOpen: boolean }];

  it('ACC-18 starts with the default one, and reports each choice', async () => {
    addressApi(HOME, { ...OFFICE, is_default: true });
    const { user } = await openBook({ footer });
    expect(last()[0]).toMatchObject({ address: { address_label: 'Office' }, isFormOpen: false });
    await user.click(screen.getByRole('radio', { name: 'Meera Nair Home' }));
    expect(last()[0]).toMatchObject({ address: { address_label: 'Home' } });
  });

  it('ACC-23 is a group of radio buttons, which differ in name and label, for the arrow keys', async () => {
    addressApi(HOME, OFFICE);
    const { user } = await openBook({ footer });
    const group = within(screen.getByRole('radiogroup', { name: words.title }));
    act(() => group.getByRole('radio', { name: 'Meera Nair Home', checked: true }).focus());
    await user.keyboard('{ArrowDown}');
    expect(group.getByRole('radio', { name: 'Meera Nair Office', checked: true })).toHaveFocus();
    expect(last()[0]).toMatchObject({ address: { address_label: 'Office' } });
  });

  it('ACC-23 falls back to another address when the chosen one is deleted', async () => {
    addressApi(HOME, OFFICE);
    const { user } = await openBook({ footer, chosen: 'Office' });
    await user.click(button('Delete Office'));
    await user.click(
      within(await alertOf(words.deleteQuestion('Office'))).getByRole('button', { name: words.delete }),
    );
    await alertOf(words.deleted);
    expect(last()[0]).toMatchObject({ address: { address_label: 'Home' } });
  });

  it('ACC-18 starts with the one that the page names', async () => {
    addressApi({ ...HOME, is_default: true }, OFFICE);
    await openBook({ footer, chosen: 'Office' });
    expect(last()[0]).toMatchObject({ address: { address_label: 'Office' } });
  });

  it('ACC-18 CHECK-21 reports an open form, and chooses the address that it saves', async () => {
    addressApi(HOME);
    const { user } = await openBook({ footer });
    await user.click(button(words.add));
    expect(last()[0]).toMatchObject({
      isFormOpen: true,
      emptyFields: ['first_name', 'last_name', 's_mobile_no', 'address', 'pincode', 'city', 'state'],
    });
    await fillForm(user);
    expect(last()[0]).toMatchObject({ isFormOpen: true, emptyFields: [] });
    await user.click(saveButton());
    await alertOf(words.saved);
    expect(last()[0]).toMatchObject({ address: { address_label: 'Office' }, isFormOpen: false });
  });
});
