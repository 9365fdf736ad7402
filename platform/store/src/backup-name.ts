/** The folder of a backup: its date in UTC, without the characters that a file's name cannot have everywhere. */
const NAME = /^(\d{4}-\d\d-\d\dT\d\d)-(\d\d)-(\d\d)-(\d{3}Z)$/;

/** Names are in the order of their dates. */
export function backupName(date: Date): string {
  return date.toISOString().replaceAll(/[:.]/g, '-');
}

/** Milliseconds since 1970; `NaN` for what is no backup. */
export function dateOfBackup(name: string): number {
  return NAME.test(name) ? Date.parse(name.replace(NAME, '$1:$2:$3.$4')) : Number.NaN;
}
