import { type FaultListener, hearFaults } from 'shared-contracts/frame';

/** Reports an error to the edge server (PROM-171). The code that does it is loaded with the first error. */
export const reportError: FaultListener = (...fault) =>
  void import(/* webpackChunkName: "error-reports" */ './error-reports.ts')
    .then((reports) => reports.reportError(...fault))
    // A failure to report an error must not be reported in turn.
    .catch(() => undefined);

export function listenForErrors(): void {
  hearFaults(reportError);
  window.addEventListener('error', ({ error }) => reportError(error));
  window.addEventListener('unhandledrejection', ({ reason }) => reportError(reason));
}
