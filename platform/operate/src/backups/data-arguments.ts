import { parseArgs } from 'node:util';
import { CommandFailure } from '../console/command-failure.ts';
import { EVERY_FORMAT, millisecondsOf } from '../console/env.ts';
import type { Part } from './restore.ts';

const USAGE = `npm run data -- backup                backs the data up, also while the shop is running
    --every 6h                       again and again, until Ctrl-C
    --keep 14                        deletes what is older than that many good ones
npm run data -- list                 date, size, orders and state of each backup
npm run data -- verify [<backup>]    checks all, or one: its bytes, tables, orders, coupons and releases
npm run data -- restore <backup>     puts it in place of the data, which are kept beside; the shop must be stopped
    --only registry                  what is live alone, or the database alone
    --force                          although the backup has faults
npm run data -- move --to <url>      takes the data to an empty database on Postgres; the shop must be stopped
    --to file                        from that of DATABASE_URL back to a file`;

export type DataCommand =
  | { action: 'backup'; every?: number; keep?: number }
  | { action: 'list' }
  | { action: 'verify'; name?: string }
  | { action: 'restore'; name: string; only?: Part; isForced: boolean }
  | { action: 'move'; to: string };

/** @throws CommandFailure with the usage */
export function dataCommand(args: readonly string[]): DataCommand {
  const { positionals, values } = parsed(args);
  const [action, name, ...others] = positionals;
  const { every, keep, only, force: isForced = false, to } = values;
  const isOf = (...names: string[]) =>
    others.length === 0 && Object.keys(values).every((key) => names.includes(key));
  if (action === 'backup' && name === undefined && isOf('every', 'keep'))
    return {
      action,
      every: every === undefined ? undefined : (millisecondsOf(every) ?? refused('every', EVERY_FORMAT)),
      keep: keep === undefined ? undefined : countOf(keep),
    };
  if (action === 'list' && name === undefined && isOf()) return { action };
  if (action === 'verify' && isOf()) return { action, name };
  if (action === 'restore' && name !== undefined && isOf('only', 'force'))
    return { action, name, only: only === undefined ? undefined : partOf(only), isForced };
  if (action === 'move' && name === undefined && to !== undefined && isOf('to')) return { action, to };
  throw new CommandFailure(USAGE);
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = { every: text, keep: text, only: text, to: text, force: { type: 'boolean' } } as const;
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new CommandFailure(USAGE);
  }
}

function partOf(text: string): Part {
  return text === 'database' || text === 'registry' ? text : refused('only', 'it is database or registry');
}

function countOf(text: string): number {
  const count = Number(text);
  return Number.isInteger(count) && count > 0 ? count : refused('keep', 'it must be a number from 1 on');
}

function refused(option: string, reason: string): never {
  throw new CommandFailure(`--${option} is invalid: ${reason}.`);
}
