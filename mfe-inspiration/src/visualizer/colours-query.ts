import { queryOptions } from '@tanstack/react-query';
import { callEndpoint } from 'shared-contracts/http';
import type { ShadeColour } from 'shared-contracts/product';
import { colorsByShade } from 'shared-contracts/product/endpoints';
import type { Design } from './design.ts';
import {
  KEPT_FOR,
  optionsQuery,
  shownShade,
  VISUALIZER_CATEGORY,
  VISUALIZER_CLASS,
} from './options-query.ts';

/** The fields of a product that the visualizer shows. The document contains them for each swatch. */
export type Colour = Pick<
  ShadeColour,
  | 'product_id'
  | 'class'
  | 'material'
  | 'type'
  | 'shade'
  | 'colour_name'
  | 'title'
  | 'code'
  | 'actual_price'
  | 'selling_price'
  | 'pictures'
  | 'room_views'
  | 'link_preview'
>;

/** Requests the colours of a type and shade, by default of the first ones. Without any options there are no colours. */
export function coloursQuery({ type: chosenType, shade: chosenShade }: Design) {
  return queryOptions<Colour[]>({
    queryKey: ['visualizer', 'colours', chosenType ?? null, chosenShade ?? null],
    gcTime: KEPT_FOR,
    queryFn: async ({ client, signal }) => {
      const options = await client.fetchQuery(optionsQuery(chosenType));
      const { type } = options;
      const shade = shownShade(options, chosenShade);
      if (type === undefined || shade === undefined) return [];
      const line = { productClass: VISUALIZER_CLASS, category: VISUALIZER_CATEGORY, type, shade };
      return (await callEndpoint(colorsByShade, { body: line }, { signal })).map(colourOf);
    },
  });
}

function colourOf(product: ShadeColour): Colour {
  const { product_id, material, type, shade, colour_name, title, code } = product;
  const { actual_price, selling_price, pictures, room_views, link_preview } = product;
  return {
    product_id,
    class: product.class,
    material,
    type,
    shade,
    colour_name,
    title,
    code,
    actual_price,
    selling_price,
    link_preview,
    room_views,
    pictures: pictures.filter(({ image_type, quality }) =>
      image_type === 'color' ? quality === 'low' : !room_views && quality === 'high',
    ),
  };
}
