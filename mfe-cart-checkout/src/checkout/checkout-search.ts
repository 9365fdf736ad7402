import { useSearchParams } from 'react-router-dom';
import { pagePath, queryString } from 'shared-contracts/routes';

/** `payment` belongs to an order that exists already. */
type CheckoutStep = 'shipping' | 'summary' | 'payment';

/** What the address of the checkout says. */
export type CheckoutSearch = {
  step: CheckoutStep;
  /** Label of the chosen address; empty while none is chosen. */
  address: string;
  /** The coupon that the cart had when the order was placed; empty without one. */
  coupon: string;
  /** The order to pay; empty before it exists. */
  order: string;
};

/** The parameter that decides what is rendered on the server: the others matter once there is data. */
export const STEP = 'step';

/** CHECK-10: the address is the only home of the step and of what was chosen, so Back walks the steps and a reload stays. */
export function useCheckoutSearch(): CheckoutSearch {
  const [search] = useSearchParams();
  const step = search.get(STEP);
  return {
    step: step === 'summary' || step === 'payment' ? step : 'shipping',
    address: search.get('address') ?? '',
    coupon: search.get('coupon') ?? '',
    order: search.get('order') ?? '',
  };
}

/** The checkout at one of its two steps. */
export function checkoutPath({ step, address, coupon }: Omit<CheckoutSearch, 'order'>): string {
  return pagePath('/checkout') + queryString({ [STEP]: step === 'shipping' ? '' : step, address, coupon });
}
