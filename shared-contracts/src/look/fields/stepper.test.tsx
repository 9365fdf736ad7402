// @module-tag all
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
  const field = screen.getByRole('spinbutton', { name: 'Quantity' });
  return { onChange, less, more, field, shopper: userEvent.setup() };
}

describe('Stepper', () => {
  it('changes the quantity by one', async () => {
    const { onChange, less, more, shopper } = setUp({ quantity: 5 });
    await shopper.click(more);
    await shopper.click(less);
    expect(onChange.mock.calls).toEqual([[6], [4]]);
  });

  it('PROD-11 says its number in words, not as a share of its limits, also while it is typed', async () => {
    const { field, shopper } = setUp({ quantity: 5, max: 999 });
    expect(field).toHaveAttribute('aria-valuetext', '5');
    await shopper.type(field, '12');
    expect(field).toHaveAttribute('aria-valuetext', '12');
  });

  it('stops at 1 by default, and the clicked button keeps the focus', async () => {
    const { onChange, less, shopper } = setUp({ quantity: 1 });
    await shopper.click(less);
    expect(onChange).not.toHaveBeenCalled();
    expect(less).toHaveAttribute('aria-disabled', 'true');
    expect(less).toHaveFocus();
  });

  it('stops at its highest quantity', async () => {
    const { onChange, more, shopper } = setUp({ quantity: 3, max: 3 });
    await shopper.click(more);
    expect(onChange).not.toHaveBeenCalled();
  });

  it.each([
    ['25{Enter}', 25],
    ['25{Tab}', 25],
    ['999{Enter}', 999],
    ['२५{Enter}', 25],
    [' 25 {Enter}', 25],
    ['{ArrowUp}', 6],
    ['{ArrowDown}', 4],
    ['30{ArrowUp}', 31],
  ])('CART-7 PROD-11 takes over a typed quantity within its limits: %s', async (keys, quantity) => {
    const { onChange, field, shopper } = setUp({ quantity: 5, max: 999 });
    await shopper.click(field);
    await shopper.keyboard(keys);
    expect(onChange.mock.calls).toEqual([[quantity]]);
  });

  it.each([
    ['nothing', '{Backspace}{Enter}'],
    ['the same quantity', '5{Enter}'],
    ['spaces', '  {Enter}'],
  ])('PROD-11 keeps its quantity when %s is typed', async (_, keys) => {
    const { onChange, field, shopper } = setUp({ quantity: 5 });
    await shopper.click(field);
    await shopper.keyboard(keys);
    expect(onChange).not.toHaveBeenCalled();
    expect(field).toHaveValue('5');
  });

  it.each([
    ['more than the limit', '1500'],
    ['less than the limit', '0'],
    ['a decimal', '2.5'],
    ['a comma', '2,5'],
    ['a sign', '-2'],
    ['a range', '2-3'],
    ['letters', '1a2'],
    ['a word', 'many'],
    ['more digits than a number has', '12345678901234567890'],
    ['Indian digits over the limit', '१५००'],
  ])('CART-7 keeps %s in the field, and says what it takes', async (_, text) => {
    const { onChange, field, more, shopper } = setUp({ quantity: 5, max: 999 });
    await shopper.click(field);
    await shopper.paste(text);
    expect(field).toBeValid();
    await shopper.tab();
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Please enter a whole number from 1 to 999. Until then it stays 5.',
    );
    expect(field).toHaveAccessibleDescription(screen.getByRole('alert').textContent ?? '');
    expect(onChange).not.toHaveBeenCalled();
    await shopper.click(more);
    expect(onChange.mock.calls).toEqual([[6]]);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('announces the quantity as a live output in a named group', () => {
    setUp({ quantity: 5 });
    expect(screen.getByRole('group', { name: 'Quantity' })).toContainElement(screen.getByRole('status'));
    expect(screen.getByRole('status')).toHaveTextContent('5');
  });
});
