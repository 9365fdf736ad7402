export { ApiError, type ApiErrorKind } from './api-error.ts';
export { setApiOrigin } from './api-origin.ts';
export { type CallOptions, callEndpoint } from './call-endpoint.ts';
export { CUSTOMER_QUERIES, endpointQuery } from './endpoint-query.ts';
export { warmUpHttp } from './load-http-client.ts';
