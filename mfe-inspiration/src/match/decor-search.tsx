import { css } from '@emotion/react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { Field, SearchInput, SwatchDisc, Text } from 'shared-contracts/look';
import { productName } from 'shared-contracts/product/rules';
import { matchPath } from 'shared-contracts/routes';
import { matchMessages } from './match-messages.ts';
import { decorSearchQuery } from './match-query.ts';

/** In milliseconds, longer than the pause between two letters. */
const TYPING_PAUSE = 200;
/** A single letter matches too much. */
const SHORTEST_TERM = 2;

const form = css`
  outline: none;
  @media (scripting: none) {
    display: none;
  }
`;

const list = css`
  margin-top: var(--s-2);
`;

const row = css`
  display: flex;
  align-items: center;
  gap: var(--s-3);
  min-height: var(--tap-small);
  border-bottom: var(--hair);
  svg {
    width: 28px;
    height: 28px;
  }
  @media (hover: hover) {
    &:hover span {
      text-decoration: underline;
      text-underline-offset: 0.25em;
    }
  }
`;

/** MATCH-4: finds a decor of the shop by name or code, and matches its colour. */
export function DecorSearch() {
  const [text, setText] = useState('');
  const [term, setTerm] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTerm(text.trim()), TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  const isSearched = term.length >= SHORTEST_TERM;
  const found = useQuery({
    ...decorSearchQuery(term),
    enabled: isSearched,
    placeholderData: keepPreviousData,
  });
  const shown = isSearched ? found.data : undefined;
  return (
    <search css={form} tabIndex={-1}>
      <Field
        label={matchMessages.decor}
        error={isSearched && found.isError ? found.error.message : undefined}
      >
        <SearchInput
          placeholder={matchMessages.decorHint}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Text size="small" tone="soft" role="status">
        {shown && matchMessages.decorsFound(shown.length)}
      </Text>
      {shown && shown.length > 0 && (
        <ul css={list}>
          {shown.map((product) => (
            <li key={product.product_id}>
              <Link
                css={row}
                to={matchPath({ product: product.product_id })}
                onClick={({ currentTarget }) => {
                  // The list disappears after a choice (SITE-47).
                  currentTarget.closest<HTMLElement>('search')?.focus({ preventScroll: true });
                  setText('');
                  setTerm('');
                }}
              >
                <SwatchDisc colour={product.code} />
                <span>{productName(product)}</span>
                <Text as="span" size="micro" tone="faint">
                  {product.type}
                </Text>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </search>
  );
}
