import { listChanges } from 'provider/staff/audit-store';
import { beginStaffSession, staffOfSession } from 'provider/staff/staff-session-store';
import { testProvider } from 'provider/testing/test-provider';
import { describe, expect, it } from 'vitest';
import { runOperatorCommand } from './operator-command.ts';

async function operatedShop() {
  const { shop, gateway } = await testProvider();
  const { db, settings, now } = shop;
  const operator = async (command: string) =>
    (await runOperatorCommand(db, command.split(' '), { gateway, settings, now: now() })).join('\n');
  return { db, now, operator };
}

describe('operator staff', () => {
  it('DESK-2 adds, lists and removes staff, with a role that can change', async () => {
    const { db, operator } = await operatedShop();
    expect(await operator('staff list')).toBe('No staff. Nobody can log in at the desk.');
    expect(await operator('staff add +91-98450-00001 --role owner')).toBe(
      '9845000001 may log in at the desk as owner.',
    );
    await operator('staff add 9845000001 --role packer');
    expect(await operator('staff list')).toMatch(/\n9845000001 {2}packer {2}20 Nov 2026, 15:30 IST$/);
    await operator('staff remove 9845000001');
    await expect(operator('staff remove 9845000001')).rejects.toThrow(
      '9845000001 is not of the staff. (DESK-2)',
    );
    const changes = (await listChanges(db, { limit: 9 })).map(({ who, before, after }) => [
      who,
      before,
      after,
    ]);
    expect(changes).toEqual([
      ['operator', 'packer', 'removed'],
      ['operator', 'owner', 'packer'],
      ['operator', '', 'owner'],
    ]);
  });

  it.each([
    ['staff add 12345 --role owner', 'Please enter a valid 10-digit phone number.'],
    ['staff add 9845000001 --role admin', 'A role is one of owner, packer'],
    ['staff add 9845000001', 'A role is one of owner, packer'],
  ])('DESK-2 refuses %s', async (command, sentence) => {
    const { operator } = await operatedShop();
    await expect(operator(command)).rejects.toThrow(sentence);
  });

  it('DESK-4 a removed member is logged out at once', async () => {
    const { db, now, operator } = await operatedShop();
    await operator('staff add 9845000001 --role owner');
    const secret = await db.transaction().execute((trx) => beginStaffSession(trx, 9_845_000_001, now()));
    expect(await staffOfSession(db, secret, now())).toMatchObject({ role: 'owner' });
    await operator('staff remove 9845000001');
    expect(await staffOfSession(db, secret, now())).toBeUndefined();
    await operator('staff add 9845000001 --role owner');
    expect(await staffOfSession(db, secret, now())).toBeUndefined();
  });
});
