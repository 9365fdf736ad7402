import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from './breadcrumbs.tsx';
import { Text } from './text.tsx';

const head = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-2);
  padding-block: clamp(1rem, 0.5rem + 1.5vw, 2rem) clamp(1.5rem, 1rem + 1.5vw, 2.5rem);
`;

type PageHeadingProps = {
  title: ReactNode;
  lead?: ReactNode;
  crumbs?: Crumb[];
  className?: string;
};

export function PageHeading({ title, lead, crumbs, className }: PageHeadingProps) {
  return (
    <div css={head} className={className}>
      {crumbs && <Breadcrumbs crumbs={crumbs} />}
      <h1>{title}</h1>
      {lead && (
        <Text size="lead" tone="soft">
          {lead}
        </Text>
      )}
    </div>
  );
}
