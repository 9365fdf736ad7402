import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import { endpointQuery } from 'shared-contracts/http';

/** The logged-in customer. The account menu uses the same query. */
export const customerQuery = endpointQuery(verifyCustomer, {});
