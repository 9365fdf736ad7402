// @module-tag all
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePhoto, stubPhotos } from '../photo/photo-fixture.ts';
import { photoMessages } from '../photo/photo-messages.ts';
import { near, withNear } from './match-fixture.ts';
import { matchMessages } from './match-messages.ts';
import page from './match-page.tsx';

const match = matchMessages;

beforeEach(() => withNear(mockApi(), near({})));

/** The head of a PNG file. */
function png(width: number, height: number): File {
  const head = new DataView(new ArrayBuffer(24));
  for (const [at, word] of [0x89504e47, 0x0d0a1a0a, 13, 0x49484452, width, height].entries())
    head.setUint32(4 * at, word);
  return new File([head], 'picture.png', { type: 'image/png' });
}

const open = () => renderWithShell(<page.Page />, { at: '/match' });

describe('a photo', () => {
  it('MATCH-3 matches the colour of the point in its middle, then of each that is chosen', async () => {
    stubPhotos('8b6b42');
    const { address } = open();
    await choosePhoto();
    const ring = await screen.findByRole('slider', { name: match.cross });
    await waitFor(() => expect(address()).toBe('/match?colour=8b6b42'));
    expect(ring).toHaveAttribute('aria-valuetext', match.crossAt(50, 50, '8b6b42'));
    expect(ring).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    expect(ring).toHaveAttribute('aria-valuetext', match.crossAt(51, 45, '8b6b42'));
  });

  it('MATCH-11 is corrected by white paper, which must not be dark', async () => {
    stubPhotos('b8b0a0');
    const { address } = open();
    await choosePhoto();
    const ring = await screen.findByRole('slider', { name: match.cross });
    await userEvent.click(screen.getByRole('button', { name: match.usePaper }));
    ring.focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText(match.paperUsed)).toBeInTheDocument();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(address()).toBe('/match?colour=f0f0f0'));

    stubPhotos('101010');
    await choosePhoto();
    await waitFor(() => expect(address()).toBe('/match?colour=101010'));
    await userEvent.click(screen.getByRole('button', { name: match.usePaper }));
    screen.getByRole('slider', { name: match.cross }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(screen.getByText(photoMessages.paperTooDark)).toBeVisible();
  });

  it('MATCH-3 can be dropped and pasted', async () => {
    stubPhotos('8b6b42');
    open();
    const files = [new File(['…'], 'floor.jpg', { type: 'image/jpeg' })];
    fireEvent.drop(screen.getByRole('group', { name: match.photo }), { dataTransfer: { files } });
    expect(await screen.findByRole('slider', { name: match.cross })).toBeVisible();
    stubPhotos('056f7c');
    fireEvent.paste(document.body, { clipboardData: { files } });
    expect(await screen.findByText('#056f7c')).toBeVisible();
  });

  it('MATCH-13 has no colour where it is transparent', async () => {
    stubPhotos('8b6b4200');
    const { address } = open();
    await choosePhoto();
    expect(await screen.findByText(match.transparent)).toBeVisible();
    expect(address()).toBe('/match');
  });

  it.each([
    { text: 'largePhoto', what: 'has too many pixels for the browser', file: png(20_000, 20_000) },
    { text: 'brokenPhoto', what: 'is damaged', file: png(800, 600) },
    {
      text: 'longPhoto',
      what: 'is too long and narrow',
      file: png(40, 40_000),
      opens: { width: 40, height: 40_000 },
    },
  ] as const)('MATCH-12 that $what is told as such', async ({ text, file, ...image }) => {
    vi.stubGlobal('createImageBitmap', () =>
      'opens' in image ? Promise.resolve(image.opens) : Promise.reject(new DOMException('No picture.')),
    );
    open();
    await choosePhoto(file);
    expect(await screen.findByRole('alert')).toHaveTextContent(photoMessages[text]);
  });

  it('MATCH-10 says that a file cannot be opened', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('The source image could not be decoded.')),
    );
    open();
    await choosePhoto(new File(['…'], 'floor.heic', { type: 'image/heic' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(photoMessages.brokenPhoto);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });
});
