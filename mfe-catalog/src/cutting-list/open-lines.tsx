import { css } from '@emotion/react';
import { type MouseEvent, useId } from 'react';
import { Button, Row, Text } from 'shared-contracts/look';
import { cutMessages } from './panels/cut-messages.ts';
import type { Unit } from './panels/measures.ts';
import { pasteMessages } from './pasted/paste-messages.ts';
import type { Answer, OpenLine } from './pasted/read-list.ts';

const words = cutMessages.paste;

export type OpenQuestion = OpenLine & { id: number };

const list = css`
  display: grid;
  gap: var(--s-3);
  margin: 0 0 var(--s-2);
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
  li {
    display: grid;
    gap: var(--s-2);
    padding-left: var(--s-3);
    border-left: 3px solid var(--warning);
  }
  /* The text of a button may take two lines on a phone. */
  button {
    height: auto;
    min-height: var(--tap-small);
    padding-block: var(--s-1);
    white-space: normal;
    text-align: left;
  }
`;

/** Lines shown at once: hundreds of buttons would block a phone. The others follow as these are answered. */
const MOST_SHOWN = 20;

export type OpenLinesProps = {
  lines: readonly OpenQuestion[];
  hasRoom: boolean;
  onAnswer: (answers: readonly (readonly [OpenQuestion, Answer])[]) => void;
  /** Called before the last buttons disappear. One of them has the focus. */
  onLast: () => void;
};

/** Asks about the unclear lines of a pasted list, and offers the possible readings of each (CUT-23). */
export function OpenLines({ lines, hasRoom, onAnswer, onLast }: OpenLinesProps) {
  const id = useId();
  const inUnit = (unit: Unit) =>
    lines.flatMap((line) =>
      line.answers.flatMap((answer) => (answer.unit === unit ? [[line, answer] as const] : [])),
    );
  const units = (['in', 'cm', 'mm', 'ft', 'm'] as const)
    .map((unit) => ({ unit, answers: inUnit(unit) }))
    .filter(({ answers }) => answers.length > 1);

  function answer({ currentTarget }: MouseEvent<HTMLElement>, line: OpenQuestion, chosen: Answer): void {
    const item = currentTarget.closest('li');
    const others = [...(item?.parentElement?.children ?? [])].filter((other) => other !== item);
    const next = others.filter(
      (other) => item && item.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const button = [...next, ...others].map((other) => other.querySelector('button')).find(Boolean);
    // The line disappears with its buttons, so another one takes the focus.
    if (button) button.focus();
    else onLast();
    onAnswer([[line, chosen]]);
  }

  return (
    <>
      {hasRoom && units.length > 0 && (
        <Row gap="s">
          {units.map(({ unit, answers }) => (
            <Button
              key={unit}
              variant="secondary"
              onClick={() => {
                onLast();
                onAnswer(answers);
              }}
            >
              {words.allIn(answers.length, pasteMessages.unit(unit))}
            </Button>
          ))}
        </Row>
      )}
      <ul css={list}>
        {lines.slice(0, MOST_SHOWN).map((line) => (
          <li key={line.id}>
            <Text id={`${id}-${line.id}`} size="small">
              {words.line(line.text, line.reason)}
            </Text>
            {hasRoom && line.answers.length > 0 && (
              <Row gap="s">
                {line.answers.map((possible) => (
                  <Button
                    key={possible.label}
                    variant="secondary"
                    aria-describedby={`${id}-${line.id}`}
                    onClick={(event) => answer(event, line, possible)}
                  >
                    {possible.label}
                  </Button>
                ))}
              </Row>
            )}
          </li>
        ))}
      </ul>
      {lines.length > MOST_SHOWN && <Text size="small">{words.moreLines(lines.length - MOST_SHOWN)}</Text>}
    </>
  );
}
