type ScriptPolicy = { createScriptURL: (address: string) => string | null };

declare global {
  // Not in TypeScript's types of the browser yet, which accept only `var` here. Undefined in a browser without trusted types.
  var trustedTypes: { createPolicy: (name: string, policy: ScriptPolicy) => unknown } | undefined;
}

/** Where the edge server serves the files of releases. */
const RELEASES = '/releases/';

/**
 * Has browsers with trusted types accept a string as the address of a script only if the script belongs to a release (PROM-9). No string
 * becomes HTML or code. Must run before the first chunk is loaded.
 */
export function allowReleasedScripts(): void {
  globalThis.trustedTypes?.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith(RELEASES) ? address : null;
    },
  });
}
