/**
 * What a span may say. None of it comes from a person: patterns of routes, names of our own
 * declarations, codes and counts.
 */
export type AttributeName =
  | 'http.request.method'
  | 'http.route'
  | 'http.response.status_code'
  | 'db.system.name'
  | 'db.response.returned_rows'
  | 'error.type'
  | 'fledge.endpoint'
  | 'fledge.actor'
  | 'fledge.attempts'
  | 'fledge.replica'
  | 'fledge.service'
  | 'fledge.result'
  | 'fledge.processed'
  | 'fledge.left'
  | 'fledge.failed'

export type SpanAttributes = { readonly [N in AttributeName]?: string | number | boolean }

/** As in OpenTelemetry: `server` serves another process, `client` waits for one. */
export type SpanKind = 'server' | 'client' | 'internal'

/** A step of a trace while it runs. */
export interface Span {
  set(attributes: SpanAttributes): void
}

/** A step that begins and ends in different functions. */
export interface OpenSpan extends Span {
  /** Runs a function within the step. */
  run<T>(act: () => T): T
  end(attributes: SpanAttributes, isFailed: boolean): void
  /** Id of its trace; null if the trace is not recorded. */
  readonly traceId: string | null
}

export interface SpanOptions {
  readonly kind?: SpanKind
  readonly attributes?: SpanAttributes
}

export interface RootOptions extends SpanOptions {
  /** A header of W3C Trace Context; the trace of the sender is continued. */
  readonly traceparent?: string | null | undefined
  /** An id from which the id of the trace is derived, if it is a UUID. */
  readonly requestId?: string
}

/** The traces of a process (decision 0068). */
export interface Tracing {
  readonly isOn: boolean
  /** Begins a trace, or a step of the trace in which this code already runs. */
  begin(name: string, options?: RootOptions): OpenSpan
  /** Runs a function as the first step of a trace, or as a step of the one in which it runs. */
  root<T>(name: string, options: RootOptions, act: (span: Span) => Promise<T>): Promise<T>
  /** Runs a function as a step of the trace in which it runs; without one, it is not recorded. */
  step<T>(name: string, options: SpanOptions, act: (span: Span) => Promise<T>): Promise<T>
  /** Adds a step that has just ended, if it took a millisecond or more. */
  addWait(name: string, startMs: number): void
  /** Returns the trace in which this code runs; null if there is none, or it is not recorded. */
  getTraceId(): string | null
  /** The same as a header of W3C Trace Context, for what continues the trace elsewhere. */
  getTraceparent(): string | null
  /** Returns the trace in which this code runs, recorded or not, for the log. */
  getLoggedTraceId(): string | null
  /** Exports what has ended. */
  close(): Promise<void>
}

/** A step that is not recorded. */
export const noSpan: Span = { set: () => {} }
const noOpenSpan: OpenSpan = { ...noSpan, run: (act) => act(), end: () => {}, traceId: null }

/** Records nothing, where no destination is configured. */
export const noTracing: Tracing = {
  isOn: false,
  begin: () => noOpenSpan,
  root: (_name, _options, act) => act(noSpan),
  step: (_name, _options, act) => act(noSpan),
  addWait: () => {},
  getTraceId: () => null,
  getTraceparent: () => null,
  getLoggedTraceId: () => null,
  close: async () => {},
}
