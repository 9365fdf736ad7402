import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Icon, type IconName, Text } from 'shared-contracts/look';

const card = css`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: var(--s-2);
  justify-items: start;
  padding: clamp(1.25rem, 2vw, 2rem);
  border-radius: var(--radius-panel);
  background: var(--paper);
  svg {
    margin-bottom: var(--s-2);
    color: var(--accent);
    stroke-width: 1.35;
  }
  h2 {
    font-size: var(--type-sub);
  }
`;

const lines = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

export type ContactCardProps = {
  icon: IconName;
  title: string;
  /** As configured; an address has lines. */
  value: string;
  /** The link that does it. */
  children: ReactNode;
};

export function ContactCard({ icon, title, value, children }: ContactCardProps) {
  return (
    <li css={card}>
      <Icon name={icon} size="l" />
      <h2>{title}</h2>
      <Text css={lines} tone="soft" figures>
        {value}
      </Text>
      {children}
    </li>
  );
}
