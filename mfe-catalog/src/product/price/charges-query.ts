import { getCartCharges } from 'shared-contracts/cart/endpoints';
import { endpointQuery } from 'shared-contracts/http';

/** What an order costs beside its goods; null where the provider says it in the cart only (API-40). */
export const chargesQuery = endpointQuery(getCartCharges, {});
