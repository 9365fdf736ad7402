import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import { endpointQuery } from 'shared-contracts/http';

/** Who is logged in. The account menu shows the same query. */
export const customerQuery = endpointQuery(verifyCustomer, {});
