import { css } from '@emotion/react';
import type { QueryClient } from '@tanstack/react-query';
import { onScreen } from 'shared-contracts/layouts/paper';
import type { Product } from 'shared-contracts/product';
import { productFormsQuery } from '../other-products/product-forms-query.ts';

export { Datasheet } from './datasheet.tsx';

/** Styles of the page that has the sheet as a child: on paper it is all that is shown. */
export const besideSheet = css`
  > :not([data-datasheet]) {
    ${onScreen}
  }
`;

/** Milliseconds. Paper without a picture is better than none. */
const LONGEST_WAIT = 6_000;

/** Prints the page once the prices of all forms and the pictures of the sheet are there, or are late. */
export async function printSheet(product: Product, queries: QueryClient): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT));
  const forms = queries.ensureQueryData(productFormsQuery(product)).catch(() => undefined);
  await Promise.race([forms, late]);
  // Once they are rendered.
  await new Promise((resolve) => setTimeout(resolve));
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const pictures = [...document.querySelectorAll<HTMLImageElement>('[data-datasheet] img')];
  const loads = pictures.map((picture) => {
    // A lazy picture that no screen shows would never be loaded.
    picture.loading = 'eager';
    return picture.decode().catch(() => undefined);
  });
  await Promise.race([Promise.all(loads), late]);
  window.print();
}
