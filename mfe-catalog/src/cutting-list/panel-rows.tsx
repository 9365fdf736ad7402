import { css } from '@emotion/react';
import { type FocusEvent, type MouseEvent, memo, startTransition, useEffect, useId, useState } from 'react';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { Icon, IconButton, Text, TextInput } from 'shared-contracts/look';
import { cutMessages } from './panels/cut-messages.ts';
import { EMPTY_ROW, type ListRow } from './panels/list-in-address.ts';
import type { RowErrors } from './panels/panels-to-cut.ts';
import type { ChangeList } from './use-cutting-list.ts';

const words = cutMessages.columns;

const COLUMNS = ['name', 'length', 'width', 'pieces'] as const satisfies readonly (keyof ListRow)[];

const list = css`
  --columns: minmax(0, 1fr) minmax(0, 1fr) 4.25rem var(--tap);
  display: grid;
  gap: var(--s-4);
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: var(--columns);
    align-items: end;
    gap: var(--s-2);
    /* A list of many panels is laid out and painted where it is looked at. */
    content-visibility: auto;
    contain-intrinsic-size: auto 9.5rem;
    /* Room for the outline of a focused field, which would be cut off. */
    margin: -6px;
    padding: 6px;
  }
  /* Keeps the place of a row that is about to come. */
  li:empty {
    min-height: calc(9.5rem + 12px);
  }
  li > div > span {
    display: block;
    margin-bottom: var(--s-1);
    color: var(--ink-soft);
    font-size: var(--type-micro);
  }
  li > div:first-of-type {
    grid-column: 1 / -1;
  }
  @media (min-width: 600px) {
    --columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr) 4.75rem var(--tap);
    gap: var(--s-2);
    li {
      contain-intrinsic-size: auto 3rem;
    }
    li:empty {
      min-height: calc(3rem + 12px);
    }
    li > div:first-of-type {
      grid-column: auto;
    }
    /* The first row is the head of the columns. */
    li:not(:first-of-type) > div > span {
      display: none;
    }
  }
`;

const faults = css`
  display: grid;
  grid-column: 1 / -1;
  gap: var(--s-1);
  &:empty {
    display: none;
  }
  > p {
    display: flex;
    gap: 0.4rem;
  }
  svg {
    flex: none;
    width: 16px;
    height: 16px;
    margin-top: 0.15rem;
  }
`;

/** Pasted rows added per render. With more, a phone would need over 50 ms to answer a tap. */
const AT_ONCE = 3;

export type PanelRowsProps = {
  rows: readonly ListRow[];
  errors: readonly RowErrors[];
  /** The final number of rows. Space for the missing ones is reserved from the start. */
  reserved?: number;
  /** Index of the row that was just added, which takes the focus. */
  added?: number;
  change: ChangeList;
};

/** Shows the panels of a list, each with its errors (CUT-4). */
export function PanelRows({ rows, errors, reserved = 0, added, change }: PanelRowsProps) {
  const [ready, setReady] = useState(rows.length);
  useEffect(() => {
    if (ready !== rows.length) startTransition(() => setReady(Math.min(ready + AT_ONCE, rows.length)));
  }, [ready, rows.length]);
  return (
    <ol css={list}>
      {rows.map((row, at) =>
        at < ready || at === added ? (
          <PanelRow key={at} at={at} row={row} errors={errors[at]} isNew={at === added} change={change} />
        ) : (
          <li key={at} />
        ),
      )}
      {Array.from({ length: Math.max(0, reserved - rows.length) }, (_, at) => (
        <li key={rows.length + at} />
      ))}
    </ol>
  );
}

type PanelRowProps = {
  at: number;
  row: ListRow;
  errors: RowErrors | undefined;
  isNew: boolean;
  change: ChangeList;
};

const PanelRow = memo(function PanelRow({ at, row, errors = {}, isNew, change }: PanelRowProps) {
  const id = useId();
  const [isEdited, setEdited] = useState(false);
  // A missing value is reported once the row is left.
  const shown = (column: (typeof COLUMNS)[number]) =>
    isEdited && row[column].trim() === '' ? undefined : errors[column];

  function leave({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void {
    if (!currentTarget.contains(relatedTarget)) setEdited(false);
  }
  const edit = (column: keyof ListRow, text: string) =>
    change((all) => ({ ...all, rows: changedRows(all.rows, at, { [column]: text }) }));

  function remove({ currentTarget }: MouseEvent<HTMLElement>): void {
    const row = currentTarget.closest('li');
    // The rows below move up and keep the focus. After the last row, the focus goes to the row above.
    if (!row?.nextElementSibling) row?.previousElementSibling?.querySelector('button')?.focus();
    change((all) => ({ ...all, rows: all.rows.filter((_, index) => index !== at) }));
  }

  return (
    <li onFocus={() => setEdited(true)} onBlur={leave}>
      {COLUMNS.map((column) => (
        <div key={column}>
          <span aria-hidden>{words[column]}</span>
          <TextInput
            ref={isNew && column === 'name' ? focusOnMount : undefined}
            aria-label={cutMessages.field(words[column], at + 1)}
            aria-invalid={shown(column) ? true : undefined}
            aria-describedby={shown(column) && `${id}-${column}`}
            autoComplete="off"
            inputMode={column === 'pieces' ? 'numeric' : undefined}
            value={row[column]}
            onChange={({ target }) => edit(column, target.value)}
          />
        </div>
      ))}
      <IconButton icon="trash" label={cutMessages.removeRow(at + 1)} onClick={remove} />
      <div css={faults} aria-live="polite">
        {COLUMNS.map(
          (column) =>
            shown(column) && (
              <Text key={column} id={`${id}-${column}`} size="small" tone="error">
                <Icon name="error" />
                {shown(column)}
              </Text>
            ),
        )}
      </div>
    </li>
  );
});

/** Treats a list without rows as one empty row, as it is shown. */
function changedRows(rows: readonly ListRow[], at: number, changes: Partial<ListRow>): ListRow[] {
  const shown = rows.length > 0 ? rows : [EMPTY_ROW];
  return shown.map((row, index) => (index === at ? { ...row, ...changes } : row));
}
