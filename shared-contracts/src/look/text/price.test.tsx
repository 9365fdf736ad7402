import '../../testing/screen-tests.ts';
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { messages } from './messages.ts';
import { Price } from './price.tsx';

const textOf = (price: React.ReactNode) => render(price).container.textContent;

describe('Price', () => {
  it('groups rupees the Indian way with two decimals', () => {
    expect(textOf(<Price selling_price={124500} />)).toBe('Price ₹1,24,500.00');
  });

  it('PRICE-1 shows N/A for a missing price, without a list price', () => {
    expect(textOf(<Price selling_price={null} actual_price={5600} percentOff={13} />)).toBe('Price N/A');
  });

  it('strikes through the list price and names it for screen readers', () => {
    const { container } = render(<Price selling_price={4850} actual_price={5600} />);
    expect(container.querySelector('s')).toHaveTextContent(`${messages.listPrice} ₹5,600.00`);
  });

  it.each([4850, 4000])(
    'hides a list price of %i that is not higher than the selling price',
    (actual_price) => {
      const { container } = render(
        <Price selling_price={4850} actual_price={actual_price} percentOff={13} />,
      );
      expect(container.querySelector('s')).toBeNull();
      expect(container).not.toHaveTextContent('%');
    },
  );

  it('shows the percent off beside the list price, unless it is 0', () => {
    expect(textOf(<Price selling_price={4850} actual_price={5600} percentOff={13} />)).toContain('13% off');
    expect(textOf(<Price selling_price={4850} actual_price={4851} percentOff={0} />)).not.toContain('0%');
  });
});
