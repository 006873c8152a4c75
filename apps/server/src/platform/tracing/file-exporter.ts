import { appendFile, rename, stat } from 'node:fs/promises'
import type * as api from '@opentelemetry/api'
import type * as core from '@opentelemetry/core'
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace'
import type { SpanLine } from './span-line.ts'

/** Beyond this size, the file continues as another one, and the one before it is replaced. */
const maxBytes = 64 * 1024 * 1024

/** What it needs of packages that are loaded only for traces. */
export interface TraceCodes {
  readonly api: Pick<typeof api, 'SpanKind' | 'SpanStatusCode'>
  readonly core: Pick<typeof core, 'ExportResultCode'>
}

const toMs = ([seconds, nanoseconds]: api.HrTime): number => seconds * 1000 + nanoseconds / 1e6

function toSpanLine({ SpanKind, SpanStatusCode }: TraceCodes['api'], span: ReadableSpan): SpanLine {
  const { traceId, spanId } = span.spanContext()
  return {
    trace: traceId,
    span: spanId,
    parent: span.parentSpanContext?.spanId ?? null,
    name: span.name,
    kind: SpanKind[span.kind].toLowerCase(),
    start: new Date(toMs(span.startTime)).toISOString(),
    startMs: Math.round(toMs(span.startTime) * 1000) / 1000,
    ms: Math.round(toMs(span.duration) * 1000) / 1000,
    isFailed: span.status.code === SpanStatusCode.ERROR,
    attributes: { ...span.resource.attributes, ...span.attributes },
  }
}

async function append(path: string, text: string): Promise<void> {
  const size = await stat(path).then(
    (found) => found.size,
    () => 0,
  )
  if (size > maxBytes) await rename(path, `${path}.1`)
  await appendFile(path, text, { mode: 0o600 })
}

/** Writes spans to a file, a line of JSON each, so that they can be examined without a collector. */
export function createFileExporter({ api, core }: TraceCodes, path: string): SpanExporter {
  const { SUCCESS, FAILED } = core.ExportResultCode
  let last: Promise<void> = Promise.resolve()
  return {
    export(spans, done) {
      const text = spans.map((span) => `${JSON.stringify(toSpanLine(api, span))}\n`).join('')
      last = last
        .then(() => append(path, text))
        .then(
          () => done({ code: SUCCESS }),
          (error: unknown) => done({ code: FAILED, ...(error instanceof Error ? { error } : {}) }),
        )
    },
    forceFlush: () => last,
    shutdown: () => last,
  }
}
