export const heroMessages = {
  homeDescription:
    'Acrylic laminate sheets and boards for kitchens, wardrobes and walls, delivered across India.',
  featuredFinishes: 'Featured finishes',
  showFinish: (finish: string) => `Show ${finish}`,
  pauseFinishes: 'Pause the pictures',
  playFinishes: 'Play the pictures',
  shopNow: 'Shop Now',
} as const;
