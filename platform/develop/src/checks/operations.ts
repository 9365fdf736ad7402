import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packagesOf } from 'operate/console/workspace';
import { filesOf } from './checkout-files.ts';

const DOCUMENT = 'docs/operations.md';
/** The alerts, whose expressions use metrics. */
const ALERTS = 'docs/operations/alerts.yml';
/** The name of a metric. The metrics of a histogram have these endings. */
const METRIC = /\b((?:edge|provider)_[a-z_]{1,60}?)(?:_count|_bucket|_sum)?\b/g;
/** Names at the beginning of a list item: ``- `a`, `b`: …``. A name of a log line may end with a colon. */
const ITEM = /^- ((?:`[^`]{1,80}`(?:, )?){1,9})/gm;
const QUOTED = /'([^']{1,80})'/g;

/** Patterns that find the names in the sources, by section of the document. The first group is the name, or contains quoted names. */
const SOURCES: Record<string, readonly RegExp[]> = {
  Events: [/^const EVENTS = \[([^\]]{1,3000})\] as const;/gm, /\b(?:log|say)\(`([a-z]{1,20}:) /g],
  Counters: [
    /^interface RendererState \{([^}]{1,1000})\}/gm,
    /^export interface Picture(?:Process|Queue|Store)State[^{]{0,40} \{([^}]{1,1000})\}/gm,
    /\bcounts\(\): \{([^}]{1,1000})\}/g,
    /const state = \{ (serial):/g,
    /const (changesNotFollowed) =/g,
  ],
  Metrics: [/(?:name: |#read\(\s{0,20})'((?:edge|provider)_[a-z_]{1,60})['{]/g],
  Files: [
    /\b(?:BACKUPS|DATABASE|DEVELOPMENT|LOCK|PICTURE|RESTORING|SECRETS|TEXTURE|UPGRADE)_(?:FILE|FOLDER) = '([^']{1,80})'/g,
    /\bjoin\(registry,(?: '\.\.',)? '([^']{1,80})'\)/g,
    /\blogFile: join\(logs, '([^']{1,80})'\)/g,
    /\bDatabaseSync\(join\(folder, '([^']{1,80})'\)/g,
  ],
};

/** Events, counters, metrics and files that `docs/operations.md` lacks, and those that it lists but no source has, one sentence each. */
export async function operationsErrors(root: string): Promise<string[]> {
  const sources = await sourcesOf(root);
  const sections = (await readFile(join(root, DOCUMENT), 'utf8')).split(/^## /m);
  const names = (title: string) =>
    new Set((SOURCES[title] ?? []).flatMap((pattern) => sources.flatMap((text) => namesIn(text, pattern))));
  const errors = Object.keys(SOURCES).flatMap((title) => {
    const section = sections.find((text) => text.startsWith(`${title}\n`)) ?? '';
    const told = [...section.matchAll(ITEM)].flatMap(([, names = '']) =>
      [...names.matchAll(/`([^`]{1,80})`/g)].map(([, name = '']) => name),
    );
    const written = names(title);
    return [
      ...[...written]
        .filter((name) => !told.includes(name))
        .map((name) => `${DOCUMENT} lacks ${name} in "${title}".`),
      ...told
        .filter((name) => !written.has(name))
        .map((name) => `${DOCUMENT} names ${name}, which no source has.`),
    ];
  });
  const metrics = names('Metrics');
  const alerts = await readFile(join(root, ALERTS), 'utf8').catch(() => '');
  const unknown = [...new Set(namesIn(alerts, METRIC))].filter((name) => !metrics.has(name));
  return [...errors, ...unknown.map((name) => `${ALERTS} names ${name}, which no source has.`)];
}

async function sourcesOf(root: string): Promise<string[]> {
  const files = await filesOf(root, ...packagesOf(root).map((name) => `${name}/src/**/*.ts`));
  const sources = files.filter((file) => !file.endsWith('.test.ts'));
  return Promise.all(sources.map((file) => readFile(join(root, file), 'utf8')));
}

/** The first group of a pattern holds one name, several quoted names, or the fields of a type. */
function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, group = '']) => {
    if (group.includes("'")) return [...group.matchAll(QUOTED)].map(([, name = '']) => name);
    const fields = [...group.matchAll(/(\w{1,40}): \w/g)].map(([, name = '']) => name);
    return fields.length > 0 ? fields : [group];
  });
}
