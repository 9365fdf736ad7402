import { css } from '@emotion/react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { endpointQuery } from 'shared-contracts/http';
import {
  Button,
  ErrorPanel,
  SearchInput,
  Skeleton,
  Stack,
  SwatchDisc,
  Text,
  TextButton,
} from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { searchProducts } from 'shared-contracts/product/endpoints';
import { productName } from 'shared-contracts/product/rules';
import { leaveFocusToPage } from '../interaction/leave-focus-to-page.ts';
import { productQuery } from './listed-product.ts';
import { cutMessages } from './panels/cut-messages.ts';

const words = cutMessages.choice;

const search = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s-2);
`;

const found = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    gap: var(--s-3);
    min-height: var(--tap);
  }
`;

const RESULTS = 6;

export type ProductChoiceProps = { onChoose: (product: { product_id: string; material: string }) => void };

/** CUT-27: searches for the product of the list. The list does not change. */
export function ProductChoice({ onChoose }: ProductChoiceProps) {
  const [text, setText] = useState('');
  const [term, setTerm] = useState('');
  const queries = useQueryClient();
  const { data, error, refetch } = useQuery({
    ...endpointQuery(searchProducts, { query: { id: term, limit: RESULTS } }),
    enabled: term !== '',
  });

  function find(event: FormEvent<HTMLElement>): void {
    event.preventDefault();
    setTerm(text.trim());
  }

  function choose(product: Product): void {
    leaveFocusToPage();
    // The found product is shown at once, and marked as stale so that its own page data is requested.
    queries.setQueryData(productQuery(product).queryKey, product, { updatedAt: 0 });
    onChoose({ product_id: product.product_id, material: product.material });
  }

  return (
    <Stack as="section" gap="s" aria-label={words.title}>
      <Text strong>{words.title}</Text>
      <Text size="small" tone="soft">
        {words.advice}
      </Text>
      <form css={search} noValidate onSubmit={find}>
        <SearchInput
          autoComplete="off"
          aria-label={words.label}
          placeholder={words.example}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        <Button type="submit" variant="secondary">
          {words.find}
        </Button>
      </form>
      {term && (
        <Found products={data?.products} error={error} onRetry={() => void refetch()} onChoose={choose} />
      )}
    </Stack>
  );
}

type FoundProps = {
  products: readonly Product[] | undefined;
  error: Error | null;
  onRetry: () => void;
  onChoose: (product: Product) => void;
};

function Found({ products, error, onRetry, onChoose }: FoundProps) {
  if (error) return <ErrorPanel compact title={error.message} onRetry={onRetry} />;
  if (!products) {
    return (
      <div role="status" aria-busy aria-label={words.loading}>
        <Skeleton height="6rem" />
      </div>
    );
  }
  if (products.length === 0) {
    return (
      <Text size="small" role="status">
        {words.none}
      </Text>
    );
  }
  return (
    <ul css={found}>
      {products.slice(0, RESULTS).map((product) => (
        <li key={`${product.product_id} ${product.material}`}>
          <SwatchDisc colour={product.code} />
          <TextButton onClick={() => onChoose(product)}>
            {words.found(productName(product), product.category, product.material)}
          </TextButton>
        </li>
      ))}
    </ul>
  );
}
