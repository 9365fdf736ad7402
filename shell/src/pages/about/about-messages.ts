export const aboutMessages = {
  aboutUs: 'About Us',
  aboutDescription:
    'Over 15 years of decorative surfaces for Indian homes, from a subsidiary of a Mysore decor company.',
  aboutText:
    'For over 15 years we have made decorative surfaces for Indian homes, in colours that last and finishes that wipe clean.',
  exploreMore: 'Explore More',
  signatureStyle: 'Helping Homes Find Their Signature Style',
  statYears: '9+',
  statYearsText: 'years in the industry',
  statCustomers: '8000+',
  statCustomersText: 'happy customers',
  statProjects: '10,000+',
  statProjectsText: 'projects',
  statArea: '1.9 million+',
  statAreaText: 'sq ft laminated',
  ourStory: 'Our Story',
  ourStoryText:
    'We are a wholly owned subsidiary of a decor company based in Mysore, and we began with a question: why should a good-looking home be out of reach?',
  reasonAccessible: 'To make beautiful interiors accessible to all',
  reasonAccessibleText: 'One price list for everyone, taxes included.',
  reasonLove: 'To help people fall in love with their homes again',
  reasonLoveText: 'New fronts can transform a kitchen without replacing it.',
  refreshSpace: 'Looking to refresh your space?',
} as const;
