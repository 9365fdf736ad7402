import { css } from '@emotion/react';
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { Accordion, AccordionItem, Section, Text } from 'shared-contracts/look';
import { contactMessages } from './contact-messages.ts';
import type { Policy } from './policy.ts';
import { PRIVACY } from './privacy-policy.ts';
import { RETURNS } from './return-and-refund-policy.ts';
import { SHIPPING } from './shipping-policy.ts';
import { TERMS } from './terms-and-conditions.ts';

/** INFO-9, in the order of the page. */
export const POLICIES = [PRIVACY, TERMS, RETURNS, SHIPPING] as const;

const layout = css`
  display: grid;
  gap: var(--s-6);
  @media (min-width: 1024px) {
    grid-template-columns: 20rem 1fr;
    gap: clamp(3rem, 7vw, 8rem);
  }
`;

/** Stays in view beside a long policy. */
const heading = css`
  @media (min-width: 1024px) {
    position: sticky;
    top: 6.5rem;
    align-self: start;
  }
`;

/** INFO-10: without JavaScript all policies are open, as on paper. */
const openWithoutScript = css`
  @media (scripting: none) {
    details::details-content {
      content-visibility: visible;
      block-size: auto;
    }
    summary::before,
    summary::after {
      display: none;
    }
  }
`;

/** INFO-10: one policy is open at a time. In a wide window, the first is open at the start. */
export function Policies() {
  const list = useRef<HTMLDivElement>(null);
  useClosedOnPhones(list);
  useAddressedPolicy();
  return (
    <Section label={contactMessages.guidelines}>
      <div ref={list} css={layout}>
        <h2 css={heading}>{contactMessages.guidelines}</h2>
        <Accordion serif css={openWithoutScript}>
          {POLICIES.map((policy, index) => (
            <AccordionItem key={policy.title} name="policy" summary={policy.title} defaultOpen={index === 0}>
              <PolicyBody policy={policy} />
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </Section>
  );
}

/** Opens the policy that the address names after `#` (`POLICY_PATHS`). A browser does that for a new document only. */
function useAddressedPolicy(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const policy = hash && document.getElementById(hash.slice(1))?.closest('details');
    if (!policy) return;
    policy.open = true;
    policy.scrollIntoView();
  }, [hash]);
}

/** INFO-10. */
const WIDE = '(width > 768px)';

/** The server does not know the width. On a phone the policies are below the first view, so closing the first one shifts nothing visible. */
function useClosedOnPhones(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const first = list.current?.querySelector('details');
    if (first && !window.matchMedia(WIDE).matches) first.open = false;
  }, [list]);
}

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

function PolicyBody({ policy: { title, introduction, content } }: { policy: Policy }) {
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
