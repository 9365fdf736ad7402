import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { text } from '../endpoint/field-schemas.ts';

// It stands apart from the other endpoints, which every page of orders loads.

const Fact = z.object({ name: text, value: text });

/** A tax invoice or a credit note, as it was made, in the words of the paper (DESK-25). */
export const OrderPaper = z.object({
  /** Such as `Tax invoice`. */
  title: text,
  number: text,
  /** The lines of who sells and of who buys; the first one is the name. */
  seller: z.array(text),
  buyer: z.array(text),
  /** What the paper is about. */
  facts: z.array(Fact),
  /** The heads of a table, of which the first is of text, the others of figures; without any there is no table. */
  columns: z.array(text),
  /** Its cells. What stands after a line break is a remark. */
  rows: z.array(z.array(text)),
  /** The last one is the total. */
  sums: z.array(Fact),
  notes: z.array(text),
});
export type OrderPaper = z.output<typeof OrderPaper>;

/** An addition: the `papers` of an order name what it gives (API-151). */
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
