import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { LONGEST_PREVIEW } from 'releases/registry/signing/preview';
import { CommandFailure } from '../console/command-failure.ts';
import { millisecondsOf } from '../console/env.ts';
import { type ReportedFrame, reportedFrame } from './reported-frame.ts';

const USAGE = `npm run release -- check <remote…>       checks builds and publishes nothing: catalog, cart-checkout, …, or shell
npm run release -- check provider        whether the provider of this checkout serves what the live releases call
npm run release -- publish <remote…>     checks builds, then makes them live
    --force "why"                        although checks refuse it; the reason is logged
    --without-tests "why"                without the types and tests of these sources
    --without-browser "why"              without the visit in a browser
    --live <address>                     of the live provider, or of its shop, where the edge server has not noted it
    --replace <hash>                     rolls back a release that is not part of this checkout's history
    --from <folder>                      one remote, built outside this checkout: the folder of its release.json
npm run release -- preview <remote…>     shows builds that the gate has read to one browser: prints the address for it
    --for <time>                         how long, such as 2h or 3d; 24h unless set, 7d at most
    --from <folder>                      one remote, built outside this checkout
npm run release -- canary <remote…>      checks builds as publish does, then gives them to some visitors, and judges them beside what is live
    --percent <number>                   of visitors, 1 to 50; 5 unless set. The options of publish are allowed too
npm run release -- promote               makes the builds of the canary live
npm run release -- withdraw              ends the canary: everybody gets what is live
    --why "why"                          for the log
npm run release -- why <rule>             what a rule wants that a build was refused for, such as storage
npm run release -- adapt <folder> --id <remote>
                                         makes a release of a build that has mf-manifest.json and is not of build-preset
    --pages <file>                       JSON of its pages: {"reviews": {"patterns": ["/reviews/:product"], "title": "Reviews"}}
    --owner <file>                       JSON of whom to ask: {"team": "@agency/reviews", "chat": "https://…", "runbook": "https://…"}
    --out <folder>                       where to write it, in place of release/ beside the build
npm run release -- rollback <remote…>    makes the releases before the live ones live again
    --to <hash>                          that release of one remote
    --set <number or name>               all that was live after that change, or has that name
    --why "why"                          for the log
    --force "why"                        without the key of its team, by the operator
npm run release -- tag <name>            names what is live, such as staging: for rollback --set, and gc keeps it
npm run release -- team add <name> --remotes catalog,cart-checkout
                                         makes a key pair: only this team publishes these then
npm run release -- team remove <name>    makes the key of a team worthless
npm run release -- team list             who may publish what
npm run release -- status                what is live, and what was
npm run release -- explain <remote[/hash]> <file:line:column>
                                         the source of a frame that a browser or the edge server reported
npm run release -- log                   every change: who, what, when, why, how large, which checks were left out
npm run release -- push                  puts what is stored here into RELEASE_STORE, for other machines
npm run release -- share                 makes what is live here the first changes of the database in DATABASE_URL
npm run release -- gc                    deletes releases that no open tab and no roll-back can need`;

export type ReleaseCommand =
  | { action: 'publish' | 'check'; ids: string[]; overrules: Overrules }
  | { action: 'rollback'; ids: string[]; to?: string; set?: number | string; why?: string; force?: string }
  | { action: 'canary'; ids: string[]; percent: number; overrules: Overrules }
  | { action: 'withdraw'; why?: string }
  | { action: 'tag'; name: string }
  | { action: 'team add'; name: string; remotes: string[] }
  | { action: 'team remove'; name: string }
  | { action: 'preview'; ids: string[]; lasts: number; from?: string }
  | { action: 'explain'; frame: ReportedFrame }
  | { action: 'why'; rule: string }
  | { action: 'adapt'; build: string; out: string; id: string; pages?: string; owner?: string }
  | { action: 'check provider' | 'team list' | (typeof ALONE)[number] };

/** Commands without arguments. */
const ALONE = ['status', 'log', 'push', 'share', 'gc', 'promote'] as const;

/** Options that overrule checks. Each has the reason for the log. */
export interface Overrules {
  force?: string;
  'without-tests'?: string;
  'without-browser'?: string;
  /** Hash of the live release that may be rolled back. */
  replace?: string;
  live?: string;
  /** Folder of a build that was made outside the checkout. */
  from?: string;
}

const text = { type: 'string' } as const;
const OVERRULES = {
  force: text,
  'without-tests': text,
  'without-browser': text,
  replace: text,
  live: text,
  from: text,
};
const ROLLBACK = { to: text, set: text, why: text, force: text };

/** @throws CommandFailure with the usage */
export function releaseCommand(args: readonly string[]): ReleaseCommand {
  const [action, ...rest] = args;
  if (action === 'publish' || action === 'check') {
    const { ids, overrules, percent } = buildsCommand(rest);
    if (percent !== undefined) throw new CommandFailure(USAGE);
    if (action === 'check' && ids.join() === 'provider') return { action: 'check provider' };
    return { action, ids, overrules };
  }
  if (action === 'canary') {
    const { ids, overrules, percent } = buildsCommand(rest);
    if (!PERCENT.test(percent ?? '5')) throw new CommandFailure('--percent needs a whole number, 1 to 50.');
    return { action, ids, overrules, percent: Number(percent ?? 5) };
  }
  if (action === 'withdraw') {
    const { positionals, values } = parsed(rest, { why: text });
    if (positionals.length > 0) throw new CommandFailure(USAGE);
    return { action, ...values };
  }
  if (action === 'adapt') return adaptCommand(rest);
  if (action === 'preview') return previewCommand(rest);
  if (action === 'rollback') return rollbackCommand(rest);
  if (action === 'team') return teamCommand(rest);
  const [release, frame, ...more] = rest;
  if (action === 'tag' && release !== undefined && frame === undefined) return { action, name: release };
  if (action === 'why' && release !== undefined && frame === undefined) return { action, rule: release };
  if (action === 'explain' && release !== undefined && frame !== undefined && more.length === 0)
    return { action, frame: reportedFrame(release, frame) };
  const alone = ALONE.find((each) => each === action);
  if (alone && rest.length === 0) return { action: alone };
  throw new CommandFailure(USAGE);
}

/** A whole number from 1 to 50, because a control group of the same size is needed. */
const PERCENT = /^(?:[1-9]|[1-4]\d|50)$/;

function buildsCommand(args: readonly string[]) {
  const { positionals: ids, values } = parsed(args, { ...OVERRULES, percent: text });
  const { percent, ...overrules } = values;
  if (ids.length === 0) throw new CommandFailure(USAGE);
  if (overrules.live !== undefined && !URL.canParse(overrules.live))
    throw new CommandFailure('--live needs an address, such as http://localhost:3000.');
  for (const [name, reason] of Object.entries(overrules)) {
    if (reason.trim() === '') throw new CommandFailure(`--${name} needs a reason, which is logged.`);
  }
  if (overrules.from !== undefined && ids.length > 1)
    throw new CommandFailure('--from is the folder of one remote.');
  return { ids, overrules, percent };
}

function adaptCommand(args: readonly string[]): ReleaseCommand {
  const { positionals, values } = parsed(args, { id: text, pages: text, owner: text, out: text });
  const [build, ...more] = positionals;
  const { id, out, ...described } = values;
  if (build === undefined || more.length > 0 || id === undefined) throw new CommandFailure(USAGE);
  return { action: 'adapt', build, id, ...described, out: out ?? join(dirname(resolve(build)), 'release') };
}

function previewCommand(args: readonly string[]): ReleaseCommand {
  const { positionals: ids, values } = parsed(args, { for: text, from: text });
  if (ids.length === 0 || (values.from !== undefined && ids.length > 1)) throw new CommandFailure(USAGE);
  const lasts = millisecondsOf(values.for ?? '24h');
  if (lasts === undefined || lasts > LONGEST_PREVIEW)
    throw new CommandFailure('--for needs a time such as 2h or 3d, 7 days at most.');
  return { action: 'preview', ids, lasts, ...(values.from !== undefined && { from: values.from }) };
}

function teamCommand([action, ...args]: readonly string[]): ReleaseCommand {
  if (action === 'list' && args.length === 0) return { action: 'team list' };
  const { positionals, values } = parsed(args, action === 'add' ? { remotes: text } : {});
  const [name, ...more] = positionals;
  const remotes = 'remotes' in values ? splitList(values.remotes) : [];
  if (name !== undefined && more.length === 0) {
    if (action === 'add' && remotes.length > 0) return { action: 'team add', name, remotes };
    if (action === 'remove') return { action: 'team remove', name };
  }
  throw new CommandFailure(USAGE);
}

/** `catalog,cart-checkout` */
function splitList(list: string | undefined): string[] {
  return (list ?? '').split(',').filter((each) => each !== '');
}

function rollbackCommand(args: readonly string[]): ReleaseCommand {
  const { positionals: ids, values } = parsed(args, ROLLBACK);
  const { to, why, force } = values;
  if (force?.trim() === '') throw new CommandFailure('--force needs a reason, which is logged.');
  const set = values.set !== undefined && /^\d+$/.test(values.set) ? Number(values.set) : values.set;
  const isSet = set !== undefined;
  if (isSet ? ids.length > 0 || to !== undefined : ids.length === 0) throw new CommandFailure(USAGE);
  return { action: 'rollback', ids, to, set, why, force };
}

function parsed<Options extends Record<string, { type: 'string' }>>(
  args: readonly string[],
  options: Options,
) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new CommandFailure(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}
