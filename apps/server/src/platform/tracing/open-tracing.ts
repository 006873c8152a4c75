import type { Env } from '../env.ts'
import { createTracing } from './create-tracing.ts'
import type { TraceSettings } from './trace-settings.ts'
import { noTracing, type Tracing } from './tracing.ts'

/** Returns the settings of traces; null if no destination is configured. */
export const toTraceSettings = (env: Env): TraceSettings | null =>
  env.OTEL_EXPORTER_OTLP_ENDPOINT || env.TRACE_FILE
    ? {
        endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
        headers: env.OTEL_EXPORTER_OTLP_HEADERS,
        file: env.TRACE_FILE,
        sample: env.TRACE_SAMPLE,
        service: env.OTEL_SERVICE_NAME,
        role: env.FLEDGE_ROLE.join(','),
      }
    : null

/** Opens the traces of a process or thread. OpenTelemetry is loaded only if they are configured. */
export async function openTracing(settings: TraceSettings | null): Promise<Tracing> {
  if (!settings) return noTracing
  return createTracing(settings)
}
