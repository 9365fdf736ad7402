/**
 * Packages that are instantiated once per page, provided by the shell: specifier → package. Sub-paths are listed by
 * name, because a second copy of `@emotion/react/jsx-runtime` would read another emotion cache.
 */
export const SHARED_PACKAGES = {
  react: 'react',
  'react/jsx-runtime': 'react',
  'react-dom': 'react-dom',
  'react-dom/client': 'react-dom',
  'react-router-dom': 'react-router-dom',
  jotai: 'jotai',
  '@emotion/react': '@emotion/react',
  '@emotion/react/jsx-runtime': '@emotion/react',
  '@tanstack/react-query': '@tanstack/react-query',
  'zod/mini': 'zod',
  'shared-contracts/session': 'shared-contracts',
  'shared-contracts/events': 'shared-contracts',
  'shared-contracts/remotes': 'shared-contracts',
  'shared-contracts/http': 'shared-contracts',
  'shared-contracts/look': 'shared-contracts',
  'shared-contracts/stored': 'shared-contracts',
  'shared-contracts/stored/products': 'shared-contracts',
} as const;

export type SharedSpecifier = keyof typeof SHARED_PACKAGES;
