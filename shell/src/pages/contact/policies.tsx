import { css } from '@emotion/react';
import { useSyncExternalStore } from 'react';
import { Accordion, AccordionItem, Section } from 'shared-contracts/look';
import { messages } from '../../messages.ts';
import { PolicyBody } from './policy-body.tsx';
import { POLICIES } from './policy-texts.ts';

const layout = css`
  display: grid;
  gap: var(--s-6);
  @media (min-width: 1024px) {
    grid-template-columns: 20rem 1fr;
    gap: clamp(3rem, 7vw, 8rem);
  }
`;

/** It stays beside a long policy. */
const heading = css`
  @media (min-width: 1024px) {
    position: sticky;
    top: 6.5rem;
    align-self: start;
  }
`;

/** One open at a time. Where there is room the first is open from the start. Spec section 2. */
export function Policies() {
  const isWide = useWideScreen();
  return (
    <Section label={messages.guidelines}>
      <div css={layout}>
        <h2 css={heading}>{messages.guidelines}</h2>
        <Accordion serif>
          {POLICIES.map((policy, place) => (
            <AccordionItem
              key={policy.title}
              name="policy"
              summary={policy.title}
              defaultOpen={isWide && place === 0}
            >
              <PolicyBody policy={policy} />
            </AccordionItem>
          ))}
        </Accordion>
      </div>
    </Section>
  );
}

/** Spec section 9: wider than this the first policy is open initially. */
const WIDE = '(width > 768px)';

/** True while rendering on the server: on a phone the policies lie far below the first view, and closing one there moves nothing. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    hearWidth,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
}

function hearWidth(changed: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', changed);
  return () => query.removeEventListener('change', changed);
}
