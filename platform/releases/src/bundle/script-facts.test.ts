import { expect, test } from 'vitest';
import { parseScript } from './parsed-script.ts';
import { scriptFacts } from './script-facts.ts';

test('PROM-153 the names of a package are found where the bundler passes it on through a module of its own', () => {
  const { imports } = scriptFacts(
    parseScript(`var modules = ({
      "C"(module) { module.exports = require("shared-contracts/look"); },
      7(module) { module.exports = require("react"); },
      "A"(module, exports, __webpack_require__) { var look_ = __webpack_require__("C"); (0, look_.Button)(); },
      "B"(module, exports, __webpack_require__) { var look_ = __webpack_require__(7); (0, look_.useState)(); },
    });`).program,
  );
  expect(imports).toEqual({ 'shared-contracts/look': ['Button'], react: ['useState'] });
});

test.each([
  [
    'var events_ = require("shared-contracts/events"); (0, events_.emit)("cart-updated", {});',
    ['cart-updated'],
  ],
  ['var emitter = mitt(); emitter.emit("destroy"); this.emit("select"); api.events.emit("settle");', []],
  ['var lib_ = require("embla-carousel"); (0, lib_.emit)("destroy"); emit("init");', []],
  [
    'function one() { var all = require("shared-contracts/events"); all.emit("cart-updated"); } function two() { var all = mitt(); }',
    ['cart-updated'],
  ],
])('PROM-105 %s sends %j to the shop', (code, events) => {
  expect(scriptFacts(parseScript(code).program).events).toEqual(events);
});
