import { screen, within } from '@testing-library/react';
import { renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { EventMosaic } from './event-mosaic.tsx';
import EventsGallery from './events-gallery.tsx';

describe('the events gallery', () => {
  it('INSP-43 shows its pictures, each with what is seen and a caption', () => {
    renderWithShell(<EventsGallery />);
    const gallery = within(screen.getByRole('region', { name: messages.events }));
    expect(gallery.getAllByRole('listitem')).toHaveLength(3);
    for (const { alt, caption } of [messages.sampleWall, messages.sampleCounter, messages.sheetEdges]) {
      expect(gallery.getByRole('img', { name: alt })).toBeInTheDocument();
      expect(gallery.getByText(caption)).toBeInTheDocument();
    }
  });

  it('INSP-43 says that its pictures are renders', () => {
    renderWithShell(<EventsGallery />);
    expect(screen.getByText(/our own renders/)).toBeInTheDocument();
  });

  it('INSP-43 loads its pictures lazily, in the width that fits, and reserves their place', () => {
    renderWithShell(<EventsGallery />);
    for (const picture of screen.getAllByRole('img')) {
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect(picture).toHaveAttribute('width', '1200');
      expect(picture.getAttribute('srcset')).toMatch(/-400\S* 400w, \S+-800\S* 800w, \S+-1200\S* 1200w$/);
    }
  });

  it('INSP-44 shows a message without pictures', () => {
    renderWithShell(<EventMosaic pictures={[]} />);
    expect(screen.getByText('No images for this event.')).toBeInTheDocument();
  });
});
