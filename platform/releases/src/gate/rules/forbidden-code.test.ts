import { expect, test } from 'vitest';
import { parseScript } from '../../bundle/parsed-script.ts';
import { CODE_RULES } from './code-rules.ts';
import { forbiddenCode, type ScriptOwner } from './forbidden-code.ts';

const REVIEWS: ScriptOwner = { id: 'reviews', isEntry: false };

function brokenBy(code: string, owner = REVIEWS): string[] {
  return [...forbiddenCode(parseScript(code).program, owner).keys()];
}

test.each(
  Object.entries(CODE_RULES).flatMap(([id, { examples }]) => examples.map((code) => [id, code] as const)),
)('PROM-105 %s refuses %s', (id, code) => {
  expect(brokenBy(code)).toEqual([id]);
});

test.each([
  'const text = "We set no document.cookie and use no localStorage."',
  'const keys = { localStorage: 1, cookie: 2 }; keys.cookie = keys.localStorage',
  'const { localStorage: own } = { localStorage: [] }; own.push(1)',
  'const page = { document: { cookie: "" } }; page.document.cookie = "Own"',
  'document.createElement("p"); player.contentWindow.postMessage("pause", "*")',
  '(0, jsx.jsx)("iframe", { src })',
  '/^(?:[a-z]+ )*[a-z]+$/.test("sheets and boards")',
  'self.chunk_mfe_reviews = []',
])('PROM-105 no rule refuses %s', (code) => {
  expect(brokenBy(code)).toEqual([]);
});

test.each<[owner: Partial<ScriptOwner>, code: string]>([
  [
    { isEntry: true },
    'document.createElement("script"), window.__FEDERATION__, document.createElement("link")',
  ],
  [{ id: 'cart-checkout' }, 'document.createElement("script")'],
  [{ id: 'account' }, 'navigator.credentials.get({})'],
])('PROM-105 a script of %o may have %s', (owner, code) => {
  expect(brokenBy(code, { ...REVIEWS, ...owner })).toEqual([]);
});
