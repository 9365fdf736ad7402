import {
  type ApiCalls,
  type ApiReference,
  type JsonSchema,
  type Operation,
  operation,
} from '../store/api-calls.ts';
import { misfit } from './schema-misfit.ts';

/**
 * API calls that a provider does not serve in the way in which a build makes them, as words that follow "catalog calls ". A provider may
 * always have more: more calls, more fields in a response, more optional parameters.
 * @param provider `the live provider`
 */
export function unservedCalls(calls: ApiCalls, { paths }: ApiReference, provider: string): string[] {
  return Object.entries(calls).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, needed]) => {
      const call = `${method.toUpperCase()} ${path}, which ${provider}`;
      const { data: offered } = operation.safeParse(paths[path]?.[method]);
      if (!offered) return needed['x-addition'] ? [] : [`${call} does not have`];
      if (offered.security.length > 0 && needed.security.length === 0)
        return [`${call} answers only after a login`];
      const request = misfit(requestOf(offered), requestOf(needed));
      if (request !== undefined) return [`${call} takes in another shape${placed(request)}`];
      const response = misfit(responseOf(needed), responseOf(offered));
      return response === undefined ? [] : [`${call} answers in another shape${placed(response)}`];
    }),
  );
}

function placed(place: string): string {
  return place === '' ? '' : ` (${place})`;
}

/** Parameters and body as one object. */
function requestOf({ parameters, requestBody }: Operation): JsonSchema {
  const body = requestBody?.content['application/json']?.schema;
  const properties = [
    ...parameters.map(({ name, schema: of = {} }) => [name, of]),
    ...(body ? [['body', body]] : []),
  ];
  const required = parameters.filter((each) => each.required).map(({ name }) => name);
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: body ? [...required, 'body'] : required,
  };
}

function responseOf({ responses }: Operation): JsonSchema {
  const status = Object.keys(responses).find((each) => each.startsWith('2')) ?? '';
  return responses[status]?.content['application/json']?.schema ?? {};
}
