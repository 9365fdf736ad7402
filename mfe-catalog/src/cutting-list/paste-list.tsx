import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { Button, Notice, Row, Stack, Text, TextButton } from 'shared-contracts/look';
import { OpenLines, type OpenQuestion } from './open-lines.tsx';
import { cutMessages } from './panels/cut-messages.ts';
import { type ListRow, MAX_ROWS } from './panels/list-in-address.ts';
import type { Unit } from './panels/measures.ts';
import { withinLimits } from './pasted/clean-text.ts';
import { type Answer, countOpenLines, fieldOf, readPastedList } from './pasted/read-list.ts';

const words = cutMessages.paste;

const box = css`
  width: 100%;
  min-height: 8rem;
  padding: 0.6rem 0.875rem;
  border: 1px solid var(--line-strong);
  border-radius: var(--radius);
  background: var(--paper-raised);
  font: inherit;
  resize: vertical;
`;

export type PasteListProps = {
  /** The number of filled rows. */
  used: number;
  onAdd: (rows: ListRow[]) => void;
  /** Called with the number of unread lines in the field whenever it changes; 0 for an empty field. */
  onOpenLines?: (count: number) => void;
};

type Result = { added: number; open: readonly OpenQuestion[]; units: readonly Unit[] };

const NOTHING: Result = { added: 0, open: [], units: [] };

/** Adds the panels of a pasted list. Lines with a problem stay in the field with its reason (CUT-10, CUT-23, CUT-24). */
export function PasteList({ used, onAdd, onOpenLines }: PasteListProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [cut, setCut] = useState(0);
  const [result, setResult] = useState(NOTHING);
  const end = useRef<HTMLDivElement>(null);
  const hasAdded = useRef(false);
  // Ends the question about a line that was corrected in the field.
  const questions = result.open.filter((line) => `\n${text}\n`.includes(`\n${line.text}\n`));
  const onRows = useEffectEvent((count: number) => {
    // The added rows have pushed down the unread lines.
    if (hasAdded.current && count > 0 && questions.length > 0)
      end.current?.scrollIntoView({ block: 'nearest' });
    hasAdded.current = false;
  });
  useEffect(() => onRows(used), [used]);
  if (!isOpen) return <TextButton onClick={() => setOpen(true)}>{words.open}</TextButton>;

  function write(next: string): void {
    const count = countOpenLines(next);
    // Clears a field with headers alone.
    setText(count > 0 || next.trim() !== '' ? next : '');
    if (count === 0) setResult(({ added }) => ({ ...NOTHING, added }));
    onOpenLines?.(count);
  }

  function edit(typed: string): void {
    const kept = withinLimits(typed);
    setCut(kept.cut);
    write(kept.text);
  }

  function give(rows: readonly ListRow[]): void {
    // Without rows nothing was added, and the next new row may be typed by the shopper.
    hasAdded.current = rows.length > 0;
    onAdd([...rows]);
  }

  function add(): void {
    const { rows, open, units } = readPastedList(text, result.units);
    const added = rows.slice(0, MAX_ROWS - used);
    // Rows beyond the limit of a list go back to the field, like unread lines.
    const left = rows.slice(added.length).map((row) => ({
      text: `${row.name} ${row.length} mm x ${row.width} mm - ${row.pieces} nos`.trim(),
      reason: words.noRoom,
      answers: [],
      heads: [],
    }));
    const kept = [...open, ...left].map((line, at) => ({ ...line, id: at }));
    give(added);
    write(fieldOf(kept));
    setResult({ added: added.length, open: kept, units });
    setCut(0);
  }

  function answer(answers: readonly (readonly [OpenQuestion, Answer])[]): void {
    const room = answers.slice(0, MAX_ROWS - used);
    const ids = room.map(([{ id }]) => id);
    const open = result.open.filter((line) => !ids.includes(line.id));
    const units = room.flatMap(([, { unit }]) => unit ?? []);
    let rest = `\n${text}\n`;
    for (const [line] of room) rest = rest.replace(`\n${line.text}\n`, () => '\n');
    give(room.map(([, { row }]) => row));
    write(countOpenLines(rest) > 0 ? rest.slice(1, -1) : '');
    setResult({ added: room.length, open, units: [...new Set([...result.units, ...units])] });
  }

  // The pressed button disappears, so the field takes the focus.
  const focusField = () => document.getElementById(id)?.focus();

  function leaveOut(): void {
    focusField();
    write('');
    setResult(NOTHING);
  }

  return (
    <Stack gap="s">
      <label htmlFor={id}>
        <Text as="span" size="small" strong>
          {words.label}
        </Text>
      </label>
      <textarea
        ref={focusOnMount}
        id={id}
        css={box}
        aria-describedby={`${id}-help`}
        value={text}
        spellCheck={false}
        onChange={({ target }) => edit(target.value)}
      />
      <Text id={`${id}-help`} size="micro" tone="faint">
        {words.help}
      </Text>
      <div role="status">
        {cut > 0 && <Text size="small">{words.cut(cut)}</Text>}
        {result.added > 0 && <Text size="small">{words.added(result.added)}</Text>}
      </div>
      {questions.length > 0 && (
        <>
          <Notice tone="warn">{words.notRead(questions.length)}</Notice>
          <OpenLines lines={questions} hasRoom={used < MAX_ROWS} onAnswer={answer} onLast={focusField} />
        </>
      )}
      <div ref={end}>
        <Row gap="m">
          <Button variant="secondary" onClick={add}>
            {words.add}
          </Button>
          {questions.length > 0 && <TextButton onClick={leaveOut}>{words.leaveOut}</TextButton>}
        </Row>
      </div>
    </Stack>
  );
}
