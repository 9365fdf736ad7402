import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConfigurationProvider } from 'shared-contracts/remotes';
import { EXAMPLE_SHOP } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import VideoGallery from './video-gallery.tsx';

const YOUTUBE = 'https://youtu.be/aB3-_x7Q9zY';
const PLAYER = 'https://player.example/video/7';

const setUp = (...videoUrls: string[]) =>
  render(
    <ConfigurationProvider configuration={{ ...EXAMPLE_SHOP, videoUrls }}>
      <VideoGallery />
    </ConfigurationProvider>,
  );

describe('the video gallery without configured videos', () => {
  it('INSP-45 shows two clips of its own, each as a picture that links to it', () => {
    setUp();
    for (const name of [messages.kitchenClip, messages.livingRoomClip]) {
      const link = screen.getByRole('link', { name: messages.play(name) });
      expect(link).toHaveAttribute('href', expect.stringMatching(/\.mp4/));
      expect(link.querySelector('img')?.src).toMatch(/\.webp/);
    }
  });

  it('INSP-45 loads the still pictures near the viewport only', () => {
    setUp();
    for (const still of document.querySelectorAll('img')) expect(still).toHaveAttribute('loading', 'lazy');
  });

  it('INSP-45 neither plays nor loads a clip by itself', () => {
    setUp();
    expect(screen.getAllByRole('link')).toHaveLength(2);
    expect(document.querySelector('video')).toBeNull();
  });

  it('INSP-45 plays the clicked one with controls and without sound, and moves the focus there', async () => {
    setUp();
    await userEvent.click(screen.getByRole('link', { name: messages.play(messages.kitchenClip) }));
    const player = screen.getByLabelText(messages.kitchenClip);
    expect(player).toHaveAttribute('src', expect.stringMatching(/\.mp4/));
    for (const attribute of ['autoplay', 'controls', 'loop', 'playsinline']) {
      expect(player).toHaveAttribute(attribute);
    }
    expect(player).toHaveProperty('muted', true);
    expect(player).toHaveFocus();
    expect(screen.getByRole('link', { name: messages.play(messages.livingRoomClip) })).toBeInTheDocument();
  });
});

describe('the video gallery with configured videos', () => {
  it('INSP-47 shows two of them, each as a picture that links to it', () => {
    setUp(YOUTUBE, PLAYER, 'https://youtu.be/third');
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([YOUTUBE, PLAYER]);
    expect(document.querySelector('video')).toBeNull();
  });

  it('INSP-46 loads nothing from elsewhere before a click', () => {
    setUp(YOUTUBE, PLAYER);
    expect(document.querySelector('iframe')).toBeNull();
    for (const picture of document.querySelectorAll('img')) expect(picture.src).not.toMatch(/youtu|player/);
  });

  it('INSP-46 plays the clicked one in YouTube’s player without cookies, and moves the focus there', async () => {
    setUp(YOUTUBE, PLAYER);
    await userEvent.click(screen.getByRole('link', { name: messages.play(messages.video(1)) }));
    const player = screen.getByTitle(messages.video(1));
    expect(player).toHaveAttribute('src', 'https://www.youtube-nocookie.com/embed/aB3-_x7Q9zY?autoplay=1');
    expect(player).toHaveFocus();
    expect(screen.getByRole('link', { name: messages.play(messages.video(2)) })).toBeInTheDocument();
  });
});
