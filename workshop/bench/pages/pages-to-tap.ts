import { pagesToVisit } from 'e2e/browser/visited-pages';
import type { VisitedPage } from './visit.ts';

const LIST = {
  control: { selector: 'main a:is([href="/shop"], [href="/shop/Sheet"])' },
  answer: 'main article h2',
};
/** Without a login it asks for one. */
const ADD_TO_CART = { control: { selector: 'main button', text: 'Add to Cart' }, answer: 'dialog[open] h2' };

/** What a shopper taps on each page. */
const TAPS = {
  home: { main: LIST.control.selector, tap: LIST, idleTap: LIST },
  shop: {
    main: 'main article a',
    tap: { control: { selector: 'main a[href$="#filters"]' }, answer: ':is(dialog[open], #filters) label' },
    isTappedEarly: true,
    idleTap: { control: { selector: 'main article h2 a' }, answer: 'main h1' },
  },
  product: {
    main: ADD_TO_CART.control.selector,
    tap: ADD_TO_CART,
    isTappedEarly: true,
    idleTap: ADD_TO_CART,
  },
};

export async function pagesToTap(): Promise<VisitedPage[]> {
  return (await pagesToVisit()).map(({ name, path }) => ({ name, path, ...TAPS[name] }));
}
