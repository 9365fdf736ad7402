import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** INFO-5: the part of a section that is visible when it fades in. */
const VISIBLE_PART = 0.1;

/** Both states share a class. The document has its rules, so that none is inserted after hydration. */
const fading = css`
  @media screen and (prefers-reduced-motion: no-preference) {
    transition: opacity var(--slow) var(--ease), translate var(--slow) var(--ease);
    &[data-waiting="true"] {
      opacity: 0;
      translate: 0 1.5rem;
      transition: none;
    }
  }
`;

/**
 * Fades its content in when it scrolls into view. The server renders it visible, and only what is below the window at the start is
 * hidden: nothing depends on JavaScript, and the first view never disappears.
 */
export function FadeIn({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isVisible = entries.some(({ isIntersecting }) => isIntersecting);
        setWaiting(!isVisible);
        if (isVisible) observer.disconnect();
      },
      { threshold: VISIBLE_PART },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={ref} css={fading} data-waiting={isWaiting}>
      {children}
    </div>
  );
}
