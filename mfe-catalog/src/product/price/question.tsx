import { css } from '@emotion/react';
import { Icon, type IconName, Row, TextButton } from 'shared-contracts/look';
import { onScreenOnly } from '../../interaction/on-screen-only.ts';

const question = css`
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

export type QuestionProps = { icon: IconName; label: string; onAsk: () => void };

/** A quiet button, in whose place a fragment is loaded. */
export function Question({ icon, label, onAsk }: QuestionProps) {
  return (
    <Row css={[question, onScreenOnly]}>
      <Icon name={icon} size="s" />
      <TextButton onClick={onAsk}>{label}</TextButton>
    </Row>
  );
}
