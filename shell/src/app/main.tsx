import 'shared-contracts/look/tokens.css';
import 'shared-contracts/look/base.css';
import { readToken } from 'shared-contracts/session';
import { publishedSet } from '../document/published-set.ts';
import { loadReactDom } from '../remotes/load-react-dom.ts';
import { matchPage } from '../routing/match-page.ts';
import { loadFederation, loadModule } from './load-module.ts';
import { startShop } from './start-shop.tsx';

const { page, needsLogin } = matchPage(location.pathname);
const { first } = publishedSet();
const isRendered = document.getElementById('root')?.hasChildNodes();
// Rendered without its page, a document names none: the same skeleton comes first. One that is empty waits for the page.
const named = isRendered || first.length > 0 ? first : [page];
// A protected remote is not loaded before there is a token.
void startShop(loadModule, needsLogin && !readToken() ? [] : named, loadReactDom())
  // The next page, or what stands further down on this one, is a remote's. What fails now is asked for again then.
  .then(() => loadFederation().catch(() => undefined));
