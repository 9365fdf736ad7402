import { css } from '@emotion/react';
import { Section, Text } from 'shared-contracts/look';
import { aboutMessages } from './about-messages.ts';

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: var(--s-6) var(--s-4);
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, 1fr);
  }
  li {
    padding-top: var(--s-4);
    border-top: 1px solid var(--line-strong);
  }
  b {
    display: block;
    margin-bottom: var(--s-2);
    font: var(--weight-display) clamp(1.75rem, 1.1rem + 2.9vw, 4rem) / 1 var(--font-display);
    letter-spacing: -0.03em;
    font-variant-numeric: lining-nums;
  }
`;

/** INFO-2: 9+ years here and 15 years in the text are both intended. */
const STATS = [
  { figure: aboutMessages.statYears, text: aboutMessages.statYearsText },
  { figure: aboutMessages.statCustomers, text: aboutMessages.statCustomersText },
  { figure: aboutMessages.statProjects, text: aboutMessages.statProjectsText },
  { figure: aboutMessages.statArea, text: aboutMessages.statAreaText },
];

export function Stats() {
  return (
    <Section title={aboutMessages.signatureStyle}>
      <ul css={list}>
        {STATS.map(({ figure, text }) => (
          <li key={text}>
            <b>{figure}</b>
            <Text as="span" size="small" tone="soft">
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
