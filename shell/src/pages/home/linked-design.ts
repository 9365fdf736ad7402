import type { QueryClient } from '@tanstack/react-query';
import { endpointQuery } from 'shared-contracts/http';
import { getImagesByProductId } from 'shared-contracts/image/endpoints';
import { SHEET_MATERIAL } from 'shared-contracts/product';
import { getProduct } from 'shared-contracts/product/endpoints';
import { linkPreview, roomPreview } from 'shared-contracts/product/rules';
import type { PageHead, PageQuery } from 'shared-contracts/remotes';
import { pagePath, queryString } from 'shared-contracts/routes';
import { homeMessages } from './home-messages.ts';

/** The query parameters that a design's address adds to the home page (INSP-20). */
export const DESIGN_PARAMETERS = { type: 'one', shade: 'one', colour: 'one', room: 'one' } as const;

function linkedProductQuery(search: URLSearchParams) {
  const id = search.get('colour');
  return id ? endpointQuery(getProduct, { query: { id, material: SHEET_MATERIAL } }) : undefined;
}

/** Requests the pictures of the linked product, in all rooms. The product itself lists only rooms that suit its applications. */
function linkedPicturesQuery(search: URLSearchParams) {
  const product_id = search.get('colour');
  return product_id ? endpointQuery(getImagesByProductId, { query: { product_id } }) : undefined;
}

export function designQueries(search: URLSearchParams): PageQuery[] {
  return [linkedProductQuery(search) ?? [], linkedPicturesQuery(search) ?? []].flat();
}

/** The preview of a design's link: its colour in its room. Empty for other addresses, and for unknown products. */
export function designHead(
  search: URLSearchParams,
  queries: QueryClient,
):
  | Pick<PageHead, 'canonical' | 'noIndex' | 'description' | 'picture' | 'pictureSize' | 'pictureType'>
  | undefined {
  const query = linkedProductQuery(search);
  const product = query && queries.getQueryData(query.queryKey);
  if (!product) return;
  const pictures = linkedPicturesQuery(search);
  const listed = pictures && queries.getQueryData(pictures.queryKey);
  const rooms = (listed ?? product.pictures).filter(
    ({ image_type, quality }) => image_type === 'render' && quality === 'high',
  );
  const wanted = search.get('room');
  const room = rooms.find(({ image_link }) => image_link.includes(`/${wanted}-`)) ?? rooms[0];
  return {
    // Messengers read the preview of the canonical address; search engines need none of the many designs.
    canonical: designAddress(search),
    noIndex: true,
    description: homeMessages.designDescription(product.colour_name || product.title),
    ...linkPreview({ link_preview: roomPreview(product, room) }, room),
  };
}

function designAddress(search: URLSearchParams): string {
  const named = Object.keys(DESIGN_PARAMETERS).map((name) => [name, search.get(name) ?? '']);
  return pagePath('/') + queryString(Object.fromEntries(named));
}
