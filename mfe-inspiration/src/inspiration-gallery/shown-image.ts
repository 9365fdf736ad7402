import type { InspirationImage } from 'shared-contracts/image';
import { viewInWords } from 'shared-contracts/image/picture-views';
import { SHEET_MATERIAL } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';

/** `Nilgiri Walnut, matt`. A provider may send the name alone, or nothing. */
function decorName({ colour_name, finish }: InspirationImage['Product']): string {
  return colour_name && finish ? `${colour_name}, ${finish.toLowerCase()}` : colour_name;
}

/** Says what an image shows: `Nilgiri Walnut, matt, on the wardrobe of a bedroom`. The application can be another one. */
export function whatIsSeen(application: string, image: InspirationImage): string {
  const decor = decorName(image.Product);
  return (decor && viewInWords(image, decor)) || messages.room(application, decor);
}

/** INSP-4. */
export function imageProductPath({ product_id, Product }: InspirationImage): string {
  return productPath({ ...Product, product_id, material: Product.material || SHEET_MATERIAL });
}
