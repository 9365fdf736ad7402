import type { RemoteOffer } from 'shared-contracts/remotes';

/** All that the account offers: login and the menu of whoever is logged in. */
export default {
  id: 'account',
  contract: '^1.0.0',
  pages: {},
  fragments: {
    /** Phone step, then code step; stores the session. Takes `LoginDialogProps`. Spec section 4. */
    'login-dialog': './src/login-dialog/login-dialog.tsx',
    /** Who is logged in, and Logout. Takes `AccountMenuProps`. Spec section 2. */
    'account-menu': './src/account-menu/account-menu.tsx',
  },
} as const satisfies RemoteOffer<'account'>;
