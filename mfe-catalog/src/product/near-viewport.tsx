import { css } from '@emotion/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';

/** How far below the window content starts to load, so that it is there when it comes into view. */
const MARGIN = '400px';

/** Without script nothing ever comes. */
const place = css`
  @media (scripting: none) {
    display: none;
  }
`;

export type NearViewportProps = {
  /** Of the content's size, so that nothing moves when it comes. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** Its children are rendered, and so ask for their data, once the shopper comes near. */
export function NearViewport({ skeleton, children }: NearViewportProps) {
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
  if (near) return children;
  return (
    <div ref={ref} css={place}>
      {skeleton}
    </div>
  );
}
