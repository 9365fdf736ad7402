/** A file that the build copies into the release. The import is its address. */
declare module '*.webp' {
  const address: string;
  export default address;
}
