import type { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AdmissionQueue, type AdmissionQueueOptions, type Urgency } from './admission-queue.ts'
import { AppError } from './app-error.ts'
import { isBackgroundRead } from './background-read.ts'
import { toNetwork } from './network.ts'

/**
 * Maximum number of unfinished bodies per network. A campus of 300 shares one address, so
 * connections are not limited and this number is high.
 */
const maxBodies = 200
const maxBytes = { network: 256 * 1024 * 1024, all: 512 * 1024 * 1024 }

/**
 * Timeouts in milliseconds: for the first byte of a body, for a whole body that is not an upload,
 * between two parts of an upload, for a whole upload, and how long a body may be silent while
 * others need its slot.
 */
const bodyTimeoutsMs = {
  first: 2000,
  body: 10_000,
  part: 10_000,
  upload: 600_000,
  whenFull: 250,
} as const
const checkIntervalMs = 500

/** A request body being received. */
interface OpenBody {
  readonly raw: IncomingMessage
  readonly network: string
  /** Its Content-Length, or the maximum if it has none. */
  readonly bytes: number
  readonly isUpload: boolean
  readonly since: number
  lastReceived: { bytes: number; at: number }
}

/** Bodies being received, from one network or in total: their number and their maximum size. */
class OpenBodyGroup {
  readonly bodies = new Set<OpenBody>()
  bytes = 0

  add(body: OpenBody): void {
    this.bodies.add(body)
    this.bytes += body.bytes
  }

  remove(body: OpenBody): void {
    if (this.bodies.delete(body)) this.bytes -= body.bytes
  }

  /**
   * Returns the body that has been silent the longest; undefined if all have sent data recently.
   */
  findMostSilent(now: number): OpenBody | undefined {
    let mostSilent: OpenBody | undefined
    for (const body of this.bodies) {
      updateProgress(body, now)
      if (now - body.lastReceived.at < bodyTimeoutsMs.whenFull) continue
      if (!mostSilent || body.lastReceived.at < mostSilent.lastReceived.at) mostSilent = body
    }
    return mostSilent
  }
}

/** Requests and bodies admitted by one server. */
class Intake {
  readonly #byRequest = new Map<IncomingMessage, OpenBody>()
  readonly #networks = new Map<string, OpenBodyGroup>()
  readonly #all = new OpenBodyGroup()
  readonly queue: AdmissionQueue<IncomingMessage>
  refusedCount = 0

  constructor(options: AdmissionQueueOptions) {
    this.queue = new AdmissionQueue(options)
  }

  /**
   * Admits a request without a body, or with a fully read one; only then it counts as in flight.
   * @throws OVERLOADED
   */
  enter(request: FastifyRequest): void {
    this.#forget(request.raw)
    if (this.queue.admit(request.raw, getUrgency(request), performance.now())) return
    this.refusedCount += 1
    throw new AppError('OVERLOADED', { retryAfter: 1 })
  }

  leave(raw: IncomingMessage): void {
    this.#forget(raw)
    this.queue.leave(raw, performance.now())
  }

  /**
   * Admits a body. If there is no free slot, the body that has been silent the longest is ended.
   * @throws OVERLOADED if all bodies have sent data recently
   */
  begin(body: OpenBody): void {
    const networkGroup = this.#networks.get(body.network) ?? new OpenBodyGroup()
    for (
      let full = findFullGroup(body, networkGroup, this.#all);
      full;
      full = findFullGroup(body, networkGroup, this.#all)
    ) {
      const silent = full.findMostSilent(body.since)
      if (!silent) throw new AppError('OVERLOADED', { retryAfter: 1 })
      this.#end(silent)
    }
    this.#networks.set(body.network, networkGroup)
    this.#byRequest.set(body.raw, body)
    networkGroup.add(body)
    this.#all.add(body)
  }

  isReading(raw: IncomingMessage): boolean {
    return this.#byRequest.has(raw)
  }

  /** Ends bodies that exceed their timeout. */
  look(now: number): void {
    for (const body of this.#byRequest.values()) {
      updateProgress(body, now)
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
    const networkGroup = this.#networks.get(body.network)
    networkGroup?.remove(body)
    if (networkGroup?.bodies.size === 0) this.#networks.delete(body.network)
  }
}

/** Returns the group whose limit the body would exceed. */
function findFullGroup(
  body: OpenBody,
  networkGroup: OpenBodyGroup,
  all: OpenBodyGroup,
): OpenBodyGroup | null {
  if (networkGroup.bodies.size >= maxBodies || networkGroup.bytes + body.bytes > maxBytes.network)
    return networkGroup
  return all.bytes + body.bytes > maxBytes.all ? all : null
}

/** Records whether more of the body has arrived since the last check. */
function updateProgress(body: OpenBody, now: number): void {
  const bytes = body.raw.socket.bytesRead
  if (bytes !== body.lastReceived.bytes) body.lastReceived = { bytes, at: now }
}

function isLate({ raw, isUpload, since, lastReceived }: OpenBody, now: number): boolean {
  const hasBegun = raw.readableDidRead || raw.readableLength > 0
  if (!hasBegun) return now - since >= bodyTimeoutsMs.first
  if (!isUpload) return now - since >= bodyTimeoutsMs.body
  return now - lastReceived.at >= bodyTimeoutsMs.part || now - since >= bodyTimeoutsMs.upload
}

const intakes = new WeakMap<FastifyInstance['server'], Intake>()

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function toOpenBody(request: FastifyRequest): OpenBody {
  const { raw, routeOptions, ip } = request
  const now = performance.now()
  return {
    raw,
    network: toNetwork(ip),
    bytes: Math.min(
      Number(request.headers['content-length'] ?? Infinity),
      routeOptions.bodyLimit ?? 0,
    ),
    isUpload: request.isMultipart() || routeOptions.config.rawBody === true,
    since: now,
    lastReceived: { bytes: raw.socket.bytesRead, at: now },
  }
}

/**
 * Sign-in and payment are refused last, background reads first.
 */
function getUrgency({ routeOptions, headers }: FastifyRequest): Urgency {
  if (routeOptions.config.endpoint?.isEssential) return 'high'
  return isBackgroundRead(headers) ? 'low' : 'normal'
}

/**
 * Whether a request counts: endpoints and pages, but not files, and not the queries that a page
 * sends to this server itself.
 */
const isCounted = ({ url, routeOptions, raw }: FastifyRequest) =>
  (url.startsWith('/backend/') || routeOptions.url === '/*') && raw.socket instanceof Socket

/**
 * Limits requests in flight and, separately, bodies not read yet (design/reliability.md, 10).
 * Beyond either limit it responds 503 with Retry-After, so that the other requests stay fast. A
 * request is in flight until its response begins: a live stream, or a browser that reads slowly,
 * takes no place.
 */
export function limitIntake(app: FastifyInstance, options: AdmissionQueueOptions): void {
  const intake = new Intake(options)
  intakes.set(app.server, intake)
  const timer = setInterval(() => intake.look(performance.now()), checkIntervalMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
  app.addHook('onRequest', async (request, reply) => {
    if (!isCounted(request)) return
    const { raw } = request
    reply.raw.once('close', () => intake.leave(raw))
    if (!hasBody(request)) {
      intake.enter(request)
      return
    }
    try {
      intake.begin(toOpenBody(request))
    } catch (error) {
      // Close the connection instead of reading the rest of the body.
      void reply.header('connection', 'close')
      throw error
    }
  })
  // Bodies are parsed by now, except multipart forms: their endpoint reads the file.
  app.addHook('preValidation', async (request) => {
    if (intake.isReading(request.raw) && !request.isMultipart()) intake.enter(request)
  })
  app.addHook('onSend', async ({ raw }) => {
    intake.queue.leave(raw, performance.now())
  })
}

/** Counts a request whose upload has been read. @throws OVERLOADED if too many are in flight */
export const admitUpload = (request: FastifyRequest): void =>
  intakes.get(request.server.server)?.enter(request)

/** How long the requests in flight take, and how many were refused; none where none are limited. */
export function readIntake(app: FastifyInstance): {
  readonly queueMs: number
  readonly refusedCount: number
} {
  const intake = intakes.get(app.server)
  return { queueMs: intake?.queue.waitMs ?? 0, refusedCount: intake?.refusedCount ?? 0 }
}
