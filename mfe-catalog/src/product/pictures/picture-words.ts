import { messages } from '../../messages.ts';
import type { PictureView } from '../../product-card/product-pictures.ts';

/** What each picture shows of the product, as far as its provider says; a number tells equal ones apart. */
export function picturesInWords(views: readonly PictureView[], name: string): string[] {
  const kinds = views.map(({ low }) => low.image_type);
  return kinds.map((kind, place) => {
    const isOnly = kinds.filter((other) => other === kind).length === 1;
    const number = kinds.slice(0, place + 1).filter((other) => other === kind).length;
    return messages.pictureOf[kind](name, isOnly ? undefined : number);
  });
}
