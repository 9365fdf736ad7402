import { checkProfileStates } from './check-profile-states.ts';

checkProfileStates('the profile page is sound on wide screens @matrix');
