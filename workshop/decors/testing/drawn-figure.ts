import { type DecorRecipe, drawFigure, type Span } from '../figures/draw-figure.ts';

const PLAIN = { accents: [], scale: 1, contrast: 1, amount: 1, seed: 7 };

/** A figure in 512 pixels. */
export function drawnFigure(
  recipe: Pick<DecorRecipe, 'figure' | 'code'> & Partial<DecorRecipe>,
  span: Span = 'sample',
) {
  const whole = { ...PLAIN, ...recipe };
  const { tile, drawing } = drawFigure(whole, 512, span);
  return { tile, drawing, tone: drawing.tone, recipe: whole };
}
