import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { SkipLink } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { OfflineBanner } from './offline-banner.tsx';

const MAIN_ID = 'main';

const main = css`
  /* A page that is still loading keeps the footer out of the first view: nothing jumps when it comes. */
  min-height: 100svh;
  outline: none;
`;

/** Header and footer around a page. Both stand on their own: they work with every remote dead. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`}>{messages.skipToContent}</SkipLink>
      <Header />
      <OfflineBanner />
      <main css={main} id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer />
    </>
  );
}
