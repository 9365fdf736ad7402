import { describe, expect, it } from 'vitest';
import { playwrightCounts, sumCounts, vitestCounts } from './test-counts.ts';

describe('vitestCounts', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numPendingTests: 2,
    numTodoTests: 1,
    testResults: [],
  };

  it('takes passed, failed and skipped tests from the report', () => {
    expect(vitestCounts(report)).toEqual({ passed: 7, failed: 1, skipped: 3 });
  });

  it('counts a file that could not be loaded as a failure', () => {
    const testResults = [
      { status: 'failed', assertionResults: [] },
      { status: 'failed', assertionResults: [{ status: 'failed' }] },
      { status: 'passed', assertionResults: [] },
    ];
    expect(vitestCounts({ ...report, testResults }).failed).toBe(2);
  });
});

describe('playwrightCounts', () => {
  it('counts a journey that passed at a second try as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 4 };
    expect(playwrightCounts({ stats, errors: [] })).toEqual({ passed: 5, failed: 3, skipped: 4 });
  });

  it('counts an error outside the journeys as failed', () => {
    const stats = { expected: 0, unexpected: 0, flaky: 0, skipped: 0 };
    expect(playwrightCounts({ stats, errors: [{ message: 'Cannot find module' }] }).failed).toBe(1);
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
