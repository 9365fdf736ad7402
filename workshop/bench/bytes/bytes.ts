import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from 'e2e/browser/chromium-arguments';
import { brotliBytes, pageScripts } from 'e2e/browser/rendered-document';
import { pagesToVisit } from 'e2e/browser/visited-pages';
import { env } from 'e2e/env';
import { SCRIPT_BUDGETS } from 'e2e/rendering/script-budgets';
import { mappedBuilds, nameOfFile } from './mapped-builds.ts';
import { moduleBytes, packageOf } from './module-bytes.ts';
import { scriptTimes } from './script-times.ts';

/** Page → module → its share of the page's scripts. */
type Bill = Record<string, Record<string, { bytes: number; ms: number }>>;

/** Modules below this size are summed up. */
const LISTED_BYTES = 100;

// `npm run bench -- --bytes --report=after.json --against=before.json`
const { values: options } = parseArgs({
  options: { report: { type: 'string' }, against: { type: 'string' } },
});
const before: Bill = options.against ? JSON.parse(readFileSync(options.against, 'utf8')) : {};
const folder = mkdtempSync(path.join(tmpdir(), 'bill-'));
const browser = await chromium.launch({ executablePath: env.chromiumPath, args: [...CHROMIUM_ARGUMENTS] });
try {
  const scripts = await mappedBuilds(folder);
  const scriptOf = (address: string) => {
    const { pathname } = new URL(address, env.shopUrl);
    const [, id = ''] = /\/releases\/([^/]+)\//.exec(pathname) ?? [];
    return scripts.get(nameOfFile(pathname, id === 'shell' ? id : `mfe-${id}`));
  };
  const bill: Bill = {};
  for (const { name, path } of await pagesToVisit()) {
    const modules: Bill[string] = {};
    for (const file of await pageScripts(env.shopUrl, path)) {
      const script = scriptOf(file);
      const parts = script
        ? moduleBytes(script.code, script.map)
        : [{ module: file, bytes: await brotliBytes(env.shopUrl, file) }];
      for (const { module, bytes } of parts) entryOf(modules, module).bytes += bytes;
    }
    for (const [module, ms] of await scriptTimes(browser, env.shopUrl + path, scriptOf)) {
      entryOf(modules, module).ms += ms;
    }
    bill[name] = modules;
    print(name, modules, before[name] ?? {});
  }
  if (options.report) writeFileSync(options.report, JSON.stringify(bill, null, 1));
} finally {
  await browser.close();
  rmSync(folder, { recursive: true });
}

function entryOf(modules: Bill[string], module: string): { bytes: number; ms: number } {
  modules[module] ??= { bytes: 0, ms: 0 };
  return modules[module];
}

function print(page: string, modules: Bill[string], earlier: Bill[string]): void {
  const total = totalOf(Object.values(modules));
  const budget = SCRIPT_BUDGETS[page as keyof typeof SCRIPT_BUDGETS];
  console.log(`\n## ${page}: ${(total.bytes / 1000).toFixed(1)} KB of ${budget}\n`);
  console.log('| module | Brotli bytes | change | ms |\n|---|---|---|---|');
  const packages = Object.groupBy(Object.keys({ ...earlier, ...modules }), packageOf);
  const sumOf = (names: readonly string[], of: Bill[string]) =>
    totalOf(names.flatMap((name) => of[name] ?? []));
  const line = (title: string, names: readonly string[]) => {
    const now = sumOf(names, modules);
    const change = options.against ? Math.round(now.bytes - sumOf(names, earlier).bytes) : '';
    console.log(`| ${title} | ${Math.round(now.bytes)} | ${change} | ${now.ms.toFixed(1)} |`);
  };
  const largestFirst = Object.entries(packages)
    .map(([name, own = []]) => ({ name, own, bytes: sumOf(own, modules).bytes }))
    .toSorted((one, other) => other.bytes - one.bytes);
  for (const { name, own } of largestFirst) {
    line(`**${name}**`, own);
    const listed = own.filter((module) => (modules[module]?.bytes ?? 0) >= LISTED_BYTES);
    for (const module of listed.toSorted(
      (one, other) => sumOf([other], modules).bytes - sumOf([one], modules).bytes,
    )) {
      if (own.length > 1) line(module, [module]);
    }
  }
  line('all', Object.keys({ ...earlier, ...modules }));
}

function totalOf(entries: readonly { bytes: number; ms: number }[]): { bytes: number; ms: number } {
  return entries.reduce((sum, { bytes, ms }) => ({ bytes: sum.bytes + bytes, ms: sum.ms + ms }), {
    bytes: 0,
    ms: 0,
  });
}
