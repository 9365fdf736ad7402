import { checkCartStates } from './check-cart-states.ts';

checkCartStates('CART-33 the cart is sound in each state on wide screens @matrix');
