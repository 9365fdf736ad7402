import { pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';

export const ACCOUNT_PAGES = [
  { to: pagePath('/profile'), label: messages.profile.title },
  { to: pagePath('/orders'), label: messages.orders.title },
];
