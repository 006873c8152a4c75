import type { FastifyInstance } from 'fastify'

export interface CapturedLog {
  /** The lines written since, parsed. */
  readonly lines: readonly Record<string, unknown>[]
  stop(): void
}

interface Stream {
  write(line: string): unknown
}

/** Collects what a server logs instead of writing it; loggers of requests share its stream. */
export function captureLog({ log }: Pick<FastifyInstance, 'log'>): CapturedLog {
  const symbol = Object.getOwnPropertySymbols(log).find(
    ({ description }) => description === 'pino.stream',
  )
  if (!symbol) throw new Error('pino keeps its stream elsewhere')
  // Pino's own field, which has no type.
  const stream = (log as unknown as Record<symbol, Stream>)[symbol]
  if (!stream) throw new Error('pino keeps its stream elsewhere')
  const { write } = stream
  const lines: Record<string, unknown>[] = []
  stream.write = (line) => void lines.push(JSON.parse(line))
  return { lines, stop: () => void (stream.write = write) }
}
