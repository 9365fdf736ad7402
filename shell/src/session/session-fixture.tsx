import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCart } from 'shared-contracts/cart/endpoints';
import { logOut, verifyCustomer } from 'shared-contracts/customer/endpoints';
import { forgetSession } from 'shared-contracts/session';
import { type MockApi, mockApi } from 'shared-contracts/testing';
import { aCartItem, aCustomer } from 'shared-contracts/testing/builders';

export const VISITOR = { status: 'visitor' };

/** A provider with the customer, who has two items in the cart and is not logged in yet. */
export function customerApi(): MockApi {
  forgetSession();
  const api = mockApi();
  api.respond(getCart, () => cartOf(2));
  api.respond(verifyCustomer, () => aCustomer({ name: 'Meera' }));
  api.respond(logOut, () => ({ message: 'Bye.' }));
  return api;
}

export const cartOf = (quantity: number) => [aCartItem({ quantity })];

export const alertDialog = () => screen.findByRole('alertdialog');

export const confirm = async (label: string) =>
  userEvent.click(within(await alertDialog()).getByRole('button', { name: label }));
