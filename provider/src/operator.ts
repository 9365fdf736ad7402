import { openData } from './database/migrations/open-data.ts';
import { PhonePeGateway } from './gateway/phonepe-gateway.ts';
import { runOperatorCommand } from './operator/operator-command.ts';
import { OrderMoveError } from './order/order-store.ts';
import { settingsFromEnvironment } from './settings/env.ts';
import { StartupError } from './settings/startup-error.ts';

// The operator's commands for orders, coupons, refunds and the key of tokens. They work on the data in SHOP_DATA, also while the shop is running.

try {
  const lines = await runOnDatabase(process.argv.slice(2));
  process.stdout.write(`${lines.join('\n')}\n`);
} catch (error) {
  if (!(error instanceof StartupError || error instanceof OrderMoveError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

async function runOnDatabase(args: string[]): Promise<string[]> {
  const settings = settingsFromEnvironment();
  const gateway = new PhonePeGateway(settings.payment.account, () => new Date());
  const db = await openData(settings);
  try {
    return await runOperatorCommand(db, args, { gateway, settings, now: new Date() });
  } finally {
    await db.destroy();
  }
}
