import { css } from '@emotion/react';
import { onScreen } from 'shared-contracts/layouts/paper';
import { Button, Row, Text, TextButton } from 'shared-contracts/look';
import { MAX_COMPARED } from '../shortlist-address/shortlist-address.ts';
import { shortlistMessages as words } from '../shortlist-address/shortlist-messages.ts';

/** Stays in view below a long list. */
const bar = css`
  position: sticky;
  bottom: 0;
  z-index: var(--z-raised);
  margin: var(--s-5) calc(var(--gutter) * -1) 0;
  padding: var(--s-2) var(--gutter);
  min-height: 4rem;
  background: var(--paper);
  box-shadow: var(--shadow-bar);
`;

export type ChoiceBarProps = {
  /** At least 1. */
  count: number;
  onClear: () => void;
  onCompare: () => void;
};

export function ChoiceBar({ count, onClear, onCompare }: ChoiceBarProps) {
  return (
    <Row css={[bar, onScreen]} spread>
      <Text as="span" role="status" figures>
        {count > 1 ? words.chosen(count, MAX_COMPARED) : words.chooseAnother}
      </Text>
      <Row gap="m">
        <TextButton onClick={onClear}>{words.clearChoice}</TextButton>
        {count > 1 && <Button onClick={onCompare}>{words.sideBySide}</Button>}
      </Row>
    </Row>
  );
}
