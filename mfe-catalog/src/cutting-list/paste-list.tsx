import { css } from '@emotion/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { Button, Notice, Stack, Text, TextButton } from 'shared-contracts/look';
import { cutMessages } from './panels/cut-messages.ts';
import { type ListRow, MAX_ROWS } from './panels/list-in-address.ts';
import { readPastedList, type UnreadLine } from './panels/read-list.ts';

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

const unreadList = css`
  margin: var(--s-2) 0 0;
  padding-left: 1.1rem;
  overflow-wrap: anywhere;
`;

export type PasteListProps = {
  /** Rows of the list that are filled. */
  used: number;
  onAdd: (rows: ListRow[]) => void;
  /** How many lines of the field are not in the list, at each change of it: 0 once it is empty. */
  onOpenLines?: (count: number) => void;
};

/** CUT-10: adds the panels of a pasted list. Lines that are none stay in the field, each with what is missing. */
export function PasteList({ used, onAdd, onOpenLines }: PasteListProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  const [result, setResult] = useState<{ added: number; unread: UnreadLine[] }>();
  const end = useRef<HTMLDivElement>(null);
  const hasAdded = useRef(false);
  const onRows = useEffectEvent((count: number) => {
    // The rows that were added have pushed down what was not read.
    if (hasAdded.current && count > 0 && result?.unread.length)
      end.current?.scrollIntoView({ block: 'nearest' });
    hasAdded.current = false;
  });
  useEffect(() => onRows(used), [used]);
  if (!isOpen) return <TextButton onClick={() => setOpen(true)}>{words.open}</TextButton>;

  function write(next: string): void {
    setText(next);
    onOpenLines?.(next.split('\n').filter((line) => line.trim()).length);
  }

  function add(): void {
    const { rows, unread } = readPastedList(text);
    const added = rows.slice(0, MAX_ROWS - used);
    // Beyond the limit of a list they stay, as what was not understood.
    const left = rows.slice(added.length).map((row) => ({
      text: [row.name, row.length, row.width, row.pieces].join(', '),
      reason: words.noRoom,
    }));
    const kept = [...unread, ...left];
    // Of nothing that was added no row comes, and the next one may be the shopper's own.
    hasAdded.current = added.length > 0;
    onAdd(added);
    write(kept.map((line) => line.text).join('\n'));
    setResult({ added: added.length, unread: kept });
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
        onChange={({ target }) => write(target.value)}
      />
      <Text id={`${id}-help`} size="micro" tone="faint">
        {words.help}
      </Text>
      <div role="status">
        {result && result.added > 0 && <Text size="small">{words.added(result.added)}</Text>}
      </div>
      {result && result.unread.length > 0 && (
        <Notice tone="warn">
          {words.notRead(result.unread.length)}
          <ul css={unreadList}>
            {result.unread.map((line, at) => (
              <li key={at}>{words.line(line.text, line.reason)}</li>
            ))}
          </ul>
        </Notice>
      )}
      <div ref={end}>
        <Button variant="secondary" onClick={add}>
          {words.add}
        </Button>
      </div>
    </Stack>
  );
}
