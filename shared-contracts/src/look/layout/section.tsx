import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { Wrap } from './wrap.tsx';

// Margins collapse, so two plain sections are one `--section` apart; a band pads both of its sides in full.
const plain = css`
  margin-block: var(--section);
`;

const sunk = css`
  padding-block: var(--section);
  background: var(--paper-sunk);
`;

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: last baseline;
  gap: var(--s-3);
  margin-bottom: clamp(1.75rem, 1rem + 2vw, 3rem);
  /* With large text the action wraps below the title. */
  > h2 {
    flex: 1 1 9.5rem;
    min-width: 0;
  }
  > p {
    flex-basis: 100%;
    max-width: var(--measure-narrow);
    color: var(--ink-soft);
  }
`;

export type SectionProps = {
  id?: string;
  /** The heading; it is the region's accessible name. */
  title?: ReactNode;
  /** Accessible name of a region without a title. */
  label?: string;
  lead?: ReactNode;
  /** Shown at the end of the title's line. */
  action?: ReactNode;
  /** Tinted background from edge to edge. */
  band?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A region of a page, as wide as the window. Its content has the width of the page. */
export function Section({ title, label, lead, action, band, children, ...rest }: SectionProps) {
  const titleId = useId();
  return (
    <section
      css={band ? sunk : plain}
      aria-label={title ? undefined : label}
      aria-labelledby={title ? titleId : undefined}
      {...rest}
    >
      <Wrap>
        {title && (
          <div css={head}>
            <h2 id={titleId}>{title}</h2>
            {action}
            {lead && <p>{lead}</p>}
          </div>
        )}
        {children}
      </Wrap>
    </section>
  );
}
