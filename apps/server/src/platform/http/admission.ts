import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { netOf } from './network.ts'
import { type Refusal, refuse } from './outcome.ts'
import { sendRefusal } from './send-answer.ts'

/** Of unfinished bodies. A campus of 300 shares one address, so that connections are not counted, and bodies are many. */
const mostBodies = 200
const mostBytes = { network: 256 * 1024 * 1024, all: 512 * 1024 * 1024 }

/** Milliseconds: until the first byte of a body, for a body that is no upload, between two parts of an upload, for all of it. */
const patience = { first: 2000, body: 10_000, part: 10_000, upload: 600_000 } as const
const lookEveryMs = 500

/** A body on its way in. */
interface OpenBody {
  readonly raw: IncomingMessage
  readonly network: string
  /** What it says it has, or what it may have at most. */
  readonly bytes: number
  readonly isUpload: boolean
  readonly since: number
  heard: { bytes: number; at: number }
}

/** What one server has taken in. */
class Intake {
  readonly #bodies = new Map<IncomingMessage, OpenBody>()
  readonly #inFlight = new Set<IncomingMessage>()
  readonly #mostInFlight: number

  constructor(mostInFlight: number) {
    this.#mostInFlight = mostInFlight
  }

  /** Takes in a request without a body, or one whose body is read: only now it counts. */
  enter(raw: IncomingMessage): Refusal | null {
    this.#bodies.delete(raw)
    if (this.#inFlight.has(raw)) return null
    if (this.#inFlight.size >= this.#mostInFlight) return refuse('OVERLOADED', { retryAfter: 1 })
    this.#inFlight.add(raw)
    return null
  }

  leave(raw: IncomingMessage): void {
    this.#bodies.delete(raw)
    this.#inFlight.delete(raw)
  }

  begin(body: OpenBody): Refusal | null {
    const all = [...this.#bodies.values()]
    const own = all.filter((one) => one.network === body.network)
    const sum = (bodies: readonly OpenBody[]) =>
      bodies.reduce((bytes, one) => bytes + one.bytes, body.bytes)
    if (own.length >= mostBodies || sum(own) > mostBytes.network || sum(all) > mostBytes.all)
      return refuse('OVERLOADED', { retryAfter: 1 })
    this.#bodies.set(body.raw, body)
    return null
  }

  isReading(raw: IncomingMessage): boolean {
    return this.#bodies.has(raw)
  }

  /** Ends the bodies that do not come. */
  look(now: number): void {
    for (const body of this.#bodies.values()) {
      const { raw } = body
      const bytes = raw.socket.bytesRead
      if (bytes !== body.heard.bytes) body.heard = { bytes, at: now }
      if (!isLate(body, now)) continue
      this.#bodies.delete(raw)
      raw.socket.end(
        'HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n',
      )
      raw.socket.destroySoon()
    }
  }
}

function isLate({ raw, isUpload, since, heard }: OpenBody, now: number): boolean {
  const hasBegun = raw.readableDidRead || raw.readableLength > 0
  if (!hasBegun) return now - since >= patience.first
  if (!isUpload) return now - since >= patience.body
  return now - heard.at >= patience.part || now - since >= patience.upload
}

const intakes = new WeakMap<FastifyInstance['server'], Intake>()

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function openBody(request: FastifyRequest): OpenBody {
  const { raw, routeOptions, ip } = request
  const now = performance.now()
  return {
    raw,
    network: netOf(ip),
    bytes: Math.min(
      Number(request.headers['content-length'] ?? Infinity),
      routeOptions.bodyLimit ?? 0,
    ),
    isUpload: request.isMultipart() || routeOptions.config.rawBody === true,
    since: now,
    heard: { bytes: raw.socket.bytesRead, at: now },
  }
}

/**
 * Limits calls in flight, and bodies that are not read yet by themselves (design/reliability.md, 10): beyond either 503 with Retry-After, so
 * that the others stay fast. The live stream is in flight for hours and counts as none.
 * @param mostInFlight calls whose body is read
 */
export function limitIntake(app: FastifyInstance, mostInFlight: number): void {
  const intake = new Intake(mostInFlight)
  intakes.set(app.server, intake)
  const timer = setInterval(() => intake.look(performance.now()), lookEveryMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/backend/') || request.url.startsWith('/backend/notices/stream'))
      return undefined
    const { raw } = request
    reply.raw.once('close', () => intake.leave(raw))
    reply.raw.once('finish', () => intake.leave(raw))
    if (!hasBody(request)) {
      const full = intake.enter(raw)
      return full ? sendRefusal(reply, full) : undefined
    }
    const full = intake.begin(openBody(request))
    // Nobody waits here for the rest of it.
    return full ? sendRefusal(reply.header('connection', 'close'), full) : undefined
  })
  // Parsed by now, but for the parts of a form with a file: those are read by its call.
  app.addHook('preValidation', async (request, reply) => {
    if (!intake.isReading(request.raw) || request.isMultipart()) return undefined
    const full = intake.enter(request.raw)
    return full ? sendRefusal(reply, full) : undefined
  })
}

/** Counts a call whose upload has been read. @returns the refusal where too many are in flight */
export const uploadRead = ({ server, raw }: FastifyRequest): Refusal | null =>
  intakes.get(server.server)?.enter(raw) ?? null
