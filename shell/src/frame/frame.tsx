import { css } from '@emotion/react';
import { createContext, type ReactNode, useContext } from 'react';
import { HydrationSlice, LateSlice } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { ConnectionBanner } from './connection-banner.tsx';
import { Footer } from './footer.tsx';
import { FramePart } from './frame-part.tsx';
import { Header } from './header.tsx';

const MAIN_ID = 'main';

const skipLink = css`
  position: absolute;
  left: var(--s-4);
  top: -4rem;
  z-index: var(--z-toast);
  padding: var(--s-3) var(--s-4);
  background: var(--ink);
  color: var(--paper);
  &:focus {
    top: var(--s-3);
  }
`;

/** While a page loads, the footer stays below the first view, so that the layout does not shift. */
const main = css`
  min-height: 100svh;
  outline: none;
`;

/** Header and footer. The server provides cached HTML of an earlier page instead, because both are the same on most pages. */
export const FrameEnds = createContext<{ header: ReactNode; footer: ReactNode }>({
  header: <Header />,
  footer: <Footer />,
});

/** SITE-3: header and footer around a page. Both work without any remote (PROM-2). */
export function Frame({ children }: { children: ReactNode }) {
  const { header, footer } = useContext(FrameEnds);
  return (
    <>
      {/* The first link in tab order skips the header. */}
      <a css={skipLink} href={`#${MAIN_ID}`}>
        {messages.skipToContent}
      </a>
      <FramePart name="header">{header}</FramePart>
      <FramePart name="connection-banner">
        <ConnectionBanner />
      </FramePart>
      <main css={main} id={MAIN_ID} tabIndex={-1}>
        <HydrationSlice>{children}</HydrationSlice>
      </main>
      <LateSlice>
        <FramePart name="footer">{footer}</FramePart>
      </LateSlice>
    </>
  );
}
