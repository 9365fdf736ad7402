import { ALERTS, type Alert, type Threshold } from './alerts.ts';
import { type Series, selectorOf } from './series.ts';
import { WRITTEN } from './written-values.ts';

const HEAD = `# Rules for Prometheus, for \`rule_files\`, printed from platform/edge/src/ops/alerts.ts, with which \`/ops\` compares, too. They expect
# the scrape jobs \`edge\` and \`provider\`. \`severity: page\` wakes somebody up; \`chapter\` is the one of docs/operations.md with what to do.
groups:
  - name: shop
    rules:
`;

/** The text of `docs/operations/alerts.yml`. Each server is compared separately, as on its `/ops`. */
export function alertRules(): string {
  return HEAD + ALERTS.map(ruleOf).join('');
}

function ruleOf({ name, urgency, chapter, sentence, waits, when }: Alert): string {
  const unit = ('unit' in when && when.unit) || 'count';
  const summary = sentence.replace('{value}', WRITTEN[unit].template);
  return `      - alert: ${name}
        expr: ${quoted('promql' in when ? when.promql : promqlOf(when))}
${waits === undefined ? '' : `        for: ${waits}m\n`}        labels: { severity: ${urgency} }
        annotations:
          chapter: ${chapter}
          summary: ${quoted(summary)}
`;
}

/** Quotes a text as the formatter does. No text has both an apostrophe and a quotation mark. */
function quoted(text: string): string {
  return text.includes('"') ? `'${text}'` : `"${text}"`;
}

function promqlOf({ value, minutes, over, under, share }: Threshold): string {
  const summed = (series: Series) => {
    const selector = selectorOf(series);
    return `sum by (job, instance) (${minutes === undefined ? selector : `increase(${selector}[${minutes}m])`})`;
  };
  const limits = [
    over !== undefined && `> ${over}`,
    under !== undefined && `< ${under}`,
    share && `> ${share.over} * ${summed(share.of)}`,
  ];
  return [summed(value), ...limits.filter(Boolean)].join(' ');
}
