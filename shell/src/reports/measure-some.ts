import { readDataBlock } from '../document/read-data-block.ts';

/** Measures this visit if it is in the operator's share. Only then is the code for it loaded. */
export function measureSome(): void {
  const { vitals } = readDataBlock('configuration');
  if (vitals && Math.random() < vitals.share)
    void import(/* webpackChunkName: "web-vitals" */ './web-vitals.ts')
      .then(({ measure }) => measure(vitals.address))
      .catch(() => undefined);
}
