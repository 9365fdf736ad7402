import { css } from '@emotion/react';
import { type SyntheticEvent, useRef, useState } from 'react';
import { Icon, IconButton, TextInput } from 'shared-contracts/look';
import { messages } from '../messages.ts';

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
  > input:not(:placeholder-shown) {
    padding-right: 2.75rem;
  }
  > input::-webkit-search-cancel-button {
    display: none;
  }
  > button {
    position: absolute;
    right: 0;
    top: 0;
  }
`;

export type SearchBoxProps = {
  /** The term in the address; empty when nothing is searched for. */
  term: string;
  onSearch: (term: string) => void;
};

export function SearchBox({ term, onSearch }: SearchBoxProps) {
  const [draft, setDraft] = useState({ term, text: term });
  const input = useRef<HTMLInputElement>(null);
  // A draft belongs to the search it was begun over: Back, a filter or a link to the shop drops it.
  const text = draft.term === term ? draft.text : term;
  const write = (written: string) => setDraft({ term, text: written });

  function submit(event: SyntheticEvent) {
    event.preventDefault();
    onSearch(text);
  }
  function clear() {
    write('');
    input.current?.focus();
    if (term) onSearch('');
  }
  return (
    <search>
      <form css={box} onSubmit={submit}>
        <Icon name="search" />
        <TextInput
          ref={input}
          type="search"
          enterKeyHint="search"
          aria-label={messages.searchProducts}
          placeholder={messages.searchHint}
          value={text}
          onChange={({ target }) => write(target.value)}
        />
        {text && <IconButton icon="close" label={messages.clearSearch} onClick={clear} />}
      </form>
    </search>
  );
}
