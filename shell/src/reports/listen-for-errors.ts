import { type FaultListener, hearFaults } from 'shared-contracts/frame';

/** Has errors reported to the edge server (PROM-171). The code that does it is loaded with the first error. */
export function listenForErrors(): void {
  const report: FaultListener = (...fault) =>
    void import(/* webpackChunkName: "error-reports" */ './error-reports.ts')
      .then(({ reportError }) => reportError(...fault))
      // An error of its own must not be reported, and so on.
      .catch(() => undefined);
  hearFaults(report);
  window.addEventListener('error', ({ error }) => report(error));
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason));
}
