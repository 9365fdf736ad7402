import '../../testing/screen-tests.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';

describe('Button', () => {
  it('does not submit a form by default', async () => {
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button>Apply</Button>
      </form>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(submit).not.toHaveBeenCalled();
  });

  it('ignores clicks, submits no form and keeps the focus while it is busy', async () => {
    const click = vi.fn();
    const submit = vi.fn();
    render(
      <form onSubmit={submit}>
        <Button type="submit" busy onClick={click}>
          Adding…
        </Button>
      </form>,
    );
    const button = screen.getByRole('button', { name: 'Adding…' });
    await userEvent.click(button);
    expect(click).not.toHaveBeenCalled();
    expect(submit).not.toHaveBeenCalled();
    expect(button).toHaveAttribute('aria-busy', 'true');
    expect(button).toHaveFocus();
  });
});
