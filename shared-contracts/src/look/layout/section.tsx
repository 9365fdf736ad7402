import { css } from '@emotion/react';
import { type ReactNode, useId } from 'react';
import { Wrap } from './wrap.tsx';

// Margins collapse: two plain sections stand one rhythm apart, a band keeps the whole rhythm on both of its sides.
const plain = css`
  margin-block: var(--section);
`;

const sunk = css`
  padding-block: var(--section);
  background: var(--paper-sunk);
`;

const head = css`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: end;
  gap: var(--s-3);
  margin-bottom: clamp(1.75rem, 1rem + 2vw, 3rem);
  > p {
    grid-column: 1 / -1;
    max-width: var(--measure-narrow);
    color: var(--ink-soft);
  }
`;

export type SectionProps = {
  id?: string;
  /** The heading; it names the region. */
  title?: ReactNode;
  /** Names the region where no title is shown. */
  label?: string;
  lead?: ReactNode;
  /** Stands at the end of the title's line. */
  action?: ReactNode;
  /** On sunken paper from edge to edge. */
  band?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A part of a page as wide as the window, its content in the page's width. */
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
