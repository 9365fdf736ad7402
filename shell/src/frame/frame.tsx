import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { messages } from '../messages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';

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

const main = css`
  /* A page that is still loading keeps the footer out of the first view: nothing jumps when it comes. */
  min-height: 100svh;
  outline: none;
`;

/** Header and footer around a page. Both stand on their own: they work with every remote dead. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      {/* The first stop of the keyboard: past the header, to the content. */}
      <a css={skipLink} href={`#${MAIN_ID}`}>
        {messages.skipToContent}
      </a>
      <Header />
      <OfflineBanner />
      <main css={main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
