import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { text } from '../endpoint/field-schemas.ts';

// In a file of its own, because every page of orders loads the other endpoints.

const Fact = z.object({ name: text, value: text });

/** A tax invoice or a credit note as it was issued, with all its texts (DESK-25). */
export const OrderPaper = z.object({
  /** For example `Tax invoice`. */
  title: text,
  number: text,
  /** Name and address of the seller and the buyer; the first line is the name. */
  seller: z.array(text),
  buyer: z.array(text),
  /** Facts in the head of the paper, such as its date. */
  facts: z.array(Fact),
  /** Column headings. The first column has text, the others have figures. Without headings there is no table. */
  columns: z.array(text),
  /** Rows of cells. The text after a line break is a remark. */
  rows: z.array(z.array(text)),
  /** The last one is the total. */
  sums: z.array(Fact),
  notes: z.array(text),
});
export type OrderPaper = z.output<typeof OrderPaper>;

/** An addition: returns one of the `papers` of an order (API-151). */
export const getOrderPaper = defineEndpoint({
  name: 'getOrderPaper',
  method: 'GET',
  path: '/api/order/paper',
  isAddition: true,
  summary: 'The tax invoice of an order, or a credit note; of another customer’s order there is none (404).',
  needsLogin: true,
  query: z.object({
    order_id: z.string().check(z.minLength(1), z.maxLength(60)),
    number: z.string().check(z.minLength(1), z.maxLength(40)),
  }),
  response: OrderPaper,
  failureMessage: 'Failed to fetch this paper.',
});
