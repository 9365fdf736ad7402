// @module-tag all
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { myRoomMessages } from '../marked-photo/my-room-messages.ts';
import { choosePhoto, PHOTO_SIZE, stubPhotos } from '../photo/photo-fixture.ts';
import { photoMessages } from '../photo/photo-messages.ts';
import { withDecors } from './my-room-fixture.ts';
import page from './my-room-page.tsx';

const texts = myRoomMessages;

beforeEach(() => withDecors(mockApi()));

/** A photo of a single grey, shown at its own size. */
async function openPhoto(grey = '787878'): Promise<void> {
  stubPhotos(grey);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, 0, PHOTO_SIZE.width, PHOTO_SIZE.height),
  );
  renderWithShell(<page.Page />, { at: '/my-room?product=S15-TEAL' });
  await choosePhoto();
  await screen.findByRole('group', { name: texts.stage });
}

function tap(...corners: readonly (readonly [x: number, y: number])[]): void {
  for (const [clientX, clientY] of corners)
    fireEvent.click(screen.getByRole('group', { name: texts.stage }), { clientX, clientY });
}
const FRONT = [
  [300, 250],
  [100, 50],
  [100, 250],
  [300, 50],
] as const;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const corner = (name: string, front = 1) =>
  screen.getByRole('button', { name: new RegExp(`^${texts.corner(name, front)},`) });

describe('a front', () => {
  it('ROOM-3 is marked by its four corners, in any order', async () => {
    await openPhoto();
    expect(screen.getByText(texts.tapCorner(1))).toBeVisible();
    tap(...FRONT.slice(0, 3));
    expect(screen.getByText(texts.tapCorner(4))).toBeVisible();
    tap(FRONT[3]);
    expect(await screen.findByRole('radio', { name: texts.front(1) })).toBeChecked();
    expect(corner('top left')).toHaveAccessibleName(/100 pixels from the left, 50 from the top/);
    expect(corner('bottom right')).toHaveAccessibleName(/300 pixels from the left, 250 from the top/);
  });

  it('ROOM-4 is placed by a button, and its corners are moved by arrow keys', async () => {
    await openPhoto();
    await press(texts.placeCorners);
    expect(corner('top left')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{Shift>}{ArrowDown}{/Shift}');
    expect(corner('top left')).toHaveAccessibleName(/136 pixels from the left, 91 from the top/);
    expect(corner('top left')).toHaveFocus();
  });

  it('ROOM-4 is dragged by a corner, and that is taken back at once', async () => {
    await openPhoto();
    tap(...FRONT);
    const handle = corner('top left');
    handle.setPointerCapture = vi.fn();
    fireEvent.pointerDown(handle, { pointerId: 1, clientX: 104, clientY: 52 });
    for (const clientX of [110, 120, 134])
      fireEvent.pointerMove(handle, { pointerId: 1, clientX, clientY: 62 });
    fireEvent.pointerUp(handle, { pointerId: 1, clientX: 134, clientY: 62 });
    expect(corner('top left')).toHaveAccessibleName(/130 pixels from the left, 60 from the top/);
    await press(texts.undo);
    expect(corner('top left')).toHaveAccessibleName(/100 pixels from the left, 50 from the top/);
  });

  it('ROOM-4 keeps the last movement of a corner that was let go before it was shown', async () => {
    await openPhoto();
    tap(...FRONT);
    const handle = corner('top left');
    handle.setPointerCapture = vi.fn();
    fireEvent.pointerDown(handle, { pointerId: 1, clientX: 100, clientY: 50 });
    // A slow phone handles both events before it renders.
    act(() => {
      fireEvent.pointerMove(handle, { pointerId: 1, clientX: 130, clientY: 60 });
      fireEvent.pointerUp(handle, { pointerId: 1, clientX: 130, clientY: 60 });
    });
    expect(corner('top left')).toHaveAccessibleName(/130 pixels from the left, 60 from the top/);
  });

  it('ROOM-4 leaves Alt and an arrow key to the browser', async () => {
    await openPhoto();
    await press(texts.placeCorners);
    expect(fireEvent.keyDown(corner('top left'), { key: 'ArrowLeft', altKey: true })).toBe(true);
    expect(corner('top left')).toHaveAccessibleName(/140 pixels from the left/);
  });

  it('ROOM-5 with crossed edges or of no size is refused in words', async () => {
    await openPhoto();
    tap([100, 50], [300, 50], [200, 100], [200, 280]);
    expect(await screen.findByText(texts.faults.bent)).toBeVisible();
    await press(texts.remove);
    tap([100, 50], [103, 50], [103, 53], [100, 53]);
    expect(await screen.findByText(texts.faults.small)).toBeVisible();
  });

  it('ROOM-6 can be taken back and removed', async () => {
    await openPhoto();
    tap(...FRONT);
    await press(texts.markMore);
    tap([10, 10], [60, 10]);
    await press(texts.undo);
    expect(screen.getByText(texts.tapCorner(2))).toBeVisible();
    await press(texts.stopMarking);
    expect(screen.getByText(texts.ready)).toBeVisible();
    await press(texts.markMore);
    expect(screen.getByText(texts.tapCorner(1))).toBeVisible();
    await press(texts.placeCorners);
    expect(screen.getByRole('radio', { name: texts.front(2) })).toBeChecked();
    await press(texts.remove);
    expect(screen.queryByRole('radio', { name: texts.front(2) })).not.toBeInTheDocument();
    expect(screen.getByRole('radio', { name: texts.front(1) })).toBeChecked();
  });

  it('ROOM-15 has the focus in its photo once that is open', async () => {
    await openPhoto();
    expect(screen.getByRole('group', { name: texts.stage })).toHaveFocus();
  });

  it('ROOM-6 ROOM-15 leaves the focus with its tools where the pressed button goes', async () => {
    await openPhoto();
    const button = (name: string) => screen.getByRole('button', { name });
    await press(texts.placeCorners);
    await press(texts.remove);
    expect(button(texts.placeCorners)).toHaveFocus();
    await press(texts.placeCorners);
    expect(corner('top left')).toHaveFocus();
    await press(texts.markMore);
    await press(texts.stopMarking);
    expect(button(texts.markMore)).toHaveFocus();
    for (const _ of [1, 2, 3]) await press(texts.undo);
    expect(button(texts.placeCorners)).toHaveFocus();
  });

  it('ROOM-6 ROOM-7 has a decor, a width and a direction of its grain', async () => {
    await openPhoto();
    tap(...FRONT);
    await userEvent.click(await screen.findByRole('radio', { name: 'White' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Himadri White' }));
    expect(screen.getByRole('radio', { name: 'Himadri White' })).toBeChecked();
    const width = screen.getByRole('spinbutton', { name: texts.width });
    await userEvent.clear(width);
    await userEvent.type(width, '90{Enter}');
    await userEvent.click(screen.getByRole('checkbox', { name: texts.turn }));
    await press(texts.markMore);
    await press(texts.placeCorners);
    expect(screen.getByRole('spinbutton', { name: texts.width })).toHaveValue('90');
    expect(screen.getByRole('checkbox', { name: texts.turn })).toBeChecked();
  });

  it('ROOM-7 can have another decor than the others', async () => {
    await openPhoto();
    tap(...FRONT);
    await press(texts.markMore);
    await press(texts.placeCorners);
    await userEvent.click(screen.getByRole('checkbox', { name: texts.own }));
    await userEvent.click(await screen.findByRole('radio', { name: 'White' }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Himadri White' }));
    expect(screen.getByRole('radio', { name: 'Himadri White' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: texts.front(1) }));
    expect(screen.getByRole('radio', { name: 'Himadri White' })).not.toBeChecked();
    // With one front left, the choice applies to all fronts.
    await press(texts.remove);
    expect(screen.queryByRole('checkbox', { name: texts.own })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Himadri White' }));
    await press(texts.markMore);
    await press(texts.placeCorners);
    expect(screen.getByRole('radio', { name: 'Himadri White' })).toBeChecked();
  });
});

describe('the light', () => {
  it('ROOM-8 is measured by white paper, which must not be dark', async () => {
    await openPhoto();
    tap(...FRONT);
    expect(screen.getByText(texts.guessed)).toBeVisible();
    await press(texts.usePaper);
    tap([350, 100]);
    expect(await screen.findByText(texts.measured)).toBeVisible();
    expect(screen.getByRole('button', { name: new RegExp(`^${texts.paperMark}`) })).toBeVisible();
    await press(texts.noPaper);
    expect(screen.getByText(texts.guessed)).toBeVisible();
  });

  it('ROOM-8 says that a dark place is no white paper', async () => {
    await openPhoto('141414');
    await press(texts.usePaper);
    tap([350, 100]);
    // Shown below the photo, and beside the button for the paper.
    expect(await screen.findAllByText(photoMessages.paperTooDark)).toHaveLength(2);
  });
});

describe('without WebGL', () => {
  it('ROOM-11 says so, and leads to the rooms of the shop', async () => {
    await openPhoto();
    const notice = (await screen.findByText(texts.noWebGl)).closest('[role=status]');
    expect(within(notice as HTMLElement).getByRole('link', { name: texts.toVisualizer })).toHaveAttribute(
      'href',
      '/#visualizer',
    );
    tap(...FRONT);
    await waitFor(() => expect(screen.getByRole('button', { name: texts.save })).toBeDisabled());
    expect(screen.queryByRole('button', { name: texts.compare })).not.toBeInTheDocument();
  });
});
