import { checkShopStates } from './check-shop-states.ts';

checkShopStates('the shop page is sound');
