const MODULES = [
  'shop',
  'product',
  'shortlist',
  'cutting-list',
  'search-box',
  'product-carousel',
  'substrate-picker',
  'product-strip',
];

/** As in the documentation of Module Federation: only the name has to do with the shop. */
export const federation = {
  name: 'mfe_catalog',
  filename: 'remoteEntry.js',
  manifest: true,
  dts: false as const,
  exposes: Object.fromEntries(MODULES.map((name) => [`./${name}`, `./${name}.js`])),
  shared: {
    react: { singleton: true, requiredVersion: '^19.0.0' },
    'react-dom': { singleton: true, requiredVersion: '^19.0.0' },
    'react-router-dom': { singleton: true, requiredVersion: '^7.0.0' },
    // The shop does not share this package.
    'jotai/vanilla': { requiredVersion: '^3.0.0' },
  },
};
