import { css } from '@emotion/react';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';

const accordion = css`
  border-top: var(--hair);
`;

const serifStyles = css`
  --summary: var(--weight-display) var(--type-sub) / var(--lh-head) var(--font-display);
  --summary-height: 4.5rem;
`;

export type AccordionProps = {
  /** Display letters, where the summaries are the page's headings. */
  serif?: boolean;
  className?: string;
  /** AccordionItems. */
  children: ReactNode;
};

export function Accordion({ serif, className, children }: AccordionProps) {
  return (
    <div css={[accordion, serif && serifStyles]} className={className}>
      {children}
    </div>
  );
}

const item = css`
  border-bottom: var(--hair);
  summary {
    position: relative;
    display: flex;
    align-items: center;
    min-height: var(--summary-height, 3.5rem);
    padding-right: 2rem;
    font: var(--summary, var(--weight-medium) 1em / var(--lh-tight) var(--font-text));
    list-style: none;
    cursor: pointer;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  /* A plus of two borders that turns into a minus: borders outlive a forced palette. */
  summary::before,
  summary::after {
    content: '';
    position: absolute;
    right: 4px;
    width: 13px;
    border-top: 1.5px solid;
    transition: transform var(--calm) var(--ease);
  }
  summary::after {
    transform: rotate(90deg);
  }
  &[open] > summary::after {
    transform: rotate(180deg);
  }
`;

const body = css`
  padding-bottom: var(--s-5);
`;

export type AccordionItemProps = {
  summary: ReactNode;
  defaultOpen?: boolean;
  /** Of the items with the same name one at most is open. */
  name?: string;
  /** It is open: by a reader, from the first, or since before the page had started; maybe told twice. */
  onOpen?: () => void;
  className?: string;
  children: ReactNode;
};

export function AccordionItem({
  summary,
  defaultOpen,
  name,
  onOpen,
  className,
  children,
}: AccordionItemProps) {
  const details = useRef<HTMLDetailsElement>(null);
  function tellIfOpen() {
    if (details.current?.open) onOpen?.();
  }
  const tellAtStart = useEffectEvent(tellIfOpen);
  useEffect(() => tellAtStart(), []);
  return (
    <details
      ref={details}
      css={item}
      className={className}
      // A reader may have opened it before the page had started.
      suppressHydrationWarning
      open={defaultOpen}
      name={name}
      onToggle={tellIfOpen}
    >
      <summary>{summary}</summary>
      <div css={body}>{children}</div>
    </details>
  );
}
