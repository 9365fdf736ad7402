/** What a browser measured of a page by Web Vitals, until it was left. It names code, never a shopper. */
export type VitalsReport = {
  /** `<id>/<content hash>` of the release that has the page. */
  release: string;
  name: 'CLS' | 'FCP' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; of CLS a number without unit. */
  value: number;
};
