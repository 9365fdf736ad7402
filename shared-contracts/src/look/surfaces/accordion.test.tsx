import '../../testing/screen-tests.ts';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AccordionItem } from './accordion.tsx';

describe('AccordionItem', () => {
  it('reports that it opens, not that it closes', async () => {
    const onOpen = vi.fn();
    render(
      <AccordionItem summary="Care" onOpen={onOpen}>
        A damp cloth
      </AccordionItem>,
    );
    expect(onOpen).not.toHaveBeenCalled();
    await userEvent.click(screen.getByText('Care'));
    expect(onOpen).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByText('Care'));
    expect(onOpen).toHaveBeenCalledOnce();
  });

  it.each([true, false])('INFO-10 open by default: %s, stays as it is when that changes', async (isOpen) => {
    const item = (defaultOpen: boolean) => (
      <AccordionItem summary="Care" defaultOpen={defaultOpen}>
        A damp cloth
      </AccordionItem>
    );
    const { rerender } = render(item(isOpen));
    rerender(item(!isOpen));
    expect(screen.getByRole('group')).toHaveProperty('open', isOpen);
    rerender(item(isOpen));
    await userEvent.click(screen.getByText('Care'));
    rerender(item(!isOpen));
    rerender(item(isOpen));
    expect(screen.getByRole('group')).toHaveProperty('open', !isOpen);
  });

  it('reports that it was opened before hydration', () => {
    const onOpen = vi.fn();
    const item = (
      <AccordionItem summary="Care" onOpen={onOpen}>
        A damp cloth
      </AccordionItem>
    );
    const consoleError = vi.spyOn(console, 'error');
    onTestFinished(() => consoleError.mockRestore());
    const container = document.createElement('div');
    container.innerHTML = renderToString(item);
    document.body.append(container);
    container.querySelector('details')?.setAttribute('open', '');
    act(() => void render(item, { container, hydrate: true }));
    expect(onOpen).toHaveBeenCalled();
    expect(screen.getByRole('group')).toHaveAttribute('open');
    expect(consoleError).not.toHaveBeenCalled();
  });
});
