export { ApiError, type ApiErrorKind } from './api-error.ts';
export { type CallOptions, CUSTOMER_QUERIES, callEndpoint, endpointQuery } from './call-endpoint.ts';
export { setApiOrigin, warmUpHttp } from './send-request.ts';
