import { cleanup, render, screen, waitFor } from '@testing-library/react';
import 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { layerImage } from './layer-images.ts';
import { RecolouredRoom, type RecolouredRoomProps } from './recoloured-room.tsx';
import { roomPainter } from './room-painter.ts';

vi.mock('./layer-images.ts');
vi.mock('./room-painter.ts');

const layersOf = (decor: string, room = 'kitchen') => ({ light: `/${room}.webp`, albedo: `/${decor}.webp` });
const paint = vi.fn(() => true);
const painted = vi.fn();

/** The addresses that were loaded, in this order. */
const loaded = () => vi.mocked(layerImage).mock.calls.map(([address]) => address);

function roomIn(changes: Partial<RecolouredRoomProps>) {
  return (
    <div role="img" aria-label="stage">
      <RecolouredRoom
        wanted={layersOf('teak')}
        nearby={[]}
        isPreview={false}
        onPaint={painted}
        {...changes}
      />
    </div>
  );
}

const canvas = () => screen.getByRole('img').querySelector('canvas');

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(layerImage).mockResolvedValue({} as ImageBitmap);
  vi.mocked(roomPainter).mockReturnValue(paint);
});

afterEach(cleanup);

describe('a recoloured room', () => {
  it('is hidden until it is painted', async () => {
    render(roomIn({}));
    expect(canvas()).not.toBeVisible();
    await waitFor(() => expect(canvas()).toBeVisible());
    expect(painted).toHaveBeenCalledWith(layersOf('teak'));
  });

  it('shows the touched decor over the picture, and the one before while the next is loading', async () => {
    const { rerender } = render(roomIn({ isPreview: true }));
    await waitFor(() => expect(canvas()).toHaveAttribute('data-shows', 'preview'));
    vi.mocked(layerImage).mockReturnValue(new Promise(() => undefined));
    rerender(roomIn({ isPreview: true, wanted: layersOf('oak') }));
    expect(canvas()).toBeVisible();
    rerender(roomIn({ wanted: layersOf('oak') }));
    expect(canvas()).not.toBeVisible();
  });

  it('is hidden while another room is loading', async () => {
    const { rerender } = render(roomIn({ isPreview: true }));
    await waitFor(() => expect(canvas()).toBeVisible());
    vi.mocked(layerImage).mockReturnValue(new Promise(() => undefined));
    rerender(roomIn({ isPreview: true, wanted: layersOf('teak', 'bedroom') }));
    expect(canvas()).not.toBeVisible();
  });

  it('loads the decors nearby after the wanted one', async () => {
    render(roomIn({ nearby: [layersOf('oak'), layersOf('walnut')] }));
    await waitFor(() =>
      expect(loaded()).toEqual(['/kitchen.webp', '/teak.webp', '/oak.webp', '/walnut.webp']),
    );
  });

  it('loads nothing where the browser cannot paint it', () => {
    vi.mocked(roomPainter).mockReturnValue(undefined);
    render(roomIn({ nearby: [layersOf('oak')] }));
    expect(loaded()).toEqual([]);
    expect(canvas()).not.toBeVisible();
  });

  it('stays hidden where a file is missing or has another size', async () => {
    vi.mocked(layerImage).mockRejectedValueOnce(new Error('503'));
    const { rerender } = render(roomIn({}));
    paint.mockReturnValueOnce(false);
    rerender(roomIn({ wanted: layersOf('oak') }));
    await waitFor(() => expect(paint).toHaveBeenCalledTimes(1));
    expect(canvas()).not.toBeVisible();
    expect(painted).not.toHaveBeenCalled();
  });
});
