import { css } from '@emotion/react';
import { type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Icon, IconButton, IconLink, TextInput, VisuallyHidden } from 'shared-contracts/look';
import { shopPath } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { type Sort, searchFor, shopSearchPath } from '../../shop-address/shop-search.ts';
import { forgetSearches, rememberSearch } from './recent-searches.ts';
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

const box = css`
  position: relative;
  > svg {
    position: absolute;
    left: 0.875rem;
    top: 0.8rem;
    color: var(--ink-faint);
    pointer-events: none;
  }
  > input {
    padding-left: 2.75rem;
  }
  @media (max-width: 1023px) {
    > svg {
      left: 0.625rem;
    }
    > input {
      padding-inline: 2.25rem 0.25rem;
      text-overflow: ellipsis;
    }
    > input::placeholder {
      font-size: var(--type-small);
    }
  }
  > input:not(:placeholder-shown) {
    padding-right: 2.75rem;
  }
  > a,
  > button {
    position: absolute;
    right: 0;
    top: 0;
  }
`;

/** Id of the search form, which works without script. The sort list belongs to it from outside. */
export const SEARCH_FORM = 'search-form';

export type SearchBoxProps = {
  /** The term in the address; empty without a search. */
  term: string;
  /** A search keeps it (SHOP-6). */
  sort: Sort;
  onSearch: (term: string) => void;
};

export function SearchBox({ term, sort, onSearch }: SearchBoxProps) {
  const [draft, setDraft] = useState<{ term: string; text: string }>();
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  // A draft belongs to one search: a filter, Back or a link to the shop drops it.
  const text = draft?.term === term ? draft.text : term;
  const write = (written: string) => setDraft({ term, text: written });
  const { groups, begin } = useSuggestions(text, sort);
  const options = groups.flatMap(({ suggestions }) => suggestions);
  const combobox = useCombobox({ options, onOpen: begin, onChoose: follow });

  // Takes over what was typed before hydration; the next render would erase it.
  useEffect(() => {
    const { value = '', defaultValue = '' } = input.current ?? {};
    if (value !== defaultValue) setDraft({ term: defaultValue, text: value });
  }, []);

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    combobox.close();
    if (text.trim()) rememberSearch(text.trim());
    // The words of this draft are a search of their own now: Back shows those of the search before (SHOP-43).
    setDraft(undefined);
    onSearch(text);
  }
  function follow({ to }: Suggestion) {
    write(term);
    if (to) navigate(to);
    else forgetSearches();
  }
  function clear() {
    write('');
    input.current?.focus();
  }
  const clearing = { icon: 'close', label: messages.clearSearch, onClick: clear } as const;
  return (
    <search>
      <form id={SEARCH_FORM} css={form} action={shopPath('Sheet')} autoComplete="off" onSubmit={submit}>
        <div css={box}>
          <Icon name="search" />
          <TextInput
            ref={input}
            name="search"
            inputMode="search"
            enterKeyHint="search"
            autoCapitalize="off"
            spellCheck={false}
            aria-label={messages.searchProducts}
            placeholder={messages.searchHint}
            value={text}
            onChange={({ target }) => {
              write(target.value);
              combobox.open();
            }}
            {...combobox.boxProps}
          />
          {!term && sort && <input type="hidden" name="sort" value={sort} />}
          {term ? (
            <IconLink {...clearing} to={shopSearchPath(searchFor('', sort))} />
          ) : (
            text && <IconButton {...clearing} />
          )}
        </div>
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
          {combobox.isOpen && messages.suggestionsShown(options.length)}
        </VisuallyHidden>
      </form>
    </search>
  );
}
