import { parseArgs } from 'node:util';
import type { ShopDatabase } from 'provider/database/database';
import type { PaymentGateway } from 'provider/gateway/payment-gateway';
import type { Settings } from 'provider/settings/settings';
import { visibleText } from 'shared-contracts/operator/visible-text';
import { type CouponOptions, couponAdd, couponEnd, couponList } from './coupon-commands.ts';
import { orderAdvance, orderList, orderShow } from './order-commands.ts';
import { type RefundOptions, refundAdd, refundList, refundSend } from './refund-commands.ts';
import { Refusal } from './refusal.ts';
import { type StaffOptions, staffAdd, staffList, staffRemove } from './staff-commands.ts';
import { tokenKeyCreate, tokenKeyRotate } from './token-key-commands.ts';

interface Shop {
  gateway: PaymentGateway;
  settings: Settings;
  now: Date;
}

/** A command as typed: `name` is the third word, `status` the words after it. */
interface Typed {
  name: string;
  status: string;
  options: CouponOptions & RefundOptions & StaffOptions & { 'drop-old'?: boolean };
}

interface Command {
  /** The command's words, then its arguments. A first argument in `<…>` is required. */
  usage: string;
  run(db: ShopDatabase, typed: Typed, shop: Shop): string[] | Promise<string[]>;
}

const COMMANDS: readonly Command[] = [
  {
    usage: 'order list [<status>]',
    run: (db, { name, status }) => orderList(db, [name, status].filter(Boolean).join(' ')),
  },
  { usage: 'order show <order>', run: (db, { name }, { now }) => orderShow(db, name, now) },
  {
    usage: 'order advance <order> [<status>]',
    run: (db, { name, status }, { settings: { invoices }, now }) =>
      orderAdvance(db, name, { status, invoices, now }),
  },
  { usage: 'coupon list', run: (db, _typed, { now }) => couponList(db, now) },
  {
    usage: `coupon add <code> (--percent <1-100> | --amount <rupees>) [--minimum <rupees>] [--from <date>] [--until <date>]
             [--each <orders>] [--total <orders>]`,
    run: (db, { name, options }, { now }) => couponAdd(db, name, { options, now }),
  },
  { usage: 'coupon end <code>', run: (db, { name }, { now }) => couponEnd(db, name, now) },
  { usage: 'refund list', run: (db) => refundList(db) },
  {
    usage: 'refund add <order> --reason <sentence> [--amount <rupees>]',
    run: (db, { name, options }, { now }) => refundAdd(db, name, { options, now }),
  },
  { usage: 'refund send <refund>', run: (db, { name }, shop) => refundSend(db, name, shop) },
  { usage: 'staff list', run: (db) => staffList(db) },
  {
    usage: 'staff add <phone> --role <owner|packer>',
    run: (db, { name, options }, { now }) => staffAdd(db, name, { options, now }),
  },
  { usage: 'staff remove <phone>', run: (db, { name }, { now }) => staffRemove(db, name, now) },
  { usage: 'token-key create', run: (_db, _typed, { settings }) => tokenKeyCreate(settings) },
  {
    usage: 'token-key rotate [--drop-old]',
    run: (db, { options }, { settings, now }) =>
      tokenKeyRotate(db, { settings, now, isOldDropped: options['drop-old'] === true }),
  },
];

const USAGE = [
  'Usage: node office/src/operator.ts <command>',
  ...COMMANDS.map(({ usage }) => `  ${usage}`),
  'Days and times are India’s.',
].join('\n');

/**
 * @param args as typed, without the program's name
 * @returns the lines to print
 * @throws {Refusal} for a command that is not understood or cannot be run
 */
export async function runOperatorCommand(
  db: ShopDatabase,
  args: readonly string[],
  shop: Shop,
): Promise<string[]> {
  const { positionals, values: options } = readArguments(args);
  const [subject, verb, name = '', ...words] = positionals;
  const command = COMMANDS.find(({ usage }) => usage.split(' ', 2).join(' ') === `${subject} ${verb}`);
  if (!command || (command.usage.split(' ')[2]?.startsWith('<') && !name))
    throw new Refusal('API-141', USAGE);
  // A status of several words may be typed without quotes.
  const lines = await command.run(db, { name, status: words.join(' '), options }, shop);
  return lines.map(visibleText);
}

function readArguments(args: readonly string[]): {
  positionals: string[];
  values: Typed['options'];
} {
  const option = { type: 'string' } as const;
  const options = {
    percent: option,
    amount: option,
    minimum: option,
    from: option,
    until: option,
    each: option,
    total: option,
    reason: option,
    role: option,
    'drop-old': { type: 'boolean' } as const,
  };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    throw new Refusal('API-141', USAGE);
  }
}
