import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import './remotes/provided-packages.ts';
import { readToken } from 'shared-contracts/session';
import { matchPage } from './pages/page-table.ts';
import { loadModule, registerReleasedRemotes } from './remotes/federated-modules.ts';
import { releasedSet } from './remotes/released-set.ts';
import { startShop } from './start-shop.tsx';

registerReleasedRemotes();
const { route } = matchPage(location.pathname);
const { first } = releasedSet();
// A document that could not be worked on in time names no modules: the address does.
const named = first.length > 0 ? first : [route.page];
// A protected remote is not loaded before there is a token.
void startShop(loadModule, route.needsLogin && !readToken() ? [] : named);
