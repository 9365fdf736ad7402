import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { ShortlistEntry } from './shortlist.ts';
import { MAX_JOINED, MAX_REMOVED } from './shortlist-rules.ts';

const response = z.object({ entries: z.array(ShortlistEntry) });

/** An addition to the contract: without it a shortlist stays on its device (API-120). */
export const getShortlist = defineEndpoint({
  name: 'getShortlist',
  method: 'GET',
  path: '/api/shortlist',
  isAddition: true,
  summary: 'The customer’s shortlist, with what was taken off it; empty when there is none.',
  needsLogin: true,
  response,
  failureMessage: 'Your shortlist could not be loaded.',
});

/** An addition to the contract: without it a shortlist stays on its device (API-120). */
export const joinShortlist = defineEndpoint({
  name: 'joinShortlist',
  method: 'PUT',
  path: '/api/shortlist',
  isAddition: true,
  summary:
    'Joins the list of a device with the customer’s, and responds with both together: of each product the last change counts. A time in the future counts as now.',
  needsLogin: true,
  body: z.object({ entries: z.array(ShortlistEntry).check(z.maxLength(MAX_JOINED + MAX_REMOVED)) }),
  response,
  failureMessage: 'Your shortlist could not be saved to your account.',
});
