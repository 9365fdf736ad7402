// @module-tag all
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { drawCard } from './draw-card.ts';
import { SHARE_MESSAGE_SHOWN_FOR } from './share-dialog.tsx';
import { choose, renderVisualizer, visualizerApi } from './visualizer-fixture.tsx';

// happy-dom has no canvas; `design-card.phone.spec.ts` tests the drawing.
vi.mock('./draw-card.ts', { spy: true });

const fetched = vi.fn(async () => new Response());

beforeEach(() => {
  visualizerApi();
  fetched.mockClear();
  vi.mocked(drawCard).mockReset().mockResolvedValue();
  vi.stubGlobal('fetch', fetched);
});

describe('sharing a design', () => {
  const LINK = '/?type=Solid&shade=White&colour=W-2&room=bedroom#visualizer';

  async function openDialog() {
    renderVisualizer();
    await choose('Salt');
    await choose('Bedroom');
    await userEvent.click(screen.getByRole('button', { name: messages.share }));
    return within(await screen.findByRole('dialog', { name: messages.sharing.title }));
  }

  const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
  const stubNavigator = (changes: object) =>
    vi.stubGlobal('navigator', { userAgent: navigator.userAgent, ...changes });

  it('INSP-20 offers the address of what is shown', async () => {
    const dialog = await openDialog();
    const { value } = dialog.getByRole('textbox', { name: messages.sharing.address }) as HTMLInputElement;
    expect(value).toBe(new URL(LINK, document.baseURI).href);
  });

  it.each([
    ['Link copied to clipboard!', { clipboard: { writeText: async () => undefined } }],
    ['Failed to copy link.', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } }],
    ['Clipboard API not supported.', { clipboard: undefined }],
  ])('INSP-21 says “%s” for 2 seconds', async (message, changes) => {
    await openDialog();
    stubNavigator(changes);
    vi.useFakeTimers();
    await press(messages.sharing.copy);
    expect(screen.getByText(message)).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(SHARE_MESSAGE_SHOWN_FOR - 1));
    expect(screen.getByText(message)).toBeInTheDocument();
    act(() => vi.advanceTimersByTime(1));
    expect(screen.queryByText(message)).not.toBeInTheDocument();
  });

  it.each([
    ['Shared successfully!', { share: async () => undefined }],
    [
      'Native share failed. Try copying the link.',
      { share: () => Promise.reject(new DOMException('', 'NotAllowedError')) },
    ],
    ['Web Share API not supported. Copy link instead.', {}],
  ])('INSP-21 says “%s” after the phone’s own share', async (message, changes) => {
    await openDialog();
    stubNavigator(changes);
    await press(messages.sharing.withApps);
    expect(screen.getByText(message)).toBeInTheDocument();
  });

  it('INSP-25 has the link’s preview composed before it is sent', async () => {
    await openDialog();
    expect(fetched.mock.calls).toEqual([['/images/W-2/bedroom-preview.jpg', { method: 'HEAD' }]]);
  });

  it('INSP-21 says nothing about a share that the visitor cancelled', async () => {
    const dialog = await openDialog();
    stubNavigator({ share: () => Promise.reject(new DOMException('', 'AbortError')) });
    await press(messages.sharing.withApps);
    expect(dialog.getByRole('status')).toBeEmptyDOMElement();
  });

  it('TAKE-1 draws the room, the decor and the design’s address on a card', async () => {
    const dialog = await openDialog();
    await dialog.findByRole('button', { name: messages.sharing.savePicture });
    expect(vi.mocked(drawCard).mock.calls).toEqual([
      [
        dialog.getByRole('img', { name: messages.sharing.pictureOf('Salt') }),
        {
          room: '/images/W-2/bedroom-1600.webp',
          swatch: undefined,
          colour: '#336699',
          name: 'Salt',
          facts: '1.5mm Acrylic · Solid · W-2',
          shopName: 'Sample House',
          url: new URL(LINK, document.baseURI).href,
        },
      ],
    ]);
  });

  it('TAKE-3 says that the picture could not be drawn, and draws it again on request', async () => {
    vi.mocked(drawCard).mockRejectedValueOnce(new Error('lost'));
    const dialog = await openDialog();
    expect(await dialog.findByText(messages.sharing.drawFailed)).toBeInTheDocument();
    await press(messages.sharing.drawAgain);
    expect(await dialog.findByRole('button', { name: messages.sharing.savePicture })).toBeEnabled();
    expect(dialog.queryByText(messages.sharing.drawFailed)).not.toBeInTheDocument();
  });

  it('TAKE-3 says that the picture could not be shared', async () => {
    const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(null));
    const dialog = await openDialog();
    await press(messages.sharing.savePicture);
    expect(await dialog.findByText(messages.sharing.pictureNotShared)).toBeInTheDocument();
    toBlob.mockRestore();
  });
});
