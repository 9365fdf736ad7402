import { z } from 'zod';
import { literalPattern, type SuiteReport, shellQuoted } from './test-counts.ts';

const spec = z.object({
  title: z.string(),
  /** Line of the test; all rows of a test table have the same one. */
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ projectName: z.string(), status: z.string() })),
});

interface Suite {
  /** The spec file, from `e2e/`. */
  file: string;
  specs: z.infer<typeof spec>[];
  suites?: Suite[] | undefined;
}

const suite: z.ZodType<Suite> = z.object({
  file: z.string(),
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
  errors: z.array(z.unknown()),
  suites: z.array(suite),
});

/** A file that cannot be loaded counts as failed. */
export function readPlaywrightReport(report: unknown): SuiteReport {
  const { stats, errors, suites } = playwrightReport.parse(report);
  return {
    counts: {
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + errors.length,
      skipped: stats.skipped,
    },
    rerunCommands: suites.flatMap((top) => commandsFor('unexpected', top.file, specsOf(top))),
    flakyCommands: suites.flatMap((top) => commandsFor('flaky', top.file, specsOf(top))),
  };
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function commandsFor(status: string, specFile: string, specs: Suite['specs']): string[] {
  return specs.flatMap(({ title, file, line, tests }) => {
    // Playwright selects by line only in spec files. A test that is defined in another file is selected by its title.
    const isOwn = file === specFile;
    const isAlone =
      isOwn && specs.filter((other) => other.line === line && other.title !== title).length === 0;
    const place = isOwn ? `${specFile}:${line}` : specFile;
    const byTitle = isAlone ? '' : ` -g ${shellQuoted(literalPattern(title))}`;
    return tests
      .filter((run) => run.status === status)
      .map(({ projectName }) => `npm run test:e2e -- ${place}${byTitle} --project=${projectName}`);
  });
}
