import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseScript } from 'releases/bundle/parsed-script';
import { scriptFacts } from 'releases/bundle/script-facts';
import { expect, test } from 'vitest';
import { neededContract, readContractHistory } from './needed-contract.ts';

const ROOT = join(import.meta.dirname, '../../..');
const history = {
  exports: {
    'shared-contracts/look': { Button: '1.0.0', SearchInput: '1.6.0' },
    'shared-contracts/http': { callEndpoint: '1.2.0' },
  },
  events: { 'cart-updated': '1.0.0', 'logout-requested': '1.7.0' },
};
const look = 'shared-contracts/look';

test.each([
  [
    'the lowest version that has its names',
    { [look]: ['Button'], 'shared-contracts/http': ['callEndpoint'] },
    [],
    '^1.2.0',
  ],
  ['the version of its newest name', { [look]: ['Button', 'SearchInput'] }, [], '^1.6.0'],
  ['the version of its newest event', { [look]: ['Button'] }, ['logout-requested'], '^1.7.0'],
  ['the installed version for a name without a version', { [look]: ['Tomorrow'] }, [], '^1.9.0'],
  ['the installed version for a package without named uses', { [look]: [] }, [], '^1.9.0'],
  ['the first version of the major without the contract', { react: ['useState'] }, [], '^1.0.0'],
])('PROM-153 a remote needs %s', (_, imports: Record<string, string[]>, events: string[], range) => {
  expect(neededContract({ imports, events }, history, '1.9.0')).toBe(range);
});

test('PROM-153 a remote may ask for a higher version than its names tell', () => {
  expect(neededContract({ imports: { [look]: ['Button'] }, events: [] }, history, '1.9.0', '1.8.0')).toBe(
    '^1.8.0',
  );
});

test('PROM-153 the names of a package are found where the bundler passes it on through a module of its own', () => {
  const { imports } = scriptFacts(
    parseScript(`var modules = ({
      "C"(module) { module.exports = require("shared-contracts/look"); },
      7(module) { module.exports = require("react"); },
      "A"(module, exports, __webpack_require__) { var look_ = __webpack_require__("C"); (0, look_.Button)(); },
      "B"(module, exports, __webpack_require__) { var look_ = __webpack_require__(7); (0, look_.useState)(); },
    });`).program,
  );
  expect(imports).toEqual({ [look]: ['Button'], react: ['useState'] });
});

test('the contract’s names have versions for every remote of the checkout', () => {
  const remotes = readdirSync(ROOT).filter((name) => name.startsWith('mfe-'));
  expect(remotes.length).toBeGreaterThan(0);
  for (const name of remotes) {
    expect(readContractHistory(join(ROOT, name)).exports[look]).toMatchObject({ Button: '1.0.0' });
  }
});
