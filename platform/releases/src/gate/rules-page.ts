import { PACKAGE_RULES, RELEASE_FILE } from './rules/package-rules.ts';
import { OPENED_RULES, REMOTE_RULES } from './rules/remote-rules.ts';
import type { RuleText } from './rules/rule.ts';
import { SCRIPT_RULES } from './rules/script-rules.ts';
import { VISIT_RULES } from './rules/visit-rules.ts';

const BUILT: readonly RuleText[] = [RELEASE_FILE, ...PACKAGE_RULES, ...REMOTE_RULES, ...OPENED_RULES];
const CHAPTERS: Readonly<Record<string, readonly RuleText[]>> = {
  'What a build is': BUILT,
  'What a script does': SCRIPT_RULES,
  'What a visit shows': VISIT_RULES,
};

export const RULES: readonly RuleText[] = Object.values(CHAPTERS).flat();

/** The lines in which a rule is explained to a team. */
export function toldRule({ sentence, wayOut, example }: RuleText): string[] {
  return [sentence, `Instead: ${wayOut}`, `Refused, for example: ${example}`];
}

/** `docs/build-rules.md` */
export function rulesPage(): string {
  const chapters = Object.entries(CHAPTERS).map(([title, rules]) => {
    const items = rules.map((rule) => `- **${rule.id}**: ${toldRule(rule).join('\n  ')}\n`);
    return `## ${title}\n\n${items.join('')}`;
  });
  return `${INTRODUCTION}\n${chapters.join('\n')}`;
}

const INTRODUCTION = `# What a build may not do

\`npm run release -- check\` and \`publish\` refuse a build with one sentence for each reason, at whose end is the id of its rule. Without an id
are those that are not about the build, and say themselves what to do: sources that are not built or not committed, types or tests that failed, calls
that the provider lacks, a missing key. The server build is opened when nothing else is left, and pages are visited after that, so a mended
build may be refused once more. \`npm test -- releases src/gate/rules-page.test.ts -u\` prints this page from the rules
([decision 081](decisions/081-a-gate-before-each-release.md)).
`;
