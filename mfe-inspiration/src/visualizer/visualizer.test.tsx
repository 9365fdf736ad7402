// @module-tag all
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { colorsByShade, getFacets } from 'shared-contracts/product/endpoints';
import { errorResponse, type MockApi, networkError, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import Visualizer from './visualizer.tsx';
import {
  BLUES,
  choose,
  inEveryRoom,
  newest,
  newestSmall,
  renderVisualizer,
  sheet,
  viewMore,
  visualizerApi,
} from './visualizer-fixture.tsx';

let api: MockApi;

beforeEach(() => {
  api = visualizerApi();
});

describe('the visualizer', () => {
  it('INSP-5 asks for the colours of the first type and the first shade, as sheets of 1.5mm acrylic', async () => {
    renderVisualizer();
    await viewMore();
    expect(api.callsOf(getCategoriesAndTypes)[0]?.query).toEqual({ class: 'Sheet' });
    expect(api.callsOf(colorsByShade).map(({ body }) => body)).toEqual([
      { productClass: 'Sheet', category: '1.5mm acrylic', type: 'Solid', shade: 'White' },
    ]);
  });

  it('INSP-5 chooses the first colour, shows its high-quality render, and names it with its price', async () => {
    renderVisualizer();
    expect(await screen.findByRole('radio', { name: 'Jasmine' })).toBeChecked();
    expect(newest()).toHaveAttribute('src', '/images/W-1/kitchen-1600.webp');
    expect(newestSmall()).toHaveAccessibleName('Jasmine, on the cabinets of a kitchen');
    expect(screen.getByRole('heading', { name: 'Jasmine' })).toBeInTheDocument();
    expect(screen.getByText(/₹4,190\.00/)).toBeInTheDocument();
  });

  it('INSP-5 keeps the old picture until the new one is complete, then announces it', async () => {
    renderVisualizer();
    await viewMore();
    fireEvent.load(newest());
    await choose('Salt');
    expect(newest()).toHaveAttribute('src', '/images/W-2/kitchen-1600.webp');
    expect(newest().closest('[aria-busy]')).not.toBeNull();
    expect(newest()).not.toHaveAttribute('loading', 'lazy');
    expect(screen.queryByText('Salt, on the cabinets of a kitchen')).not.toBeInTheDocument();
    fireEvent.load(newest());
    expect(newest().closest('[aria-busy]')).toBeNull();
    expect(screen.getByText('Salt, on the cabinets of a kitchen')).toBeInTheDocument();
  });

  it('INSP-28 shows a new room as soon as its small picture is complete', async () => {
    renderVisualizer();
    await viewMore();
    fireEvent.load(newest());
    await choose('Salt');
    expect(newestSmall()).toHaveAttribute('src', '/images/W-2/kitchen-400.webp');
    fireEvent.load(newestSmall());
    expect(newest().closest('[aria-busy]')).toBeNull();
  });

  it('chooses the first colour again when type or shade change', async () => {
    renderVisualizer();
    await choose('Salt');
    await choose('Blue');
    expect(await screen.findByRole('radio', { name: 'Indigo' })).toBeChecked();
    await choose('Marble');
    await waitFor(() => expect(api.callsOf(colorsByShade).at(-1)?.body['type']).toBe('Marble'));
    expect(api.callsOf(colorsByShade).at(-1)?.body['shade']).toBe('Blue');
  });

  it('INSP-23 shows the same colour in another room', async () => {
    renderVisualizer();
    await choose('Salt');
    await choose('Bedroom');
    expect(newest()).toHaveAttribute('src', '/images/W-2/bedroom-1600.webp');
    await choose('Jasmine');
    expect(newestSmall()).toHaveAccessibleName('Jasmine, on the wardrobe of a bedroom');
  });

  it('INSP-70 shows each laminate in all rooms that the provider has for it, and keeps the room', async () => {
    api.respond(colorsByShade, () => [inEveryRoom('W-1', 'Jasmine'), inEveryRoom('W-2', 'Salt')]);
    renderVisualizer();
    const rooms = await screen.findByRole('group', { name: messages.roomChoice });
    expect(within(rooms).getAllByRole('radio')).toHaveLength(3);
    expect(screen.getByRole('radio', { name: 'Living room' })).toBeChecked();
    await choose('Bedroom');
    await choose('Salt');
    expect(newest()).toHaveAttribute('src', '/images/W-2/bedroom-1600.webp');
    screen.getByRole('radio', { name: 'Bedroom' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(newestSmall()).toHaveAccessibleName('Salt, on the cabinets of a kitchen');
  });

  it('INSP-27 moves the choice with the arrow keys', async () => {
    renderVisualizer();
    await choose('Jasmine');
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Salt' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Salt' })).toHaveFocus();
  });

  it('INSP-22 offers the types and shades that the provider counts colours for', async () => {
    api.respond(getFacets, ({ query }) => ({
      type: [
        { name: 'Solid', count: 0 },
        { name: 'marble', count: 3 },
        { name: 'Stone', count: 1 },
      ],
      shade: String(query['type']) === 'Marble' ? [{ name: 'Blue', count: 3 }] : [],
    }));
    renderVisualizer();
    expect(await screen.findByRole('radio', { name: 'Marble' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'Solid' })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'White' })).not.toBeInTheDocument();
  });

  it('INSP-6 leads to the product as a sheet in 1.5mm acrylic', async () => {
    renderVisualizer();
    expect(await viewMore()).toHaveAttribute('href', '/shop/1.5mm%20acrylic/Solid/White/W-1?material=Sheet');
  });

  it('INSP-6 leads to the product as HDF where the provider sends a board', async () => {
    api.respond(colorsByShade, () => [sheet('X-1', 'White', 'Jasmine', { class: 'Board', material: '' })]);
    renderVisualizer();
    expect(await viewMore()).toHaveAttribute('href', '/shop/1.5mm%20acrylic/Solid/White/X-1?material=HDF');
  });
});

describe('the visualizer without a design', () => {
  it('INSP-8 says that the options could not be loaded, and retries', async () => {
    api.respond(getShades, () => networkError());
    renderVisualizer();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed to load visualizer options. Please try again later.',
    );
    api.respond(getShades, () => [{ name: 'White', code: '' }]);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await viewMore()).toBeInTheDocument();
  });

  it('INSP-8 says that the colours could not be fetched, and retries', async () => {
    api.respond(colorsByShade, () => networkError());
    renderVisualizer();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch colors.');
    api.respond(colorsByShade, () => BLUES);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('radio', { name: 'Indigo' })).toBeChecked();
  });

  it('shows the server’s message where there is one', async () => {
    api.respond(colorsByShade, () => errorResponse(500, { message: 'The colours are being mixed.' }));
    renderVisualizer();
    expect(await screen.findByText('The colours are being mixed.')).toBeInTheDocument();
  });

  it('INSP-8 says that no colours match, and asks for a colour', async () => {
    api.respond(colorsByShade, () => []);
    renderVisualizer();
    expect(await screen.findByText('No colors match the selected filters.')).toBeInTheDocument();
    expect(screen.getByText('Select a color to see amazing designs!')).toBeInTheDocument();
  });

  it('INSP-8 asks for filters where the provider has none', async () => {
    api.respond(getShades, () => []);
    renderVisualizer();
    expect(await screen.findByText('Select filters to see colors.')).toBeInTheDocument();
    expect(api.callsOf(colorsByShade)).toHaveLength(0);
  });

  it('INSP-8 says that a colour has no design', async () => {
    api.respond(colorsByShade, () => [sheet('W-1', 'White', 'Jasmine', { pictures: [] })]);
    renderVisualizer();
    expect(await screen.findByText('No design available for this selection.')).toBeInTheDocument();
    expect(await viewMore()).toBeInTheDocument();
  });

  it.each([
    [messages.viewMore, 'Please select a Variant, Type, Shade, and Color Code to view more details.'],
    [messages.share, 'Please select a Variant, Type, Shade, and Color Code to generate a shareable link.'],
  ])('INSP-7 alerts at %s while something is not chosen', async (name, message) => {
    api.respond(colorsByShade, () => []);
    renderVisualizer();
    await userEvent.click(await screen.findByRole('button', { name }));
    expect(screen.getByTestId('question')).toHaveTextContent(message);
  });

  it('reserves its place while it loads', () => {
    renderVisualizer();
    expect(screen.getByRole('status', { name: messages.visualizerLoading })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  });
});

describe('the visualizer in a document', () => {
  it.each(['', 'type=Marble&shade=Blue'])(
    'INSP-26 needs no request in the browser for “?%s”',
    async (query) => {
      const search = new URLSearchParams(query);
      const queries = new QueryClient();
      for (const each of Visualizer.prefetch({ pathname: '/', params: {}, search }))
        await queries.fetchQuery(each);
      const calls = api.callsOf(colorsByShade).length;
      renderWithShell(
        <QueryClientProvider client={queries}>
          <Visualizer />
        </QueryClientProvider>,
        { at: `/?${query}` },
      );
      expect(screen.getByRole('link', { name: messages.viewMore })).toBeInTheDocument();
      expect(api.callsOf(colorsByShade)).toHaveLength(calls);
    },
  );
});

describe('a design’s link', () => {
  it('INSP-20 shows its type, shade, colour and room', async () => {
    renderVisualizer('/?type=marble&shade=White&colour=W-2&room=bedroom');
    expect(await screen.findByRole('radio', { name: 'Salt' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Marble' })).toBeChecked();
    expect(newest()).toHaveAttribute('src', '/images/W-2/bedroom-1600.webp');
  });

  it('INSP-70 shows a room that none of its applications names', async () => {
    api.respond(colorsByShade, () => [inEveryRoom('W-1', 'Jasmine')]);
    renderVisualizer('/?type=Solid&shade=White&colour=W-1&room=living');
    expect(await screen.findByRole('radio', { name: 'Living room' })).toBeChecked();
    expect(newest()).toHaveAttribute('src', '/images/W-1/living-1600.webp');
  });

  it('INSP-20 shows the first of each where it names something unknown', async () => {
    renderVisualizer('/?type=Leather&shade=Mauve&colour=Z-9&room=attic');
    expect(await screen.findByRole('radio', { name: 'Jasmine' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Solid' })).toBeChecked();
    expect(newestSmall()).toHaveAccessibleName('Jasmine, on the cabinets of a kitchen');
  });
});
