import { getAddress } from 'shared-contracts/address/endpoints';
import { getCart, getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { getRelatedProducts } from 'shared-contracts/product/endpoints';
import { anAddress } from 'shared-contracts/testing/builders';
import { CUSTOMER, type Scene } from 'shared-contracts/testing/scene';
import { ADD_ON, CHARGES, SAGE, SUMMARY, WALNUT } from './sample-cart.ts';

/** A text without a space that is too long for a line. */
export const LONG = 'Thiruvananthapuram-Vattiyoorkavu'.repeat(3);

/** A scene of a customer whose cart can be ordered. */
export const asCustomer = (
  screen: Scene['screen'],
  at: string,
  given: Scene['given'],
  shows: string,
  rest?: Pick<Scene, 'act' | 'modules' | 'shifts'>,
): Scene => ({
  screen,
  at,
  session: CUSTOMER,
  given: (api) => {
    api.respond(getCart, () => [WALNUT, SAGE, ADD_ON]);
    api.respond(getPriceSummary, () => SUMMARY);
    api.respond(getCartCharges, () => CHARGES);
    api.respond(getAddress, () => anAddress());
    api.respond(getRelatedProducts, () => []);
    given?.(api);
  },
  shows,
  ...rest,
});
