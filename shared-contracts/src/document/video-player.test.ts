import { describe, expect, it } from 'vitest';
import { videoPlayer } from './video-player.ts';

describe('videoPlayer', () => {
  it.each([
    'https://www.youtube.com/watch?v=aB3-_x7Q9zY',
    'https://youtube.com/watch?app=desktop&v=aB3-_x7Q9zY&t=12',
    'https://m.youtube.com/shorts/aB3-_x7Q9zY',
    'https://youtu.be/aB3-_x7Q9zY?si=share',
    'https://www.youtube-nocookie.com/embed/aB3-_x7Q9zY',
  ])('INSP-46 is YouTube’s player without cookies for %s', (address) => {
    expect(videoPlayer(address)).toBe('https://www.youtube-nocookie.com/embed/aB3-_x7Q9zY');
  });

  it.each(['https://player.example/video/7', 'https://notyoutube.com/watch?v=aB3-_x7Q9zY'])(
    'is the address itself for %s',
    (address) => {
      expect(videoPlayer(address)).toBe(address);
    },
  );
});
