import { checkAccountStates } from './check-account-states.ts';

checkAccountStates('is sound on wide screens @matrix');
