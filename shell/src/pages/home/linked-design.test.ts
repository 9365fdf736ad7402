import { QueryClient } from '@tanstack/react-query';
import { getImagesByProductId } from 'shared-contracts/image/endpoints';
import { getProduct } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi, mockApi } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { homeMessages } from './home-messages.ts';
import { designHead, designQueries } from './linked-design.ts';

const render = (room: string, version: string) => ({
  image_link: `/images/S15-SAGE/${version}/${room}-1600.webp`,
  quality: 'high' as const,
  image_type: 'render' as const,
  placeholder: { width: 1600, height: 1000, colour: '#dddddd' },
});
const SAGE = aProduct({
  product_id: 'S15-SAGE',
  colour_name: 'Coorg Sage',
  pictures: [render('kitchen', 'aa11'), render('bedroom', 'bb22')],
  link_preview: '/images/S15-SAGE/aa11/kitchen-preview.jpg',
});

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  api.respond(getProduct, () => SAGE);
  api.respond(getImagesByProductId, () => errorResponse(404));
});

async function headOf(query: string) {
  const search = new URLSearchParams(query);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  await Promise.all(designQueries(search).map((each) => queries.prefetchQuery(each)));
  return designHead(search, queries);
}

describe('the head of a design’s address', () => {
  it('INSP-25 shows the colour in its room', async () => {
    expect(await headOf('type=Solid&shade=Green&colour=S15-SAGE&room=bedroom')).toEqual({
      canonical: '/?type=Solid&shade=Green&colour=S15-SAGE&room=bedroom',
      noIndex: true,
      description: homeMessages.designDescription('Coorg Sage'),
      picture: '/images/S15-SAGE/bb22/bedroom-preview.jpg',
      pictureSize: { width: 1200, height: 630 },
      pictureType: 'image/jpeg',
    });
    expect(api.callsOf(getProduct).map(({ query }) => query)).toEqual([
      { id: 'S15-SAGE', material: 'Sheet' },
    ]);
  });

  it('INSP-70 shows a room that is in the list of all its pictures alone', async () => {
    api.respond(getImagesByProductId, () => [...SAGE.pictures, render('living', 'cc33')]);
    expect((await headOf('colour=S15-SAGE&room=living'))?.picture).toBe(
      '/images/S15-SAGE/cc33/living-preview.jpg',
    );
    expect(api.callsOf(getImagesByProductId).map(({ query }) => query)).toEqual([{ product_id: 'S15-SAGE' }]);
  });

  it.each(['colour=S15-SAGE', 'colour=S15-SAGE&room=attic'])(
    'INSP-25 shows the first room for %s',
    async (query) => {
      expect((await headOf(query))?.picture).toBe('/images/S15-SAGE/aa11/kitchen-preview.jpg');
    },
  );

  it('shows the picture itself where the provider has no files for previews', async () => {
    api.respond(getProduct, () => ({ ...SAGE, link_preview: undefined }) as never);
    expect((await headOf('colour=S15-SAGE&room=bedroom'))?.picture).toBe(
      '/images/S15-SAGE/bb22/bedroom-1200.webp',
    );
  });

  it('INSP-25 is that of the home page without a colour, and for one that does not exist', async () => {
    expect(await headOf('type=Solid')).toBeUndefined();
    expect(api.callsOf(getProduct)).toHaveLength(0);
    api.respond(getProduct, () => errorResponse(404));
    expect(await headOf('colour=Z-9')).toBeUndefined();
  });
});
