// @module-tag all
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { viewInWords } from 'shared-contracts/image/picture-views';
import { Product } from 'shared-contracts/product';
import { renderWithShell } from 'shared-contracts/testing';
import { aProduct } from 'shared-contracts/testing/builders';
import { describe, expect, it, vi } from 'vitest';
import { productMessages } from '../../product-facts/product-messages.ts';
import { PictureGallery } from './picture-gallery.tsx';

const loadsViewer = vi.hoisted(() => vi.fn());
vi.mock('./picture-viewer.tsx', (original) => {
  loadsViewer();
  return original();
});

const NAME = 'Malabar Teak';
const DECOR = 'Malabar Teak, gloss';
const words = (index: number) => productMessages.pictureOf.color(DECOR, index);
const pictures = ['sample', 'flat', 'room'].flatMap((view) =>
  (['low', 'high'] as const).map((quality) => ({
    image_link: `/pictures/teak/${view}-${quality}.webp`,
    quality,
    image_type: 'color' as const,
  })),
);

function openGallery(changes: Parameters<typeof aProduct>[0] = { pictures }) {
  renderWithShell(<PictureGallery product={Product.parse(aProduct(changes))} />);
}

const thumb = (index: number) =>
  within(screen.getByRole('tablist', { name: productMessages.pictures })).getByRole('tab', {
    name: words(index),
  });
const large = (alt = words(1)) => screen.getByRole('link', { name: productMessages.zoomInto(alt) });
const viewer = () => screen.getByRole('dialog', { name: productMessages.enlarged(NAME) });
const inViewer = (index: number) => within(viewer()).getByRole('img', { name: words(index) });

describe('PictureGallery', () => {
  // Must be the first test, because the viewer is loaded only once.
  it('PROD-31 loads its viewer after the first interaction', async () => {
    vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run));
    openGallery();
    await vi.dynamicImportSettled();
    expect(loadsViewer).not.toHaveBeenCalled();
    fireEvent.pointerDown(document.body);
    await vi.dynamicImportSettled();
    expect(loadsViewer).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });

  it('works without script: pictures lead to their files, thumbnails to the pictures', () => {
    openGallery();
    expect(large()).toHaveAttribute('href', '/pictures/teak/sample-high.webp');
    expect(thumb(2)).toHaveAttribute('href', '#picture-2');
    expect(document.querySelector('#picture-2')).toContainElement(large(words(2)));
  });

  it('marks the chosen thumbnail, and makes only it and the picture in view Tab stops', async () => {
    openGallery();
    expect(thumb(1)).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(thumb(2));
    expect(thumb(2)).toHaveAttribute('aria-selected', 'true');
    expect(thumb(1)).toHaveAttribute('aria-selected', 'false');
    expect([thumb(1).tabIndex, thumb(2).tabIndex, thumb(3).tabIndex]).toEqual([-1, 0, -1]);
    expect(large().tabIndex).toBe(-1);
    expect(large(words(2)).tabIndex).toBe(0);
  });

  it('PROD-32 shows another picture by the arrow keys', async () => {
    openGallery();
    await userEvent.tab();
    await userEvent.tab();
    expect(thumb(1)).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowDown}{ArrowRight}{Alt>}{ArrowLeft}{/Alt}');
    expect(thumb(2)).toHaveFocus();
    expect(thumb(2)).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    expect(document.body).toHaveFocus();
  });

  it('PIC-104 scrolls the chosen thumbnail to the middle of its row, or of its column', async () => {
    openGallery();
    const list = screen.getByRole('tablist', { name: productMessages.pictures });
    Object.defineProperties(list, { clientWidth: { value: 100 }, clientHeight: { value: 200 } });
    Object.defineProperties(thumb(3), {
      offsetLeft: { value: 110 },
      offsetWidth: { value: 50 },
      offsetTop: { value: 300 },
      offsetHeight: { value: 60 },
    });
    await userEvent.click(thumb(3));
    expect({ left: list.scrollLeft, top: list.scrollTop }).toEqual({ left: 85, top: 230 });
  });

  it('shows the low picture first, and the high one over it where there is one width only', () => {
    openGallery();
    const [low, high] = large().querySelectorAll('img');
    expect(low).toHaveAttribute('src', '/pictures/teak/sample-low.webp');
    expect(low).toHaveAttribute('fetchpriority', 'high');
    expect(high).toHaveAttribute('src', '/pictures/teak/sample-high.webp');
    expect(high).toHaveAttribute('loading', 'lazy');
  });

  it('names its pictures by what they show, and the lists of them', () => {
    const room = { image_link: '/pictures/teak/room.webp', quality: 'low', image_type: 'render' } as const;
    openGallery({ pictures: [...pictures, room] });
    expect(large(productMessages.pictureOf.render(DECOR))).toHaveAttribute('href', room.image_link);
    expect(screen.getByRole('region', { name: productMessages.picturesOf(NAME) })).toContainElement(large());
    expect(thumb(3)).toBeVisible();
  });

  it('lets the browser choose where there are several widths', () => {
    const placeholder = { width: 400, height: 400, colour: '#dedcd8' };
    const image_link = '/images/teak/sample-400.webp';
    openGallery({ pictures: [{ image_link, quality: 'low', image_type: 'color', placeholder }] });
    const shown = large(viewInWords({ image_link }, DECOR)).querySelectorAll('img');
    expect(shown).toHaveLength(1);
    expect(shown[0]).toHaveAttribute(
      'srcset',
      expect.stringContaining('/images/teak/sample-1600.webp 1600w'),
    );
    expect(screen.queryByRole('tablist')).toBeNull();
  });

  it.each([[[]], [null]])('shows the colour without pictures: %j', (none) => {
    openGallery({ pictures: none });
    expect(screen.getByText(productMessages.noPictures).parentElement).toHaveStyle({ background: '#9c6b3d' });
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('PROD-34 enlarges what a moving mouse points at until it leaves, and ignores touch', () => {
    openGallery();
    const lens = () => large().querySelector('[aria-hidden] > img');
    fireEvent.pointerMove(large(), { pointerType: 'touch' });
    expect(lens()).toBeNull();
    // After a click elsewhere, the picture appears under a mouse that does not move.
    fireEvent.pointerEnter(large(), { pointerType: 'mouse' });
    expect(lens()).toBeNull();
    const frame = { scrollWidth: 700, getBoundingClientRect: () => new DOMRect(100, 0, 200, 200) };
    vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(frame.scrollWidth);
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(frame.getBoundingClientRect);
    fireEvent.pointerMove(large(), { pointerType: 'mouse', clientX: 200, clientY: 0 });
    expect(lens()?.parentElement?.scrollLeft, 'at the place of the first movement').toBe(250);
    expect(lens()).toHaveAttribute('src', '/pictures/teak/sample-high.webp');
    fireEvent.pointerLeave(lens()?.parentElement as Element);
    expect(lens()).toBeNull();
    vi.restoreAllMocks();
  });

  it('leaves a click for a new tab to the browser', () => {
    openGallery();
    expect(fireEvent.click(large(), { ctrlKey: true })).toBe(true);
    expect(fireEvent.click(large())).toBe(false);
  });
});

describe('the viewer', () => {
  async function openViewer() {
    openGallery();
    large().focus();
    await userEvent.keyboard('{Enter}');
    // A real browser moves the focus into the dialog by itself.
    (await screen.findByRole('button', { name: productMessages.closePictures })).focus();
  }

  it('shows the high picture, and goes to the next and previous one in a circle', async () => {
    await openViewer();
    expect(inViewer(1)).toHaveAttribute('src', '/pictures/teak/sample-high.webp');
    expect(screen.getByText(productMessages.pictureOfAll(NAME, 1, 3))).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(inViewer(2)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: productMessages.previousPicture }));
    await userEvent.keyboard('{ArrowLeft}');
    expect(inViewer(3)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: productMessages.nextPicture }));
    expect(inViewer(1)).toBeVisible();
  });

  it('PROD-5 leaves Alt and an arrow key to the browser', async () => {
    await openViewer();
    for (const key of ['ArrowLeft', 'ArrowRight'])
      expect(fireEvent.keyDown(viewer(), { key, altKey: true }), key).toBe(true);
    expect(inViewer(1)).toBeVisible();
  });

  it('zooms to 350 % and out again by its button', async () => {
    await openViewer();
    const scale = () => inViewer(1).closest('div')?.style.transform;
    expect(scale()).toContain('scale(1)');
    await userEvent.click(screen.getByRole('button', { name: productMessages.zoomIn }));
    expect(scale()).toContain('scale(3.5)');
    await userEvent.click(screen.getByRole('button', { name: productMessages.zoomOut }));
    expect(scale()).toContain('scale(1)');
  });

  it('zooms by keys, and shows the next picture unzoomed', async () => {
    await openViewer();
    const scale = (index: number) => inViewer(index).closest('div')?.style.transform;
    await userEvent.keyboard('+');
    expect(scale(1)).toContain('scale(1.4)');
    await userEvent.keyboard('-');
    expect(scale(1)).toContain('scale(1)');
    await userEvent.keyboard('++{0}');
    expect(scale(1)).toContain('scale(1)');
    await userEvent.keyboard('+');
    await userEvent.click(screen.getByRole('button', { name: productMessages.nextPicture }));
    expect(scale(2)).toContain('scale(1)');
  });

  it('PROD-6 shows the next picture on a swipe over more than 40 pixels', async () => {
    await openViewer();
    const draw = (by: number) => {
      const stage = viewer().lastElementChild as HTMLElement;
      fireEvent.pointerDown(stage, { pointerId: 1, clientX: 300, clientY: 300 });
      fireEvent.pointerMove(stage, { pointerId: 1, clientX: 300 + by, clientY: 300 });
      fireEvent.pointerUp(stage, { pointerId: 1, clientX: 300 + by, clientY: 300 });
    };
    draw(-40);
    expect(inViewer(1)).toBeVisible();
    draw(-41);
    expect(inViewer(2)).toBeVisible();
    draw(41);
    expect(inViewer(1)).toBeVisible();
  });

  it('does not start a file drag with the mouse', async () => {
    await openViewer();
    const goesAway = fireEvent.dragStart(inViewer(1));
    expect(goesAway).toBe(false);
  });

  it('restores the focus to the picture that is shown on closing', async () => {
    await openViewer();
    await userEvent.keyboard('{ArrowRight}');
    await userEvent.click(screen.getByRole('button', { name: productMessages.closePictures }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(large(words(2))).toHaveFocus();
    expect(thumb(2)).toHaveAttribute('aria-selected', 'true');
  });
});
