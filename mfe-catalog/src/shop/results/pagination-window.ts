/** Spec section 9. */
export const PAGE_BUTTONS = 5;

/** Pages around the current one, with the first and the last where they lie outside; `gap` stands for what is left out. */
export function paginationWindow(current: number, total: number): (number | 'gap')[] {
  const first = Math.max(1, Math.min(current - Math.floor(PAGE_BUTTONS / 2), total - PAGE_BUTTONS + 1));
  const last = Math.min(total, first + PAGE_BUTTONS - 1);
  const pages = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return [...leading(first), ...pages, ...trailing(last, total)];
}

function leading(first: number): (number | 'gap')[] {
  if (first === 1) return [];
  return first === 2 ? [1] : [1, 'gap'];
}

function trailing(last: number, total: number): (number | 'gap')[] {
  if (last === total) return [];
  return last === total - 1 ? [total] : ['gap', total];
}
