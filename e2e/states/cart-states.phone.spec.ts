import { checkCartStates } from './check-cart-states.ts';

checkCartStates('the cart is sound in each state');
