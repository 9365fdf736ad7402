import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint/define-endpoint.ts';
import { CategoriesAndTypes, ProductType, Shade } from './filter-options.ts';

export const getShades = defineEndpoint({
  name: 'getShades',
  method: 'GET',
  path: '/api/util/shades',
  summary: 'All shades with the code that stands for each.',
  response: z.array(Shade),
  failureMessage: 'Error fetching shades',
});

export const getApplications = defineEndpoint({
  name: 'getApplications',
  method: 'GET',
  path: '/api/util/applications',
  summary: 'All applications, plain names.',
  response: z.array(z.string()),
  failureMessage: 'Error fetching applications',
});

export const getTypes = defineEndpoint({
  name: 'getTypes',
  method: 'GET',
  path: '/api/util/type',
  summary: 'All types with the class they belong to.',
  response: z.array(ProductType),
  failureMessage: 'Error fetching types',
});

export const getCategoriesAndTypes = defineEndpoint({
  name: 'getCategoriesAndTypes',
  method: 'GET',
  path: '/api/util/categoryandtype',
  summary: 'The categories and types of a class.',
  query: z.object({ class: z.string().check(z.maxLength(200)) }),
  response: CategoriesAndTypes,
  failureMessage: 'Could not load filter options.',
});
