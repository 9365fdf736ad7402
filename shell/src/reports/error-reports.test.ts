import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const beacon = vi.fn<(url: string, body: string) => boolean>();
const sent = () => beacon.mock.calls.map(([, body]) => JSON.parse(body));

let reports: typeof import('./error-reports.ts');

async function openDocument(configuration: object = { errorReports: '/error-reports' }): Promise<void> {
  vi.resetModules();
  await import('../testing/remote-pages.ts');
  const remotes = { catalog: { version: 'bbbb' }, account: { version: 'development' } };
  document.body.innerHTML = `
    <script type="application/json" id="released-set">${JSON.stringify({ shell: 'aaaa', remotes })}</script>
    <script type="application/json" id="configuration">${JSON.stringify(configuration)}</script>`;
  window.history.replaceState(null, '', '/shop/Sheet?search=my+secret');
  reports = await import('./error-reports.ts');
}

beforeEach(() => {
  beacon.mockReset().mockReturnValue(true);
  Object.assign(navigator, { sendBeacon: beacon });
  return openDocument();
});
afterEach(() => document.body.replaceChildren());

/** An error that code of these releases threw, the innermost first. */
function thrownBy(...releases: string[]): TypeError {
  const error = new TypeError('Meera Nair is not a function');
  const frames = releases.map(
    (release) => `    at run (https://shop.example/releases/${release}/static/js/a.js:1:2)`,
  );
  error.stack = [`TypeError: ${error.message}`, ...frames].join('\n');
  return error;
}

describe('reportError', () => {
  it('PROM-171 names release, page, error and code, and neither message nor parameters', () => {
    reports.reportError(
      thrownBy('catalog/bbbb', 'shell/aaaa'),
      'catalog/shop',
      'catalog/shop threw while rendering.',
    );
    expect(beacon.mock.calls[0]?.[0]).toBe('/error-reports');
    expect(sent()).toEqual([
      {
        release: 'catalog/bbbb',
        page: '/shop/:class',
        sentence: 'catalog/shop threw while rendering.',
        error: 'TypeError',
        frames: ['catalog/static/js/a.js:1:2 (run)', 'shell/static/js/a.js:1:2 (run)'],
      },
    ]);
  });

  it('PROM-171 names the remote in whose code an error was thrown that nothing caught', () => {
    reports.reportError(thrownBy('shell/aaaa', 'catalog/bbbb'));
    reports.reportError(thrownBy('shell/aaaa'));
    expect(sent()).toMatchObject([
      { release: 'catalog/bbbb', sentence: 'An error was not caught.' },
      { release: 'shell/aaaa' },
    ]);
  });

  it.each([
    ['of a browser extension', new Error('broken'), undefined],
    ['that is no error', 'text', undefined],
    ['of a remote on a developer’s machine', new Error('broken'), 'account/profile'],
    ['of an unknown module', new Error('broken'), 'A module'],
  ])('reports no error %s', (_, thrown, offender) => {
    reports.reportError(thrown, offender);
    expect(beacon).not.toHaveBeenCalled();
  });

  it('PROM-171 reports each distinct error once, also from another page', () => {
    const error = thrownBy('catalog/bbbb');
    reports.reportError(error, 'catalog/shop', 'first');
    window.history.replaceState(null, '', '/about');
    reports.reportError(error, 'catalog/shop', 'first');
    reports.reportError(error, 'catalog/shop', 'second');
    expect(sent().map(({ sentence }) => sentence)).toEqual(['first', 'second']);
  });

  it('PROM-171 reports ten errors of a document at most', () => {
    for (let count = 0; count < 20; count += 1)
      reports.reportError(undefined, 'catalog/shop', `error ${count}`);
    expect(sent()).toHaveLength(10);
  });

  it('gives React’s errors their number, which their class does not tell', () => {
    const error = new Error('Minified React error #418; visit https://react.dev/errors/418?args[]=Meera');
    reports.reportError(error, 'shell/header', 'threw');
    expect(sent()).toMatchObject([{ error: 'React 418' }]);
    expect(JSON.stringify(sent())).not.toContain('Meera');
  });

  it('keeps the last error of each module, with its message, and of a remote what nothing caught', () => {
    reports.reportError(undefined, 'catalog/shop', 'first');
    reports.reportError(new TypeError('broken'), 'catalog/shop', 'second');
    reports.reportError(thrownBy('catalog/bbbb'));
    reports.reportError(new Error('of an extension'));
    expect([...reports.lastErrors]).toMatchObject([
      ['catalog/shop', { sentence: 'second', message: 'TypeError: broken' }],
      [
        'catalog',
        { sentence: 'An error was not caught.', message: 'TypeError: Meera Nair is not a function' },
      ],
    ]);
  });

  it('PROM-171 reports nothing where the document names no address for reports', async () => {
    await openDocument({});
    reports.reportError(undefined, 'catalog/shop', 'threw');
    expect(beacon).not.toHaveBeenCalled();
  });
});
