// @module-tag all
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { colorsByShade } from 'shared-contracts/product/endpoints';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { layerImage } from '../recolouring/layer-images.ts';
import { roomPainter } from '../recolouring/room-painter.ts';
import {
  inEveryRoom,
  newest,
  newestSmall,
  renderVisualizer,
  viewMore,
  visualizerApi,
} from './visualizer-fixture.tsx';

vi.mock('../recolouring/layer-images.ts');
vi.mock('../recolouring/room-painter.ts');

const COLOURS = [inEveryRoom('W-1', 'Jasmine'), inEveryRoom('W-2', 'Salt'), inEveryRoom('W-3', 'Chalk')];

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(layerImage).mockResolvedValue({} as ImageBitmap);
  vi.mocked(roomPainter).mockReturnValue({ paint: () => true, prepare: () => undefined });
  visualizerApi().respond(colorsByShade, () => COLOURS);
});

const swatch = (name: string) => screen.getByRole('radio', { name });

/** A pointer event over a swatch, whose position is stubbed because happy-dom has no layout. */
function pointer(type: 'pointerMove' | 'pointerUp', name: string, pointerType = 'mouse') {
  vi.spyOn(document, 'elementFromPoint').mockReturnValue(swatch(name));
  fireEvent[type](swatch('Jasmine'), { pointerType });
}

const preview = () => document.querySelector('canvas[data-shows=preview]');
const loaded = () => vi.mocked(layerImage).mock.calls.map(([address]) => address);

async function ready() {
  renderVisualizer();
  await viewMore();
  fireEvent.load(newest());
}

describe('the swatches', () => {
  it('INSP-71 recolour the room while a pointer is over them, without choosing', async () => {
    await ready();
    expect(roomPainter).not.toHaveBeenCalled();
    pointer('pointerMove', 'Salt');
    await waitFor(() => expect(preview()).toBeVisible());
    expect(loaded().slice(0, 2)).toEqual(['/images/rooms/living.webp', '/images/W-2/living-albedo.webp']);
    expect(swatch('Jasmine')).toBeChecked();
    fireEvent.pointerLeave(swatch('Jasmine'));
    await waitFor(() => expect(preview()).not.toBeInTheDocument());
  });

  it('INSP-71 choose the colour from which a finger is lifted', async () => {
    await ready();
    pointer('pointerMove', 'Salt', 'touch');
    pointer('pointerMove', 'Chalk', 'touch');
    await waitFor(() => expect(loaded()).toContain('/images/W-3/living-albedo.webp'));
    pointer('pointerUp', 'Chalk', 'touch');
    expect(swatch('Chalk')).toBeChecked();
  });

  it('INSP-71 show the recoloured room until the large picture is complete', async () => {
    await ready();
    pointer('pointerMove', 'Salt');
    await waitFor(() => expect(preview()).toBeVisible());
    fireEvent.click(swatch('Salt'));
    const stage = () => newest().closest('[aria-busy]');
    await waitFor(() => expect(document.querySelector('canvas')).toBeVisible());
    fireEvent.load(newestSmall());
    expect(stage()).not.toBeNull();
    fireEvent.load(newest());
    expect(stage()).toBeNull();
  });

  it('INSP-71 load nothing where the shopper saves data', async () => {
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { connection: { saveData: true } }));
    await ready();
    pointer('pointerMove', 'Salt');
    await new Promise(setImmediate);
    expect(roomPainter).not.toHaveBeenCalled();
    expect(loaded()).toEqual([]);
  });
});
