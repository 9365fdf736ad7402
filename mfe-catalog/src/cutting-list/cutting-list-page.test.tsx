// @module-tag all
// Over 250 lines because a list, its plan and what is typed into it are one page.
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { quoteItems } from 'shared-contracts/cart/endpoints';
import { MIN_ORDER_ITEMS } from 'shared-contracts/cart/rules';
import { getProduct } from 'shared-contracts/product/endpoints';
import type { AddIntentProps } from 'shared-contracts/remotes';
import { errorResponse, type MockApi, renderWithShell, stubViewport } from 'shared-contracts/testing';
import { aPriceSummary, aProduct } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { shopApi } from '../testing/shop-api.ts';
import cuttingList from './cutting-list-page.tsx';
import { PanelRows } from './panel-rows.tsx';
import { cutMessages as words } from './panels/cut-messages.ts';
import { MAX_PATH, MAX_ROWS } from './panels/list-in-address.ts';
import { takeUnsaved } from './use-cutting-list.ts';

const PRODUCT = aProduct({ product_id: 'TEAK', type: 'Solid', category: '1.5mm Acrylic', info: '' });

let api: MockApi;
const intents: AddIntentProps[] = [];

beforeEach(() => {
  stubViewport(true);
  // Discards the list that the previous test left unsaved.
  takeUnsaved('', '');
  intents.length = 0;
  api = shopApi();
  api.respond(getProduct, () => PRODUCT);
});

function open(panels = '', more = '') {
  const user = userEvent.setup();
  const AddIntent = Object.assign(
    (props: AddIntentProps) => {
      intents.push(props);
      return null;
    },
    { wrongProp: () => undefined },
  );
  const at = `/cutting-list?product=TEAK&material=Sheet${panels && `&panels=${encodeURIComponent(panels)}`}${more}`;
  const modules = { 'cart-checkout/add-intent': AddIntent };
  return { user, ...renderWithShell(<cuttingList.Page />, { at, modules }) };
}

const plan = async () => within(await screen.findByRole('region', { name: words.plan.title }));
const field = (column: keyof typeof words.columns, row = 1) =>
  screen.getByRole('textbox', { name: words.field(words.columns[column], row) });

describe('a list in the address', () => {
  it('CUT-14 CUT-18 is shown with its panels and its plan', async () => {
    open('Shutter*717*597*8_Side*2100*600*2');
    expect(await (await plan()).findByText(words.plan.optimal, { exact: false })).toBeVisible();
    expect((await plan()).getByText('3 sheets')).toBeVisible();
    expect(field('name')).toHaveValue('Shutter');
    expect(field('pieces', 2)).toHaveValue('2');
    const drawing = screen.getByRole('img', { name: /2 × Side, 2100 × 600 mm/ });
    expect(within(drawing).getAllByText('2100 × 600')).toHaveLength(2);
  });

  it('CUT-13 CUT-14 CUT-15 shows a plan while a better one is looked for, and says how few pieces there could be', async () => {
    api.respond(getProduct, () => aProduct({ ...PRODUCT, type: 'Wood Grain' }));
    open('Shutter*717*597*5_Wall*597*597*5_Base end*720*560*2_Wall end*600*320*2_Plinth*1500*100*2');
    expect(await (await plan()).findByText(`for 16 panels. ${words.plan.searching}`)).toBeVisible();
    const settled = await (await plan()).findByText(
      words.plan.atLeast(2),
      { exact: false },
      { timeout: 10_000 },
    );
    expect(settled).toBeVisible();
    expect((await plan()).getByText('3 sheets')).toBeVisible();
    expect((await plan()).getByText(/Your panels use 60 % of them\. Largest offcuts: \d/)).toBeVisible();
  });

  it('CUT-11 follows what is typed, in place of the old address', async () => {
    const { user, address } = open();
    await user.type(await screen.findByRole('textbox', { name: words.field('Name', 1) }), 'Top');
    await user.type(field('length'), '5ft');
    await user.type(field('width'), '600');
    await waitFor(() =>
      expect(address()).toBe('/cutting-list?product=TEAK&material=Sheet&panels=Top*5ft*600*1'),
    );
    expect(await (await plan()).findByText('1 sheet')).toBeVisible();
  });

  it('CUT-11 keeps what was typed just before it is left', async () => {
    const { user, unmount } = open('Top*700*600*1');
    await user.type(await screen.findByRole('textbox', { name: words.field('Name', 1) }), '!');
    unmount();
    open('Top*700*600*1');
    expect(await screen.findByDisplayValue('Top!')).toBeVisible();
  });

  it('CUT-26 says that it is too long for an address before it is, and when it is', async () => {
    const name = 'x'.repeat(MAX_PATH - 150);
    const { user, address } = open(`${name}*700*600*1`);
    expect(await screen.findByText(words.link.nearlyFull)).toBeVisible();
    await user.click(field('name'));
    await user.paste('y'.repeat(200));
    expect(screen.getByText(words.link.full)).toBeVisible();
    await user.clear(field('name'));
    await user.paste('Top');
    await waitFor(() => expect(address()).toMatch(/panels=Top\*700/));
    expect(screen.queryByText(words.link.full)).not.toBeInTheDocument();
  });

  it('CUT-28 says how many panels of a link it has no room for', async () => {
    open('A*700*600*1_'.repeat(MAX_ROWS + 3));
    expect(await screen.findByText(words.leftOut(3, MAX_ROWS))).toBeVisible();
  });

  it('CUT-4 gets another panel with the focus, and loses one', async () => {
    const { user } = open('Top*700*600*1');
    await user.click(await screen.findByRole('button', { name: words.addRow }));
    expect(field('name', 2)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: words.removeRow(2) }));
    expect(screen.getByRole('button', { name: words.removeRow(1) })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: words.clear }));
    expect(field('name')).toHaveFocus();
    expect((await plan()).getByText(words.plan.empty)).toBeVisible();
  });

  it('CUT-4 keeps the focus at the field of a pasted list, also where a panel was added before', async () => {
    const { user } = open('Top*700*600*1');
    await user.click(await screen.findByRole('button', { name: words.addRow }));
    await user.click(screen.getByRole('button', { name: words.clear }));
    await user.click(screen.getByRole('button', { name: words.paste.open }));
    await user.type(
      screen.getByRole('textbox', { name: words.paste.label }),
      'A, 600, 700, 1\nB, 600, 700, 1',
    );
    await user.click(screen.getByRole('button', { name: words.paste.add }));
    expect(await screen.findByDisplayValue('B')).not.toHaveFocus();
  });

  it('CUT-4 that is wrong has its sentences at its fields, and no plan', async () => {
    open('Counter*3000*600*1_Top*wide*600*');
    expect(
      await screen.findByRole('textbox', { name: words.field('Length', 1) }),
    ).toHaveAccessibleDescription(words.errors.tooLong(30_000, 24_300));
    expect(field('length', 2)).toHaveAccessibleDescription(words.errors.measure('wide'));
    expect(field('pieces', 2)).toHaveAccessibleDescription(words.errors.pieces);
    expect((await plan()).getByText(words.plan.incomplete)).toBeVisible();
    expect(screen.queryByRole('img', { name: /^Cuts for / })).not.toBeInTheDocument();
  });

  it('CUT-4 says what is missing when the row is left, and not before', async () => {
    const { user } = open();
    await user.type(await screen.findByRole('textbox', { name: words.field('Name', 1) }), 'Top');
    expect(screen.queryByText(words.errors.noLength)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: words.paste.open }));
    expect(screen.getByText(words.errors.noLength)).toBeVisible();
  });
});

describe('panels that are not typed', () => {
  it('CUT-5 come from a piece of furniture, and replace the list', async () => {
    const { user } = open('Top*700*600*1');
    await user.click(await screen.findByRole('button', { name: words.presets.names.door }));
    expect(screen.getByText(words.presets.replaces, { exact: false })).toBeVisible();
    const width = screen.getByRole('textbox', { name: words.presets.measures.width });
    await user.clear(width);
    await user.click(screen.getByRole('button', { name: words.presets.fill }));
    expect(width).toHaveAccessibleDescription(words.presets.tooSmall(3_000));
    await user.type(width, '1000');
    await user.click(screen.getByRole('button', { name: words.presets.fill }));
    expect(field('name')).toHaveValue('Door face');
    expect(field('width')).toHaveValue('1000');
    expect(screen.getByRole('button', { name: words.presets.names.door })).toHaveFocus();
  });

  it('CUT-10 come from a pasted list, whose other lines stay to be corrected', async () => {
    const { user } = open('Top*700*600*1');
    await user.click(await screen.findByRole('button', { name: words.paste.open }));
    const box = screen.getByRole('textbox', { name: words.paste.label });
    expect(box).toHaveFocus();
    await user.paste('Kitchen:\n4 nos 600 x 720 shutter');
    await user.click(screen.getByRole('button', { name: words.paste.add }));
    expect(field('name', 2)).toHaveValue('shutter');
    expect(screen.getByText(words.paste.added(1))).toBeVisible();
    expect(box).toHaveValue('Kitchen:');
    expect(screen.getByText(words.paste.line('Kitchen:', words.paste.noMeasures))).toBeVisible();
  });

  it('CUT-29 have their place before they are there', () => {
    const row = { name: 'Top', length: '700', width: '600', pieces: '1' };
    renderWithShell(<PanelRows rows={[row]} errors={[]} reserved={5} change={vi.fn()} />);
    expect(screen.getAllByRole('listitem')).toHaveLength(5);
    expect(screen.getAllByRole('textbox')).toHaveLength(4);
  });

  it('CUT-10 are all shown after a long list was pasted', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: words.paste.open }));
    await user.paste(Array.from({ length: 13 }, (_, at) => `Panel ${at + 1}, 600, 700, 1`).join('\n'));
    await user.click(screen.getByRole('button', { name: words.paste.add }));
    expect(await screen.findByDisplayValue('Panel 13')).toBeVisible();
    expect(screen.getByDisplayValue('Panel 1')).toBeVisible();
  });
});

describe('saw and grain', () => {
  it('CUT-3 of a decor with a direction turn no panel', async () => {
    api.respond(getProduct, () => aProduct({ ...PRODUCT, type: 'Wood Grain' }));
    open('Side*600*2000*1');
    expect(await screen.findByRole('checkbox', { name: words.saw.keepGrain })).toBeDisabled();
    expect(screen.getByText(words.errors.acrossGrain(24_300, 12_100))).toBeInTheDocument();
  });

  it('CUT-9 stay open with the focus while a wrong value is corrected', async () => {
    const { user } = open('Side*600*2000*1', '&kerf=thin');
    const kerf = await screen.findByRole('textbox', { name: words.saw.kerf });
    await user.clear(kerf);
    await user.type(kerf, '4');
    expect(kerf).toBeVisible();
    expect(kerf).toHaveFocus();
    expect(kerf.closest('details')).toHaveAttribute('open');
  });

  it('are chosen, and part of the address', async () => {
    const { user, address } = open('Side*600*2000*1');
    await user.click(await screen.findByRole('checkbox', { name: words.saw.keepGrain }));
    await user.clear(screen.getByRole('textbox', { name: words.saw.kerf }));
    expect(screen.getByRole('textbox', { name: words.saw.kerf })).toHaveAccessibleDescription(
      words.errors.kerf,
    );
    await user.type(screen.getByRole('textbox', { name: words.saw.kerf }), '4');
    await waitFor(() => expect(address()).toMatch(/&kerf=4&grain=keep$/));
  });
});

describe('the pieces of a plan', () => {
  it('CUT-25 wait for the lines of a pasted list that were not understood', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: words.paste.open }));
    await user.paste('Kitchen:\n4 nos 600 x 720 shutter\nSide, 2100, 600, 2');
    await user.click(screen.getByRole('button', { name: words.paste.add }));
    expect(await (await plan()).findByText('2 panels, 6 pieces, 1 line needs you')).toBeVisible();
    const add = await (await plan()).findByRole('button', { name: words.cost.add(2, 'Sheet') });
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription(words.cost.waits(1));
    await user.clear(screen.getByRole('textbox', { name: words.paste.label }));
    expect((await plan()).getByText('2 panels, 6 pieces')).toBeVisible();
    expect(add).toBeEnabled();
  });

  it('CUT-16 cost what the server says for their number', async () => {
    api.respond(quoteItems, () => aPriceSummary({ add_on: { name: 'Flexiply', selling_price: 690 } }));
    open('Side*2100*1200*3');
    expect(await screen.findByText('₹27,780.00')).toBeVisible();
    expect(screen.getByText(`${words.cost.goods} ${words.cost.includingPackaging}`)).toBeVisible();
    expect(api.callsOf(quoteItems).map(({ body }) => body)).toEqual([
      { items: [{ product_id: 'TEAK', material: 'Sheet', quantity: 3 }] },
    ]);
  });

  it('CUT-16 cost what the cart says where the provider cannot tell before', async () => {
    open('Side*2100*1200*3');
    expect(await screen.findByText(words.cost.inCart)).toBeVisible();
  });

  it('CUT-16 can be priced again after a failure', async () => {
    api.respond(quoteItems, () => errorResponse(500));
    const { user } = open('Side*2100*1200*1');
    const again = await screen.findByRole('button', { name: 'Try Again' });
    api.respond(quoteItems, () => aPriceSummary());
    await user.click(again);
    expect(await screen.findByText('₹27,780.00')).toBeVisible();
    expect(screen.getByText(words.cost.minimum(MIN_ORDER_ITEMS))).toBeVisible();
  });

  it('CUT-17 are added to the cart all at once', async () => {
    const { user } = open('Side*2100*1200*3');
    await user.click(await screen.findByRole('button', { name: words.cost.add(3, 'Sheet') }));
    await waitFor(() => expect(intents).not.toHaveLength(0));
    expect(intents.at(-1)?.item).toEqual({ product_id: 'TEAK', material: 'Sheet', quantity: 3 });
  });

  it('CUT-17 cannot be added without a price', async () => {
    api.respond(getProduct, () => aProduct({ ...PRODUCT, selling_price: null }));
    open('Side*2100*1200*3');
    expect(await screen.findByText(words.cost.noPrice)).toBeVisible();
    expect(screen.queryByRole('button', { name: words.cost.add(3, 'Sheet') })).not.toBeInTheDocument();
  });
});

it('CUT-19 is printed with a label for each panel', async () => {
  const print = vi.fn();
  vi.stubGlobal('print', print);
  const { user } = open('Shutter*717*597*2_*2100*600*1');
  await user.click(await screen.findByRole('button', { name: words.plan.print }));
  expect(print).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const labels = (await screen.findByText(words.plan.labels)).closest('section');
  const texts = within(labels as HTMLElement)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent);
  expect(texts.sort()).toEqual([
    'Panel 22100 × 600 mmMalabar Teak · Sheet 1 of 1',
    'Shutter · 1 of 2717 × 597 mmMalabar Teak · Sheet 1 of 1',
    'Shutter · 2 of 2717 × 597 mmMalabar Teak · Sheet 1 of 1',
  ]);
});
