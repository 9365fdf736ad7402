import type { InspirationImage } from 'shared-contracts/image';
import { SHEET_MATERIAL } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';

/** `Nilgiri Walnut, matt`; a provider may send the name alone, or not even that. */
function decorName({ colour_name, finish }: InspirationImage['Product']): string {
  return colour_name && finish ? `${colour_name}, ${finish.toLowerCase()}` : colour_name;
}

/** A provider that composes its pictures names the view in the picture's address. */
function viewOf(image_link: string): keyof typeof messages.seen | undefined {
  const [, name = ''] = /\/([a-z]+)-\d+\.webp$/.exec(image_link) ?? [];
  return Object.hasOwn(messages.seen, name) ? (name as keyof typeof messages.seen) : undefined;
}

/** What an image shows, which is not always the application: `Nilgiri Walnut, matt, on the wardrobe of a bedroom`. */
export function whatIsSeen(application: string, { image_link, Product }: InspirationImage): string {
  const view = viewOf(image_link);
  const decor = decorName(Product);
  return view && decor ? messages.seen[view](decor) : messages.room(application, decor);
}

/** The product's page (INSP-4). */
export function imageProductPath({ product_id, Product }: InspirationImage): string {
  return productPath({ ...Product, product_id, material: Product.material || SHEET_MATERIAL });
}
