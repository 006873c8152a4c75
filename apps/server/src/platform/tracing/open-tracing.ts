import { constants } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { StartError } from '../embedded/start-errors.ts'
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

/** The file appears with the first trace, so later failures to write it would go unnoticed. */
async function findFileProblem(file: string): Promise<string | null> {
  try {
    const found = await stat(file).catch(() => null)
    if (found?.isDirectory()) return 'EISDIR'
    await access(found ? file : dirname(file), constants.W_OK)
    return null
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : String(error)
  }
}

/**
 * Opens the traces of a process or thread. OpenTelemetry is loaded only if they are configured.
 * @throws StartError with one sentence if their file cannot be written
 */
export async function openTracing(settings: TraceSettings | null): Promise<Tracing> {
  if (!settings) return noTracing
  const { file } = settings
  const problem = file === undefined ? null : await findFileProblem(file)
  if (problem !== null)
    throw new StartError(
      `TRACE_FILE: ${file} can't be written (${problem}). Create its folder or choose another file, then start again.`,
    )
  return createTracing(settings)
}
