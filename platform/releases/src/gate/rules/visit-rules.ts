import { type RuleText, refusedBy } from './rule.ts';

/** What a build must do beside the live releases in a shop, whose pages are rendered and visited by browsers. */
export const VISIT_RULES = [
  {
    id: 'warm',
    sentence: 'Each page can be rendered.',
    wayOut: 'Let no page throw, wait for ever, block or fill the memory: npm run dev shows it.',
    example: '`throw new Error("no")` on the server',
  },
  {
    id: 'rendered',
    sentence:
      'The document of a page has what it has live: status, title, description, address, heading, text, links and prices.',
    wayOut: 'Return title and description from `head`, and what the page shows from `prefetch`.',
    example: 'a page without a title',
  },
  {
    id: 'in-time',
    sentence: 'A document has its content in the time that a shopper’s document waits.',
    wayOut: 'Query less in `prefetch`, and make the queries at once.',
    example: 'a page that computes for a second',
  },
  {
    id: 'reaches',
    sentence: 'No script reaches for what is not its own, whatever it is called.',
    wayOut: 'Use what the contract has for it: the rules of scripts say what.',
    example: '`window[["local", "Storage"].join("")]`',
  },
  {
    id: 'faults',
    sentence:
      'No script throws, reports an error, opens a dialog of the browser, breaks the policy, or asks for what the shop has not.',
    wayOut: 'Mend what the browser reports: npm run dev shows the same.',
    example: '`setTimeout("1 + 1", 10)`',
  },
  {
    id: 'responds',
    sentence: 'A page responds: it loads, is idle when nobody touches it, and answers a tap at once.',
    wayOut: 'Compute less at a time, and listen to your own elements alone.',
    example: '`while (true) {}`',
  },
  {
    id: 'stays',
    sentence: 'A page stays at its address, and is not loaded again by itself.',
    wayOut: 'Change the address when the shopper taps.',
    example: '`setTimeout(() => location.assign("/about"), 50)`',
  },
  {
    id: 'content',
    sentence: 'A page keeps its text, links, buttons, fields and prices in a browser.',
    wayOut: 'Show a skeleton or an error in place of what is missing.',
    example: '`document.body.innerHTML = ""`',
  },
  {
    id: 'frame',
    sentence: 'Header and footer respond and look as live, and the page is as wide as the phone.',
    wayOut: 'Style your own elements alone, and let wide content scroll in its own box.',
    example: 'a cover over the page',
  },
  {
    id: 'shared',
    sentence: 'No script changes what all scripts share, takes their events, or styles their elements.',
    wayOut: 'Listen to your own elements, and style them by emotion or a CSS module.',
    example: '`Array.prototype.last = () => 1`',
  },
  {
    id: 'seen',
    sentence:
      'What shoppers look for can be seen on a phone, a desk and paper, half as well as live at least.',
    wayOut: 'Make it larger, or give it more contrast.',
    example: 'a title with an opacity of 30 %',
  },
  {
    id: 'left-behind',
    sentence:
      'A page leaves nothing behind: no timers, animations, listeners, memory, dialogs or steps of history.',
    wayOut: 'Return a function from useEffect that ends what it began.',
    example: '`setInterval(() => {}, 500)` in a component',
  },
  {
    id: 'navigation',
    sentence: 'Links lead to pages without loading a document, and a card shows the price of its product.',
    wayOut: 'Render links by the router, and prices by the formats of the contract.',
    example: 'a listener of the document that cancels clicks',
  },
  {
    id: 'cart',
    sentence: 'Who adds a product and logs in has it in the cart, at the price of its page.',
    wayOut: 'Mount cart-checkout/add-to-cart, and leave dialogs of others alone.',
    example: 'an observer that removes each dialog',
  },
  {
    id: 'sums',
    sentence: 'The orders of a customer show the sums that the provider has for them.',
    wayOut: 'Show what the provider has computed, by the formats of the contract.',
    example: 'a total that is rounded',
  },
  {
    id: 'accessible',
    sentence: 'A page breaks no rule of axe for WCAG 2.2 AA that it keeps live.',
    wayOut: 'Mend what the sentence names: the scenes of npm run dev have axe’s verdict.',
    example: 'a picture without `alt`',
  },
  {
    id: 'acts',
    sentence:
      'What a shopper does leads where it leads live: filter, sort, swatch, quantity, Remove, Place Order, Make Payment, Escape and Tab.',
    wayOut:
      'Keep the names of controls; where the shop does something new, its acts are in `platform/releases/src/policy.ts`.',
    example: 'a sort order that is reversed',
  },
] as const satisfies readonly RuleText[];

type VisitRuleId = (typeof VISIT_RULES)[number]['id'];

/** A reason for which a trial refuses a build. */
export interface Reason {
  sentence: string;
  /** A slow machine alone can cause it, whatever the build does. */
  isOfTime: boolean;
}

export function seenBy(id: VisitRuleId, ...sentences: readonly string[]): Reason[] {
  return refusedBy({ id }, sentences).map((sentence) => ({ sentence, isOfTime: false }));
}

/** Like `seenBy`, for what a slow machine alone can cause. */
export function lateBy(id: VisitRuleId, ...sentences: readonly string[]): Reason[] {
  return seenBy(id, ...sentences).map((reason) => ({ ...reason, isOfTime: true }));
}
