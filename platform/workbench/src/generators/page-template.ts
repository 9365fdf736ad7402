import { camelCase, pascalCase, titleOf } from './module-name.ts';

export interface NewPage {
  /** `catalog` */
  remote: string;
  /** `gift-cards` */
  name: string;
  /** `/gift-cards` */
  path: string;
}

const messagesKey = (name: string) => `${camelCase(name)}Page`;

export const pageFile = (name: string) => `src/${name}/${name}-page.tsx`;
export const pageTestFile = (name: string) => `src/${name}/${name}-page.test.tsx`;

export function pageComponent({ remote, name }: NewPage): string {
  const words = `messages.${messagesKey(name)}`;
  return `import { PageHeading, Wrap } from 'shared-contracts/look';
import type { RemoteModules } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';

function ${pascalCase(name)}Page() {
  return (
    <Wrap>
      <PageHeading title={${words}.title} />
    </Wrap>
  );
}

export default {
  Page: ${pascalCase(name)}Page,
  parameters: {},
  prefetch: () => [],
  head: () => ({ title: ${words}.title }),
} satisfies RemoteModules['${remote}/${name}'];
`;
}

export function pageTest({ name, path }: NewPage): string {
  const title = `messages.${messagesKey(name)}.title`;
  return `import { screen } from '@testing-library/react';
import { renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import page from './${name}-page.tsx';

describe('the ${name} page', () => {
  it('has the same title in its heading and in the document', () => {
    renderWithShell(<page.Page />, { at: '${path}' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(${title});
    expect(page.head().title).toBe(${title});
  });
});
`;
}

export function pageMessages({ name }: NewPage): string {
  return `  ${messagesKey(name)}: {\n    title: '${titleOf(name)}',\n  },\n`;
}

export function pageOffer({ name, path }: NewPage): string {
  const key = name.includes('-') ? `'${name}'` : name;
  return `    /** \`${path}\` */\n    ${key}: './${pageFile(name)}',\n`;
}

export function pageEntry({ remote, name, path }: NewPage): string {
  return `  '${remote}/${name}': { patterns: ['${path}'] },\n`;
}
