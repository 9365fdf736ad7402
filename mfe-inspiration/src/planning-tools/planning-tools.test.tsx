import { screen, within } from '@testing-library/react';
import { renderWithShell } from 'shared-contracts/testing';
import { describe, expect, it } from 'vitest';
import { planningMessages as words } from './planning-messages.ts';
import PlanningTools from './planning-tools.tsx';

describe('the tools before an order', () => {
  it.each([
    [words.match, '/match'],
    [words.myRoom, '/my-room'],
    [words.cuttingList, '/cutting-list'],
    [words.samples, '/samples'],
  ])(
    'INSP-61 have $name with a picture, which keeps its place and is loaded when it is near',
    ({ name, alt }, path) => {
      renderWithShell(<PlanningTools />);
      const tools = within(screen.getByRole('region', { name: words.title }));
      expect(tools.getAllByRole('listitem')).toHaveLength(4);
      expect(tools.getByRole('link', { name })).toHaveAttribute('href', path);
      const picture = tools.getByRole('img', { name: alt });
      expect(picture).toHaveAttribute('loading', 'lazy');
      expect([picture.getAttribute('width'), picture.getAttribute('height')]).toEqual(['960', '720']);
    },
  );
});
