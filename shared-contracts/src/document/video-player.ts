/** YouTube's addresses of a video: `watch?v=…`, `youtu.be/…`, and `/shorts/…`, `/live/…` or `/embed/…`. */
const YOUTUBE =
  /^https?:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{6,64})/;

/** Returns the address of a video's player, for a frame. YouTube's sets no cookies. Any other address is a player itself. */
export function videoPlayer(address: string): string {
  const [, id] = YOUTUBE.exec(address) ?? [];
  return id ? `https://www.youtube-nocookie.com/embed/${id}` : address;
}
