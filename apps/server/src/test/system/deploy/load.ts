import { randomUUID } from 'node:crypto'
import { Agent, type ClientRequest, request } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'

/** What is requested all the time. */
type Kind = 'calls' | 'changes' | 'pages' | 'uploads' | 'old files' | 'streams'

export interface LoadResult {
  /** Successful requests of each kind; of streams, how often one was opened. */
  readonly counts: ReadonlyMap<string, number>
  /** What failed, with its kind. */
  readonly failures: readonly string[]
  /** The longest successful request but uploads, which take their time. */
  readonly slowestMs: number
}

export interface Load {
  /** What happened since the last report. */
  report(): LoadResult
  /** Has pages that were opened before request these files again and again. */
  openPages(paths: readonly string[]): void
  stop(): Promise<void>
}

interface Sent {
  readonly method?: string
  readonly path: string
  readonly cookie?: string
  readonly type?: string
  /** Parts of the body, which are sent with pauses as over a slow line. */
  readonly body?: readonly (string | Buffer)[]
}

const pauseOfSlowBodyMs = 250

const toHeaders = ({ cookie = '', type, body = [] }: Sent): Record<string, string> => {
  const bytes = body.reduce((sum, part) => sum + Buffer.byteLength(part), 0)
  return {
    cookie,
    'x-request-id': randomUUID(),
    ...(type ? { 'content-type': type, 'content-length': String(bytes) } : {}),
  }
}

async function writeSlowly(outgoing: ClientRequest, body: readonly (string | Buffer)[]) {
  for (const [index, part] of body.entries()) {
    if (index > 0) await delay(pauseOfSlowBodyMs)
    outgoing.write(part)
  }
  outgoing.end()
}

/** Sends a request over a connection that is kept. @returns its status */
function send(port: number, agent: Agent, sent: Sent): Promise<number> {
  const { method = 'GET', path, body = [] } = sent
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, agent, method, path, headers: toHeaders(sent) },
      (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode ?? 0))
        response.on('error', reject)
      },
    )
    outgoing.on('error', reject)
    void writeSlowly(outgoing, body)
  })
}

function toUpload(cookie: string): Sent {
  const boundary = randomUUID()
  const field = (name: string, value: string) =>
    `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`
  const file = `%PDF-1.4\n1 0 obj<<>>endobj\n% ${randomUUID()}\ntrailer<<>>\n%%EOF\n`
  return {
    method: 'POST',
    path: '/backend/s3/upload-file',
    cookie,
    type: `multipart/form-data; boundary=${boundary}`,
    body: [
      field('kind', 'document') + field('purpose', 'portfolio'),
      `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
      file.slice(0, 20),
      file.slice(20),
      `\r\n--${boundary}--\r\n`,
    ],
  }
}

/** Counts of the present report. */
class Results {
  counts = new Map<string, number>()
  failures: string[] = []
  slowestMs = 0

  add(kind: Kind, ms: number): void {
    this.counts.set(kind, (this.counts.get(kind) ?? 0) + 1)
    if (kind !== 'uploads') this.slowestMs = Math.max(this.slowestMs, ms)
  }
}

/** Opens a live stream and resolves at its end. @param onOpen gets its status, 0 if there is none */
function openStream(
  port: number,
  cookie: string,
  isOver: () => boolean,
  onOpen: (status: number) => void,
): Promise<void> {
  return new Promise((resolve) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent: false,
        path: '/backend/notices/stream',
        headers: { cookie },
      },
      (response) => {
        onOpen(response.statusCode ?? 0)
        const timer = setInterval(() => isOver() && response.destroy(), 100)
        response.resume()
        response.on('error', () => {})
        response.on('close', () => {
          clearInterval(timer)
          resolve()
        })
      },
    )
    outgoing.on('error', () => {
      onOpen(0)
      resolve()
    })
    outgoing.end()
  })
}

/** Keeps a live stream open: opens it again when it ends, as browsers do. */
async function keepStream(
  port: number,
  cookie: string,
  isOver: () => boolean,
  onOpen: (status: number) => void,
): Promise<void> {
  while (!isOver()) {
    await openStream(port, cookie, isOver, onOpen)
    await delay(500)
  }
}

interface Client {
  readonly kind: Kind
  readonly pauseMs: number
  /** Returns the next request; null if there is none now. */
  readonly next: (turn: number) => Sent | null
}

const toCall = (turn: number, cookie: string): Sent => ({
  path: turn % 2 ? '/backend/api/check-token' : '/backend/notices',
  cookie,
})
const toChange = (cookie: string): Sent => ({
  method: 'PUT',
  path: '/backend/notices/preferences',
  cookie,
  type: 'application/json',
  body: ['{"off":[]}'],
})
const toPage = (turn: number, cookie: string): Sent =>
  turn % 2 ? { path: '/' } : { path: '/intern', cookie }

/** Everyone who sends one request after the other. */
function listClients(
  cookies: readonly string[],
  getFiles: () => readonly string[],
): readonly Client[] {
  const of = (turn: number) => cookies[turn % cookies.length] ?? ''
  const nextFile = (turn: number) => {
    const files = getFiles()
    const path = files[turn % files.length]
    return path === undefined ? null : { path }
  }
  return [
    ...[0, 1, 2].map((client): Client => ({
      kind: 'calls',
      pauseMs: 30,
      next: (turn) => toCall(turn, of(turn + client)),
    })),
    ...[0, 1].flatMap((client): Client[] => [
      { kind: 'changes', pauseMs: 40, next: (turn) => toChange(of(turn + client)) },
      { kind: 'uploads', pauseMs: 400, next: (turn) => toUpload(of(turn * 2 + client)) },
    ]),
    { kind: 'pages', pauseMs: 150, next: (turn) => toPage(turn, of(turn)) },
    { kind: 'old files', pauseMs: 40, next: nextFile },
  ]
}

const streamCount = 6

interface LoadState {
  isOver: boolean
  results: Results
  files: readonly string[]
}

async function play(port: number, state: LoadState, { kind, pauseMs, next }: Client) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (let turn = 0; !state.isOver; turn += 1) {
    const sent = next(turn)
    const begunMs = performance.now()
    const status = sent && (await send(port, agent, sent).catch((error: Error) => error.message))
    if (status === 200) state.results.add(kind, performance.now() - begunMs)
    else if (sent) state.results.failures.push(`${kind} ${sent.path}: ${status}`)
    await delay(pauseMs)
  }
  agent.destroy()
}

/** Sends calls, changes, pages and uploads all the time, and keeps live streams open. */
export function startLoad(port: number, cookies: readonly string[]): Load {
  const state: LoadState = { isOver: false, results: new Results(), files: [] }
  const recordStream = (status: number) => {
    if (status === 200) state.results.add('streams', 0)
    else state.results.failures.push(`streams: ${status}`)
  }
  const running = Promise.all([
    ...listClients(cookies, () => state.files).map((client) => play(port, state, client)),
    ...cookies
      .slice(0, streamCount)
      .map((cookie) => keepStream(port, cookie, () => state.isOver, recordStream)),
  ])
  return {
    report() {
      const { results } = state
      state.results = new Results()
      return results
    },
    openPages(paths) {
      state.files = paths
    },
    async stop() {
      state.isOver = true
      await running
    },
  }
}
