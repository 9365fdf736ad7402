import { describe, expect, it } from 'vitest';
import { readPlaywrightReport } from './playwright-report.ts';
import { shellQuoted, sumCounts } from './test-counts.ts';
import { readVitestReport } from './vitest-report.ts';

const ROOT = '/checkout';

function vitestFile(path: string, statuses: Record<string, string>, status = 'passed') {
  const assertionResults = Object.entries(statuses).map(([fullName, each]) => ({ fullName, status: each }));
  return { name: `${ROOT}/${path}`, status, assertionResults };
}

describe('readVitestReport', () => {
  const report = {
    testResults: [
      vitestFile('mfe-catalog/src/shop/shop-page.test.tsx', {
        'the shop says "none" (yet)': 'failed',
        'the shop lists': 'passed',
      }),
      vitestFile('shell/src/app/app.test.tsx', {
        'the app starts': 'passed',
        later: 'todo',
        never: 'skipped',
      }),
      vitestFile('shell/src/app/broken.test.tsx', {}, 'failed'),
    ],
  };

  it('adds up all files, and counts a file that cannot be loaded as a failure', () => {
    expect(readVitestReport(report, ROOT).counts).toEqual({ passed: 2, failed: 2, skipped: 2 });
  });

  it('counts each package separately', () => {
    expect(readVitestReport(report, ROOT).parts).toEqual([
      { name: 'mfe-catalog', counts: { passed: 1, failed: 1, skipped: 0 } },
      { name: 'shell', counts: { passed: 1, failed: 1, skipped: 2 } },
    ]);
  });

  it('gives the command that runs a failed test alone', () => {
    expect(readVitestReport(report, ROOT).rerunCommands).toEqual([
      `npm test -- mfe-catalog src/shop/shop-page.test.tsx -t 'the shop says "none" \\(yet\\)'`,
      'npm test -- shell src/app/broken.test.tsx',
    ]);
  });
});

describe('readPlaywrightReport', () => {
  const none = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
  const spec = (title: string, line: number, status: string, file = 'journeys/cart.spec.ts') => ({
    title,
    file,
    line,
    tests: [
      { projectName: 'wide', status: 'expected' },
      { projectName: 'phone', status },
    ],
  });

  it('counts a test that passes on its second try as passed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 4 };
    const { counts } = readPlaywrightReport({ stats, errors: [], suites: [] });
    expect(counts).toEqual({ passed: 7, failed: 1, skipped: 4 });
  });

  it('counts an error outside the tests as failed', () => {
    const errors = [{ message: 'Cannot find module' }];
    expect(readPlaywrightReport({ stats: none, errors, suites: [] }).counts.failed).toBe(1);
  });

  it('gives the command that runs a failed test alone: by line, and by title where a line has several', () => {
    const suites = [
      {
        file: 'journeys/cart.spec.ts',
        specs: [spec('sums', 12, 'unexpected'), spec('empties', 20, 'expected')],
        suites: [
          {
            file: 'journeys/cart.spec.ts',
            specs: [spec('at 360 px', 30, 'flaky'), spec('at 1440 px', 30, 'expected')],
          },
        ],
      },
      { file: 'states/cart.spec.ts', specs: [spec('empty', 7, 'unexpected', 'states/table.ts')] },
    ];
    const { rerunCommands, flakyCommands } = readPlaywrightReport({ stats: none, errors: [], suites });
    expect(rerunCommands).toEqual([
      'npm run test:e2e -- journeys/cart.spec.ts:12 --project=phone',
      'npm run test:e2e -- states/cart.spec.ts -g "empty" --project=phone',
    ]);
    expect(flakyCommands).toEqual([
      'npm run test:e2e -- journeys/cart.spec.ts:30 -g "at 360 px" --project=phone',
    ]);
  });
});

describe('shellQuoted', () => {
  it.each([
    ['sells boards', '"sells boards"'],
    ["a maker's name", `"a maker's name"`],
    ['costs $5', "'costs $5'"],
    [`a "maker's"`, `'a "maker'\\''s"'`],
  ])('writes %s as %s', (text, quoted) => {
    expect(shellQuoted(text)).toBe(quoted);
  });
});

describe('sumCounts', () => {
  it('adds up suites', () => {
    const suites = [
      { passed: 1, failed: 2, skipped: 3 },
      { passed: 10, failed: 20, skipped: 30 },
    ];
    expect(sumCounts(suites)).toEqual({ passed: 11, failed: 22, skipped: 33 });
  });
});
