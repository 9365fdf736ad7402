import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { type ToastRequest, useToast } from 'shared-contracts/remotes';
import { renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TOAST_TIME, Toasts } from './toasts.tsx';

let user: ReturnType<typeof userEvent.setup>;

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
});

function Asker({ request }: { request: ToastRequest }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast(request)}>
      ask
    </button>
  );
}

async function ask(request: Partial<ToastRequest> = {}) {
  const rendered = renderWithShell(
    <>
      <Link to="/">Home</Link>
      <Link to="/cart">Cart</Link>
      <main tabIndex={-1}>
        <Asker request={{ tone: 'good', message: 'Done.', ...request }} />
      </main>
      <Toasts />
    </>,
  );
  await user.click(screen.getByRole('button', { name: 'ask' }));
  return rendered;
}

const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

describe('a toast', () => {
  it('is announced', async () => {
    await ask();
    expect(screen.getByRole('status')).toHaveTextContent('Done.');
  });

  it('SITE-18 hides after five seconds', async () => {
    await ask();
    wait(TOAST_TIME - 100);
    expect(screen.getByText('Done.')).toBeVisible();
    wait(200);
    expect(screen.queryByText('Done.')).not.toBeInTheDocument();
  });

  it('hides after its own time, if it has one', async () => {
    await ask({ shownFor: 2_000 });
    wait(1_900);
    expect(screen.getByText('Done.')).toBeVisible();
    wait(200);
    expect(screen.queryByText('Done.')).not.toBeInTheDocument();
  });

  it('stays while it is hovered', async () => {
    await ask();
    await user.hover(screen.getByText('Done.'));
    wait(TOAST_TIME * 2);
    expect(screen.getByText('Done.')).toBeVisible();
    await user.unhover(screen.getByText('Done.'));
    wait(TOAST_TIME);
    expect(screen.queryByText('Done.')).not.toBeInTheDocument();
  });

  it('stays while it has the focus', async () => {
    await ask();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    wait(TOAST_TIME * 2);
    expect(screen.getByText('Done.')).toBeVisible();
  });

  it('SITE-18 stays while it has the focus, though the pointer has left it', async () => {
    await ask();
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    await user.hover(screen.getByText('Done.'));
    await user.unhover(screen.getByText('Done.'));
    wait(TOAST_TIME * 2);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
  });

  it('SITE-18 stays on the page of its action until the focus has left it', async () => {
    await ask({ action: { label: 'Go To Cart', to: '/cart' } });
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    // The page changes without a click, as with Back.
    act(() => void fireEvent.click(screen.getByRole('link', { name: 'Cart' })));
    wait(TOAST_TIME * 2);
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    act(() => screen.getByRole('button', { name: 'ask' }).focus());
    expect(screen.queryByText('Done.')).not.toBeInTheDocument();
  });

  it('can be dismissed', async () => {
    await ask();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Done.')).not.toBeInTheDocument();
  });

  it('SITE-47 gives the focus back when it is dismissed', async () => {
    await ask();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Dismiss' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('button', { name: 'ask' })).toHaveFocus();
  });

  it('SITE-47 gives the focus to the page when its action is followed', async () => {
    const { address } = await ask({ action: { label: 'Go To Cart', to: '/cart' } });
    await user.tab();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(screen.getByRole('main')).toHaveFocus();
  });

  it('SITE-48 goes away for good where the shopper arrives at the page of its action', async () => {
    const { address } = await ask({ action: { label: 'Go To Cart', to: '/cart' } });
    await user.click(screen.getByRole('link', { name: 'Cart' }));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(screen.queryByText('Done.')).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Home' }));
    expect(screen.queryByText('Done.')).not.toBeInTheDocument();
  });

  it('SITE-48 stays, without its action, on the page to which that leads', async () => {
    await ask({ action: { label: 'Here', to: '/' } });
    expect(screen.getByText('Done.')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Here' })).not.toBeInTheDocument();
  });

  it('closes when its action is followed', async () => {
    const { address } = await ask({ action: { label: 'Go To Cart', to: '/cart' } });
    await user.click(screen.getByRole('link', { name: 'Go To Cart' }));
    await waitFor(() => expect(address()).toBe('/cart'));
    expect(screen.queryByText('Done.')).not.toBeInTheDocument();
  });
});
