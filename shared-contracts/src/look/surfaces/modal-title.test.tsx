import '../../testing/screen-tests.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

it.each([{ Modal: Dialog }, { Modal: Drawer }])(
  "has a heading of level 2, below the page's h1: $Modal.name",
  ({ Modal }) => {
    render(
      <Modal title="Filters" onClose={() => undefined}>
        {'All of them'}
      </Modal>,
    );
    expect(screen.getByRole('heading', { name: 'Filters', level: 2 })).toBeVisible();
  },
);
