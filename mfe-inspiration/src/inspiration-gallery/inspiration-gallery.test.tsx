// @module-tag all
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getApplications } from 'shared-contracts/filter-options/endpoints';
import { getImagesByApplication } from 'shared-contracts/image/endpoints';
import {
  errorResponse,
  type MockApi,
  mockApi,
  networkError,
  renderWithShell,
} from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import InspirationGallery from './inspiration-gallery.tsx';
import { renderedTabsQuery } from './rendered-tabs-query.ts';

const room = (number: number) => ({
  image_link: `/images/P-${number}/0a1b2c3d4e/kitchen-800.webp`,
  product_id: `P-${number}`,
  Product: {
    colour_name: `Colour ${number}`,
    category: '1.5mm Acrylic',
    type: 'Wood Grain',
    shade: 'Brown',
    material: 'Sheet',
    finish: 'Matt',
    selling_price: 4190,
  },
});
const rooms = (count: number) => Array.from({ length: count }, (_, index) => room(index + 1));
const ROOMS: Record<string, ReturnType<typeof rooms>> = {
  Kitchen: rooms(11),
  Wardrobe: rooms(1),
  Office: [],
};

let api: MockApi;

beforeEach(() => {
  api = mockApi();
  api.respond(getApplications, () => Object.keys(ROOMS));
  api.respond(getImagesByApplication, ({ query }) => ROOMS[String(query['application'])] ?? []);
});

const setUp = () => renderWithShell(<InspirationGallery />);
const chooseTab = async (name: string) => userEvent.click(await screen.findByRole('tab', { name }));
const panel = () => within(screen.getByRole('tabpanel'));

describe('the inspiration gallery', () => {
  it('INSP-73 shows the colour of a picture until it has loaded', async () => {
    const placeholder = { width: 800, height: 500, colour: '#b08d6f' };
    api.respond(getImagesByApplication, () => [{ ...room(1), placeholder }]);
    setUp();
    const tile = await screen.findByRole('button', { name: /Colour 1/ });
    expect(tile.querySelector('span')).toHaveStyle({ background: '#b08d6f' });
  });

  it('INSP-1 has a tab for each application, labelled with its number of images, at most 8', async () => {
    setUp();
    const names = ['Kitchen 8 images', 'Wardrobe 1 image', 'Office 0 images'];
    for (const name of names) expect(await screen.findByRole('tab', { name })).toBeInTheDocument();
  });

  it('INSP-1 shows the first application with its first 8 images, in the provider’s order', async () => {
    setUp();
    expect(await screen.findByRole('tabpanel', { name: /^Kitchen/ })).toBeInTheDocument();
    const links = await panel().findAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(
      [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `Colour ${number}`),
    );
  });

  it('INSP-4 links each image to its product', async () => {
    setUp();
    expect(await screen.findByRole('link', { name: 'Colour 1' })).toHaveAttribute(
      'href',
      '/shop/1.5mm%20Acrylic/Wood%20Grain/Brown/P-1?material=Sheet',
    );
  });

  it('INSP-4 links by the product id alone when the provider sends no more than a name', async () => {
    api.respond(getImagesByApplication, () => [{ ...room(7), Product: { colour_name: 'Sage' } }]);
    setUp();
    expect(await screen.findByRole('link', { name: 'Sage' })).toHaveAttribute(
      'href',
      '/shop/-/-/-/P-7?material=Sheet',
    );
  });

  it('loads images lazily and reserves their place', async () => {
    setUp();
    const opener = await screen.findByRole('button', { name: /^Enlarge: Colour 1,/ });
    const picture = opener.querySelector('img');
    expect(picture).toHaveAttribute('loading', 'lazy');
    expect(picture).toHaveAttribute('width');
    expect(picture).toHaveAttribute('height');
  });

  it('changes the application by click, arrow keys, Home and End', async () => {
    setUp();
    await chooseTab('Wardrobe 1 image');
    expect(panel().getAllByRole('link')).toHaveLength(1);
    await userEvent.keyboard('{ArrowLeft}');
    expect(panel().getAllByRole('link')).toHaveLength(8);
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('tab', { name: 'Office 0 images' })).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Kitchen 8 images' })).toHaveAttribute('tabindex', '0');
    expect(screen.getByRole('tab', { name: 'Office 0 images' })).toHaveAttribute('tabindex', '-1');
  });

  it('fetches the images of each application once', async () => {
    setUp();
    await chooseTab('Office 0 images');
    await chooseTab('Kitchen 8 images');
    expect(api.callsOf(getImagesByApplication).map(({ query }) => query['application'])).toEqual(
      Object.keys(ROOMS),
    );
  });

  it('INSP-3 shows a message for an application without images', async () => {
    setUp();
    await chooseTab('Office 0 images');
    expect(panel().getByText('No images for this event.')).toBeInTheDocument();
  });

  it('shows the same message when there are no applications', async () => {
    api.respond(getApplications, () => []);
    setUp();
    expect(await screen.findByText('No images for this event.')).toBeInTheDocument();
  });

  it('reserves its place while the applications load, then while the images load', async () => {
    api.respond(getImagesByApplication, () => new Promise(() => {}));
    setUp();
    expect(screen.getByRole('status', { name: messages.loading })).toHaveAttribute('aria-busy', 'true');
    await screen.findByRole('tab', { name: 'Kitchen' });
    expect(panel().getByRole('status', { name: messages.loading })).toBeInTheDocument();
  });
});

describe('the inspiration gallery in a document', () => {
  async function setUpWithData() {
    const queries = new QueryClient({
      defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
    });
    for (const each of InspirationGallery.prefetch()) await queries.fetchQuery(each);
    const requested = () => api.callsOf(getImagesByApplication).map(({ query }) => query['application']);
    const before = requested().length;
    renderWithShell(
      <QueryClientProvider client={queries}>
        <InspirationGallery />
      </QueryClientProvider>,
    );
    return { requested: () => requested().slice(before), queries };
  }

  it('INSP-60 shows its tabs with their counts and the images of the first one without a request', async () => {
    const { requested } = await setUpWithData();
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Kitchen8 8 images',
      'Wardrobe1 1 image',
      'Office0 0 images',
    ]);
    expect(panel().getAllByRole('link')).toHaveLength(8);
    expect(requested()).toEqual([]);
    expect(api.callsOf(getApplications)).toHaveLength(1);
  });

  it('INSP-60 contains the images of the first tab alone', async () => {
    const { queries } = await setUpWithData();
    expect(queries.getQueryData(renderedTabsQuery.queryKey)?.map(({ images }) => images?.length)).toEqual([
      8,
      undefined,
      undefined,
    ]);
  });

  it('INSP-60 requests the images of another tab when the pointer is over it, once', async () => {
    const { requested } = await setUpWithData();
    await userEvent.hover(screen.getByText('Wardrobe'));
    await waitFor(() => expect(requested()).toEqual(['Wardrobe']));
    await chooseTab('Wardrobe 1 image');
    expect(panel().getAllByRole('link')).toHaveLength(1);
    expect(requested()).toEqual(['Wardrobe']);
  });

  it('INSP-60 requests what the server could not load', async () => {
    api.respond(getImagesByApplication, ({ query }) =>
      query['application'] === 'Kitchen' ? networkError() : rooms(2),
    );
    const { requested } = await setUpWithData();
    await waitFor(() => expect(requested()).toEqual(['Kitchen']));
    expect(await panel().findByRole('alert')).toHaveTextContent('Failed to fetch inspiration images.');
    expect(screen.getByRole('tab', { name: 'Wardrobe 2 images' })).toBeInTheDocument();
  });
});

describe('the inspiration gallery in trouble', () => {
  it('INSP-2 shows an error when the applications cannot be fetched, and retries', async () => {
    api.respond(getApplications, () => networkError());
    setUp();
    expect(screen.getByRole('heading', { name: 'Inspiration' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch application data.');
    api.respond(getApplications, () => ['Kitchen']);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('tab', { name: 'Kitchen 8 images' })).toBeInTheDocument();
  });

  it('INSP-2 keeps the other tabs when one application fails, and retries that one', async () => {
    api.respond(getImagesByApplication, ({ query }) =>
      query['application'] === 'Wardrobe' ? networkError() : rooms(2),
    );
    setUp();
    await screen.findByRole('tab', { name: 'Kitchen 2 images' });
    await chooseTab('Wardrobe');
    expect(panel().getByRole('alert')).toHaveTextContent('Failed to fetch inspiration images.');
    api.respond(getImagesByApplication, () => rooms(3));
    await userEvent.click(panel().getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(panel().getAllByRole('link')).toHaveLength(3));
    expect(api.callsOf(getImagesByApplication)).toHaveLength(4);
  });

  it('shows the server’s message', async () => {
    api.respond(getImagesByApplication, () =>
      errorResponse(500, { message: 'The pictures are being hung.' }),
    );
    setUp();
    expect(await screen.findByText('The pictures are being hung.')).toBeInTheDocument();
  });
});
