import type { Species } from './species.ts';

/** The same timber from a log that grew faster or slower: its figure is larger or smaller, its pores and fibres are not. */
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
