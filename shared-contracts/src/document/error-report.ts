/** What a browser reports of an error (PROM-171). It names code, never what a shopper sees, typed or bought. */
export type ErrorReport = {
  /** `<id>/<content hash>` of the release at fault. */
  release: string;
  /** The route pattern of the page: `/shop/:class`. */
  page: string;
  /** What happened, with the module's name. */
  sentence: string;
  /** The name of the error: `TypeError`. Its message may hold data of the shopper, and is not sent. */
  error?: string;
  /** Where it was thrown, innermost first, at most 5: `catalog/static/js/shop.js:1:200 (render)`. */
  frames: readonly string[];
};
