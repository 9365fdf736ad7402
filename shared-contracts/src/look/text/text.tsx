import { css } from '@emotion/react';
import type { ElementType, HTMLAttributes } from 'react';

const tones = {
  soft: css`
    color: var(--ink-soft);
  `,
  faint: css`
    color: var(--ink-faint);
  `,
  error: css`
    color: var(--error);
  `,
  success: css`
    color: var(--success);
  `,
};

const sizes = {
  lead: css`
    max-width: var(--measure-narrow);
    font-size: var(--type-lead);
  `,
  small: css`
    font-size: var(--type-small);
    line-height: 1.5;
  `,
  micro: css`
    font-size: var(--type-micro);
    line-height: 1.45;
  `,
};

const strongText = css`
  font-weight: var(--weight-medium);
`;

const tabular = css`
  font-variant-numeric: tabular-nums lining-nums;
`;

type TextProps = HTMLAttributes<HTMLElement> & {
  as?: 'p' | 'span' | 'div' | 'b' | 'strong' | 'li' | 'dt' | 'dd';
  tone?: keyof typeof tones;
  size?: keyof typeof sizes;
  strong?: boolean;
  /** Digits of equal width, for money, counts and codes. */
  figures?: boolean;
};

export function Text({ as = 'p', tone, size, strong, figures, ...rest }: TextProps) {
  const Element: ElementType = as;
  const styles = [tone && tones[tone], size && sizes[size], strong && strongText, figures && tabular];
  return <Element css={styles} {...rest} />;
}
