import { css } from '@emotion/react';
import { type SyntheticEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { IconButton, IconLink, SearchInput, VisuallyHidden } from 'shared-contracts/look';
import { isSameName } from 'shared-contracts/product/same-name';
import { shopPath } from 'shared-contracts/routes';
import { readRecentSearches, storeRecentSearches } from 'shared-contracts/session';
import { shopMessages } from '../../shop-address/shop-messages.ts';
import { type Sort, searchFor, shopSearchPath } from '../../shop-address/shop-search.ts';
import { SuggestionList } from './suggestion-list.tsx';
import type { Suggestion } from './suggestions.ts';
import { useCombobox } from './use-combobox.ts';
import { useSuggestions } from './use-suggestions.ts';

const form = css`
  position: relative;
  /* On a phone the suggestions are as wide as the whole bar. */
  @media (max-width: 767px) {
    position: static;
  }
`;

export type SearchBoxProps = {
  /** Id of the form, for controls outside it. */
  id?: string;
  /** The term in the address; empty without a search. */
  term: string;
  /** The sort order, which a search keeps (SHOP-6). */
  sort: Sort;
  onSearch: (term: string) => void;
  /** Called before a suggestion opens another page. */
  onFollow?: () => void;
  /** The state of the plain field that this box replaces: its text, and whether it had the focus. */
  replaced?: { text: string; hasFocus: boolean };
};

export function SearchBox({ id, term, sort, onSearch, onFollow, replaced }: SearchBoxProps) {
  const [draft, setDraft] = useState(replaced && { term, text: replaced.text });
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  // A draft belongs to one search: a filter, Back or a link to the shop drops it.
  const text = draft?.term === term ? draft.text : term;
  const write = (written: string) => setDraft({ term, text: written });
  const { groups, begin } = useSuggestions(text, sort);
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const combobox = useCombobox({ options, onOpen: begin, onChoose: follow });

  // Takes over what was typed before hydration; the next render would erase it.
  const takeOver = useEffectEvent(() => {
    const { value = '', defaultValue = '' } = input.current ?? {};
    if (value !== defaultValue) setDraft({ term: defaultValue, text: value });
    if (!replaced?.hasFocus) return;
    input.current?.focus();
    input.current?.setSelectionRange(value.length, value.length);
    combobox.open();
  });
  useEffect(() => takeOver(), []);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    combobox.close();
    if (text.trim()) rememberSearch(text.trim());
    // The draft has become a search of its own: Back shows the words of the previous search (SHOP-43).
    setDraft(undefined);
    onSearch(text);
  }
  function follow({ to }: Suggestion) {
    write(term);
    if (!to) return forgetSearches();
    onFollow?.();
    navigate(to);
  }
  function clear() {
    write('');
    input.current?.focus();
  }
  const clearing = { icon: 'close', label: shopMessages.clearSearch, onClick: clear } as const;
  return (
    <search>
      <form id={id} css={form} action={shopPath('Sheet')} autoComplete="off" onSubmit={submit}>
        <SearchInput
          ref={input}
          aria-label={shopMessages.searchProducts}
          placeholder={shopMessages.searchHint}
          value={text}
          onChange={({ target }) => {
            write(target.value);
            combobox.open();
          }}
          {...combobox.boxProps}
        >
          {term ? (
            <IconLink {...clearing} to={shopSearchPath(searchFor('', sort))} />
          ) : (
            text && <IconButton {...clearing} />
          )}
        </SearchInput>
        {!term && sort && <input type="hidden" name="sort" value={sort} />}
        {combobox.isOpen && (
          <SuggestionList
            id={combobox.list}
            groups={groups}
            active={combobox.active}
            optionId={combobox.optionId}
            onChoose={combobox.choose}
          />
        )}
        <VisuallyHidden role="status">
          {combobox.isOpen && shopMessages.suggestionsShown(options.length)}
        </VisuallyHidden>
      </form>
    </search>
  );
}

/** The most that fit above a phone's keyboard. */
const MAX_RECENT_SEARCHES = 5;

function rememberSearch(term: string): void {
  const others = readRecentSearches().filter((other) => !isSameName(other, term));
  storeRecentSearches([term, ...others].slice(0, MAX_RECENT_SEARCHES));
}

function forgetSearches(): void {
  storeRecentSearches([]);
}
