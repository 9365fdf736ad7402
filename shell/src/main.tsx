import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import './remotes/provided-packages.ts';
import { loadModule, registerReleasedRemotes } from './remotes/federated-modules.ts';
import { releasedSet } from './remotes/released-set.ts';
import { startShop } from './start-shop.tsx';

registerReleasedRemotes();
void startShop(loadModule, releasedSet().first);
