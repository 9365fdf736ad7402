// @module-tag all
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { colorsByShade } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { choosePhoto, stubPhotos } from '../photo/photo-fixture.ts';
import { choose, renderVisualizer, visualizerApi } from '../visualizer/visualizer-fixture.tsx';
import { TEAL, withDecors } from './my-room-fixture.ts';
import page from './my-room-page.tsx';

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  withDecors(api);
});

async function openPhoto(): Promise<void> {
  stubPhotos('787878');
  renderWithShell(<page.Page />, { at: '/my-room' });
  await choosePhoto();
}

it('ROOM-14 is a wood of a warm shade that shows on white fronts', async () => {
  api.respond(getCategoriesAndTypes, () => ({
    categories: [{ name: '1.5mm Acrylic' }],
    types: [{ name: 'Marble' }, { name: 'Wood Grain' }],
  }));
  api.respond(getShades, () => [
    { name: 'White', code: '#f6f5f1' },
    { name: 'Beige', code: '#d3c0a2' },
    { name: 'Brown', code: '#7a5236' },
  ]);
  api.respond(colorsByShade, ({ body }) => {
    const name = `${body['type']} ${body['shade']}`;
    return [{ ...TEAL, product_id: name, colour_name: name }];
  });
  await openPhoto();
  for (const name of ['Wood Grain Brown', 'Wood Grain', 'Brown'])
    expect(await screen.findByRole('radio', { name })).toBeChecked();
});

it('ROOM-14 is the one of the visualizer, once it was chosen there', async () => {
  visualizerApi();
  renderVisualizer();
  const link = await screen.findByRole('link', { name: messages.inOwnRoom });
  expect(link).toHaveAttribute('href', '/my-room');
  await choose('Salt');
  expect(link).toHaveAttribute('href', '/my-room?product=W-2');
});

it('ROOM-14 can be chosen once the decors that could not be loaded are', async () => {
  api.respond(getCategoriesAndTypes, () => errorResponse(500));
  await openPhoto();
  const again = await screen.findByRole('button', { name: 'Try Again' });
  api.respond(getCategoriesAndTypes, () => ({ categories: [], types: [{ name: 'Solid' }] }));
  await userEvent.click(again);
  expect(await screen.findByRole('radio', { name: TEAL.colour_name })).toBeChecked();
});
