import { expect, test } from 'vitest';
import { parseScript } from '../../bundle/parsed-script.ts';
import { apiCalls } from '../../registry/store/api-calls.ts';
import { untoldCalls } from './untold-calls.ts';

const TOLD = apiCalls.parse({
  '/api/product': { get: { operationId: 'getProduct', responses: {} } },
  '/api/cart': { post: { operationId: 'addToCart', responses: {} } },
});

test.each([
  ['({ name: "getProduct", shape: "f7aeec", method: "GET", path: "/api/product" })', []],
  ['({ name: "addToCart", shape: "f7aeec", method: "POST", path: `/api/cart` })', []],
  ['({ "method": "DELETE", "path": "/api/cart" })', ['DELETE /api/cart']],
  ['({ ...getProduct, name: "getVotes", path: "/api/product/votes" })', ['/api/product/votes']],
  ['({ ...getProduct, name: "addVote", method: "POST" })', ['addVote by POST']],
  ['({ ...base, name: "addToCart", method: "POST" })', []],
  ['({ ...options, method: "POST" })', []],
  ['send({ method: "POST", path: "/api/votes" }); log("/api/votes")', ['POST /api/votes']],
  [`get(\`/api/product/\${id}\`)`, ['/api/product/']],
  ['({ name: "votes", path: "/votes" }); go("/apiary"); link("https://shop.example/api/votes")', []],
])('PROM-105 of %s, %j is not told by the release', (code, calls) => {
  expect(untoldCalls(parseScript(code).program, TOLD)).toEqual(calls);
});
