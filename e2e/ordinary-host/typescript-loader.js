import { transformWithOxc } from 'vite';

/** Has webpack read the sources of `shared-contracts`, which are TypeScript with emotion's JSX. */
export default async function load(source) {
  const jsx = { runtime: 'automatic', importSource: '@emotion/react' };
  return (await transformWithOxc(source, this.resourcePath, { jsx })).code;
}
