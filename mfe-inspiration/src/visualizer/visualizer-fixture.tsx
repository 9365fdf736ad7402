import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import type { ShadeColour } from 'shared-contracts/product';
import { colorsByShade } from 'shared-contracts/product/endpoints';
import { questionAtom } from 'shared-contracts/remotes';
import { type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { messages } from '../messages.ts';
import Visualizer from './visualizer.tsx';

/** A product that the visualizer can show, in two rooms. */
export const sheet = (
  id: string,
  shade: string,
  colour_name: string,
  changes: Partial<ShadeColour> = {},
) => ({
  ...aProduct({ product_id: id, type: 'Solid', shade, colour_name, code: '#336699' }),
  link_preview: `/images/${id}/kitchen-preview.jpg`,
  pictures: ['kitchen', 'bedroom'].map((room) => roomPicture(id, room)),
  ...changes,
});

const roomPicture = (id: string, room: string) => ({
  image_link: `/images/${id}/${room}-1600.webp`,
  quality: 'high' as const,
  image_type: 'render' as const,
  placeholder: { width: 1600, height: 1000, colour: '#dddddd' },
});

/** A product that the provider shows in rooms outside of its applications. */
export const inEveryRoom = (id: string, colour_name: string) =>
  sheet(id, 'White', colour_name, {
    pictures: [roomPicture(id, 'bedroom')],
    room_views: ['kitchen', 'bedroom', 'living'].map((room) => ({
      picture: roomPicture(id, room),
      layers: { light: `/images/rooms/${room}.webp`, albedo: `/images/${id}/${room}-albedo.webp` },
    })),
  });

const WHITES = [sheet('W-1', 'White', 'Jasmine'), sheet('W-2', 'White', 'Salt')];
export const BLUES = [sheet('B-1', 'Blue', 'Indigo')];

/** A provider with three types and three shades that counts no facets. */
export function visualizerApi(): MockApi {
  const api = mockApi();
  api.respond(getCategoriesAndTypes, () => ({
    categories: [{ name: '1.5mm Acrylic' }],
    types: [{ name: 'Solid' }, { name: 'Marble' }, { name: 'Stone' }],
  }));
  api.respond(getShades, () => ['White', 'Blue', 'Gold'].map((name) => ({ name, code: '#ffffff' })));
  const colours: Record<string, typeof BLUES> = { White: WHITES, Blue: BLUES };
  api.respond(colorsByShade, ({ body }) => colours[String(body['shade'])] ?? []);
  return api;
}

function Question() {
  return <p data-testid="question">{useAtomValue(questionAtom)?.message}</p>;
}

export const renderVisualizer = (at = '/') =>
  renderWithShell(
    <>
      <Visualizer />
      <Question />
    </>,
    { at },
  );
export const choose = async (name: string) => userEvent.click(await screen.findByRole('radio', { name }));
export const viewMore = () => screen.findByRole('link', { name: messages.viewMore });

/** The small picture of the shown room, or of the room that is loading over it. It has the alternative text. */
export const newestSmall = () => screen.queryAllByRole('img').at(-1) as HTMLElement;

/** The large picture over it. */
export const newest = () =>
  newestSmall().parentElement?.nextElementSibling?.querySelector('img') as HTMLElement;
