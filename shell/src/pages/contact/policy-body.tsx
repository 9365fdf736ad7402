import { css } from '@emotion/react';
import { Text } from 'shared-contracts/look';
import { contactMessages } from './contact-messages.ts';
import type { Policy } from './policy.ts';

const prose = css`
  display: grid;
  gap: var(--s-4);
  max-width: var(--measure);
  color: var(--ink-soft);
  section {
    display: grid;
    gap: var(--s-2);
    margin-top: var(--s-2);
  }
  h3 {
    color: var(--ink);
    font: var(--weight-strong) var(--type-body) / var(--lh-tight) var(--font-text);
    letter-spacing: normal;
  }
`;

const points = css`
  display: grid;
  gap: var(--s-2);
  padding-left: 1.1rem;
  &[class] {
    list-style: disc;
  }
  li::marker {
    color: var(--line-strong);
  }
`;

export function PolicyBody({ policy: { title, introduction, content } }: { policy: Policy }) {
  return (
    <div css={prose} id={title.toLowerCase().replaceAll(' ', '-')}>
      <Text size="micro" tone="faint">
        {contactMessages.lastUpdated}
      </Text>
      <p>{introduction}</p>
      {content.map(({ heading, points: items }, index) => (
        <section key={heading}>
          <h3>{`${index + 1}. ${heading}`}</h3>
          <ul css={points}>
            {items.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
