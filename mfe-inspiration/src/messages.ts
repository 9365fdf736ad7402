/** The texts of this remote. The message of a failed call is defined on its endpoint. */
export const messages = {
  title: 'Inspiration',
  applications: 'Applications',
  applicationsFailed: 'Failed to fetch application data.',
  loading: 'The inspiration gallery is loading',
  imageCount: (count: number) => `${count} ${count === 1 ? 'image' : 'images'}`,
  noImages: 'No images for this event.',
  room: (application: string, colour_name: string) =>
    colour_name ? `${application} in ${colour_name}` : application,
  /** What a composed picture shows, by its view. */
  seen: {
    kitchen: (decor: string) => `${decor}, on the units of a kitchen`,
    bedroom: (decor: string) => `${decor}, on the wardrobe of a bedroom`,
    living: (decor: string) => `${decor}, on the panelled wall of a living room`,
    closeup: (decor: string) => `Close-up of the edge: ${decor}`,
    sample: (decor: string) => `A sample of ${decor}`,
    flat: (decor: string) => `${decor}, from the front`,
  },
  enlarge: (seen: string) => `Enlarge: ${seen}`,
  seeProduct: 'See this sheet',
  imagesOf: (application: string) => `${application}, enlarged`,
  imageOfAll: (application: string, place: number, count: number) => `${application}, ${place} of ${count}`,
  previousImage: 'Previous image',
  nextImage: 'Next image',
  closeImages: 'Close the images',
} as const;
