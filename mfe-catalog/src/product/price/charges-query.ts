import { getCartCharges } from 'shared-contracts/cart/endpoints';
import { endpointQuery } from 'shared-contracts/http';

/** The data are null where the provider tells the charges in the cart only (API-40). */
export const chargesQuery = endpointQuery(getCartCharges, {});
