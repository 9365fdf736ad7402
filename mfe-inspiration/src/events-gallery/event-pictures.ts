import { messages } from '../messages.ts';
import counter400 from './pictures/sample-counter-400.webp';
import counter800 from './pictures/sample-counter-800.webp';
import counter1200 from './pictures/sample-counter-1200.webp';
import wall400 from './pictures/sample-wall-400.webp';
import wall800 from './pictures/sample-wall-800.webp';
import wall1200 from './pictures/sample-wall-1200.webp';
import edges400 from './pictures/sheet-edges-400.webp';
import edges800 from './pictures/sheet-edges-800.webp';
import edges1200 from './pictures/sheet-edges-1200.webp';

export type EventPicture = {
  /** Addresses of the picture in 3:2, at widths of 400, 800 and 1200 pixels. */
  widths: readonly [string, string, string];
  alt: string;
  caption: string;
};

/** The pictures of the events gallery (INSP-43), the large one first. An owner replaces them with photographs of their own. */
export const EVENT_PICTURES: readonly EventPicture[] = [
  { widths: [wall400, wall800, wall1200], ...messages.sampleWall },
  { widths: [counter400, counter800, counter1200], ...messages.sampleCounter },
  { widths: [edges400, edges800, edges1200], ...messages.sheetEdges },
];
