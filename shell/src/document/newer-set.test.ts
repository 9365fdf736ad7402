import { LIVE_SET_PATH, type LiveSet } from 'shared-contracts/document';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const OWN = { shell: 'aaaa', catalog: 'bbbb', account: 'cccc' };

let served: LiveSet;
let isBusy = false;
let hasWork = false;
let stop: () => void;
const fetched = vi.fn<(path: string) => Promise<Response>>();
const reload = vi.fn<() => void>();
const routed = vi.fn<(event: Event) => void>();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  await import('../testing/remote-pages.ts');
  isBusy = false;
  hasWork = false;
  served = { live: OWN, withdrawn: [] };
  fetched.mockReset().mockImplementation(async () => Response.json(served));
  vi.stubGlobal('fetch', fetched);
  vi.spyOn(window.location, 'reload').mockImplementation(reload.mockReset());
  const remotes = { catalog: { version: 'bbbb' }, account: { version: 'cccc' } };
  document.body.innerHTML = `
    <div id="root"><a href="/about">About</a><a href="/shop/Sheet?shade=Blue">Blue</a><input></div>
    <script type="application/json" id="released-set">${JSON.stringify({ shell: 'aaaa', remotes })}</script>`;
  // Handles a click below the document, as the router does.
  document.getElementById('root')?.addEventListener('click', routed.mockReset());
  document.addEventListener('click', (event) => event.preventDefault());
  await open('/shop/Sheet');
});
afterEach(() => {
  stop();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

async function open(path: string): Promise<void> {
  stop?.();
  window.history.replaceState(null, '', path);
  const { LiveSetWatch } = await import('./newer-set.ts');
  stop = new LiveSetWatch(
    () => isBusy,
    () => hasWork,
  ).start();
}

const minute = () => vi.advanceTimersByTimeAsync(60_000);
const click = (name: string) =>
  [...document.querySelectorAll('a')].find((link) => link.textContent === name)?.click();
const publish = () => {
  served = { live: { ...OWN, catalog: 'dddd' }, withdrawn: [] };
};
const withdraw = () => {
  served = { live: { ...OWN, catalog: 'dddd' }, withdrawn: ['catalog/bbbb'] };
};

describe('an open tab', () => {
  it('PROM-138 leaves links to the router while its releases are live', async () => {
    await minute();
    expect(fetched).toHaveBeenCalledWith(LIVE_SET_PATH, expect.anything());
    click('About');
    expect(routed).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });

  it('PROM-138 has the next link load a document when another release is live, but no filter', async () => {
    publish();
    await minute();
    expect(reload).not.toHaveBeenCalled();
    click('Blue');
    expect(routed).toHaveBeenCalledTimes(1);
    click('About');
    expect(routed).toHaveBeenCalledTimes(1);
  });

  it('PROM-138 waits with that until a change has been sent', async () => {
    publish();
    await minute();
    isBusy = true;
    click('About');
    expect(routed).toHaveBeenCalledTimes(1);
  });

  it('PROM-139 reloads within a minute when one of its releases was taken back', async () => {
    withdraw();
    await minute();
    expect(reload).toHaveBeenCalled();
  });

  it.each<[string, () => void, () => void]>([
    [
      'a request is under way',
      () => {
        isBusy = true;
      },
      () => {
        isBusy = false;
      },
    ],
    [
      'a dialog is open',
      () => document.body.append(Object.assign(document.createElement('dialog'), { open: true })),
      () => document.querySelector('dialog')?.remove(),
    ],
    [
      'a remote says that work is in progress',
      () => {
        hasWork = true;
      },
      () => {
        hasWork = false;
      },
    ],
    [
      'a field was filled in on this page',
      () => document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true })),
      () => window.history.replaceState(null, '', '/about'),
    ],
  ])('PROM-139 does not reload while %s', async (_, begin, end) => {
    begin();
    withdraw();
    await minute();
    expect(reload).not.toHaveBeenCalled();
    end();
    await minute();
    expect(reload).toHaveBeenCalled();
  });

  it('PROM-139 neither asks nor reloads in the checkout', async () => {
    await vi.advanceTimersByTimeAsync(1);
    fetched.mockClear();
    withdraw();
    await open('/checkout');
    await minute();
    expect(fetched).not.toHaveBeenCalled();
    expect(reload).not.toHaveBeenCalled();
  });

  it('PROM-138 does not ask while it is hidden, and asks when it is shown', async () => {
    await vi.advanceTimersByTimeAsync(1);
    fetched.mockClear();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    withdraw();
    await minute();
    expect(fetched).not.toHaveBeenCalled();
    hidden.mockReturnValue(false);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['no response', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['an error', async () => new Response('', { status: 503 })],
    ['another shape', async () => Response.json({ serial: 4 })],
  ])('PROM-138 stays as it is with %s', async (_, respond) => {
    fetched.mockImplementation(respond);
    await minute();
    click('About');
    expect(routed).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
  });
});
