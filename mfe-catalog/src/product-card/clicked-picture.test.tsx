import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Product } from 'shared-contracts/product';
import { renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { describe, expect, it } from 'vitest';
import { PictureGallery } from '../product/pictures/picture-gallery.tsx';
import { ProductCard } from './product-card.tsx';

const SHOWN = 'https://shop.example/images/T/sample-200.webp';
const sample = { image_link: '/images/T/sample-400.webp', quality: 'low', image_type: 'color' } as const;
const teak = aProduct({ pictures: [sample] });
const other = { ...teak, product_id: 'OTHER' };

async function clickCard(picture: Partial<HTMLImageElement>) {
  const { unmount } = renderWithShell(<ProductCard product={teak} sizes="200px" />);
  const shown = document.querySelector('img');
  for (const [name, value] of Object.entries(picture)) Object.defineProperty(shown, name, { value });
  await userEvent.click(screen.getByRole('link'));
  unmount();
}

function backgroundOf(product: Product): string {
  renderWithShell(<PictureGallery product={product} />);
  const frame = screen.getByRole('img').parentElement as HTMLElement;
  return getComputedStyle(frame).getPropertyValue('background-image');
}

describe('the picture of a chosen card', () => {
  const loaded = { complete: true, naturalWidth: 200, currentSrc: SHOWN };

  it('PROD-25 stands in the gallery until the large one has loaded', async () => {
    await clickCard(loaded);
    expect(backgroundOf(teak)).toContain(SHOWN);
  });

  it('PROD-25 does not stand for another product', async () => {
    await clickCard(loaded);
    expect(backgroundOf(other)).not.toContain('url');
  });

  it('PROD-25 does not stand in while it is not loaded itself', async () => {
    await clickCard({ ...loaded, complete: false });
    expect(backgroundOf(teak)).not.toContain('url');
  });
});
