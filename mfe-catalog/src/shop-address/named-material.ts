import { BOARD_MATERIALS, MATERIAL_LABELS } from 'shared-contracts/product';
import { isSameName } from './same-name.ts';

/** A board material also by the name that the shop itself shows: `plywood` → `Ply Wood`. */
export function namedMaterial(name: string): string {
  return BOARD_MATERIALS.find((known) => isSameName(MATERIAL_LABELS[known] ?? known, name)) ?? name;
}
