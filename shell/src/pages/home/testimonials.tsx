import { css } from '@emotion/react';
import { Section, Text } from 'shared-contracts/look';
import { CUSTOMER_VOICES } from './customer-voices.ts';
import { homeMessages } from './home-messages.ts';

const MOST_STARS = 5;

const list = css`
  display: grid;
  gap: var(--s-7) var(--gap-grid);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  li {
    padding-top: var(--s-5);
    border-top: var(--hair);
  }
  figure {
    display: grid;
    gap: var(--s-4);
    height: 100%;
    margin: 0;
    grid-template-rows: auto 1fr auto;
  }
  blockquote {
    max-width: 44ch;
    margin: 0;
    text-wrap: pretty;
  }
`;

const rating = css`
  display: flex;
  align-items: center;
  gap: 0.15rem;
  svg {
    width: 1rem;
    height: 1rem;
    fill: var(--accent);
    stroke: var(--accent);
    stroke-width: 1.5;
    stroke-linejoin: round;
  }
  svg[data-empty] {
    fill: none;
  }
  span {
    margin-left: var(--s-2);
  }
`;

/** INSP-48. */
export function Testimonials() {
  return (
    <Section title={homeMessages.testimonials}>
      <ul css={list}>
        {CUSTOMER_VOICES.map(({ rating: stars, words, name, city }) => (
          <li key={name}>
            <figure>
              <div css={rating}>
                {Array.from({ length: MOST_STARS }, (_, star) => (
                  <svg
                    key={String(star)}
                    viewBox="0 0 24 24"
                    aria-hidden
                    data-empty={star >= stars || undefined}
                  >
                    <path d="m12 3.5 2.6 5.5 6 .8-4.4 4.2 1.1 6-5.3-2.9L6.7 20l1.1-6-4.4-4.2 6-.8Z" />
                  </svg>
                ))}
                <Text as="span" size="small" tone="soft" figures>
                  {homeMessages.starsOf(stars, MOST_STARS)}
                </Text>
              </div>
              <blockquote>{words}</blockquote>
              <figcaption>
                <Text as="span" size="small" tone="soft">
                  {homeMessages.customerOf(name, city)}
                </Text>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  );
}
