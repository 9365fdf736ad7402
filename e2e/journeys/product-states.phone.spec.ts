import { checkProductStates } from '../shop/check-product-states.ts';

checkProductStates('the product page is sound');
