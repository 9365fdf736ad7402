import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { DesignCard } from './draw-card.ts';

/** A canvas, and whether the card is drawn on it. Its script is loaded with it; `draw` tries again what has failed. */
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
