import '../../testing/screen-tests.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { messages } from '../text/messages.ts';
import { Stepper, type StepperProps } from './stepper.tsx';

function setUp(props: Partial<StepperProps>) {
  const onChange = vi.fn();
  render(<Stepper label="Quantity" quantity={1} onChange={onChange} {...props} />);
  const less = screen.getByRole('button', { name: messages.oneLess });
  const more = screen.getByRole('button', { name: messages.oneMore });
  return { onChange, less, more, visitor: userEvent.setup() };
}

describe('Stepper', () => {
  it('asks for one more and for one less', async () => {
    const { onChange, less, more, visitor } = setUp({ quantity: 5 });
    await visitor.click(more);
    await visitor.click(less);
    expect(onChange.mock.calls).toEqual([[6], [4]]);
  });

  it('stops at 1 unless told, and the pressed button keeps the focus', async () => {
    const { onChange, less, visitor } = setUp({ quantity: 1 });
    await visitor.click(less);
    expect(onChange).not.toHaveBeenCalled();
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(less).toHaveFocus();
  });

  it('stops at its highest quantity', async () => {
    const { onChange, more, visitor } = setUp({ quantity: 3, max: 3 });
    await visitor.click(more);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('takes no further change while the last one is under way', async () => {
    const { onChange, less, more, visitor } = setUp({ quantity: 5, busy: true });
    await visitor.click(more);
    await visitor.click(less);
    expect(onChange).not.toHaveBeenCalled();
  });

  it('says the quantity as a live output in a named group', () => {
    setUp({ quantity: 5 });
    expect(screen.getByRole('group', { name: 'Quantity' })).toContainElement(screen.getByRole('status'));
    expect(screen.getByRole('status')).toHaveTextContent('5');
  });
});
