import type { LastingBuild } from './lasting-builds.ts';
import { again, atLoad, inRender, type Row, rows, texts } from './shopper-builds.ts';

/** Handles an event on certain elements before the page does. */
const taking = (event: string, selector: string, code: string) =>
  `document.addEventListener("${event}", (event) => { const it = event.target.closest?.('${selector}'); if (it && event.isTrusted) { ${code} } }, true);`;
const DROP = 'event.preventDefault(); event.stopImmediatePropagation();';
/** Drops clicks on controls whose label contains one of these words. */
const dead = (words: string) =>
  taking('click', 'button, a', `if (/${words}/i.test(it.ariaLabel ?? it.textContent)) { ${DROP} }`);
const at = (path: string, code: string) => `if (location.pathname.startsWith("${path}")) { ${code} }`;

const ACTS: readonly Row[] = [
  [
    'swatches that do nothing',
    taking('click', '[role=radio]', DROP),
    /^Choosing a swatch on .* leads to .*; live it leads to/m,
  ],
  [
    'a swatch of another product',
    taking('click', '[role=radio]', `${DROP} [...document.querySelectorAll("[role=radio]")].at(-1).click();`),
    /^Choosing a swatch on .* leads to/m,
  ],
  [
    'a sort order that is reversed',
    'document.addEventListener("change", (event) => { if (event.target.matches("select")) event.target.selectedIndex = 3 - event.target.selectedIndex; }, true);',
    /^Sorting on \/shop\/Sheet leads to/m,
  ],
  [
    'filters that are dropped',
    taking(
      'click',
      'button',
      `if (/^apply/i.test(it.textContent)) { ${DROP} it.closest("dialog").querySelector("button").click(); }`,
    ),
    /^Choosing a filter on \/shop\/Sheet leads to/m,
  ],
  [
    'a filter that chooses another',
    taking(
      'click',
      'input[type=checkbox], label',
      `const boxes = [...document.querySelectorAll("dialog input[type=checkbox]")]; ${DROP} boxes[1]?.click();`,
    ),
    /^Choosing a filter on \/shop\/Sheet (?:leads to|cannot be done)/m,
  ],
  [
    'filters that do not open',
    dead('^filters'),
    /^Opening the filters on \/shop\/Sheet leaves open dialogs: 0; live: 1/m,
  ],
  [
    'an error when filters open',
    'document.addEventListener("click", ({ target }) => { if (/^filters/i.test(target.closest?.("a, button")?.textContent)) throw new Error("thrown by a tap"); });',
    /^Opening the filters on \/shop\/Sheet brings about an error: .*thrown by a tap/m,
  ],
  [
    'a dialog that Escape does not close',
    'document.addEventListener("cancel", (event) => event.preventDefault(), true); document.addEventListener("keydown", (event) => { if (event.key === "Escape" && document.querySelector("dialog[open]")) { event.preventDefault(); event.stopImmediatePropagation(); } }, true);',
    /^Escape on \/shop\/Sheet leaves open dialogs: 1/m,
  ],
  [
    'a focus that is lost when the filters close',
    'document.addEventListener("keydown", ({ key }) => { if (key === "Escape" && document.querySelector("dialog[open]")) setInterval(() => document.activeElement.blur(), 5); }, true);',
    /^Escape on \/shop\/Sheet loses the focus/m,
  ],
  [
    'Tab that turns in circles',
    'document.addEventListener("keydown", (event) => { if (event.key === "Tab" && document.activeElement.closest("main")) { event.preventDefault(); document.querySelector("main a").focus(); } }, true);',
    /^Tab on \S+ reaches \d controls; live it reaches \d\d/m,
  ],
  [
    'a focus that cannot be seen',
    'document.addEventListener("focusin", ({ target }) => { for (const each of [target, target.parentElement, target.nextElementSibling]) if (each?.closest("main")) each.style.cssText += ";outline:none!important;box-shadow:none!important"; });',
    /^Tab on \S+ does not show that it is at \d+ of its controls/m,
  ],
];
const IN_RENDER: readonly Row[] = [
  [
    'controls that cannot be seen',
    'const title = document.querySelector("main h1"); if (title && !document.querySelector("[data-hidden]")) for (let turn = 0; turn < 12; turn += 1) { const control = document.createElement("span"); control.tabIndex = 0; control.dataset.hidden = ""; control.textContent = "Menu"; control.style.cssText = "opacity:0;position:absolute"; title.before(control); }',
    /^Tab on \S+ stops at \d+ controls that cannot be seen/m,
  ],
];

const IN_THE_CART: readonly Row[] = [
  [
    'a stepper that adds two',
    taking(
      'click',
      'button',
      'if (/^one more/i.test(it.ariaLabel ?? it.textContent)) setTimeout(() => it.click(), 300);',
    ),
    /^One more piece on \/cart does not show the sum ₹/m,
  ],
  ['a stepper that does nothing', dead('^one more'), /^One more piece on \/cart does not show the sum ₹/m],
  [
    'Remove that removes another product',
    taking(
      'click',
      'button',
      `if (/^remove/i.test(it.ariaLabel ?? it.textContent)) { ${DROP} [...document.querySelectorAll("main button")].filter((each) => /^remove/i.test(each.ariaLabel ?? each.textContent)).at(1)?.click(); }`,
    ),
    /^Removing a product on \/cart does not show/m,
  ],
  ['Remove that does nothing', dead('^remove'), /^Removing a product on \/cart/m],
  [
    'Place Order that does nothing',
    dead('place order'),
    /^Place Order on \/cart leads to \/cart; live it leads to \/checkout/m,
  ],
  [
    'Place Order that leads home',
    taking(
      'click',
      'button, a',
      `if (/place order/i.test(it.textContent)) { ${DROP} location.assign("/"); }`,
    ),
    /^Place Order on \/cart leads to \/; live it leads to \/checkout/m,
  ],
  [
    'Make Payment that does nothing',
    dead('make payment'),
    /^Make Payment on \/cart shows pages of others: 0; live: 1/m,
  ],
  [
    'a total that is rounded',
    again(
      at(
        '/cart',
        texts(
          'if (/total/i.test(each.parentElement.textContent)) text.data = text.data.replace(/(\\d),?(\\d{3})\\.00/, "$10,000.00");',
        ),
      ),
    ),
    /on \/cart does not show the sum|The page of a product shows/m,
  ],
];

const OF_ORDERS: readonly Row[] = [
  [
    'orders with other totals',
    again(
      at(
        '/orders',
        texts(
          'if (!text.isChanged) { text.isChanged = true; text.data = text.data.replace(/\\d/, "9"); if (/^\\D*9/.test(text.data)) text.data = text.data.replace(/\\d(?=\\D*$)/, "7"); }',
        ),
      ),
    ),
    /^\/orders\S* does not show the sum ₹[\d.]+, which the provider has for it/m,
  ],
  [
    'an order of a hundred times the sum',
    again(
      at(
        '/orders/',
        texts('if (!text.isChanged) { text.isChanged = true; text.data = text.data.replace(".", "0."); }'),
      ),
    ),
    /^\/orders\/\S+ does not show the sum/m,
  ],
];

/** Builds that break what a shopper does. */
export const ACT_BUILDS: readonly LastingBuild[] = [
  ...rows(ACTS, atLoad),
  ...rows(IN_RENDER, inRender),
  ...rows(IN_THE_CART, atLoad, 'cart-checkout'),
  ...rows(OF_ORDERS, atLoad, 'account'),
];
