import { css } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { onScreen } from 'shared-contracts/layouts/paper';
import type { Product } from 'shared-contracts/product';
import { productFormsQuery } from '../other-products/product-forms-query.ts';

export { Datasheet } from './datasheet.tsx';

/** Styles of the page that contains the sheet: on paper, the sheet alone is visible. */
export const besideSheet = css`
  > :not([data-datasheet]) {
    ${onScreen}
  }
`;

/** Milliseconds after which the sheet is printed without a late picture. */
const LONGEST_WAIT = 6_000;

/** Prints the page once the prices of all forms and the pictures of the sheet have loaded, or the wait is over. */
export async function printSheet(product: Product, queries: QueryClient): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  const forms = queries.ensureQueryData(productFormsQuery(product)).catch(() => undefined);
  await Promise.race([forms, late]);
  // Waits until the prices are rendered.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-datasheet] img')];
  const loads = pictures.map((picture) => {
    // A lazy picture that is not visible on the screen would never be loaded.
    picture.loading = 'eager';
    return picture.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(loads), late]);
  window.print();
}
