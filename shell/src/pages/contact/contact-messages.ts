export const contactMessages = {
  contactDescription:
    'Call, email or visit us, and read our policies on privacy, terms, returns and shipping.',
  callUs: 'Call Us',
  callNow: 'Call now',
  whatsapp: 'Chat on WhatsApp',
  openingHours: 'Opening hours',
  emailUs: 'Email Us',
  writeEmail: 'Write an email',
  visitUs: 'Visit Us',
  openMaps: 'Open in maps',
  map: 'Map with our address',
  mapLoading: 'Loading the map',
  /** INFO-8. */
  mapFailed: 'Unable to load map',
  showOnMap: 'Show our address on a map',
  followUs: 'Follow our work',
  followUsText: 'Finished homes, new shades and short videos.',
  guidelines: 'Information and Guidelines',
  lastUpdated: 'Last updated 16 September 2025',
} as const;
