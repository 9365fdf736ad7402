import '../../testing/screen-tests.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement } from 'react';
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

  it.each([
    ['submits a form', <Button key="save" type="submit" busy={false} />],
    ['can be busy', <Button key="add" busy={false} />],
  ])(
    'SITE-25 that %s acts once on a double click, even if the action ends between the clicks',
    async (_, button) => {
      const act = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
      render(
        <form onSubmit={act}>{button.props.type ? button : cloneElement(button, { onClick: act })}</form>,
      );
      await userEvent.dblClick(screen.getByRole('button'));
      expect(act).toHaveBeenCalledOnce();
    },
  );

  it('SITE-25 acts on each click of a double click where it cannot be busy', async () => {
    const click = vi.fn();
    render(<Button onClick={click} />);
    await userEvent.dblClick(screen.getByRole('button'));
    expect(click).toHaveBeenCalledTimes(2);
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
