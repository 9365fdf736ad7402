import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithShell } from 'shared-contracts/testing';
import { expect, it, vi } from 'vitest';
import { cutMessages } from './panels/cut-messages.ts';
import { MAX_ROWS } from './panels/list-in-address.ts';
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
