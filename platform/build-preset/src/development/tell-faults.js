/*
 * Sends errors of a page under development to its development server, which prints their source lines in the terminal. React reports
 * the errors that a boundary has caught to the console, and the others to the window.
 */
const FAULTS = '/releases/faults';

/** React's development build reports this for a late slice that opens between two attempts to hydrate it. */
const HARMLESS = /did not call use\(\) when it finished/;

const tell = (error) => {
  if (!(error instanceof Error) || HARMLESS.test(error.message)) return;
  const page = location.pathname + location.search;
  navigator.sendBeacon(FAULTS, JSON.stringify({ page, stack: error.stack ?? String(error) }));
};

const logError = console.error;
console.error = (...values) => {
  for (const value of values) tell(value);
  logError(...values);
};

addEventListener('error', ({ error }) => tell(error));
addEventListener('unhandledrejection', ({ reason }) => tell(reason));
