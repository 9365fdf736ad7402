/**
 * Brotli KB of all scripts that the document of a page names: what a shopper's phone loads before it can respond to a tap. A
 * change that needs more raises the figure here, where a review sees it.
 */
export const SCRIPT_BUDGETS = { home: 128, shop: 169, product: 179 };

/** Brotli KB that each page and fragment of cart and checkout adds to what the shell has loaded (CART-45). */
export const PURCHASE_BUDGET = 18;
