import { messages } from '../messages.ts';
import kitchenClip from './clips/kitchen.mp4';
import kitchenStill from './clips/kitchen.webp';
import livingRoomClip from './clips/living-room.mp4';
import livingRoomStill from './clips/living-room.webp';

type Clip = { film: string; still: string; title: string };

/** 960 × 600 pixels, silent. `npm run decor-clips` in the provider makes them. */
export const OWN_CLIPS: readonly [Clip, Clip] = [
  { film: kitchenClip, still: kitchenStill, title: messages.kitchenClip },
  { film: livingRoomClip, still: livingRoomStill, title: messages.livingRoomClip },
];
