import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window content starts to load, so that it is there when it comes into view. */
const MARGIN = '400px';

/** About what will stand here, so that the scroll bar does not lie. */
const place = css`
  min-height: 60rem;
`;

/** Its children are rendered, and so ask for their data, once the shopper comes near. */
export function NearViewport({ children }: { children: ReactNode }) {
  const [near, setNear] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: MARGIN },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return near ? children : <div ref={ref} css={place} />;
}
