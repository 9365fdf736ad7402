import { checkProductStates } from './check-product-states.ts';

checkProductStates('the product page is sound');
