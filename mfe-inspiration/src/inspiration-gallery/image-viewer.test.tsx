// @module-tag all
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getApplications } from 'shared-contracts/filter-options/endpoints';
import { getImagesByApplication } from 'shared-contracts/image/endpoints';
import { type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import InspirationGallery from './inspiration-gallery.tsx';

const image = (colour_name: string, view: string, selling_price: number | null = 4_190) => ({
  image_link: `/images/${colour_name}/0a1b2c3d4e/${view}-800.webp`,
  product_id: colour_name,
  Product: {
    colour_name,
    category: 'MATT Acrylic',
    type: 'Solid',
    shade: 'Green',
    material: 'Sheet',
    finish: 'Matt',
    selling_price,
  },
});
const IMAGES = [image('Tulsi', 'bedroom'), image('Pista', 'closeup', null), image('Kairi', 'kitchen')];

let api: MockApi;

beforeEach(() => {
  api = mockApi();
  api.respond(getApplications, () => ['Kids Room']);
  api.respond(getImagesByApplication, () => IMAGES);
});

async function openFirst() {
  const rendered = renderWithShell(<InspirationGallery />);
  const opener = await screen.findByRole('button', { name: /^Enlarge: Tulsi/ });
  await userEvent.click(opener);
  const viewer = within(await screen.findByRole('dialog', { name: messages.imagesOf('Kids Room') }));
  return { ...rendered, opener, viewer };
}

describe('an enlarged image of the inspiration gallery', () => {
  it('INSP-40 says what is seen, with the price and a link to the product', async () => {
    const { viewer } = await openFirst();
    expect(
      viewer.getByRole('img', { name: 'Tulsi, matt, on the wardrobe of a bedroom' }),
    ).toBeInTheDocument();
    expect(viewer.getByText('₹4,190.00')).toBeInTheDocument();
    expect(viewer.getByRole('link', { name: messages.seeProduct })).toHaveAttribute(
      'href',
      '/shop/MATT%20Acrylic/Solid/Green/Tulsi?material=Sheet',
    );
  });

  it('INSP-40 goes on by button and by arrow key, and around at the ends', async () => {
    const { viewer } = await openFirst();
    await userEvent.click(viewer.getByRole('button', { name: messages.nextImage }));
    expect(viewer.getByRole('img', { name: 'Close-up of the edge: Pista, matt' })).toBeInTheDocument();
    expect(viewer.getByText('Kids Room, 2 of 3')).toBeInTheDocument();
    expect(viewer.queryByText(/₹/)).not.toBeInTheDocument();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(viewer.getByText('Kids Room, 1 of 3')).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    expect(
      viewer.getByRole('img', { name: 'Kairi, matt, on the cabinets of a kitchen' }),
    ).toBeInTheDocument();
  });

  it('INSP-40 leaves Alt and an arrow key to the browser', async () => {
    const { viewer } = await openFirst();
    expect(fireEvent.keyDown(viewer.getByRole('img'), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(viewer.getByText('Kids Room, 1 of 3')).toBeInTheDocument();
  });

  it.each([
    { from: 200, to: 155, shown: 2 },
    { from: 155, to: 200, shown: 3 },
    { from: 200, to: 165, shown: 1 },
  ])(
    'INSP-40 follows a swipe over 40 px: $from to $to px shows image $shown',
    async ({ from, to, shown }) => {
      const { viewer } = await openFirst();
      const picture = viewer.getByRole('img');
      fireEvent.pointerDown(picture, { clientX: from, isPrimary: true });
      fireEvent.pointerUp(picture, { clientX: to });
      expect(viewer.getByText(`Kids Room, ${shown} of 3`)).toBeInTheDocument();
    },
  );

  it('INSP-40 closes, and can be opened again', async () => {
    const { viewer, opener } = await openFirst();
    await userEvent.click(viewer.getByRole('button', { name: messages.closeImages }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(opener);
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });
});

describe('what an image of the inspiration gallery shows', () => {
  it.each([
    { image: IMAGES[0], seen: 'Tulsi, matt, on the wardrobe of a bedroom' },
    {
      image: { ...image('Tulsi', 'bedroom'), image_link: '/photos/17.jpg' },
      seen: 'Kids Room in Tulsi, matt',
    },
    {
      image: { ...image('Tulsi', 'portrait'), Product: { colour_name: 'Tulsi' } },
      seen: 'Kids Room in Tulsi',
    },
    { image: { ...image('Tulsi', 'bedroom'), Product: {} }, seen: 'Kids Room' },
  ])('INSP-41 is said as $seen', async ({ image, seen }) => {
    api.respond(getImagesByApplication, () => (image ? [image] : []));
    renderWithShell(<InspirationGallery />);
    expect(await screen.findByRole('button', { name: messages.enlarge(seen) })).toBeInTheDocument();
  });
});
