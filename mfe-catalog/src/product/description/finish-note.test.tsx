import { render, screen } from '@testing-library/react';
import { viewInWords } from 'shared-contracts/image/picture-views';
import type { Product } from 'shared-contracts/product';
import { aProduct } from 'shared-contracts/testing/builders';
import 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { productMessages } from '../../product-facts/product-messages.ts';
import { FinishNote } from './finish-note.tsx';

const closeUp = {
  image_link: '/images/S15-TEAK/closeup-400.webp',
  quality: 'low',
  image_type: 'color',
} as const;

const show = (changes: Partial<Product>) => render(<FinishNote product={aProduct(changes)} />);

describe('FinishNote', () => {
  it('explains the finish in a sentence, with a close-up', () => {
    show({ info: 'High gloss acrylic sheet', pictures: [closeUp] });
    expect(screen.getByText(productMessages.finishIs('Gloss'))).toBeVisible();
    expect(screen.getByText(productMessages.finishes.Gloss)).toBeVisible();
    const picture = screen.getByRole('img', { name: viewInWords(closeUp, 'Malabar Teak, gloss') ?? '' });
    expect(picture).toHaveAttribute('src', closeUp.image_link);
  });

  it('has no close-up where the provider has none', () => {
    show({ category: 'Fluted Panel' });
    expect(screen.getByText(productMessages.finishIs('Fluted'))).toBeVisible();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('is absent where nothing names the finish', () => {
    const { container } = show({ info: '', category: '1.5mm', type: 'Solid' });
    expect(container).toBeEmptyDOMElement();
  });
});
