import { Section } from 'shared-contracts/look';
import type { RemoteModules } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { EventMosaic } from './event-mosaic.tsx';
import { EVENT_PICTURES } from './event-pictures.ts';

function EventsGallery() {
  return (
    <Section title={messages.events} lead={messages.eventsLead}>
      <EventMosaic pictures={EVENT_PICTURES} />
    </Section>
  );
}

export default EventsGallery satisfies RemoteModules['inspiration/events-gallery'];
