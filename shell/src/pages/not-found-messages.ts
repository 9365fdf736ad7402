/** The texts of the 404 page. */
export const notFoundMessages = {
  notFoundFigure: '404',
  notFound: 'Page not found',
  notFoundText: 'The page may have moved, or the link may be incomplete.',
  fromTheRange: 'From the range',
  goHome: 'Go to home',
} as const;
