import { checkCartStates } from './check-cart-states.ts';

checkCartStates('CART-32 CART-33 the cart is sound in each state');
