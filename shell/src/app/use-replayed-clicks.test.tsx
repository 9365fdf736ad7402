import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { useEarlyTaps } from './use-replayed-clicks.ts';

function Shop() {
  const [taps, setTaps] = useState(0);
  useEarlyTaps();
  return (
    <button type="button" onClick={() => setTaps((before) => before + 1)}>
      {`${taps} taps`}
    </button>
  );
}

const tap = () => fireEvent.click(screen.getByRole('button'));

describe('a tap on a rendered button before the shop has started', () => {
  beforeAll(async () => {
    await import('./record-clicks.ts');
  });

  it('is answered once when the shop has started, however often the shopper tapped', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Shop />);
    tap();
    tap();
    render(<Shop />, { container, hydrate: true });
    expect(screen.getByRole('button').textContent).toBe('1 taps');
    tap();
    expect(globalThis.__EARLY_TAPS__?.buttons, 'recorded afterwards').toEqual([]);
    expect(screen.getByRole('button').textContent).toBe('2 taps');
  });
});
