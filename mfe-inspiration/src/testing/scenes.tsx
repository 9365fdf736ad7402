import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { getImagesByApplication } from 'shared-contracts/image/endpoints';
import { colorsByShade } from 'shared-contracts/product/endpoints';
import { errorResponse, noResponse, type Scene, type Scenes } from 'shared-contracts/testing/scene';
import EventsGallery from '../events-gallery/events-gallery.tsx';
import InspirationGallery from '../inspiration-gallery/inspiration-gallery.tsx';
import { messages } from '../messages.ts';
import VideoGallery from '../video-gallery/video-gallery.tsx';
import Visualizer from '../visualizer/visualizer.tsx';

const inGallery = (given: Scene['given'], shows: string): Scene => ({
  screen: <InspirationGallery />,
  given,
  shows,
});

const inVisualizer = (given: Scene['given'], shows: string): Scene => ({
  screen: <Visualizer />,
  given: (api) => {
    api.respond(getCategoriesAndTypes, () => ({
      categories: [{ name: '1.5mm Acrylic' }],
      types: [{ name: 'Solid' }, { name: 'Marble' }],
    }));
    api.respond(getShades, () => [{ name: 'White', code: '#ffffff' }]);
    api.respond(colorsByShade, () => []);
    given?.(api);
  },
  shows,
});

/** Of all fragments. */
export const scenes: Scenes = {
  'inspiration-gallery: loading': inGallery(
    (api) => api.respond(getApplications, noResponse),
    messages.loading,
  ),
  'inspiration-gallery: failed': inGallery(
    (api) => api.respond(getApplications, () => errorResponse(500)),
    messages.applicationsFailed,
  ),
  'inspiration-gallery: an application without pictures': inGallery((api) => {
    api.respond(getApplications, () => ['Kitchen', 'Office']);
    api.respond(getImagesByApplication, () => []);
  }, 'Kitchen'),
  'visualizer: loading': inVisualizer(
    (api) => api.respond(getCategoriesAndTypes, noResponse),
    messages.visualizerLoading,
  ),
  'visualizer: failed': inVisualizer(
    (api) => api.respond(getCategoriesAndTypes, () => errorResponse(500)),
    messages.optionsFailed,
  ),
  'visualizer: colours that cannot be loaded': inVisualizer(
    (api) => api.respond(colorsByShade, () => errorResponse(500)),
    messages.coloursFailed,
  ),
  'events-gallery: ready': { screen: <EventsGallery />, shows: messages.events },
  'video-gallery: ready': { screen: <VideoGallery />, shows: messages.videos },
};
