import { css } from '@emotion/react';
import { Icon, type IconName, Section, Text } from 'shared-contracts/look';
import { messages } from '../../messages.ts';

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
  { icon: 'finish', name: messages.stunningFinishes, text: messages.stunningFinishesText },
  { icon: 'drop', name: messages.easyToClean, text: messages.easyToCleanText },
  { icon: 'leaf', name: messages.safeAndEcoFriendly, text: messages.safeAndEcoFriendlyText },
  { icon: 'layers', name: messages.builtToLast, text: messages.builtToLastText },
];

export function Features() {
  return (
    <Section css={section} label={messages.features}>
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
