import type { Species } from './species.ts';

/** A species scaled like a log that grew faster or slower: its figure changes size, its pores and fibres do not. */
export function scaledSpecies(species: Species, scale: number): Species {
  const { rings, bands, pigment, leaf } = species;
  return {
    ...species,
    rings: {
      ...rings,
      spacing: rings.spacing * scale,
      flame: rings.flame * scale,
      wander: rings.wander * scale,
    },
    bands: { ...bands, width: bands.width * scale },
    ...(pigment && { pigment: { ...pigment, width: pigment.width * scale } }),
    leaf: { ...leaf, narrowest: leaf.narrowest * scale, widest: leaf.widest * scale },
  };
}
