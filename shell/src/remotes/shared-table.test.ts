import { createInstance } from '@module-federation/enhanced/runtime';
import { expect, it } from 'vitest';
import { sharedTable } from './shared-table.ts';

const LOOK = 'shared-contracts/look';
const look = { major: 3 };
const react = { name: 'react' };

/** Returns what a remote receives from a shell with the current contract major and the previous one. */
async function given(specifier: string, range: string, isSingleton: boolean): Promise<unknown> {
  const previous = { version: '2.9.0', shared: { [LOOK]: { major: 2 } } };
  const versions = { react: '19.3.1', [LOOK]: '3.1.0', 'react-dom/client': '19.3.1' };
  const later = { 'react-dom/client': async () => 'react-dom' };
  const shell = createInstance({
    name: `shell-${specifier}-${range}`,
    remotes: [],
    shared: sharedTable(versions, { react, [LOOK]: look }, later, previous),
  });
  const shareConfig = { singleton: isSingleton, strictVersion: true, requiredVersion: range };
  const get = await shell.loadShare(specifier, { customShareInfo: { shareConfig } });
  return get ? get() : undefined;
}

it.each([
  ['^3.0.0', { major: 3 }],
  ['^2.4.0', { major: 2 }],
  ['^4.0.0', undefined],
])('PROM-154 a remote that needs contract %s gets %o', async (range, expected) => {
  expect(await given(LOOK, range, false)).toEqual(expected);
});

it('a remote gets the shell’s own instance of other packages', async () => {
  expect(await given('react', '^19.0.0', true)).toBe(react);
  expect(await given('react-dom/client', '^19.0.0', true)).toBe('react-dom');
});
