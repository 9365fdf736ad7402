import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import { ADD_ON, SAGE, WALNUT } from '../testing/sample-cart.ts';
import { SendCart } from './send-cart.tsx';
import { sentCartMessages } from './sent-cart-messages.ts';
import { MAX_SENT_LINES, readSentLines } from './sent-lines.ts';

const words = sentCartMessages;

async function send(browser: object, items = [WALNUT, SAGE, ADD_ON]): Promise<void> {
  const user = userEvent.setup();
  vi.stubGlobal('navigator', browser);
  renderWithShell(<SendCart items={items} />);
  await user.click(screen.getByRole('button', { name: words.send }));
}

describe('a cart', () => {
  it('CART-58 is sent as a link by the apps of the phone', async () => {
    const share = vi.fn(async (_: { url: string }) => undefined);
    await send({ share });
    const { url = '' } = share.mock.calls[0]?.[0] ?? {};
    expect(readSentLines(new URL(url).searchParams)).toEqual([
      { product_id: 'WAL-115', material: 'Sheet', quantity: 4 },
      { product_id: 'SAG-20', material: 'Sheet', quantity: 2 },
    ]);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('CART-58 is copied as a link where the browser cannot send', async () => {
    const writeText = vi.fn(async () => undefined);
    await send({ clipboard: { writeText } });
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words.copied));
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('/cart?lines=WAL-115%3ASheet%3A4'));
  });

  it('CART-62 says how many of its products are in the link where not all are', async () => {
    const items = Array.from({ length: MAX_SENT_LINES + 2 }, () => WALNUT);
    await send({ share: async () => undefined }, items);
    const said = words.onlyFirst(MAX_SENT_LINES, MAX_SENT_LINES + 2);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(said));
  });

  it('CART-58 says that it could not be sent where the browser has no clipboard', async () => {
    await send({});
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(words.sendFailed));
  });
});
