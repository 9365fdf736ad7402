import { css } from '@emotion/react';
import { type ReactNode, useState } from 'react';
import { ErrorPanel, Icon, type IconName, Row, Skeleton, TextButton } from 'shared-contracts/look';
import type { FragmentProps } from 'shared-contracts/remotes';
import { onScreenOnly } from '../../interaction/on-screen-only.ts';

/** A quiet line that leads to more, where scripts run. */
export const question = css`
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

export type QuestionProps = {
  icon: IconName;
  label: string;
  children: ReactNode;
};

/** A quiet button, in whose place a fragment is loaded. */
export function Question({ icon, label, children }: QuestionProps) {
  const [isAsked, setAsked] = useState(false);
  if (isAsked) return children;
  return (
    <Row css={[question, onScreenOnly]}>
      <Icon name={icon} size="s" />
      <TextButton onClick={() => setAsked(true)}>{label}</TextButton>
    </Row>
  );
}

/** What stands in the place of a fragment that was asked for, until it has come, or where it cannot be loaded. */
export function waiting(
  failed: string,
): Pick<FragmentProps<'cart-checkout/sample-choice'>, 'skeleton' | 'fallback'> {
  return {
    skeleton: <Skeleton height="16rem" />,
    fallback: ({ retry }) => <ErrorPanel compact title={failed} onRetry={retry} />,
  };
}
