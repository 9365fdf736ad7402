import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { onScreen } from 'shared-contracts/layouts/paper';
import { PageHeading, Wrap } from 'shared-contracts/look';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { MAX_COMPARED } from '../shortlist-address/shortlist-address.ts';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';

const page = css`
  margin-bottom: var(--section);
  nav {
    ${onScreen}
  }
`;

/** Not printed, because the lead explains what to click. */
const lead = css`
  p {
    ${onScreen}
  }
`;

export type ListHeadingProps = {
  /** Whether this is a shared list, opened by its link. */
  isSent: boolean;
  children: ReactNode;
};

/** The heading is the same while a list is loading. */
export function ListHeading({ isSent, children }: ListHeadingProps) {
  return (
    <Wrap css={page}>
      <PageHeading
        css={lead}
        title={isSent ? words.sent : words.ownList}
        lead={isSent ? words.sentLead : words.lead(MAX_COMPARED)}
        crumbs={[{ label: messages.home, to: pagePath('/') }, { label: words.title }]}
      />
      {children}
    </Wrap>
  );
}
