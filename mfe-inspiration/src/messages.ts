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
} as const;
