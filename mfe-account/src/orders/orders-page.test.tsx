// @module-tag all
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getOrders } from 'shared-contracts/order/endpoints';
import { storeSession } from 'shared-contracts/session';
import { errorResponse, type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { anOrder } from 'shared-contracts/testing/builders';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import orders from './orders-page.tsx';

const words = messages.orders;
const order = (order_id: string, Status: string) => anOrder({ order_id, Status });

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  api.respond(getOrders, () => [
    order('LH-1', 'OUT FOR DELIVERY'),
    order('LH-2', 'Payment Pending'),
    order('LH-3', 'On Hold'),
  ]);
  storeSession({ token: 'a-token', phone: '9845012345' });
});

const open = (at = '/orders') => renderWithShell(<orders.Page />, { at });
const rows = async () => (await screen.findAllByRole('row')).slice(1);
const filter = () => screen.getByRole('combobox', { name: words.filter });

describe('the order history', () => {
  it('ORD-1 is a table of id, date, status and total, each leading to its order', async () => {
    open();
    const [first] = await rows();
    const cells = within(first as HTMLElement).getAllByRole('cell');
    expect(cells.map((cell) => cell.textContent)).toEqual([
      'LH-1',
      '18 Sept 2026',
      'Out for delivery',
      '₹27,780.00',
    ]);
    expect(screen.getByRole('link', { name: 'LH-1' })).toHaveAttribute('href', '/orders/LH-1');
    const heads = screen.getAllByRole('columnheader').map((head) => head.textContent);
    expect(heads).toEqual(['Order ID', 'Date', 'Status', 'Total']);
  });

  it('ORD-15 shows an unknown status as it comes', async () => {
    open();
    expect(await screen.findByText('On Hold')).toBeVisible();
  });

  it('ORD-28 reads Not paid where a customer has left an order, and Failed where the bank has declined it', async () => {
    api.respond(getOrders, () => [
      { ...order('LH-1', 'failed'), unpaid_because: 'restored' },
      { ...order('LH-2', 'failed'), unpaid_because: 'left' },
      { ...order('LH-3', 'failed'), unpaid_because: 'declined' },
    ]);
    open();
    const statuses = (await rows()).map((row) => within(row).getAllByRole('cell')[2]?.textContent);
    expect(statuses).toEqual(['Not paid', 'Not paid', 'Failed']);
  });

  it('ORD-2 can be filtered by each status, also by payment pending', async () => {
    open();
    const values = within(filter())
      .getAllByRole('option')
      .map((option) => (option as HTMLOptionElement).value);
    expect(values).toEqual([
      '',
      'payment pending',
      'placed',
      'confirmed',
      'packed',
      'shipped',
      'out for delivery',
      'delivered',
      'cancelled',
      'returned',
      'failed',
      'refunded',
    ]);
  });

  it('ORD-16 is filtered in any letter case, and keeps the filter in the address', async () => {
    const { address } = open();
    await rows();
    await userEvent.selectOptions(filter(), 'payment pending');
    expect(await rows()).toHaveLength(1);
    expect(screen.getByText('LH-2')).toBeVisible();
    expect(address()).toBe('/orders?status=payment+pending');
  });

  it('ORD-16 starts with the status of the address', async () => {
    open('/orders?status=Out%20For%20Delivery');
    expect(await rows()).toHaveLength(1);
    expect(filter()).toHaveValue('out for delivery');
  });

  it('ORD-6 says that no order has the status, and shows all again', async () => {
    open('/orders?status=refunded');
    expect(await screen.findByText('No Orders Found')).toBeVisible();
    expect(screen.getByText('Try selecting a different status from the filter.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.showAll }));
    expect(await rows()).toHaveLength(3);
  });

  it('ORD-6 leads to the shop while there are no orders', async () => {
    api.respond(getOrders, () => []);
    open();
    expect(await screen.findByText('No Orders Found')).toBeVisible();
    expect(screen.getByRole('link', { name: words.shopNow })).toHaveAttribute('href', '/shop/Sheet');
  });

  it('ORD-5 shows why it could not be loaded, and Try Again', async () => {
    api.respond(getOrders, () => errorResponse(500));
    open();
    expect(await screen.findByRole('alert')).toHaveTextContent(getOrders.failureMessage);
    api.respond(getOrders, () => [order('LH-9', 'placed')]);
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(async () => expect(await rows()).toHaveLength(1));
  });

  const LISTED = Array.from({ length: 250 }, (_, age) =>
    order(`LH-${age}`, age < 200 ? 'placed' : 'refunded'),
  );
  const older = () => screen.findByRole('button', { name: words.showOlder });

  it('ORD-22 shows older orders by the page, also those of a status that no newer one has', async () => {
    api.respond(getOrders, ({ query: { page, limit } }) =>
      page
        ? LISTED.slice((Number(page) - 1) * Number(limit), Number(page) * Number(limit))
        : LISTED.slice(0, 200),
    );
    open('/orders?status=refunded');
    expect(await screen.findByText('No Orders Found')).toBeVisible();
    await userEvent.click(await older());
    await waitFor(async () => expect(await rows()).toHaveLength(50));
    expect(screen.queryByRole('button', { name: words.showOlder })).toBeNull();
  });

  it('ORD-22 ends where a provider knows no pages', async () => {
    api.respond(getOrders, () => LISTED);
    open('/orders?status=refunded');
    expect(await rows()).toHaveLength(50);
    await userEvent.click(await older());
    await waitFor(() => expect(screen.queryByRole('button', { name: words.showOlder })).toBeNull());
    expect(await rows()).toHaveLength(50);
  });

  it('ORD-22 says why older orders could not be loaded, and asks again', async () => {
    api.respond(getOrders, ({ query }) => (query.page ? errorResponse(500) : LISTED.slice(0, 200)));
    open('/orders?status=refunded');
    await userEvent.click(await older());
    expect(await screen.findByRole('alert')).toHaveTextContent(getOrders.failureMessage);
    api.respond(getOrders, () => LISTED.slice(200));
    await userEvent.click(await older());
    await waitFor(async () => expect(await rows()).toHaveLength(50));
  });

  it('ORD-22 offers no older orders where there are none', async () => {
    open();
    await rows();
    expect(screen.queryByRole('button', { name: words.showOlder })).toBeNull();
  });
});
