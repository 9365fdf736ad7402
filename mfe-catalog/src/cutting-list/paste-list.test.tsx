import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it, vi } from 'vitest';
import { cutMessages } from './panels/cut-messages.ts';
import { type ListRow, MAX_ROWS } from './panels/list-in-address.ts';
import { PasteList } from './paste-list.tsx';
import { pasteMessages } from './pasted/paste-messages.ts';

const words = cutMessages.paste;

it('CUT-10 keeps panels in the field for which the list has no room', async () => {
  const user = userEvent.setup();
  const onAdd = vi.fn();
  renderWithShell(<PasteList used={MAX_ROWS - 1} onAdd={onAdd} />);
  await user.click(screen.getByRole('button', { name: words.open }));
  await user.paste('a 200 x 300\nb 400 x 500');
  await user.click(screen.getByRole('button', { name: words.add }));
  expect(onAdd).toHaveBeenCalledWith([{ name: 'a', length: '200', width: '300', pieces: '1' }]);
  expect(screen.getByRole('textbox', { name: words.label })).toHaveValue('b 400 mm x 500 mm - 1 nos');
});

it('CUT-23 tells how many lines of the field are not in the list', async () => {
  const user = userEvent.setup();
  const onOpenLines = vi.fn();
  renderWithShell(<PasteList used={0} onAdd={vi.fn()} onOpenLines={onOpenLines} />);
  await user.click(screen.getByRole('button', { name: words.open }));
  await user.paste('Kitchen:\n\na 600 x 300\nHall:');
  expect(onOpenLines).toHaveBeenLastCalledWith(3);
  await user.click(screen.getByRole('button', { name: words.add }));
  expect(onOpenLines).toHaveBeenLastCalledWith(2);
  await user.clear(screen.getByRole('textbox', { name: words.label }));
  expect(onOpenLines).toHaveBeenLastCalledWith(0);
});

it('CUT-23 scrolls to what was not read with the rows it added, and never later', async () => {
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
  await user.type(screen.getByRole('textbox', { name: words.label }), '\na 600 x 300');
  await user.click(screen.getByRole('button', { name: words.add }));
  expect(scroll).toHaveBeenCalledOnce();
});

describe('CUT-23 a question', () => {
  const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }));
  async function paste(text: string, onAdd = vi.fn()) {
    const onOpenLines = vi.fn();
    renderWithShell(<PasteList used={0} onAdd={onAdd} onOpenLines={onOpenLines} />);
    await press(words.open);
    await userEvent.paste(text);
    await press(words.add);
    return { onAdd, onOpenLines, field: screen.getByRole('textbox', { name: words.label }) };
  }
  const one = (pieces: string, length: string, width: string) => pasteMessages.answer(pieces, length, width);

  it('CUT-23 is answered by a button, which adds the row and takes the line from the field', async () => {
    const { onAdd, onOpenLines, field } = await paste('Back 864 x 700 x 6\nShelf 864 x 540 x 4\nKitchen:');
    expect(
      screen.getByText(words.line('Back 864 x 700 x 6', pasteMessages.pieces.thickness('6'))),
    ).toBeVisible();
    await press(one('6', '864', '700'));
    expect(onAdd).toHaveBeenLastCalledWith([{ name: 'Back', length: '864', width: '700', pieces: '6' }]);
    expect(field).toHaveValue('Shelf 864 x 540 x 4\nKitchen:');
    expect(onOpenLines).toHaveBeenLastCalledWith(2);
    expect(screen.getByText(words.added(1))).toBeVisible();
    expect(screen.getByRole('button', { name: one('4', '864', '540') })).toHaveFocus();
    await press(one('1', '864', '540'));
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Kitchen:');
    await press(words.leaveOut);
    expect(field).toHaveValue('');
    expect(field).toHaveFocus();
    expect(onOpenLines).toHaveBeenLastCalledWith(0);
    expect(screen.queryByText(words.notRead(1))).not.toBeInTheDocument();
  });

  it('CUT-21 of the unit is answered for all lines at once', async () => {
    const { onAdd, field } = await paste('Part;Length;Width;Qty\nDoor;72;45;2\nSide;210;58;2');
    expect(field).toHaveValue('Part;Length;Width;Qty\nDoor;72;45;2\nSide;210;58;2');
    await press(words.allIn(2, pasteMessages.unit('cm')));
    expect(onAdd).toHaveBeenLastCalledWith([
      { name: 'Door', length: '720', width: '450', pieces: '2' },
      { name: 'Side', length: '2100', width: '580', pieces: '2' },
    ]);
    expect(field).toHaveValue('');
  });

  it('CUT-23 goes with the line that is corrected in the field', async () => {
    const { field } = await paste('Back 864 x 700 x 6');
    await userEvent.type(field, ' mm');
    expect(screen.queryByRole('button', { name: one('6', '864', '700') })).not.toBeInTheDocument();
  });
});

it('CUT-24 says how many lines of a text were left out because it is too long', async () => {
  renderWithShell(<PasteList used={0} onAdd={vi.fn()} />);
  await userEvent.click(screen.getByRole('button', { name: words.open }));
  await userEvent.paste(Array.from({ length: 503 }, (_, at) => `Panel ${at + 1}`).join('\n'));
  expect(screen.getByText(words.cut(3))).toBeVisible();
  expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: words.label }).value).toMatch(/Panel 500$/);
});
