import type { Histogram } from 'prom-client'

/** The label by which an exemplar names its trace; Grafana links it to Tempo. */
export type TraceLabel = 'trace_id'

/** Durations with traces as examples. */
export type DurationHistogram = Histogram<TraceLabel>

/** Returns the labels of an exemplar; none without a recorded trace. */
export const toExemplar = (traceId: string | null): { readonly [L in TraceLabel]?: string } =>
  traceId === null ? {} : { trace_id: traceId }
