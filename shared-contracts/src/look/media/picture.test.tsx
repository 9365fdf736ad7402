import '../../testing/screen-tests.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { Picture } from './picture.tsx';

const sample = { src: '/images/A-1/sample-400.webp', alt: 'Walnut', width: 400, height: 400 };

describe('Picture', () => {
  it('DATA-14 offers the given widths for a URL that contains a width', () => {
    render(<Picture {...sample} widths={[200, 800]} sizes="50vw" />);
    const picture = screen.getByRole('img', { name: 'Walnut' });
    expect(picture).toHaveAttribute(
      'srcset',
      '/images/A-1/sample-200.webp 200w, /images/A-1/sample-800.webp 800w',
    );
    expect(picture).toHaveAttribute('sizes', '50vw');
  });

  it('leaves a URL of another form unchanged', () => {
    render(<Picture {...sample} src="https://cdn.example/walnut.jpg?v=3" widths={[200, 800]} sizes="50vw" />);
    expect(screen.getByRole('img')).not.toHaveAttribute('srcset');
    expect(screen.getByRole('img')).not.toHaveAttribute('sizes');
  });

  it('loads lazily, or with high priority when asked to', () => {
    const { rerender } = render(<Picture {...sample} />);
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
    rerender(<Picture {...sample} priority />);
    expect(screen.getByRole('img')).not.toHaveAttribute('loading');
    expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
  });

  it('reserves its place without a URL', () => {
    const { container } = render(<Picture {...sample} src={undefined} ratio="1/1" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.firstElementChild).toHaveStyle({ aspectRatio: '1' });
  });

  it('SHOP-82 shows its placeholder colour, and keeps any other value of a provider out of the style sheet', () => {
    const { container, rerender } = render(<Picture {...sample} placeholder="#6b4530" />);
    expect(container.firstElementChild).toHaveStyle({ background: '#6b4530' });
    rerender(<Picture {...sample} placeholder="#6b4530;position:fixed" />);
    expect(container.firstElementChild).toHaveStyle({ position: 'relative' });
    expect(container.firstElementChild).not.toHaveStyle({ background: '#6b4530' });
  });

  it('API-61 shows the tiny picture of a provider over its colour, and nothing that is not base64', () => {
    const { container, rerender } = render(
      <Picture {...sample} placeholder="#6b4530" preview="UklGRkYA+/==" />,
    );
    const ground = () => getComputedStyle(container.firstElementChild ?? document.body);
    expect(ground().background).toContain('data:image/webp;base64,UklGRkYA+/==');
    expect(ground().background).toMatch(/#6b4530|rgb\(107, 69, 48\)/);
    rerender(<Picture {...sample} placeholder="#6b4530" preview="x);position:fixed" />);
    expect(ground().background).not.toContain('data:');
    rerender(<Picture {...sample} placeholder="#6b4530" preview={'A'.repeat(301)} />);
    expect(ground().background).not.toContain('data:');
  });

  it('SHOP-82 is transparent while it loads, and opaque from then on', () => {
    const loading = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    onTestFinished(() => loading.mockRestore());
    render(<Picture {...sample} />);
    const picture = screen.getByRole('img', { name: 'Walnut' });
    expect(picture).toHaveStyle({ opacity: '0' });
    fireEvent.load(picture);
    expect(picture).not.toHaveStyle({ opacity: '0' });
  });

  it('SHOP-82 is never transparent before a script runs, where it had loaded already, or as the largest of the first view', () => {
    expect(renderToString(<Picture {...sample} />)).not.toContain('data-loading');
    const complete = vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    onTestFinished(() => complete.mockRestore());
    const { unmount } = render(<Picture {...sample} />);
    expect(screen.getByRole('img')).not.toHaveStyle({ opacity: '0' });
    unmount();
    complete.mockReturnValue(false);
    render(<Picture {...sample} priority />);
    expect(screen.getByRole('img')).not.toHaveStyle({ opacity: '0' });
  });

  it('SHOP-46 shows its ground in place of the browser’s icon where the picture is broken', () => {
    render(<Picture {...sample} placeholder="#6b4530" />);
    const rules = [...document.styleSheets].flatMap(({ cssRules }) =>
      [...cssRules].map(({ cssText }) => cssText),
    );
    expect(rules.some((rule) => /::before\s*{[^}]*inset: 0;[^}]*background: inherit/.test(rule))).toBe(true);
    expect(screen.getByRole('img')).toHaveStyle({ position: 'relative' });
  });

  it('PIC-122 retries half a second after it failed to load, and is hidden until then', () => {
    vi.useFakeTimers();
    render(<Picture {...sample} />);
    const first = screen.getByRole('img');
    fireEvent.error(first);
    expect(first).toHaveStyle({ clipPath: 'inset(50%)' });
    act(() => vi.advanceTimersByTime(400));
    expect(screen.getByRole('img')).toBe(first);
    act(() => vi.advanceTimersByTime(200));
    expect(screen.getByRole('img')).not.toBe(first);
    expect(screen.getByRole('img')).toHaveAttribute('src', sample.src);
    expect(screen.getByRole('img')).not.toHaveStyle({ clipPath: 'inset(50%)' });
  });

  it('PIC-122 stops retrying after the last attempt', () => {
    vi.useFakeTimers();
    render(<Picture {...sample} />);
    for (let times = 0; times < 5; times += 1) {
      fireEvent.error(screen.getByRole('img'));
      act(() => vi.advanceTimersByTime(60_000));
    }
    const last = screen.getByRole('img');
    fireEvent.error(last);
    act(() => vi.advanceTimersByTime(60_000));
    expect(screen.getByRole('img')).toBe(last);
  });
});
