import { getApplications, getCategoriesAndTypes, getShades } from 'shared-contracts/filter-options/endpoints';
import { getImagesByApplication } from 'shared-contracts/image/endpoints';
import {
  colorsByShade,
  getProduct,
  getProductForms,
  nearestDecors,
} from 'shared-contracts/product/endpoints';
import { errorResponse, noResponse, type Scene, type Scenes } from 'shared-contracts/testing/scene';
import EventsGallery from '../events-gallery/events-gallery.tsx';
import InspirationGallery from '../inspiration-gallery/inspiration-gallery.tsx';
import { myRoomMessages } from '../marked-photo/my-room-messages.ts';
import { near, OAK, withNear } from '../match/match-fixture.ts';
import { matchMessages } from '../match/match-messages.ts';
import matchPage from '../match/match-page.tsx';
import { messages } from '../messages.ts';
import { withDecors } from '../my-room/my-room-fixture.ts';
import myRoomPage from '../my-room/my-room-page.tsx';
import { planningMessages } from '../planning-tools/planning-messages.ts';
import PlanningTools from '../planning-tools/planning-tools.tsx';
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

const onMatchPage = (at: string, given: Scene['given'], shows: string): Scene => ({
  screen: <matchPage.Page />,
  at,
  given,
  shows,
});

const onMyRoomPage = (at: string, given: Scene['given'], shows: string): Scene => ({
  screen: <myRoomPage.Page />,
  at,
  given: (api) => {
    withDecors(api);
    given?.(api);
  },
  shows,
  ...(at.includes('product=') && { shifts: 'A line about the decor comes above the panels.' }),
});

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
  'planning-tools: ready': { screen: <PlanningTools />, shows: planningMessages.title },
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
  'match: empty': onMatchPage('/match', undefined, matchMessages.photoLead),
  'match: loading': onMatchPage(
    '/match?colour=8b6b42',
    (api) => api.respond(nearestDecors, noResponse),
    matchMessages.loading,
  ),
  'match: failed': onMatchPage(
    '/match?colour=8b6b42',
    (api) => api.respond(nearestDecors, () => errorResponse(500)),
    nearestDecors.failureMessage,
  ),
  'match: a provider that cannot match': onMatchPage(
    '/match?colour=8b6b42',
    (api) => api.respond(nearestDecors, () => errorResponse(404)),
    matchMessages.unavailable,
  ),
  'match: nothing near': onMatchPage(
    '/match?colour=00ff00',
    (api) => withNear(api, near({ distance: 24, stronger: -20 })),
    matchMessages.nothingNear,
  ),
  'match: a colour': onMatchPage(
    '/match?colour=c9a372',
    (api) =>
      withNear(
        api,
        near({ distance: 0.4 }),
        near({ product_id: 'S15-ASH', colour_name: 'Manali Ash', lighter: 3 }),
      ),
    matchMessages.words.aShade.lighter,
  ),
  'match: a product': onMatchPage(
    '/match?product=S15-OAK',
    (api) => {
      withNear(api, near({ product_id: 'S15-ASH', colour_name: 'Manali Ash', lighter: 3 }));
      api.respond(getProduct, () => OAK);
      api.respond(getProductForms, () => ({
        forms: [OAK],
        goesWith: [{ ...OAK, product_id: 'S15-IVORY', colour_name: 'Udaipur Ivory', code: '#f3ead6' }],
      }));
    },
    matchMessages.goesWith('Satpura Oak'),
  ),
  'my-room: empty': onMyRoomPage('/my-room', undefined, myRoomMessages.photoLead),
  'my-room: a product': onMyRoomPage(
    '/my-room?product=S15-TEAL',
    undefined,
    myRoomMessages.inDecor('Vembanad Teal'),
  ),
  'my-room: a product that does not exist': onMyRoomPage(
    '/my-room?product=GONE',
    (api) => api.respond(getProduct, () => errorResponse(404)),
    myRoomMessages.unknownProduct,
  ),
  'events-gallery: ready': { screen: <EventsGallery />, shows: messages.events },
  'video-gallery: ready': { screen: <VideoGallery />, shows: messages.videos },
};
