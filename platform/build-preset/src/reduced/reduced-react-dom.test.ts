import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { reducedReactDom } from './reduced-react-dom.ts';

const SHELL = join(import.meta.dirname, '../../../../shell');
const installed = readFileSync(
  join(SHELL, 'node_modules/react-dom/cjs/react-dom-client.production.js'),
  'utf8',
);

it('the installed React DOM is reduced', () => {
  const reduced = reducedReactDom(installed);
  expect(parseSync('react-dom.js', reduced).errors).toEqual([]);
  expect(installed).toContain('startViewTransition({');
  expect(reduced).not.toContain('startViewTransition({');
});

it('no case of an absent node is left that code could reach by its label', () => {
  const reduced = (cases: string) =>
    reducedReactDom(installed.replace('switch (fiber.tag) {', `$& ${cases}`)).replaceAll(/\s+/g, ' ');
  expect(reduced('case 5: case 26: shared(); break; case 27: absent(); break;')).toContain(
    '{ case 5: shared(); break; absent(); break;',
  );
  const first = reduced('case 26: case 27: absent(); break;');
  expect(first).not.toContain('case 27: absent()');
  expect(first).toContain('break; absent(); break;');
});

it('another version of React DOM fails the build rather than being edited in part', () => {
  expect(() => reducedReactDom(installed.replace('version = "19.3.', 'version = "20.1.'))).toThrow('version');
  expect(() => reducedReactDom(installed.replace('function preinitStyle(', 'function preinit('))).toThrow(
    'no preinitStyle',
  );
});
