import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { endpointQuery } from 'shared-contracts/http';
import { filterProducts } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi, mockApi, networkError } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '../app/query-client.ts';
import { messages } from '../messages.ts';
import { renderInShop } from '../testing/shop-fixture.tsx';
import { ConnectionBanner } from './connection-banner.tsx';

const LIST = { products: [], totalItems: 7, totalPages: 1 };

let api: MockApi;
beforeEach(() => {
  vi.useFakeTimers();
  api = mockApi();
});

function List() {
  const { data, error, refetch } = useQuery(
    endpointQuery(filterProducts, { query: { page: 1, limit: 12 }, body: { filters: {} } }),
  );
  return (
    <>
      <p>{data ? `${data.totalItems} items` : error?.message}</p>
      <button type="button" onClick={() => void refetch()}>
        again
      </button>
    </>
  );
}

function openList() {
  renderInShop(
    <QueryClientProvider client={createQueryClient()}>
      <ConnectionBanner />
      <List />
    </QueryClientProvider>,
  );
}

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe('while a server is busy', () => {
  it('PROM-32 a list stays as it is, a line says why, and the server is asked again after its time', async () => {
    api.respond(filterProducts, () => LIST);
    openList();
    await pass(10);
    api.respond(filterProducts, () => errorResponse(503, { message: 'Busy.' }, 2));
    act(() => screen.getByRole('button').click());
    await pass(10);
    expect(screen.getByText('7 items')).toBeVisible();
    expect(screen.getByText(messages.busy)).toBeVisible();
    api.respond(filterProducts, () => ({ ...LIST, totalItems: 8 }));
    await pass(1_900);
    expect(screen.getByText('7 items')).toBeVisible();
    await pass(2_200);
    expect(screen.getByText('8 items')).toBeVisible();
    expect(screen.queryByText(messages.busy)).toBeNull();
  });

  it('PROM-32 a list says what the server said after five more attempts', async () => {
    api.respond(filterProducts, () => errorResponse(503, { message: 'Busy.' }, 2));
    openList();
    await pass(5 * 4_000 + 100);
    expect(screen.getByText('Busy.')).toBeVisible();
    expect(api.callsOf(filterProducts)).toHaveLength(6);
  });

  it.each([
    ['a server that is away for a minute', () => errorResponse(503, { message: 'Away.' }, 60), 1],
    ['an error', () => errorResponse(500, { message: 'Broken.' }), 1],
    ['no network', () => networkError(), 2],
  ])('PROM-32 %s is not waited for (%#)', async (_case, respond, times) => {
    api.respond(filterProducts, respond);
    openList();
    await pass(30_000);
    expect(api.callsOf(filterProducts)).toHaveLength(times);
    expect(screen.queryByText(messages.busy)).toBeNull();
  });
});
