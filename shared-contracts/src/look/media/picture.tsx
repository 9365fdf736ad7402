import { css } from '@emotion/react';
import type { ReactNode } from 'react';
import { type Ratio, ratios } from './ratios.ts';
import { useImageRetry } from './use-image-retry.ts';

const frame = css`
  position: relative;
  display: block;
  overflow: hidden;
`;

/** Kept apart from the frame's styles: those differ per picture, and these would be repeated for each picture in the document. */
const shown = css`
  position: relative;
  width: 100%;
  height: 100%;
  background: inherit;
  object-fit: cover;
  transition: opacity var(--slow) var(--ease);
  /* The frame's ground shows until the picture fades in. Without script nothing is hidden. */
  &[data-loading] {
    opacity: 0;
  }
  /* Covers the browser's icon for a broken image before hydration: only a broken image has generated content. */
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    background: inherit;
  }
  /* The same in browsers without that; screen readers still read the alternative text. */
  &[data-lost] {
    clip-path: inset(50%);
  }
`;

const HEX_COLOUR = /^#[\da-f]{6}$/i;
const BASE64 = /^[\w+/]{1,300}={0,2}$/;

// Both come from a provider and end up in a style sheet, so anything but a plain colour or a short base64 text is dropped.
function ground(placeholder: string | undefined, preview: string | undefined) {
  const colour = placeholder && HEX_COLOUR.test(placeholder) ? placeholder : '';
  const picture =
    preview && BASE64.test(preview) ? ` center/cover url(data:image/webp;base64,${preview})` : '';
  return css({ background: colour + picture || 'var(--picture)' });
}

/** `/images/P1/sample-400.webp` → `/images/P1/sample-200.webp 200w, …`; undefined for a URL of another form. */
function sourceSet(src: string, widths: readonly number[]): string | undefined {
  const named = /^((?:https?:\/\/[^/]{1,255})?\/images\/.+-)\d{1,5}(\.webp)$/.exec(src);
  return named ? widths.map((width) => `${named[1]}${width}${named[2]} ${width}w`).join(', ') : undefined;
}

export type PictureProps = {
  /** Without a URL only the placeholder is shown, in the same size. */
  src: string | undefined;
  alt: string;
  /** The size of the file, in pixels: width and height reserve its place while it loads. */
  width: number;
  height: number;
  /** Pixel widths that the provider offers; ignored for URLs of another form. */
  widths?: readonly number[];
  /** The HTML attribute: the width at which the picture is shown. Required with `widths`. */
  sizes?: string;
  ratio?: Ratio;
  /** The largest picture of the first view: loaded with high priority instead of lazily. */
  priority?: boolean;
  /** `#rrggbb`, shown until the picture has loaded. */
  placeholder?: string;
  /** A tiny WebP in base64, shown over the placeholder. */
  preview?: string | undefined;
  className?: string;
  /** Rendered over the picture. */
  children?: ReactNode;
};

/** A picture that reserves its place, so that the layout does not shift, and retries when it fails to load. */
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
  preview,
  className,
  children,
}: PictureProps) {
  const set = src && widths && sourceSet(src, widths);
  const { key, isLost, ...retry } = useImageRetry({ fadesIn: !priority });
  const urgency = priority ? ({ fetchPriority: 'high' } as const) : ({ loading: 'lazy' } as const);
  return (
    <span css={[frame, ratio && ratios[ratio], ground(placeholder, preview)]} className={className}>
      {src && (
        <img
          key={key}
          css={shown}
          data-lost={isLost || undefined}
          {...retry}
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
