import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DesignCard } from './draw-card.ts';

/** Returns a canvas, and whether the card is drawn on it. `draw` loads the script, and repeats a drawing that failed. */
export function useDrawnCard(card: DesignCard | undefined) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [state, setState] = useState<'drawing' | 'drawn' | 'failed'>('drawing');
  async function draw(): Promise<void> {
    if (!card || !canvas.current) return;
    setState('drawing');
    try {
      const { drawCard } = await import(/* webpackChunkName: "draw-card" */ './draw-card.ts');
      await drawCard(canvas.current, card);
      setState('drawn');
    } catch {
      setState('failed');
    }
  }
  const drawFirst = useEffectEvent(draw);
  useEffect(() => void drawFirst(), []);
  return { canvas, state, draw };
}
