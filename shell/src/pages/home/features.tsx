import { css } from '@emotion/react';
import { Icon, type IconName, Section, Text } from 'shared-contracts/look';
import { homeMessages } from './home-messages.ts';

const section = css`
  margin-top: clamp(2.5rem, 4vw, 4.5rem);
`;

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: var(--s-6) var(--s-4);
  padding-top: var(--s-6);
  border-top: var(--hair);
  @media (min-width: 768px) {
    grid-template-columns: repeat(4, 1fr);
    gap: var(--s-5);
  }
  li {
    display: grid;
    gap: var(--s-2);
    align-content: start;
  }
  svg {
    margin-bottom: var(--s-1);
    color: var(--accent);
    stroke-width: 1.35;
  }
  p {
    max-width: 30ch;
  }
`;

type Feature = { icon: IconName; name: string; text: string };

/** HOME-3. */
const FEATURES: readonly Feature[] = [
  { icon: 'finish', name: homeMessages.stunningFinishes, text: homeMessages.stunningFinishesText },
  { icon: 'drop', name: homeMessages.easyToClean, text: homeMessages.easyToCleanText },
  { icon: 'leaf', name: homeMessages.safeAndEcoFriendly, text: homeMessages.safeAndEcoFriendlyText },
  { icon: 'layers', name: homeMessages.builtToLast, text: homeMessages.builtToLastText },
];

export function Features() {
  return (
    <Section css={section} label={homeMessages.features}>
      <ul css={list}>
        {FEATURES.map(({ icon, name, text }) => (
          <li key={name}>
            <Icon name={icon} size="l" />
            <Text as="b" strong>
              {name}
            </Text>
            <Text size="small" tone="soft">
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}
