import type { Owner } from 'shared-contracts/remotes';

/** The owner of the shell, which is no remote: whom to ask about the frame and its own pages. */
export const owner: Owner = {
  team: '@laminate-shop/frame',
  chat: 'https://chat.example/frame',
  runbook: 'docs/operations.md#a-region-that-fails',
};
