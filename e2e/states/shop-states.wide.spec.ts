import { checkShopStates } from './check-shop-states.ts';

checkShopStates('the shop page is sound on wide screens @matrix');
