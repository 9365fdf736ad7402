import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import purifier from 'dompurify';
import { renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { productMessages } from '../../product-facts/product-messages.ts';
import { CommonDescription } from './common-description.tsx';

// The real sanitiser needs the HTML parser of a browser; e2e/hostile tests it there with hostile descriptions.
vi.mock('dompurify', () => ({ default: { sanitize: vi.fn() } }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.mocked(purifier.sanitize).mockReturnValue('<p>Calm.</p>');
});

const HOSTILE = '<p>Calm.<img src=x onerror="alert(1)"></p>';

describe('CommonDescription', () => {
  it('PROD-15 shows what the sanitiser lets through, and nothing else', async () => {
    const { container } = renderWithShell(<CommonDescription html={HOSTILE} isRead />);
    await vi.waitFor(() => expect(container.querySelector('p')).toHaveTextContent('Calm.'));
    expect(container.querySelector('img')).toBeNull();
    expect(purifier.sanitize).toHaveBeenCalledWith('<p>Calm.</p>', expect.anything());
  });

  it('PROM-18 allows no scripts, requests, links or ids', async () => {
    renderWithShell(<CommonDescription html={HOSTILE} isRead />);
    await vi.waitFor(() => expect(purifier.sanitize).toHaveBeenCalled());
    const allowed = vi.mocked(purifier.sanitize).mock.lastCall?.[1];
    expect(allowed?.ALLOWED_ATTR).toEqual(['colspan', 'rowspan', 'scope']);
    for (const tag of [
      'a',
      'button',
      'form',
      'iframe',
      'img',
      'input',
      'link',
      'math',
      'script',
      'style',
      'svg',
      'video',
    ]) {
      expect(allowed?.ALLOWED_TAGS).not.toContain(tag);
    }
  });

  it('shows plain text until it is opened, and does not call the sanitiser', () => {
    const { container, queries } = renderWithShell(<CommonDescription html={HOSTILE} isRead={false} />);
    expect(screen.getByText('Calm.')).toBeVisible();
    expect(container.querySelector('p, img')).toBeNull();
    expect(queries.isFetching()).toBe(0);
  });

  it('says when it cannot be sanitised, shows plain text, and retries', async () => {
    vi.mocked(purifier.sanitize).mockImplementationOnce(() => {
      throw new Error('no parser');
    });
    const { container } = renderWithShell(<CommonDescription html={HOSTILE} isRead />);
    expect(await screen.findByText(productMessages.descriptionFailed)).toBeVisible();
    expect(screen.getByText('Calm.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    await vi.waitFor(() => expect(container.querySelector('p')).toHaveTextContent('Calm.'));
  });
});
