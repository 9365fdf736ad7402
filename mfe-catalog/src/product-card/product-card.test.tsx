import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { ProductCard } from './product-card.tsx';

const sample = { image_link: '/images/T/sample-400.webp', quality: 'low', image_type: 'color' } as const;
const room = { ...sample, image_link: '/images/T/kitchen-400.webp', image_type: 'render' } as const;

describe('a product card', () => {
  it('SHOP-22 shows the product in a room below a mouse, and has no such picture before', async () => {
    renderWithShell(<ProductCard product={aProduct({ pictures: [sample, room] })} sizes="200px" />);
    const shown = () => [...document.querySelectorAll('img')].map((picture) => picture.getAttribute('src'));
    const card = screen.getByRole('article');
    await userEvent.pointer([{ keys: '[TouchA]', target: card }]);
    expect(shown()).toEqual([sample.image_link]);
    await userEvent.pointer({ target: card });
    expect(shown()).toEqual([sample.image_link, room.image_link]);
  });
});
