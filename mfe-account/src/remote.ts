import type { RemoteOffer } from 'shared-contracts/remotes';
import { LINKED_PAGES } from 'shared-contracts/routes/pages';

export default {
  id: 'account',
  owner: {
    team: '@laminate-shop/account',
    chat: 'https://chat.example/account',
    runbook: 'docs/operations.md#a-region-that-fails',
  },
  pages: {
    /** `/profile`: name, email, phone and the address book (ACC-1 to ACC-17). Needs a login. */
    profile: { file: './src/profile/profile-page.tsx', ...LINKED_PAGES['account/profile'] },
    /** `/orders`: the list with its filter by status (ORD-1). Needs a login. */
    orders: { file: './src/orders/orders-page.tsx', ...LINKED_PAGES['account/orders'] },
    /** `/orders/:orderId`: one order, also for printing (ORD-4). Needs a login. */
    order: {
      file: './src/orders/order-page.tsx',
      ...LINKED_PAGES['account/order'],
      warmUrls: ['/orders/-'],
    },
    /** `/orders/:orderId/invoice?number=…`: its tax invoice or a credit note, for printing (ORD-41). Needs a login. */
    invoice: {
      file: './src/orders/invoice-page.tsx',
      patterns: ['/orders/:orderId/invoice'],
      needsLogin: true,
      warmUrls: ['/orders/-/invoice'],
    },
  },
  fragments: {
    /** Phone step, then code step; stores the session. Takes `LoginDialogProps` (LOGIN-1). */
    'login-dialog': './src/login-dialog/login-dialog.tsx',
    /** Shows who is logged in, and Logout. Takes `AccountMenuProps` (SITE-10). */
    'account-menu': './src/account-menu/account-menu.tsx',
    /** The saved addresses: choose, add, change, delete. Takes `AddressBookProps` (ACC-18). */
    'address-book': './src/address-book/address-book.tsx',
  },
} as const satisfies RemoteOffer<'account'>;
