import { screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import type { OrderDetail } from 'shared-contracts/order';
import { getOrder, getOrderPayment } from 'shared-contracts/order/endpoints';
import { storeSession } from 'shared-contracts/session';
import { type MockApi, mockApi, renderWithShell, type ShellOptions } from 'shared-contracts/testing';
import { anOrder, aPayment } from 'shared-contracts/testing/builders';
import { messages } from '../messages.ts';
import order from './order-page.tsx';

/** A provider with one order, which is paid. */
export function orderApi(): MockApi {
  const api = mockApi();
  api.respond(getOrder, () => anOrder());
  api.respond(getOrderPayment, () => aPayment());
  storeSession({ token: 'a-token', phone: '9845012345' });
  return api;
}

export const openOrder = (modules?: ShellOptions['modules']) =>
  renderWithShell(
    <Routes>
      <Route path="/orders/:orderId" element={<order.Page />} />
      <Route path="/orders" element={null} />
    </Routes>,
    { at: '/orders/LH-1', modules },
  );

/** Resolves when the page is shown. */
export async function showOrder(
  api: MockApi,
  fields: Partial<OrderDetail> = {},
  modules?: ShellOptions['modules'],
) {
  api.respond(getOrder, () => anOrder(fields));
  openOrder(modules);
  await screen.findByRole('heading', { name: messages.order.items });
}
