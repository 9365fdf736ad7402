import { useSearchParams } from 'react-router-dom';
import { pagePath, queryString } from 'shared-contracts/routes';

/** `payment` belongs to an order that exists already. */
type CheckoutStep = 'shipping' | 'summary' | 'payment';

export type CheckoutSearch = {
  step: CheckoutStep;
  /** Label of the chosen address; empty while none is chosen. */
  address: string;
  /** The coupon that the cart had when the order was placed; empty without one. */
  coupon: string;
  /** Empty before the order exists. */
  order: string;
};

/** The server's HTML depends on these, because the steps are links. It does not depend on an order, which is loaded later. */
export const SHOWN_WITHOUT_DATA = { step: 'one', address: 'one', coupon: 'one' } as const;

/** CHECK-10: the address is the only home of the step and of what was chosen, so Back walks the steps and a reload stays. */
export function useCheckoutSearch(): CheckoutSearch {
  const [search] = useSearchParams();
  return checkoutSearchIn(search);
}

export function checkoutSearchIn(search: URLSearchParams): CheckoutSearch {
  const step = search.get('step');
  return {
    step: step === 'summary' || step === 'payment' ? step : 'shipping',
    address: search.get('address') ?? '',
    coupon: search.get('coupon') ?? '',
    order: search.get('order') ?? '',
  };
}

export function checkoutPath({ step, address, coupon }: Omit<CheckoutSearch, 'order'>): string {
  return pagePath('/checkout') + queryString({ step: step === 'shipping' ? '' : step, address, coupon });
}
