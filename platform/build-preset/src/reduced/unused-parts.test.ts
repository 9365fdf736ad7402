import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, it } from 'vitest';
import { UNUSED_PARTS, withoutPart } from './unused-parts.ts';

const PACKAGES = join(import.meta.dirname, '../../../../node_modules/.pnpm');

it.each(Object.entries(UNUSED_PARTS))('%s are left out of the installed package', (_, part) => {
  const [file = ''] = globSync(`*/node_modules/${part.file}`, { cwd: PACKAGES });
  const source = readFileSync(join(PACKAGES, file), 'utf8');
  const reduced = withoutPart(part, source);
  expect(parseSync('package.js', reduced).errors).toEqual([]);
  expect(reduced.length).toBeLessThan(source.length);
});

it('a package without such a part fails the build', () => {
  expect(() => withoutPart({ file: 'a.js', code: /b/g }, 'c')).toThrow('a.js has no /b/g any more.');
});
