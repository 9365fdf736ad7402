import {
  type Context,
  context,
  INVALID_SPAN_CONTEXT,
  propagation,
  ROOT_CONTEXT,
  type Span,
  type SpanOptions,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';

/** Milliseconds in which a stopping server exports its last spans. */
const FLUSH_LIMIT = 2_000;
/** The headers of W3C Trace Context. `baggage` is not read, because it would carry values across a trust boundary. */
const TRACE_HEADERS = ['traceparent', 'tracestate'] as const;

/** Checked before each call of the OpenTelemetry API, because even without an SDK the calls are not free. */
let isOn = false;
const NO_SPAN = trace.wrapSpanContext(INVALID_SPAN_CONTEXT);

/** Creates spans. They are recorded only after `startTracing` with an endpoint. */
export const tracer = trace.getTracer('laminate-shop');

/**
 * Exports the spans of this process to the collector at `OTEL_EXPORTER_OTLP_ENDPOINT`, in OTLP over HTTP. Without the variable, the
 * SDK is not loaded. The SDK reads the other `OTEL_…` variables itself, such as `OTEL_TRACES_SAMPLER`.
 * @param service the process's name in its spans
 * @param endpoint the variable's value
 * @returns a function that exports the remaining spans, within two seconds
 */
export async function startTracing(
  service: string,
  endpoint: string | undefined,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined;
  const [sdk, { OTLPTraceExporter }, resources] = await Promise.all([
    import('@opentelemetry/sdk-trace-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  const { defaultResource, detectResources, envDetector, resourceFromAttributes } = resources;
  const provider = new sdk.NodeTracerProvider({
    resource: defaultResource()
      .merge(detectResources({ detectors: [envDetector] }))
      .merge(resourceFromAttributes({ 'service.name': service })),
    spanProcessors: [new sdk.BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  isOn = true;
  return async () => {
    const { promise: late, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, FLUSH_LIMIT).unref();
    await Promise.race([provider.shutdown().catch(() => undefined), late]);
  };
}

/** Runs `work` in a span. A failed span has only the kind of the error, because its message may quote what a shopper entered. */
export function inSpan<Result>(
  name: string,
  options: SpanOptions & { parent?: Context | undefined },
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  if (!isOn) return work(NO_SPAN);
  const { parent = context.active(), ...own } = options;
  return tracer.startActiveSpan(name, own, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      failSpan(span, kindOf(error));
      throw error;
    } finally {
      span.end();
    }
  });
}

/** @param kind a class of error or the like, never text that a shopper may have entered */
export function failSpan(span: Span, kind: string): void {
  span.setAttribute('error.type', kind).setStatus({ code: SpanStatusCode.ERROR });
}

/** Records the status of a response. From 500 on, the span has failed. */
export function noteStatus(span: Span, status: number): void {
  span.setAttribute('http.response.status_code', status);
  if (status >= 500) failSpan(span, String(status));
}

/** The headers that make the receiver's spans children of the current one; none while nothing is traced. */
export function traceHeaders(): Record<string, string> {
  const headers: Record<string, string> = {};
  if (isOn) propagation.inject(context.active(), headers);
  return headers;
}

/** The trace context in a caller's headers. Read it only from trusted callers: it chooses the trace, and whether the trace is kept. */
export function callersTrace(header: (name: string) => string | undefined): Context {
  if (!isOn) return ROOT_CONTEXT;
  const given = TRACE_HEADERS.flatMap((name) => {
    const value = header(name);
    return value === undefined ? [] : [[name, value] as const];
  });
  return given.length > 0 ? propagation.extract(ROOT_CONTEXT, Object.fromEntries(given)) : ROOT_CONTEXT;
}

/** Whether the spans of a context are recorded, even after the current span has ended. */
export function isTraced(within = context.active()): boolean {
  const { traceFlags = TraceFlags.NONE } = (isOn && trace.getSpanContext(within)) || {};
  return (traceFlags & TraceFlags.SAMPLED) !== 0;
}

export function currentTraceId(): string | undefined {
  return isTraced() ? trace.getSpanContext(context.active())?.traceId : undefined;
}

/** A system error's code, such as `ECONNREFUSED`, else the error's class; the constructor's name if `name` is only `Error`. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name === 'Error' ? error.constructor.name : error.name;
}
