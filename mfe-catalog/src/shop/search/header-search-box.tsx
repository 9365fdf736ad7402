import { useNavigate } from 'react-router-dom';
import type { RemoteModules, SearchBoxProps } from 'shared-contracts/remotes';
import { wrongSearchBoxProp } from 'shared-contracts/remotes/prop-checks';
import { searchFor, shopSearchPath } from '../../shop-address/shop-search.ts';
import { SearchBox } from './search-box.tsx';

/** The search box on a page without a product list: it leads to the list. */
function HeaderSearchBox({ text, hasFocus, onLeave }: SearchBoxProps) {
  const navigate = useNavigate();
  function search(term: string) {
    onLeave();
    navigate(shopSearchPath(searchFor(term, '')));
  }
  return <SearchBox term="" sort="" onSearch={search} onFollow={onLeave} replaced={{ text, hasFocus }} />;
}

export default Object.assign(HeaderSearchBox, {
  wrongProp: wrongSearchBoxProp,
}) satisfies RemoteModules['catalog/search-box'];
