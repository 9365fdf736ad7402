export { CUSTOMER_QUERIES } from '../endpoint/define-endpoint.ts';
export { ApiError, type ApiErrorKind } from './api-error.ts';
export { type CallOptions, callEndpoint, callIfOffered, endpointQuery } from './call-endpoint.ts';
export { prefetchAhead, requestAhead } from './requests-ahead.ts';
export { setApiOrigin, warmUpHttp, warmUpSchemas } from './send-request.ts';
