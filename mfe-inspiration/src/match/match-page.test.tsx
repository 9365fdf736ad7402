// @module-tag all
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  getProduct,
  getProductForms,
  nearestDecors,
  searchProducts,
} from 'shared-contracts/product/endpoints';
import {
  errorResponse,
  type MockApi,
  mockApi,
  networkError,
  renderWithShell,
} from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { planningMessages } from '../planning-tools/planning-messages.ts';
import { near, OAK, withNear } from './match-fixture.ts';
import { matchMessages } from './match-messages.ts';
import page from './match-page.tsx';

const match = matchMessages;

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  withNear(
    api,
    near({ distance: 0.4 }),
    near({ product_id: 'S15-ASH', colour_name: 'Manali Ash', distance: 4, lighter: 3 }),
  );
});

const open = (at = '/match') => renderWithShell(<page.Page />, { at });
const codes = () => api.callsOf(nearestDecors).map(({ query }) => query['code']);
const codeField = () => screen.getByRole('textbox', { name: match.code });

describe('the match page', () => {
  it('MATCH-1 MATCH-26 asks for a colour first, and calls nothing', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(match.title);
    expect(screen.queryByRole('region')).not.toBeInTheDocument();
    expect(screen.getByRole('img', { name: planningMessages.match.alt })).toBeVisible();
    expect(codes()).toEqual([]);
    const location = { pathname: '/match', params: {}, search: new URLSearchParams() };
    expect(page.prefetch(location)).toEqual([]);
  });

  it.each([
    ['#abc', 'aabbcc'],
    ['8B6B42', '8b6b42'],
    [' #8b6b42 ', '8b6b42'],
  ])('MATCH-2 matches the typed code “%s”', async (typed, code) => {
    const { address } = open();
    await userEvent.type(codeField(), `${typed}{Enter}`);
    expect(await screen.findByRole('region', { name: match.nearTo(`#${code}`) })).toBeVisible();
    expect(codes()).toEqual([code]);
    expect(address()).toBe(`/match?colour=${code}`);
  });

  it.each(['oak', '#12', '#1234567', 'ggg', ''])(
    'MATCH-2 says what is wrong with the code “%s”',
    async (typed) => {
      open();
      if (typed) await userEvent.type(codeField(), typed);
      await userEvent.click(screen.getByRole('button', { name: match.match }));
      expect(codeField()).toHaveAccessibleDescription(match.wrongCode);
      expect(codes()).toEqual([]);
    },
  );

  it('MATCH-2 says nothing more about a wrong code once another colour is chosen', async () => {
    open();
    await userEvent.type(codeField(), 'oak{Enter}');
    expect(codeField()).toHaveAccessibleDescription(match.wrongCode);
    const dialog = screen.getByLabelText(match.colourDialog);
    Object.assign(dialog, { value: '#112233' }).dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => expect(codeField()).toHaveValue('#112233'));
    expect(codeField()).toHaveAccessibleDescription(match.codeHelp);
  });

  it('MATCH-2 matches the colour of the browser’s own dialog once it is closed', async () => {
    const { address } = open();
    const dialog = screen.getByLabelText(match.colourDialog);
    fireEvent.input(dialog, { target: { value: '#112233' } });
    expect(codes()).toEqual([]);
    dialog.dispatchEvent(new Event('change', { bubbles: true }));
    await waitFor(() => expect(address()).toBe('/match?colour=112233'));
  });

  it('MATCH-5 shows each decor beside the colour with its words, price and forms', async () => {
    open('/match?colour=c9a372');
    const [oak, ash] = await screen.findAllByRole('article');
    if (!oak || !ash) throw new Error('There are two decors.');
    expect(within(oak).getByRole('link', { name: 'Satpura Oak' })).toHaveAttribute(
      'href',
      '/shop/1.5mm%20Acrylic/Wood%20Grain/Beige/S15-OAK?material=Sheet',
    );
    expect(oak).toHaveTextContent(match.words.equal);
    expect(oak).toHaveTextContent('₹4,190.00');
    expect(oak).toHaveTextContent(match.mean);
    expect(ash).toHaveTextContent(match.words.aShade.lighter);
    const forms = within(within(oak).getByRole('list', { name: match.formsOf('Satpura Oak') }));
    expect(forms.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Sheet', 'Plywood']);
    expect(oak.querySelector('rect')).toHaveAttribute('fill', '#c9a372');
  });

  it('MATCH-5 names the best one where the colour was chosen', async () => {
    open('/match?colour=c9a372');
    expect(
      await screen.findByText(match.nearestIs('Satpura Oak', match.words.equal), { exact: false }),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: match.seeMatches })).toHaveAttribute('href', '#matches');
  });

  it('MATCH-7 says that nothing is near', async () => {
    withNear(api, near({ distance: 14, stronger: -12 }));
    open('/match?colour=00ff00');
    expect(await screen.findByText(match.nothingNear)).toBeVisible();
    expect(screen.getByText(match.words.clearly.greyer)).toBeVisible();
  });

  it.each([404, 405])(
    'API-18 MATCH-8 says that it cannot match where the provider lacks the call: %i',
    async (status) => {
      api.respond(nearestDecors, () => errorResponse(status));
      open('/match?colour=c9a372');
      expect(await screen.findByText(match.unavailable)).toBeVisible();
      expect(screen.getByRole('link', { name: match.toShop })).toHaveAttribute('href', '/shop/Sheet');
    },
  );

  it('MATCH-9 says what has failed, and retries', async () => {
    api.respond(nearestDecors, () => networkError());
    open('/match?colour=c9a372');
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not match this colour.');
    withNear(api, near({}));
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('article')).toBeVisible();
  });

  it('MATCH-4 MATCH-5 finds a decor by its name, once for all its products, and matches its colour', async () => {
    const board = { ...OAK, product_id: 'B19-OAK', class: 'Board', material: 'HDF' };
    api.respond(searchProducts, () => ({ products: [OAK, board], totalItems: 2, totalPages: 1 }));
    api.respond(getProduct, () => OAK);
    api.respond(getProductForms, () => ({ forms: [OAK], goesWith: [] }));
    const { address } = open();
    await userEvent.type(screen.getByRole('textbox', { name: match.decor }), 'oak');
    await userEvent.click(await screen.findByRole('link', { name: /Satpura Oak/ }));
    expect(address()).toBe('/match?product=S15-OAK');
    // The pressed link has disappeared.
    expect(screen.getByRole('textbox', { name: match.decor }).closest('search')).toHaveFocus();
    expect(await screen.findByRole('region', { name: match.nearTo('Satpura Oak') })).toBeVisible();
    expect(codes()).toEqual(['cba574']);
    const names = screen
      .getAllByRole('article')
      .map((article) => within(article).getByRole('heading').textContent);
    expect(names).toEqual(['Manali Ash']);
  });

  it('MATCH-4 says that no decor has a name', async () => {
    api.respond(searchProducts, () => ({ products: [], totalItems: 0, totalPages: 0 }));
    open();
    await userEvent.type(screen.getByRole('textbox', { name: match.decor }), 'xyz');
    expect(await screen.findByText(match.decorsFound(0))).toBeVisible();
  });

  it('MATCH-9 says that a product does not exist', async () => {
    api.respond(getProduct, () => errorResponse(404));
    open('/match?product=NO-SUCH');
    expect(await screen.findByRole('alert')).toHaveTextContent(match.noProduct);
  });
});

describe('what goes well with a product', () => {
  const IVORY = aProduct({ product_id: 'S15-IVORY', colour_name: 'Udaipur Ivory', type: 'Solid' });
  const ROOM = {
    image_link: '/images/S15-OAK/with/S15-IVORY/0123456789/kitchen-1600.webp',
    quality: 'high' as const,
    image_type: 'render' as const,
    placeholder: { width: 1600, height: 1000, colour: '#dddddd' },
  };
  const shown = async () =>
    within(await screen.findByRole('region', { name: match.goesWith('Satpura Oak') }));

  beforeEach(() => {
    api.respond(getProduct, () => OAK);
  });

  it('MATCH-21 is shown together with it in a room, with the reason and a link', async () => {
    const companion = { ...IVORY, because: 'A plain colour for this wood.', together: ROOM };
    api.respond(getProductForms, () => ({ forms: [OAK], goesWith: [companion] }));
    open('/match?product=S15-OAK');
    const section = await shown();
    const room = await section.findByRole('img', { name: 'Satpura Oak with Udaipur Ivory in one kitchen' });
    expect(room).toHaveAttribute('src', ROOM.image_link);
    expect(section.getByText('A plain colour for this wood.')).toBeVisible();
    expect(section.getByRole('link', { name: 'Udaipur Ivory' })).toHaveAttribute(
      'href',
      expect.stringContaining('S15-IVORY'),
    );
  });

  it('MATCH-21 is shown beside it where there is no such room', async () => {
    api.respond(getProductForms, () => ({ forms: [OAK], goesWith: [IVORY] }));
    open('/match?product=S15-OAK');
    const section = await shown();
    await section.findByRole('link', { name: 'Udaipur Ivory' });
    expect(section.queryByRole('img')).not.toBeInTheDocument();
  });

  it('API-18 MATCH-21 is absent where the provider lacks the call', async () => {
    api.respond(getProductForms, () => errorResponse(404));
    open('/match?product=S15-OAK');
    await waitFor(() => expect(api.callsOf(getProductForms)).toHaveLength(1));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: match.goesWith('Satpura Oak') })).not.toBeInTheDocument(),
    );
  });

  it('MATCH-21 is absent where the provider names nothing, and says where it could not be loaded', async () => {
    api.respond(getProductForms, () => networkError());
    open('/match?product=S15-OAK');
    expect(await (await shown()).findByRole('alert')).toHaveTextContent(match.goesWithFailed);
    api.respond(getProductForms, () => ({ forms: [OAK], goesWith: [] }));
    await userEvent.click((await shown()).getByRole('button', { name: 'Try Again' }));
    await waitFor(() =>
      expect(screen.queryByRole('region', { name: match.goesWith('Satpura Oak') })).not.toBeInTheDocument(),
    );
  });
});

describe('the document’s head', () => {
  it('MATCH-1 names what is matched, and one address for all', async () => {
    const { queries } = open('/match?colour=c9a372');
    const search = new URLSearchParams('colour=%23C9A372');
    const head = page.head({ pathname: '/match', params: {}, search }, queries);
    expect(head).toMatchObject({ title: match.nearTo('#c9a372'), canonical: '/match' });
  });
});
