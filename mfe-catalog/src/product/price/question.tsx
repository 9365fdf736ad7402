import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { onScreen } from 'shared-contracts/layouts/paper';
import { ErrorPanel, Icon, type IconName, Row, Skeleton, TextButton } from 'shared-contracts/look';
import type { FragmentProps } from 'shared-contracts/remotes';

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

/** A small line with a link. Not printed. */
export function QuietLine({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <Row css={[quiet, onScreen]}>
      <Icon name={icon} size="s" />
      {children}
    </Row>
  );
}

export type QuestionProps = {
  icon: IconName;
  label: string;
  /** The message if the fragment cannot be loaded. */
  failed: string;
  /** The height of the fragment, as a CSS length. */
  height?: string;
  children: (
    waiting: Pick<FragmentProps<'cart-checkout/delivery-check'>, 'skeleton' | 'fallback'>,
  ) => ReactNode;
};

/** A small button that is replaced by a fragment. */
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
