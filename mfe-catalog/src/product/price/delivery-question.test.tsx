import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { expect, it } from 'vitest';
import { productMessages } from '../../product-facts/product-messages.ts';
import { DeliveryQuestion } from './delivery-question.tsx';

it('PAY-68 mounts the delivery check of the product when it is asked, and nothing before', async () => {
  const user = userEvent.setup();
  renderWithShell(<DeliveryQuestion product={aProduct({ product_id: 'TEAK', material: 'Sheet' })} />, {
    modules: {
      'cart-checkout/delivery-check': Object.assign(
        ({ product }: { product?: { product_id: string; material: string } }) => (
          <p>{`to my door: ${product?.product_id} ${product?.material}`}</p>
        ),
        { wrongProp: () => undefined },
      ),
    },
  });
  expect(screen.queryByText(/to my door: /)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: productMessages.charges.toMyDoor }));
  expect(await screen.findByText('to my door: TEAK Sheet')).toBeInTheDocument();
});
