import '../../testing/screen-tests.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('sends no form unless it is told to', async () => {
    const send = vi.fn();
    render(
      <form onSubmit={send}>
        <Button>Apply</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(send).not.toHaveBeenCalled();
  });

  it('takes no press and sends no form while it is busy, and keeps the focus', async () => {
    const press = vi.fn();
    const send = vi.fn();
    render(
      <form onSubmit={send}>
        <Button type="submit" busy onClick={press}>
          Adding…
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Adding…' });
    await userEvent.click(button);
    expect(press).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
  });
});
