/** Keeps the browser from reaching other hosts, and lets it run as root in a container. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
] as const;

/** WebGL without a graphics card: slow, but with the same results. */
export const SOFTWARE_GL_ARGUMENTS: readonly string[] = [
  ...CHROMIUM_ARGUMENTS.filter((each) => each !== '--disable-gpu'),
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/**
 * Runs in the page before its scripts. Allows a slow WebGL, which the visualizer would refuse.
 * @param preserveDrawingBuffer keeps what is shown, so that a test can read it
 */
export function allowSoftwareGl(preserveDrawingBuffer: boolean): void {
  const getContext: (kind: string, options: object) => unknown = HTMLCanvasElement.prototype.getContext;
  Object.assign(HTMLCanvasElement.prototype, {
    getContext(this: HTMLCanvasElement, kind: string, options: object) {
      const own = { ...options, failIfMajorPerformanceCaveat: false, preserveDrawingBuffer };
      return getContext.call(this, kind, own);
    },
  });
}
