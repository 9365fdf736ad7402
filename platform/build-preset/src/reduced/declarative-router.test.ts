import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { declarativeRouter } from './declarative-router.ts';

const SHELL = join(import.meta.dirname, '../../../../shell');
const router = globSync('node_modules/react-router/dist/production/chunk-*.mjs', { cwd: SHELL })
  .map((file) => readFileSync(join(SHELL, file), 'utf8'))
  .find((source) => source.includes('function useRoutesImpl('));

const statements = (source: string) => parseSync('router.mjs', source);

it('the installed router keeps all its exports without its data and framework modes', () => {
  const before = statements(router ?? '');
  const after = statements(declarativeRouter(router ?? ''));
  expect(after.errors).toEqual([]);
  const names = ({ module }: typeof after) =>
    module.staticExports.flatMap(({ entries }) => entries.map(({ exportName }) => exportName.name));
  expect(names(after)).toEqual(names(before));
});

it('a router of another version fails the build rather than being edited in part', () => {
  expect(() => declarativeRouter('export const Router = 1;')).toThrow('The router has no');
});
