import { checkShopStates } from '../shop/check-shop-states.ts';

checkShopStates('the shop page is sound');
