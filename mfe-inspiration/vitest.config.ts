export { storefrontTests as default } from 'build-preset/vitest';
