// @module-tag all
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useAtomValue } from 'jotai';
import { colorsByShade, getProduct } from 'shared-contracts/product/endpoints';
import { hasWorkInProgress, questionAtom } from 'shared-contracts/remotes';
import { errorResponse, type MockApi, mockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { myRoomMessages } from '../marked-photo/my-room-messages.ts';
import { choosePhoto, PHOTO_SIZE, stubPhotos } from '../photo/photo-fixture.ts';
import { photoMessages } from '../photo/photo-messages.ts';
import { planningMessages } from '../planning-tools/planning-messages.ts';
import { TEAL, withDecors } from './my-room-fixture.ts';
import page from './my-room-page.tsx';

const texts = myRoomMessages;

let api: MockApi;
beforeEach(() => {
  api = mockApi();
  withDecors(api);
});

const open = (at = '/my-room?product=S15-TEAL') => renderWithShell(<page.Page />, { at });

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the page for the own room', () => {
  it('ROOM-1 ROOM-20 asks for a photo first, and calls nothing', () => {
    open('/my-room');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(texts.title);
    expect(screen.getByRole('button', { name: photoMessages.choosePhoto })).toBeVisible();
    expect(screen.getByRole('button', { name: texts.sample })).toBeVisible();
    expect(screen.getByRole('img', { name: planningMessages.myRoom.alt })).toBeVisible();
    expect(api.callsOf(colorsByShade)).toEqual([]);
    expect(api.callsOf(getProduct)).toEqual([]);
  });

  it('ROOM-1 names the decor of its address', async () => {
    open();
    expect(await screen.findByText(texts.inDecor('Vembanad Teal'))).toBeVisible();
  });

  it('ROOM-1 says that a product does not exist, and offers other decors', async () => {
    api.respond(getProduct, () => errorResponse(404));
    stubPhotos('787878');
    open();
    expect(await screen.findByText(texts.unknownProduct)).toBeVisible();
    await choosePhoto();
    expect(await screen.findByRole('radio', { name: TEAL.colour_name })).toBeChecked();
  });

  it('PROM-139 is work in progress once it has a photo', async () => {
    stubPhotos('787878');
    const { unmount } = open();
    expect(hasWorkInProgress()).toBe(false);
    await choosePhoto();
    await waitFor(() => expect(hasWorkInProgress()).toBe(true));
    unmount();
    expect(hasWorkInProgress()).toBe(false);
  });

  it('MATCH-10 ROOM-2 ROOM-20 says that a file cannot be opened, and keeps the photo before', async () => {
    stubPhotos('787878');
    open();
    await choosePhoto();
    await screen.findByRole('group', { name: texts.stage });
    expect(screen.queryByRole('img', { name: planningMessages.myRoom.alt })).not.toBeInTheDocument();
    vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('No picture.')));
    await choosePhoto();
    expect(await screen.findByRole('alert')).toHaveTextContent(photoMessages.brokenPhoto);
    expect(screen.getByRole('group', { name: texts.stage })).toBeVisible();
  });
});

describe('a photo', () => {
  it('ROOM-16 asks before another one takes the place of what is marked in it', async () => {
    stubPhotos('787878');
    function Answer() {
      const question = useAtomValue(questionAtom);
      return (
        question && (
          <>
            <button type="button" onClick={() => question.answer(true)}>
              {question.confirmLabel}
            </button>
            <button type="button" onClick={() => question.answer(false)}>
              {question.cancelLabel}
            </button>
          </>
        )
      );
    }
    renderWithShell(
      <>
        <page.Page />
        <Answer />
      </>,
      { at: '/my-room' },
    );
    await choosePhoto();
    const stage = () => screen.getByRole('group', { name: texts.stage });
    await screen.findByText(texts.tapCorner(1));
    // Without marks, there is no question.
    await choosePhoto();
    await screen.findByText(texts.tapCorner(1));
    fireEvent.click(stage());
    expect(screen.getByText(texts.tapCorner(2))).toBeVisible();
    await choosePhoto();
    await press(texts.keepMarks);
    expect(screen.getByText(texts.tapCorner(2))).toBeVisible();
    fireEvent.paste(document.body, {
      clipboardData: { files: [new File(['…'], 'floor.jpg', { type: 'image/jpeg' })] },
    });
    await userEvent.click(await screen.findByRole('button', { name: texts.replace }));
    expect(await screen.findByText(texts.tapCorner(1))).toBeVisible();
  });

  it('ROOM-2 that takes long to open does not replace one that was chosen after it', async () => {
    stubPhotos('787878');
    const slow = Promise.withResolvers<object>();
    const images = [slow.promise, Promise.resolve({ ...PHOTO_SIZE })];
    vi.stubGlobal('createImageBitmap', () => images.shift());
    open();
    await choosePhoto();
    await choosePhoto();
    expect(await screen.findByText(texts.tapCorner(1))).toBeVisible();
    fireEvent.click(screen.getByRole('group', { name: texts.stage }));
    await act(async () => slow.resolve({ ...PHOTO_SIZE }));
    await press(texts.undo);
    expect(screen.getByText(texts.tapCorner(1))).toBeVisible();
  });
});

describe('our kitchen', () => {
  it('ROOM-2 that arrives after a photo was chosen does not replace it', async () => {
    stubPhotos('787878');
    open();
    const kitchen = Promise.withResolvers<Response>();
    const fetched = vi.fn(() => kitchen.promise);
    vi.stubGlobal('fetch', fetched);
    await press(texts.sample);
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    await choosePhoto();
    expect(await screen.findByText(texts.tapCorner(1))).toBeVisible();
    await act(async () => kitchen.resolve(new Response('…')));
    expect(screen.getByText(texts.tapCorner(1))).toBeVisible();
  });

  it('ROOM-2 that does not arrive is told', async () => {
    open();
    vi.stubGlobal('fetch', async () => new Response(null, { status: 404 }));
    await press(texts.sample);
    expect(await screen.findByText(texts.sampleFailed)).toBeVisible();
  });
});
