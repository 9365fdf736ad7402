import { css } from '@emotion/react';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';

const accordion = css`
  border-top: var(--hair);
`;

const serifStyles = css`
  --summary: var(--weight-display) var(--type-sub) / var(--lh-head) var(--font-display);
  --summary-height: 4.5rem;
`;

type AccordionProps = {
  /** Display type, for summaries that act as the page's headings. */
  serif?: boolean;
  className?: string;
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
  /* A plus drawn with two borders, which forced colours keep; it turns into a minus. */
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

type AccordionItemProps = {
  summary: ReactNode;
  /** Only used at the first render. Later changes are ignored, and the item stays as the shopper left it. */
  defaultOpen?: boolean;
  /** At most one of the items with the same name is open. */
  name?: string;
  /** Called when the item is open: after a click, by default, or because it was opened before hydration. May be called twice. */
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
  const [isOpenAtFirst] = useState(defaultOpen);
  function reportIfOpen() {
    if (details.current?.open) onOpen?.();
  }
  const reportAtStart = useEffectEvent(reportIfOpen);
  useEffect(() => reportAtStart(), []);
  return (
    <details
      ref={details}
      css={item}
      className={className}
      // The item may have been opened before hydration.
      suppressHydrationWarning
      open={isOpenAtFirst}
      name={name}
      onToggle={reportIfOpen}
    >
      <summary>{summary}</summary>
      <div css={body}>{children}</div>
    </details>
  );
}
