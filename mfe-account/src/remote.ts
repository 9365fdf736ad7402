import type { RemoteOffer } from 'shared-contracts/remotes';

export default {
  id: 'account',
  contract: '^1.5.0',
  pages: {},
  fragments: {
    /** Phone step, then code step; stores the session. Takes `LoginDialogProps` (LOGIN-1). */
    'login-dialog': './src/login-dialog/login-dialog.tsx',
    /** Shows who is logged in, and Logout. Takes `AccountMenuProps` (SITE-10). */
    'account-menu': './src/account-menu/account-menu.tsx',
  },
} as const satisfies RemoteOffer<'account'>;
