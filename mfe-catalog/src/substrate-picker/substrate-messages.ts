/** The texts of the substrate picker. They are not in `messages.ts`, which the product page loads. */
export const substrateMessages = {
  from: (price: string) => `From ${price}`,
  texts: {
    'Ply Wood': 'Cross-laid layers that hold screws well. For shutters and tall doors.',
    HDF: 'High Density Fiberboard. Dense and very flat, for a mirror-like gloss.',
    WPC: 'Wood Plastic Composite. Stands up to water, for sinks and bathrooms.',
  } as Readonly<Record<string, string>>,
} as const;
