/** Teams read these texts. */
export const overlayMessages = {
  title: 'Regions of this page',
  count: (count: number) => (count === 1 ? '1 region' : `${count} regions`),
  close: 'Close',
  copy: 'Copy as report',
  copied: 'The report is on the clipboard.',
  notCopied: 'The browser refuses access to the clipboard. Select the list and copy it.',
  reportTitle: (address: string, at: Date, width: number, height: number) =>
    `Regions of ${address}, ${at.toISOString()}, window ${width} × ${height}`,
  release: 'Release',
  noRelease: 'no release',
  development: 'from a developer’s machine',
  team: 'Team',
  chat: 'Chat',
  runbook: 'Runbook',
  notNamed: 'not named in its release',
  loaded: 'Loaded',
  loadTime: (milliseconds: number) => `${Math.round(milliseconds)} ms`,
  withShell: 'with the shell',
  notLoaded: 'not loaded',
  lastError: 'Last error',
  noError: 'none',
} as const;
