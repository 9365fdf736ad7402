import '../../testing/screen-tests.ts';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Button } from '../actions/button.tsx';
import { messages } from '../text/messages.ts';
import { Dialog, type DialogProps } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

function setUp(props: Partial<DialogProps> = {}) {
  const onClose = vi.fn();
  const dialog = <Dialog title="Log in" lead="We send a code." onClose={onClose} {...props} />;
  const { unmount } = render(<StrictMode>{dialog}</StrictMode>);
  const element = screen.getByRole<HTMLDialogElement>(props.role ?? 'dialog', { name: 'Log in' });
  return { onClose, element, unmount };
}

describe('Dialog', () => {
  it('is open while it is rendered, described by its lead', () => {
    const { element } = setUp();
    expect(element.open).toBe(true);
    expect(element).toHaveAccessibleDescription('We send a code.');
  });

  it('calls onClose when the browser closes it, as Escape does', () => {
    const { onClose, element } = setUp();
    element.close();
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('calls onClose for its close button', async () => {
    const { onClose } = setUp();
    await userEvent.click(screen.getByRole('button', { name: messages.close }));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes by a click on its backdrop, not on its content', () => {
    const { onClose, element } = setUp();
    fireEvent.click(screen.getByRole('heading'));
    expect(onClose).not.toHaveBeenCalled();
    fireEvent.click(element);
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('closes without calling onClose when it is unmounted', () => {
    const { onClose, element, unmount } = setUp();
    unmount();
    expect(element.open).toBe(false);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('cannot be closed while it is busy', () => {
    const { onClose, element } = setUp({ busy: true });
    fireEvent.click(element);
    expect(onClose).not.toHaveBeenCalled();
    expect(element).toHaveAttribute('closedby', 'none');
    expect(screen.getByRole('button', { name: messages.close })).toBeDisabled();
    expect(fireEvent(element, new Event('cancel', { cancelable: true }))).toBe(false);
  });

  it('has its actions as its only buttons as an alertdialog', () => {
    setUp({ role: 'alertdialog', actions: <Button>Stay</Button> });
    expect(screen.getAllByRole('button')).toEqual([screen.getByRole('button', { name: 'Stay' })]);
  });

  it('renders its content before its own buttons, so that the content gets the focus', () => {
    setUp({ actions: <Button>Send OTP</Button>, onBack: vi.fn(), backLabel: 'Back' });
    const names = screen
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent);
    expect(names).toEqual(['Send OTP', 'Back', messages.close]);
  });
});

it.each([{ Modal: Dialog }, { Modal: Drawer }])(
  "has a heading of level 2, below the page's h1: $Modal.name",
  ({ Modal }) => {
    render(
      <Modal title="Filters" onClose={() => undefined}>
        {'All of them'}
      </Modal>,
    );
    expect(screen.getByRole('heading', { name: 'Filters', level: 2 })).toBeVisible();
  },
);
