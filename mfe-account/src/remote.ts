import type { RemoteOffer } from 'shared-contracts/remotes';

export default {
  id: 'account',
  pages: {
    /** `/profile`: name, email, phone and the address book (ACC-1 to ACC-17). Needs a login. */
    profile: './src/profile/profile-page.tsx',
    /** `/orders`: the list with its filter by status (ORD-1). Needs a login. */
    orders: './src/orders/orders-page.tsx',
    /** `/orders/:orderId`: one order, also for printing (ORD-4). Needs a login. */
    order: './src/orders/order-page.tsx',
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
