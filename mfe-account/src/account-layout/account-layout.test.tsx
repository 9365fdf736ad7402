import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hear, renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { AccountLayout } from './account-layout.tsx';

const open = (at: string) =>
  renderWithShell(
    <AccountLayout crumbs={[]} title="A page">
      the content
    </AccountLayout>,
    { at },
  );
const navigation = () => within(screen.getByRole('navigation', { name: messages.accountMenu }));
const link = (name: string) => navigation().getByRole('link', { name });

describe('the navigation of the account', () => {
  it('ACC-22 links the pages of the account, and marks the current one', () => {
    open('/orders');
    expect(link(messages.profile.title)).toHaveAttribute('href', '/profile');
    expect(link(messages.profile.title)).not.toHaveAttribute('aria-current');
    expect(link(messages.orders.title)).toHaveAttribute('aria-current', 'page');
  });

  it('ACC-22 marks the list of orders for one of them', () => {
    open('/orders/LH-1');
    expect(link(messages.orders.title)).toHaveAttribute('aria-current', 'true');
  });

  it('ACC-22 requests the logout', async () => {
    const requested = hear('logout-requested');
    open('/profile');
    await userEvent.click(navigation().getByRole('button', { name: messages.logOut }));
    expect(requested).toHaveBeenCalledOnce();
  });
});
