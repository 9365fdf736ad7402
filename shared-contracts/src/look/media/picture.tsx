import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type Ratio, ratios } from './ratios.ts';
import { usePatientPicture } from './use-image-retry.ts';

const frame = css`
  position: relative;
  display: block;
  overflow: hidden;
  background: var(--picture);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  /* The browser's sign for a broken picture says nothing; to who cannot see it, its words stay. */
  img[data-lost] {
    clip-path: inset(50%);
  }
`;

const HEX_COLOUR = /^#[\da-f]{6}$/i;

// The value comes from a provider and lands in a style sheet: nothing but a plain colour may.
const ground = (placeholder: string | undefined) =>
  placeholder && HEX_COLOUR.test(placeholder) && css({ background: placeholder });

/** `/images/P1/sample-400.webp` → `/images/P1/sample-200.webp 200w, …`; nothing for an address of another make. */
function sourceSet(src: string, widths: readonly number[]): string | undefined {
  const named = /^((?:https?:\/\/[^/]+)?\/images\/.+-)\d+(\.webp)$/.exec(src);
  return named ? widths.map((width) => `${named[1]}${width}${named[2]} ${width}w`).join(', ') : undefined;
}

export type PictureProps = {
  /** Without an address the ground alone is shown, in the same place. */
  src: string | undefined;
  alt: string;
  /** In pixels, of the file: they keep its place while it loads. */
  width: number;
  height: number;
  /** Pixel widths in which the provider composes it; addresses of another make are left as they are. */
  widths?: readonly number[];
  /** How wide it is shown, as in HTML; needed with `widths`. */
  sizes?: string;
  ratio?: Ratio;
  /** The largest picture of the first view: fetched first, never lazily. */
  priority?: boolean;
  /** `#rrggbb`, shown until the picture is there. */
  placeholder?: string;
  className?: string;
  /** Laid over the picture. */
  children?: ReactNode;
};

/** A picture in a place that never jumps. */
export function Picture({
  src,
  alt,
  width,
  height,
  widths,
  sizes,
  ratio,
  priority,
  placeholder,
  className,
  children,
}: PictureProps) {
  const set = src && widths && sourceSet(src, widths);
  const { key, isLost, ...patience } = usePatientPicture();
  const urgency = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <span css={[frame, ratio && ratios[ratio], ground(placeholder)]} className={className}>
      {src && (
        <img
          key={key}
          data-lost={isLost || undefined}
          {...patience}
          {...urgency}
          decoding="async"
          sizes={set ? sizes : undefined}
          srcSet={set}
          src={src}
          alt={alt}
          width={width}
          height={height}
        />
      )}
      {children}
    </span>
  );
}
