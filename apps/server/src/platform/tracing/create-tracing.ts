import { AsyncLocalStorage } from 'node:async_hooks'
import type * as otel from '@opentelemetry/api'
import type { IdGenerator, SpanExporter, TracerProvider } from '@opentelemetry/sdk-trace'
import { toErrorType } from './error-type.ts'
import { createFileExporter } from './file-exporter.ts'
import type { TraceSettings } from './trace-settings.ts'
import { formatTraceparent, parseTraceparent, toTraceId } from './trace-ids.ts'
import {
  noSpan,
  type OpenSpan,
  type RootOptions,
  type Span,
  type SpanOptions,
  type Tracing,
} from './tracing.ts'

const kindNames = { internal: 'INTERNAL', server: 'SERVER', client: 'CLIENT' } as const

/** The packages, loaded here only: imported in the usual way, every start would load them. */
const loadPackages = async () => {
  const [api, core, sdk, resources, otlp] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/core'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/exporter-trace-otlp-http'),
  ])
  return { api, core, sdk, resources, otlp }
}

type Packages = Awaited<ReturnType<typeof loadPackages>>

/** Gives a trace the id that was chosen for it just before it begins. */
interface ChosenIdGenerator extends IdGenerator {
  chosen: string | null
}

function createIdGenerator({ sdk }: Packages): ChosenIdGenerator {
  const random = new sdk.RandomIdGenerator()
  const ids: ChosenIdGenerator = {
    chosen: null,
    generateSpanId: () => random.generateSpanId(),
    generateTraceId: () => ids.chosen ?? random.generateTraceId(),
  }
  return ids
}

const listExporters = (
  packages: Packages,
  { endpoint, headers, file }: TraceSettings,
): readonly SpanExporter[] => [
  ...(endpoint
    ? [
        new packages.otlp.OTLPTraceExporter({
          url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
          headers: { ...headers },
          timeoutMillis: 5000,
        }),
      ]
    : []),
  ...(file ? [createFileExporter(packages, file)] : []),
]

function createProvider(
  packages: Packages,
  settings: TraceSettings,
  idGenerator: IdGenerator,
): TracerProvider {
  const { sdk, resources } = packages
  // Whether a trace is recorded follows from its id, so that all processes decide alike.
  const byId = new sdk.TraceIdRatioBasedSampler(settings.sample)
  return new sdk.TracerProvider({
    sampler: new sdk.ParentBasedSampler({
      root: byId,
      remoteParentSampled: byId,
      remoteParentNotSampled: byId,
    }),
    resource: resources.resourceFromAttributes({
      'service.name': settings.service,
      'fledge.role': settings.role,
    }),
    idGenerator,
    spanProcessors: listExporters(packages, settings).map(
      (exporter) =>
        new sdk.BatchSpanProcessor({ exporter, maxQueueSize: 8192, scheduledDelayMillis: 2000 }),
    ),
  })
}

const toSpan = (span: otel.Span): Span => ({
  set: (attributes) => void span.setAttributes({ ...attributes }),
})

/** Opens the traces of a process or thread, with OpenTelemetry's SDK. */
export async function createTracing(settings: TraceSettings): Promise<Tracing> {
  return new RecordedTracing(await loadPackages(), settings)
}

/** Work that a request leaves behind, such as a timer, still sees its span when that has ended. */
interface ActiveSpan {
  readonly span: otel.Span
  isEnded: boolean
}

class RecordedTracing implements Tracing {
  readonly isOn = true
  readonly #api: typeof otel
  readonly #ids: ChosenIdGenerator
  readonly #provider: TracerProvider
  readonly #tracer: otel.Tracer
  readonly #active = new AsyncLocalStorage<ActiveSpan>()

  constructor(packages: Packages, settings: TraceSettings) {
    this.#api = packages.api
    this.#ids = createIdGenerator(packages)
    this.#provider = createProvider(packages, settings, this.#ids)
    this.#tracer = this.#provider.getTracer('fledge')
  }

  begin(name: string, options: RootOptions = {}): OpenSpan {
    const span = this.#start(name, options)
    const state: ActiveSpan = { span, isEnded: false }
    const { ERROR } = this.#api.SpanStatusCode
    return {
      ...toSpan(span),
      run: (act) => this.#active.run(state, act),
      end(attributes, isFailed) {
        state.isEnded = true
        span.setAttributes({ ...attributes })
        if (isFailed) span.setStatus({ code: ERROR })
        span.end()
      },
      traceId: span.isRecording() ? span.spanContext().traceId : null,
    }
  }

  root<T>(name: string, options: RootOptions, act: (span: Span) => Promise<T>): Promise<T> {
    return this.#run(this.#start(name, options), act)
  }

  step<T>(name: string, options: SpanOptions, act: (span: Span) => Promise<T>): Promise<T> {
    const running = this.#getRecorded()
    return running
      ? this.#run(this.#startIn(this.#toContext(running), name, options), act)
      : act(noSpan)
  }

  addWait(name: string, startMs: number): void {
    const running = this.#getRecorded()
    if (!running || performance.now() - startMs < 1) return
    const startTime = performance.timeOrigin + startMs
    this.#tracer.startSpan(name, { startTime }, this.#toContext(running)).end()
  }

  getTraceId(): string | null {
    return this.#getRecorded()?.spanContext().traceId ?? null
  }

  getTraceparent(): string | null {
    const running = this.#getRecorded()
    return running ? formatTraceparent(running.spanContext()) : null
  }

  getLoggedTraceId(): string | null {
    return this.#getRunning()?.spanContext().traceId ?? null
  }

  close(): Promise<void> {
    return this.#provider.shutdown()
  }

  #getRunning(): otel.Span | null {
    const active = this.#active.getStore()
    return active && !active.isEnded ? active.span : null
  }

  #getRecorded(): otel.Span | null {
    const span = this.#getRunning()
    return span?.isRecording() ? span : null
  }

  #toContext(span: otel.Span): otel.Context {
    return this.#api.trace.setSpan(this.#api.ROOT_CONTEXT, span)
  }

  #startIn(parent: otel.Context, name: string, options: SpanOptions): otel.Span {
    const { kind = 'internal', attributes } = options
    const kinds = this.#api.SpanKind
    return this.#tracer.startSpan(
      name,
      { kind: kinds[kindNames[kind]], attributes: { ...attributes } },
      parent,
    )
  }

  #start(name: string, { traceparent, requestId, ...options }: RootOptions): otel.Span {
    const api = this.#api
    const running = this.#getRunning()
    if (running) return this.#startIn(this.#toContext(running), name, options)
    const sender = parseTraceparent(traceparent)
    if (sender)
      return this.#startIn(api.trace.setSpanContext(api.ROOT_CONTEXT, sender), name, options)
    this.#ids.chosen = requestId ? toTraceId(requestId) : null
    const span = this.#startIn(api.ROOT_CONTEXT, name, options)
    this.#ids.chosen = null
    return span
  }

  async #run<T>(span: otel.Span, act: (span: Span) => Promise<T>): Promise<T> {
    const state: ActiveSpan = { span, isEnded: false }
    try {
      return await this.#active.run(state, act, toSpan(span))
    } catch (error) {
      span.setAttribute('error.type', toErrorType(error))
      span.setStatus({ code: this.#api.SpanStatusCode.ERROR })
      throw error
    } finally {
      state.isEnded = true
      span.end()
    }
  }
}
