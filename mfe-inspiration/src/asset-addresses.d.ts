/** A file that the build copies into the release. The import's value is the file's URL. */
declare module '*.webp' {
  const address: string;
  export default address;
}

declare module '*.mp4' {
  const address: string;
  export default address;
}
