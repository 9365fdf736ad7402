import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RemoteBoundary } from 'shared-contracts/remotes';
import { renderWithShell } from 'shared-contracts/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lastErrors } from '../reports/error-reports.ts';
import { showReleasedSet } from '../testing/released-set.ts';
import { listenForOverlayKey } from './overlay-key.ts';
import { overlayMessages as messages, toggleOverlay } from './region-overlay.tsx';
import { NOT_NAMED } from './regions-on-page.ts';

const OWNER = {
  team: '@laminate-shop/catalog',
  chat: 'https://chat.example/catalog',
  runbook: 'docs/catalog.md',
};

let fetched = vi.fn<typeof fetch>();

beforeEach(() => {
  showReleasedSet();
  fetched = vi.fn<typeof fetch>(async () => Response.json(OWNER));
  vi.stubGlobal('fetch', fetched);
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover = function () {
    this.setAttribute('open', '');
  };
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 80, 1_000, 900));
});
afterEach(async () => {
  if (dialog()) await act(toggleOverlay);
  lastErrors.clear();
});

listenForOverlayKey();

const dialog = () => screen.queryByRole('dialog', { name: messages.title });
const press = () => userEvent.keyboard('{Shift>}{Alt>}b{/Alt}{/Shift}');

async function openOverlay(): Promise<HTMLElement> {
  renderWithShell(
    <RemoteBoundary name="catalog/product" fallback={() => null}>
      <button type="button">Add to Cart</button>
    </RemoteBoundary>,
  );
  screen.getByRole('button').focus();
  await press();
  const opened = await screen.findByRole('dialog', { name: messages.title });
  await within(opened).findAllByText(OWNER.team);
  return opened;
}

describe('the overlay of regions', () => {
  it('SITE-60 is opened by its keys, has the focus, and says of each region what its release is and whom to ask', async () => {
    lastErrors.set('catalog/product', {
      at: new Date(),
      sentence: 'catalog/product threw.',
      message: 'Error: broken',
    });
    const overlay = within(await openOverlay());
    expect(overlay.getByRole('button', { name: messages.copy })).toHaveFocus();
    expect(overlay.getByRole('heading', { name: 'catalog/product' })).toBeInTheDocument();
    const facts = overlay.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(facts).toEqual([
      '17f1bdfc3197290d',
      'not loaded',
      expect.stringMatching(/^\d\d:\d\d:\d\d catalog\/product threw\. Error: broken$/),
      OWNER.team,
      OWNER.chat,
      OWNER.runbook,
    ]);
    expect(overlay.getByRole('link', { name: OWNER.chat })).toHaveAttribute('href', OWNER.chat);
    expect(String(fetched.mock.calls[0]?.[0])).toMatch(/\/releases\/catalog\/17f1bdfc3197290d\/owner\.json$/);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['the same keys', press],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: messages.close }))],
  ])('SITE-60 is closed by %s, and the focus returns', async (_, close) => {
    await openOverlay();
    await close();
    await waitFor(() => expect(dialog()).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Add to Cart' })).toHaveFocus();
  });

  it('SITE-60 adds nothing to the page', async () => {
    const before = await openOverlay().then(
      () => screen.getByRole('button', { name: 'Add to Cart' }).parentElement,
    );
    expect(before?.children).toHaveLength(1);
    expect(dialog()?.parentElement).toBe(document.body);
  });

  it('SITE-60 frames each region, with a label that covers no other', async () => {
    renderWithShell(
      <RemoteBoundary name="shell/home" fallback={() => null}>
        <p>the page</p>
      </RemoteBoundary>,
    );
    const overlay = await openOverlay();
    const labels = [...overlay.querySelectorAll<HTMLElement>('[aria-hidden] p')];
    expect(labels.map(({ textContent }) => textContent)).toEqual([
      'shell/home48acbc60 · @laminate-shop/catalog',
      'catalog/product17f1bdfc · @laminate-shop/catalog',
    ]);
    expect(labels.map(({ style }) => style.marginTop)).toEqual(['0px', '60px']);
  });

  it('SITE-60 copies itself as text', async () => {
    const user = userEvent.setup();
    const overlay = within(await openOverlay());
    await user.click(overlay.getByRole('button', { name: messages.copy }));
    expect(await overlay.findByText(messages.copied)).toBeInTheDocument();
    const report = await navigator.clipboard.readText();
    expect(report).toContain(`Regions of ${window.location.href}`);
    expect(report).toContain(
      [
        'catalog/product',
        '  Release: 17f1bdfc3197290d',
        '  Loaded: not loaded',
        '  Last error: none',
        '  Team: @laminate-shop/catalog',
        '  Chat: https://chat.example/catalog',
        '  Runbook: docs/catalog.md',
        '',
      ].join('\n'),
    );
  });

  it('SITE-60 says so where the clipboard is closed', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    const overlay = within(await openOverlay());
    await user.click(overlay.getByRole('button', { name: messages.copy }));
    expect(await overlay.findByText(messages.notCopied)).toBeInTheDocument();
  });

  it.each([
    ['is missing', () => new Response('', { status: 404 })],
    ['has no chat with https', () => Response.json({ ...OWNER, chat: 'javascript:alert(1)' })],
    ['is no JSON', () => new Response('<html>')],
  ])('SITE-60 names no owner where its file %s', async (_, respond) => {
    fetched.mockImplementation(async () => respond());
    renderWithShell(
      <RemoteBoundary name="catalog/product" fallback={() => null}>
        <p>a page</p>
      </RemoteBoundary>,
    );
    await press();
    await waitFor(() => expect(fetched).toHaveBeenCalled());
    const overlay = within(await screen.findByRole('dialog', { name: messages.title }));
    expect(await overlay.findAllByText(NOT_NAMED)).toHaveLength(3);
    expect(overlay.queryByRole('link')).not.toBeInTheDocument();
  });
});
