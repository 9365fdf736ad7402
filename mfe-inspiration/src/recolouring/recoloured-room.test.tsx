import { render, screen, waitFor } from '@testing-library/react';
import 'shared-contracts/testing';
import { Profiler } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layerImage } from './layer-images.ts';
import { RecolouredRoom, type WantedRoom } from './recoloured-room.tsx';
import { roomPainter } from './room-painter.ts';

vi.mock('./layer-images.ts');
vi.mock('./room-painter.ts');

const layersOf = (decor: string, room = 'kitchen') => ({ light: `/${room}.webp`, albedo: `/${decor}.webp` });
const paint = vi.fn(() => true);
const prepare = vi.fn();
const painted = vi.fn();

const loaded = () => vi.mocked(layerImage).mock.calls.map(([address]) => address);

let touched: (() => void) | undefined;
const subscribe = (listener: () => void) => {
  touched = listener;
  return () => {
    touched = undefined;
  };
};

function roomIn(changes: Partial<WantedRoom>) {
  const want = () => ({ wanted: layersOf('teak'), nearby: [], isPreview: false, ...changes });
  return (
    <div role="img" aria-label="stage">
      <RecolouredRoom want={want} subscribe={subscribe} onPaint={painted} />
    </div>
  );
}

const canvas = () => screen.getByRole('img').querySelector('canvas');

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(layerImage).mockResolvedValue({} as ImageBitmap);
  vi.mocked(roomPainter).mockReturnValue({ paint, prepare });
});

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

  it('INSP-72 loads the decors nearby after the wanted one', async () => {
    render(roomIn({ nearby: [layersOf('oak'), layersOf('walnut')] }));
    await waitFor(() =>
      expect(loaded()).toEqual(['/kitchen.webp', '/teak.webp', '/oak.webp', '/walnut.webp']),
    );
  });

  it('paints what is touched without a render, and at most once in a frame', async () => {
    const frames: FrameRequestCallback[] = [];
    const nextFrame = async () => {
      await vi.waitFor(() => expect(frames).not.toHaveLength(0));
      for (const frame of frames.splice(0)) frame(0);
    };
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
    vi.spyOn(window, 'cancelAnimationFrame').mockImplementation((id) => frames.splice(id - 1, 1));
    const wanted: WantedRoom = { wanted: layersOf('teak'), nearby: [], isPreview: true };
    const want = vi.fn(() => ({ ...wanted }));
    const rendered = vi.fn();
    render(
      <Profiler id="room" onRender={rendered}>
        <RecolouredRoom want={want} subscribe={subscribe} onPaint={painted} />
      </Profiler>,
    );
    await nextFrame();
    await waitFor(() => expect(painted).toHaveBeenCalledWith(layersOf('teak')));
    rendered.mockClear();
    for (const decor of ['oak', 'walnut']) {
      wanted.wanted = layersOf(decor);
      touched?.();
      await waitFor(() => expect(frames).toHaveLength(1));
    }
    await nextFrame();
    await waitFor(() => expect(painted).toHaveBeenCalledWith(layersOf('walnut')));
    expect(painted).not.toHaveBeenCalledWith(layersOf('oak'));
    expect(paint).toHaveBeenCalledTimes(2);
    expect(rendered).not.toHaveBeenCalled();
  });

  it('copies the decors nearby to the graphics card ahead', async () => {
    render(roomIn({ nearby: [layersOf('oak'), layersOf('walnut')] }));
    await waitFor(() => expect(prepare).toHaveBeenCalledTimes(2));
  });

  it('INSP-71 loads nothing where the browser cannot paint it', () => {
    vi.mocked(roomPainter).mockReturnValue(undefined);
    render(roomIn({ nearby: [layersOf('oak')] }));
    expect(loaded()).toEqual([]);
    expect(canvas()).not.toBeVisible();
  });

  it('INSP-71 stays hidden where a file is missing or has another size', async () => {
    vi.mocked(layerImage).mockRejectedValueOnce(new Error('503'));
    const { rerender } = render(roomIn({}));
    paint.mockReturnValueOnce(false);
    rerender(roomIn({ wanted: layersOf('oak') }));
    await waitFor(() => expect(paint).toHaveBeenCalledTimes(1));
    expect(canvas()).not.toBeVisible();
    expect(painted).not.toHaveBeenCalled();
  });
});
