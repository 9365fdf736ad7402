import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { Picture } from '../product/product.ts';
import { InspirationImage } from './image.ts';

export const getImagesByProductId = defineEndpoint({
  name: 'getImagesByProductId',
  method: 'GET',
  path: '/api/image/getImagesByProductId',
  summary: 'The pictures of one product.',
  query: z.object({ product_id: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.array(Picture),
  failureMessage: 'Error fetching images by product ID.',
});

export const getImagesByApplication = defineEndpoint({
  name: 'getImagesByApplication',
  method: 'GET',
  path: '/api/image/imagesByApplication',
  summary: 'Pictures of products in an application, for the inspiration gallery.',
  query: z.object({ application: z.string().check(z.minLength(1), z.maxLength(200)) }),
  response: z.array(InspirationImage),
  failureMessage: 'Failed to fetch inspiration images.',
});
