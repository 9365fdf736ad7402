import { getCartCharges, getPriceSummary } from 'shared-contracts/cart/endpoints';
import { endpointQuery } from 'shared-contracts/http';

/** Requested at each visit: a cached sum may be wrong. Sends no coupon code, so that the cart keeps the one it has. */
export const priceSummaryQuery = { ...endpointQuery(getPriceSummary, { query: {} }), staleTime: 0 };

/** What every order costs beside its goods. It only explains the sums: without it they are shown unexplained (API-40). */
export const chargesQuery = endpointQuery(getCartCharges, {});
