import { StartupError } from 'parts/startup-error';
import { openData } from 'provider/database/migrations/open-data';
import { PhonePeGateway } from 'provider/gateway/phonepe-gateway';
import { settingsFromEnvironment } from 'provider/settings/env';
import { printError, printLine } from 'provider/settings/print';
import { runOperatorCommand } from './operator/operator-command.ts';

// The operator's commands for orders, coupons, refunds and the key of tokens. They work on the data in SHOP_DATA, also while the shop is running.

// A pipe such as `… | head` closes once its reader has read enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const lines = await runOnDatabase(process.argv.slice(2));
  for (const line of lines) printLine(line);
} catch (error) {
  if (!(error instanceof StartupError)) throw error;
  printError(error.message);
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
