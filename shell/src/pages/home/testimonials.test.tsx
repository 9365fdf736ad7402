import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderInShop } from '../../testing/shop-fixture.tsx';
import { CUSTOMER_VOICES } from './customer-voices.ts';
import { homeMessages } from './home-messages.ts';
import { Testimonials } from './testimonials.tsx';

describe('the testimonials', () => {
  it('HOME-9 INSP-48 are three, each with 4 or 5 stars, which are said in words', () => {
    renderInShop(<Testimonials />);
    const section = within(screen.getByRole('region', { name: homeMessages.testimonials }));
    const voices = section.getAllByRole('listitem');
    expect(voices).toHaveLength(3);
    for (const [index, voice] of voices.entries()) {
      const { rating, words, name, city } = CUSTOMER_VOICES[index] ?? {};
      expect([4, 5]).toContain(rating);
      expect(within(voice).getByText(`${rating} out of 5`)).toBeInTheDocument();
      expect(within(voice).getByText(String(words))).toBeInTheDocument();
      expect(within(voice).getByText(`${name}, ${city}`)).toBeInTheDocument();
    }
  });

  it('INSP-48 draw as many filled stars as they have, hidden from assistive technology', () => {
    renderInShop(<Testimonials />);
    for (const [index, voice] of screen.getAllByRole('listitem').entries()) {
      const stars = voice.querySelectorAll('svg[aria-hidden="true"]');
      expect(stars).toHaveLength(5);
      const filled = [...stars].filter((star) => !star.hasAttribute('data-empty'));
      expect(filled).toHaveLength(CUSTOMER_VOICES[index]?.rating ?? 0);
    }
  });
});
