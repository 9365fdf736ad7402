import { pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';

/** What the account's navigation and its menu link to. */
export const ACCOUNT_PAGES = [
  { to: pagePath('/profile'), label: messages.profile.title },
  { to: pagePath('/orders'), label: messages.orders.title },
];
