import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { useReplayedClicks } from './use-replayed-clicks.ts';

function Shop() {
  const [clicks, setClicks] = useState(0);
  useReplayedClicks();
  return (
    <button type="button" onClick={() => setClicks((before) => before + 1)}>
      {`${clicks} clicks`}
    </button>
  );
}

const click = () => fireEvent.click(screen.getByRole('button'));

describe('a click on a rendered button before hydration', () => {
  beforeAll(async () => {
    await import('./record-clicks.ts');
  });

  it('takes effect once after hydration, however often the shopper clicked', () => {
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Shop />);
    click();
    click();
    render(<Shop />, { container, hydrate: true });
    expect(screen.getByRole('button').textContent).toBe('1 clicks');
    click();
    expect(globalThis.__CLICKS__?.buttons, 'recorded afterwards').toEqual([]);
    expect(screen.getByRole('button').textContent).toBe('2 clicks');
  });
});
