import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { swatchPicture } from '../visualizer/room-pictures.ts';

/** The fields of a decor that a front needs. */
export type Decor = {
  product_id: string;
  name: string;
  /** `#rrggbb`, or empty. */
  code: string;
  /** Address of its flat picture in even light; undefined if the provider has none. */
  tile: string | undefined;
  /** Width and height of the part of a sheet that the picture shows, in centimetres. */
  centimetres: number;
};

/** In centimetres. Our own pictures show two thirds of a decor's tile, and the tile's size depends on the figure. */
const SHOWN: Readonly<Record<string, number>> = {
  Marble: 107,
  Concrete: 107,
  Metallic: 53,
  Textile: 40,
  Leather: 40,
  Stone: 80,
};
const SHOWN_OF_OTHERS = 87;

/** Pixels: about a millimetre each. */
const TILE_WIDTH = 800;

export function decorOf(
  product: Pick<Product, 'product_id' | 'colour_name' | 'title' | 'code' | 'type' | 'pictures'>,
): Decor {
  const { product_id, code, type, pictures } = product;
  const picture = swatchPicture(pictures);
  // Only our own provider has other widths, and sends placeholders.
  const tile = picture?.placeholder
    ? picture.image_link.replace(/-\d+\.webp$/, `-${TILE_WIDTH}.webp`)
    : picture?.image_link;
  return { product_id, name: productName(product), code, tile, centimetres: SHOWN[type] ?? SHOWN_OF_OTHERS };
}
