import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineEndpoint } from 'shared-contracts/endpoint';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod/mini';
import { calledPaths } from './build-facts.ts';

it('PROM-105 a release lists an endpoint that its scripts make from another one', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'client-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const getProduct = defineEndpoint({
    name: 'getProduct',
    method: 'GET',
    path: '/api/product',
    summary: 'One product.',
    response: z.object({}),
    failureMessage: 'Failed to fetch product.',
  });
  const getVotes = { ...getProduct, name: 'getVotes', path: '/api/product/votes' } as const;
  const addVote = { ...getProduct, name: 'addVote', method: 'POST' } as const;
  writeFileSync(
    path.join(folder, 'votes.js'),
    'let o={...p,name:"getVotes",shape:"f7aeec",path:a},i={name:"getProduct",method:"GET",path:"/api/product"}',
  );
  const paths = calledPaths(folder, [getProduct, getVotes, addVote]);
  expect(Object.keys(paths)).toEqual(['/api/product/votes']);
});
