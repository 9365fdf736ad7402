import { readDataBlock } from '../document/read-data-block.ts';

/** Has this visit measured if it is one of the share that the operator wants. The code that does it is loaded for those alone. */
export function measureSome(): void {
  const { vitals } = readDataBlock('configuration');
  if (vitals && Math.random() < vitals.share)
    void import(/* webpackChunkName: "web-vitals" */ './web-vitals.ts')
      .then(({ measure }) => measure(vitals.address))
      .catch(() => undefined);
}
