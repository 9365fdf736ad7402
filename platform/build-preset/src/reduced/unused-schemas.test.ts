import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutEffects } from './unused-schemas.ts';

const CONTRACT = join(import.meta.dirname, '../../../../shared-contracts/src');
const FILES = globSync('*/!(all)-endpoints.ts', { cwd: CONTRACT });

it.each(FILES)('a build without a use for an endpoint of %s leaves it out', (file) => {
  const source = readFileSync(join(CONTRACT, file), 'utf8');
  const built = withoutEffects(source);
  const endpoints = source.match(/= defineEndpoint\(/g)?.length ?? 0;
  expect(endpoints).toBeGreaterThan(0);
  expect(built.match(/= \/\*#__PURE__\*\/ \(\(\) => defineEndpoint\(\{$/gm)).toHaveLength(endpoints);
  expect(built.match(/^\}\)\)\(\);$/gm)?.length).toBeGreaterThanOrEqual(endpoints);
  expect(built).not.toMatch(/summary:/);
  // Each line keeps its number, so that a source map finds it.
  expect(built.split('\n').length).toBe(source.split('\n').length);
});

it('a schema is a definition, too, and a function is not', () => {
  const source =
    'export const Name = z.string();\nconst List = z.pipe(\n  z.array(Name),\n);\nconst f = (a) => z.int(a);\n';
  expect(withoutEffects(source)).toBe(
    'export const Name = /*#__PURE__*/ (() => z.string())();\nconst List = /*#__PURE__*/ (() => z.pipe(\n  z.array(Name),\n))();\nconst f = (a) => z.int(a);\n',
  );
});
