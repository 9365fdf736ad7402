import { render, screen, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { getOrderPaper, type OrderPaper as OrderPaperContent } from 'shared-contracts/order/paper';
import { ConfigurationProvider } from 'shared-contracts/remotes';
import { storeSession } from 'shared-contracts/session';
import { EXAMPLE_SHOP, errorResponse, mockApi, renderWithShell } from 'shared-contracts/testing';
import { anOrder, anOrderPaper } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { invoiceMessages } from './invoice-messages.ts';
import invoice from './invoice-page.tsx';
import { OrderPaper } from './order-paper.tsx';

const words = messages.order;

function openPaper(gstin?: string, order = anOrder()): HTMLElement {
  const { container } = render(
    <ConfigurationProvider configuration={{ ...EXAMPLE_SHOP, gstin }}>
      <OrderPaper order={order} />
    </ConfigurationProvider>,
  );
  return container;
}

/** The paper is hidden on screens, where the tests run. */
const hidden = true;

describe('a printed order', () => {
  it('ORD-17 names the company, the order and the address', () => {
    const paper = openPaper();
    for (const text of ['Sample House', '1 Example Street', EXAMPLE_SHOP.phone, EXAMPLE_SHOP.email])
      expect(paper).toHaveTextContent(text);
    for (const text of ['Order IDLH-1', 'Date18 Sept 2026', 'StatusShipped', 'PaymentPaid'])
      expect(paper).toHaveTextContent(text);
    const address = screen.getByRole('heading', { name: words.billingAndDelivery, hidden }).parentElement;
    expect(address).toHaveTextContent(
      'Meera Nair 14, 3rd Cross, Gokulam Mysuru, Karnataka 570002 +91 98450 12345',
    );
  });

  it('API-140 shows what is hidden in a name or an address', () => {
    const { Deliver_detail, ...order } = anOrder();
    const typed = { full_name: 'Meera\u202eriaN', address: '14\n3rd Cross\u0007' };
    openPaper(undefined, { ...order, Deliver_detail: { ...Deliver_detail, ...typed } });
    const address = screen.getByRole('heading', { name: words.billingAndDelivery, hidden }).parentElement;
    expect(address).toHaveTextContent('Meera⟨U+202E⟩riaN 14 3rd Cross␇ Mysuru');
  });

  it('ORD-17 has the company’s GST number where one is configured', () => {
    expect(openPaper()).not.toHaveTextContent('GSTIN');
    expect(openPaper('29ABCDE1234F1Z5')).toHaveTextContent('GSTIN 29ABCDE1234F1Z5');
  });

  it('ORD-17 ORD-20 lists each item with unit price, quantity and amount, and the sums', () => {
    const paper = openPaper();
    const [heads, ...rows] = screen
      .getAllByRole('row', { hidden })
      .map((row) => Array.from(row.children, (cell) => cell.textContent));
    expect(heads).toEqual(['Item', 'Unit price', 'Quantity', 'Amount']);
    expect(rows).toEqual([
      ['Walnut Gloss1.5mm Acrylic · Wood · Sheet · WAL-115', '₹4,850.00', '4', '₹19,400.00'],
      ['Flexiply Flexible plywoodRequired packaging', '₹1,150.00', '1', '₹1,150.00'],
    ]);
    expect(within(paper).getByLabelText(words.summary)).toHaveTextContent(
      'Total₹27,780.00Includes 18% GST₹4,237.63',
    );
  });
});

describe('the page of an invoice', () => {
  const open = (response: () => OrderPaperContent) => {
    const api = mockApi();
    api.respond(getOrderPaper, response);
    storeSession({ token: 'a-token', phone: '9845012345' });
    renderWithShell(
      <Routes>
        <Route path="/orders/:orderId/invoice" element={<invoice.Page />} />
      </Routes>,
      { at: '/orders/LH-1/invoice?number=2026-27%2F000123' },
    );
    return api;
  };

  it('ORD-41 shows the paper as it was made', async () => {
    const api = open(() => anOrderPaper());
    expect(await screen.findByRole('heading', { name: 'Tax invoice', level: 1 })).toBeVisible();
    expect(api.callsOf(getOrderPaper).map(({ query }) => query)).toEqual([
      { order_id: 'LH-1', number: '2026-27/000123' },
    ]);
    const cells = screen.getAllByRole('cell').map((cell) => cell.textContent);
    expect(cells.slice(0, 3)).toEqual(['Walnut GlossWAL-115, 1.5mm Acrylic, Sheet', '3920', '4']);
    for (const text of ['GSTIN 27AAPFU0939F1ZV', 'IGST 18%₹2,898.31', 'Total paid₹19,000.00'])
      expect(document.body).toHaveTextContent(text);
    expect(screen.getByText(/Authorised signatory/)).toHaveTextContent('For Sample House');
  });

  it('ORD-41 says that there is none where the provider gives none', async () => {
    open(() => errorResponse(404));
    expect(await screen.findByText(invoiceMessages.none)).toBeVisible();
  });
});
