import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { ErrorPanel, Icon, type IconName, Row, Skeleton, TextButton } from 'shared-contracts/look';
import type { FragmentProps } from 'shared-contracts/remotes';
import { onScreenOnly } from '../../interaction/on-screen-only.ts';

const quiet = css`
  flex-wrap: nowrap;
  color: var(--ink-soft);
  font-size: var(--type-small);
  button {
    text-align: start;
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** A quiet line that leads to more, where scripts run. */
export function QuietLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Row css={[quiet, onScreenOnly]}>
      <Icon name={icon} size="s" />
      {children}
    </Row>
  );
}

export type QuestionProps = {
  icon: IconName;
  label: string;
  /** Said where the fragment cannot be loaded. */
  failed: string;
  /** As tall as the fragment: a CSS length. */
  height?: string;
  /** The fragment, with what is shown in its place until it has come. */
  children: (
    waiting: Pick<FragmentProps<'cart-checkout/delivery-check'>, 'skeleton' | 'fallback'>,
  ) => ReactNode;
};

/** A quiet button, in whose place a fragment is loaded. */
export function Question({ icon, label, failed, height = '16rem', children }: QuestionProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) {
    return children({
      skeleton: <Skeleton height={height} />,
      fallback: ({ retry }) => <ErrorPanel compact title={failed} onRetry={retry} />,
    });
  }
  return (
    <QuietLine icon={icon}>
      <TextButton onClick={() => setAsked(true)}>{label}</TextButton>
    </QuietLine>
  );
}
