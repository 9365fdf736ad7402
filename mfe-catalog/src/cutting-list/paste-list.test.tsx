import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithShell } from 'shared-contracts/testing';
import { expect, it, vi } from 'vitest';
import { cutMessages } from './panels/cut-messages.ts';
import { type ListRow, MAX_ROWS } from './panels/list-in-address.ts';
import { PasteList } from './paste-list.tsx';

const words = cutMessages.paste;

it('keeps panels in the field for which the list has no room', async () => {
  const user = userEvent.setup();
  const onAdd = vi.fn();
  renderWithShell(<PasteList used={MAX_ROWS - 1} onAdd={onAdd} />);
  await user.click(screen.getByRole('button', { name: words.open }));
  await user.paste('a 200 x 300\nb 400 x 500');
  await user.click(screen.getByRole('button', { name: words.add }));
  expect(onAdd).toHaveBeenCalledWith([{ name: 'a', length: '200', width: '300', pieces: '1' }]);
  expect(screen.getByRole('textbox', { name: words.label })).toHaveValue('b, 400, 500, 1');
});

it('tells how many lines of the field are not in the list', async () => {
  const user = userEvent.setup();
  const onOpenLines = vi.fn();
  renderWithShell(<PasteList used={0} onAdd={vi.fn()} onOpenLines={onOpenLines} />);
  await user.click(screen.getByRole('button', { name: words.open }));
  await user.paste('Kitchen:\n\na 200 x 300\nHall:');
  expect(onOpenLines).toHaveBeenLastCalledWith(3);
  await user.click(screen.getByRole('button', { name: words.add }));
  expect(onOpenLines).toHaveBeenLastCalledWith(2);
  await user.clear(screen.getByRole('textbox', { name: words.label }));
  expect(onOpenLines).toHaveBeenLastCalledWith(0);
});

it('scrolls to what was not read with the rows it added, and never later', async () => {
  const user = userEvent.setup();
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  function List() {
    const [rows, setRows] = useState<ListRow[]>([]);
    const own = { name: '', length: '600', width: '400', pieces: '1' };
    return (
      <>
        <button type="button" onClick={() => setRows((all) => [...all, own])}>
          Own row
        </button>
        <PasteList used={rows.length} onAdd={(added) => setRows((all) => [...all, ...added])} />
      </>
    );
  }
  renderWithShell(<List />);
  await user.click(screen.getByRole('button', { name: words.open }));
  await user.paste('Kitchen:');
  await user.click(screen.getByRole('button', { name: words.add }));
  await user.click(screen.getByRole('button', { name: 'Own row' }));
  expect(scroll).not.toHaveBeenCalled();
  await user.type(screen.getByRole('textbox', { name: words.label }), '\na 200 x 300');
  await user.click(screen.getByRole('button', { name: words.add }));
  expect(scroll).toHaveBeenCalledOnce();
});
