import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { netOf } from './network.ts'
import { type Refusal, refuse } from './outcome.ts'
import { sendRefusal } from './send-response.ts'

/** Of unfinished bodies. A campus of 300 shares one address, so that connections are not counted, and bodies are many. */
const mostBodies = 200
const maxBytes = { network: 256 * 1024 * 1024, all: 512 * 1024 * 1024 }

/**
 * Milliseconds: until the first byte of a body, for a body that is no upload, between two parts of an upload, for all of it; and how long a body
 * may be silent while others wait for its place.
 */
const patience = {
  first: 2000,
  body: 10_000,
  part: 10_000,
  upload: 600_000,
  whenFull: 250,
} as const
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

/** Bodies on their way in, of one network or of all: how many, and how large they may become. */
class OpenBodies {
  readonly bodies = new Set<OpenBody>()
  bytes = 0

  add(body: OpenBody): void {
    this.bodies.add(body)
    this.bytes += body.bytes
  }

  remove(body: OpenBody): void {
    if (this.bodies.delete(body)) this.bytes -= body.bytes
  }

  /** The body that has sent nothing for the longest time, unless all have sent something just now. */
  mostSilent(now: number): OpenBody | undefined {
    let found: OpenBody | undefined
    for (const body of this.bodies) {
      listen(body, now)
      if (now - body.heard.at < patience.whenFull) continue
      if (!found || body.heard.at < found.heard.at) found = body
    }
    return found
  }
}

/** What one server has taken in. */
class Intake {
  readonly #byRequest = new Map<IncomingMessage, OpenBody>()
  readonly #networks = new Map<string, OpenBodies>()
  readonly #all = new OpenBodies()
  readonly #inFlight = new Set<IncomingMessage>()
  readonly #mostInFlight: number

  constructor(mostInFlight: number) {
    this.#mostInFlight = mostInFlight
  }

  /** Takes in a request without a body, or one whose body is read: only now it counts. */
  enter(raw: IncomingMessage): Refusal | null {
    this.#forget(raw)
    if (this.#inFlight.has(raw)) return null
    if (this.#inFlight.size >= this.#mostInFlight) return refuse('OVERLOADED', { retryAfter: 1 })
    this.#inFlight.add(raw)
    return null
  }

  leave(raw: IncomingMessage): void {
    this.#forget(raw)
    this.#inFlight.delete(raw)
  }

  /** Where the places are taken, the body that has been silent for longest gives up its own. */
  begin(body: OpenBody): Refusal | null {
    const own = this.#networks.get(body.network) ?? new OpenBodies()
    for (let full = fullFor(body, own, this.#all); full; full = fullFor(body, own, this.#all)) {
      const silent = full.mostSilent(body.since)
      if (!silent) return refuse('OVERLOADED', { retryAfter: 1 })
      this.#end(silent)
    }
    this.#networks.set(body.network, own)
    this.#byRequest.set(body.raw, body)
    own.add(body)
    this.#all.add(body)
    return null
  }

  isReading(raw: IncomingMessage): boolean {
    return this.#byRequest.has(raw)
  }

  /** Ends the bodies that do not come. */
  look(now: number): void {
    for (const body of this.#byRequest.values()) {
      listen(body, now)
      if (isLate(body, now)) this.#end(body)
    }
  }

  #end(body: OpenBody): void {
    this.#forget(body.raw)
    const { socket } = body.raw
    socket.end('HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
    socket.destroySoon()
  }

  #forget(raw: IncomingMessage): void {
    const body = this.#byRequest.get(raw)
    if (!body) return
    this.#byRequest.delete(raw)
    this.#all.remove(body)
    const own = this.#networks.get(body.network)
    own?.remove(body)
    if (own?.bodies.size === 0) this.#networks.delete(body.network)
  }
}

/** Those among which there is no place for one more. */
function fullFor(body: OpenBody, own: OpenBodies, all: OpenBodies): OpenBodies | null {
  if (own.bodies.size >= mostBodies || own.bytes + body.bytes > maxBytes.network) return own
  return all.bytes + body.bytes > maxBytes.all ? all : null
}

/** Notes whether more of a body has come since the last look. */
function listen(body: OpenBody, now: number): void {
  const bytes = body.raw.socket.bytesRead
  if (bytes !== body.heard.bytes) body.heard = { bytes, at: now }
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
