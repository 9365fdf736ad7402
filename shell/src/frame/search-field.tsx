import { useCallback, useState, useSyncExternalStore } from 'react';
import { SearchInput } from 'shared-contracts/look';
import { Fragment, type SearchBoxProps, useRemoteLoader } from 'shared-contracts/remotes';
import { shopPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';

const SEARCH_BOX = 'catalog/search-box';

/**
 * Shows a plain search form until the catalogue's search box is loaded, which begins when the field is touched. The form works before
 * hydration, and without the catalogue.
 */
export function SearchField({ onLeave }: Pick<SearchBoxProps, 'onLeave'>) {
  const loader = useRemoteLoader();
  const [text, setText] = useState('');
  const [hasFocus, setFocus] = useState(false);
  const isLoaded = useSyncExternalStore(
    loader.subscribe,
    () => loader.state(SEARCH_BOX)?.status === 'ready',
    () => false,
  );

  // The shopper may have used the field before hydration.
  const takeOver = useCallback(
    (field: HTMLInputElement | null) => {
      if (!field || (field !== document.activeElement && field.value === '')) return;
      setText(field.value);
      setFocus(field === document.activeElement);
      loader.load(SEARCH_BOX);
    },
    [loader],
  );

  const plain = (
    <form action={shopPath('Sheet')} autoComplete="off">
      <SearchInput
        ref={takeOver}
        aria-label={messages.searchProducts}
        placeholder={messages.searchHint}
        onPointerDown={() => loader.load(SEARCH_BOX)}
        onFocus={() => {
          setFocus(true);
          loader.load(SEARCH_BOX);
        }}
        onBlur={() => setFocus(false)}
        onInput={({ currentTarget }) => setText(currentTarget.value)}
      />
    </form>
  );
  if (!isLoaded) return plain;
  return (
    <Fragment
      of={SEARCH_BOX}
      text={text}
      hasFocus={hasFocus}
      onLeave={onLeave}
      skeleton={plain}
      fallback={() => plain}
    />
  );
}
