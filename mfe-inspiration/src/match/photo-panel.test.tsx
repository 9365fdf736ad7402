import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockApi, renderWithShell } from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { choosePhoto, stubPhotos } from '../photo/photo-fixture.ts';
import { photoMessages } from '../photo/photo-messages.ts';
import { near, withNear } from './match-fixture.ts';
import { matchMessages } from './match-messages.ts';
import page from './match-page.tsx';

const match = matchMessages;

beforeEach(() => withNear(mockApi(), near({})));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => renderWithShell(<page.Page />, { at: '/match' });

describe('a photo', () => {
  it('matches the colour of the point in its middle, then of each that is chosen', async () => {
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

  it('is corrected by white paper, which must not be dark', async () => {
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

  it('can be dropped and pasted', async () => {
    stubPhotos('8b6b42');
    open();
    const files = [new File(['…'], 'floor.jpg', { type: 'image/jpeg' })];
    fireEvent.drop(screen.getByRole('group', { name: match.photo }), { dataTransfer: { files } });
    expect(await screen.findByRole('slider', { name: match.cross })).toBeVisible();
    stubPhotos('056f7c');
    fireEvent.paste(document.body, { clipboardData: { files } });
    expect(await screen.findByText('#056f7c')).toBeVisible();
  });

  it('says that a file cannot be opened', async () => {
    vi.stubGlobal('createImageBitmap', () =>
      Promise.reject(new DOMException('The source image could not be decoded.')),
    );
    open();
    await choosePhoto(new File(['…'], 'floor.heic', { type: 'image/heic' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(photoMessages.brokenPhoto);
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  });
});
