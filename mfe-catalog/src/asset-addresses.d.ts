/** A file that the build copies into the release: its address. */
declare module '*.webp' {
  const address: string;
  export default address;
}
