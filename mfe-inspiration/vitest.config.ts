export { storefrontTests as default } from 'delivery/build/vitest';
