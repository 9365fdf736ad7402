import userEvent, { type UserEvent } from '@testing-library/user-event';
import { getCart } from 'shared-contracts/cart/endpoints';
import { forgetSession } from 'shared-contracts/session';
import { type MockApi, mockApi } from 'shared-contracts/testing';
import { vi } from 'vitest';

/** A visitor with an empty cart, and fake timers that also advance by themselves. */
export function headerUnderTest(): { api: MockApi; user: UserEvent } {
  forgetSession();
  const api = mockApi();
  api.respond(getCart, () => ({ message: 'No items in cart' }));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  return { api, user: userEvent.setup({ advanceTimers: vi.advanceTimersByTime }) };
}
