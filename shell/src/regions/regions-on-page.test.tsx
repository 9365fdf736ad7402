import 'shared-contracts/testing';
import { render } from '@testing-library/react';
import { RemoteBoundary } from 'shared-contracts/remotes';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastErrors } from '../reports/error-reports.ts';
import { showReleasedSet } from '../testing/released-set.ts';
import { readRegions } from './regions-on-page.ts';

beforeEach(() => {
  showReleasedSet();
  vi.spyOn(document.documentElement, 'clientWidth', 'get').mockReturnValue(1_000);
  // The class of an element is its place in the window: top, left, width, height.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const [top, left, width, height] = this.className.split(' ').map(Number);
    return new DOMRect(left, top, width, height);
  });
});
afterEach(() => {
  lastErrors.clear();
  performance.clearMeasures();
});

type PartProps = { name: string; boxes?: readonly string[] };

function Part({ name, boxes = [] }: PartProps) {
  return (
    <RemoteBoundary name={name} fallback={() => null}>
      {boxes.map((box) => (
        <p key={box} className={box} />
      ))}
    </RemoteBoundary>
  );
}

const names = () => readRegions().map(({ name }) => name);
const failed = { at: new Date(), sentence: 'It failed.', message: undefined };

describe('readRegions', () => {
  it('SITE-60 has name, release, load time and the box around all elements of a region, and adds none', () => {
    performance.measure('catalog/product', { start: 1_000, end: 1_132 });
    const { container } = render(<Part name="catalog/product" boxes={['80 0 600 100', '200 0 1000 50']} />);
    expect(readRegions()).toEqual([
      {
        name: 'catalog/product',
        remote: 'catalog',
        release: '17f1bdfc3197290d',
        loadTime: 132,
        lastError: undefined,
        box: { top: 80, left: 0, width: 1_000, height: 170 },
      },
    ]);
    expect([...container.children].map(({ localName }) => localName)).toEqual(['p', 'p']);
  });

  it('SITE-60 lists the header, then what is on the page from top to end, and nothing that has left it', () => {
    const page = (
      <>
        <Part name="catalog/product" boxes={['80 0 1000 900']} />
        <Part name="shell/footer" boxes={['980 0 1000 200']} />
        <Part name="shell/header" boxes={['300 0 1000 80']} />
        <Part name="cart-checkout/add-to-cart" boxes={['300 600 400 80']} />
      </>
    );
    const { unmount } = render(page);
    expect(names()).toEqual(['shell/header', 'catalog/product', 'cart-checkout/add-to-cart', 'shell/footer']);
    unmount();
    expect(names()).toEqual([]);
  });

  it('SITE-60 leaves out parts of the frame and regions that show nothing, unless they have failed', () => {
    render(
      <>
        <Part name="shell/cart-button" boxes={['10 900 44 44']} />
        <Part name="shell/toasts" />
        <RemoteBoundary name="shell/session" fallback={() => null}>
          <Part name="catalog/product" boxes={['300 0 1000 400']} />
        </RemoteBoundary>
      </>,
    );
    lastErrors.set('shell', failed);
    expect(names()).toEqual(['catalog/product']);
    lastErrors.set('shell/cart-button', failed);
    lastErrors.set('shell/toasts', failed);
    expect(names()).toEqual(['shell/cart-button', 'catalog/product', 'shell/toasts']);
  });

  it('SITE-60 lists a page once, and a fragment at each of its places', () => {
    render(
      <>
        <RemoteBoundary name="catalog/product" fallback={() => null}>
          <Part name="catalog/product" boxes={['80 0 1000 900']} />
        </RemoteBoundary>
        <Part name="catalog/product-strip" boxes={['400 0 1000 90']} />
        <Part name="catalog/product-strip" boxes={['600 0 1000 90']} />
      </>,
    );
    expect(names()).toEqual(['catalog/product', 'catalog/product-strip', 'catalog/product-strip']);
  });

  it('has what a region’s remote threw and nothing caught', () => {
    lastErrors.set('catalog', failed);
    render(<Part name="catalog/product" boxes={['80 0 1000 900']} />);
    expect(readRegions()[0]?.lastError).toBe(failed);
  });
});
