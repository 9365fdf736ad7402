export { default } from '../provider/vitest.config.ts';
