import { useSearchParams } from 'react-router-dom';
import { pagePath, queryString } from 'shared-contracts/routes';

/** The step `payment` pays an order that already exists. */
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

/** The parameters that the server's HTML depends on: the links between steps contain them. The order is loaded later. */
export const SHOWN_WITHOUT_DATA = { step: 'one', address: 'one', coupon: 'one' } as const;

/** CHECK-10: step and choices are in the address alone, so Back goes through the steps and a reload keeps the step. */
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
