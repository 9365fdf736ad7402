import { getCartCharges } from 'shared-contracts/cart/endpoints';
import { endpointQuery } from 'shared-contracts/http';

/** The data are null if the provider sends the charges only with the cart (API-40). */
export const chargesQuery = endpointQuery(getCartCharges, {});
