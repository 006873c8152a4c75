import { type ChildProcess, fork } from 'node:child_process'
import { Agent, request } from 'node:http'
import { randomUUID } from 'node:crypto'

/** A statement sent to PostgreSQL. */
export interface RecordedStatement {
  readonly name?: string | undefined
  readonly text: string
  readonly values?: readonly unknown[] | undefined
}

/** A fault that a measurement has to notice: no limit of admission, or a handler that blocks. */
export type PlantedFault = 'no admission' | 'blocking'

export type BenchCommand =
  | { readonly what: 'report' }
  | { readonly what: 'record' }
  | { readonly what: 'recorded' }
  | { readonly what: 'grow'; readonly to: number }
  | { readonly what: 'applications'; readonly count: number }
  | { readonly what: 'plant'; readonly fault: PlantedFault | null }
export interface BenchReport {
  /** CPU time used by the process, and by the pooler that it started, in microseconds. */
  readonly cpu: number
  /** The same of the thread that serves requests. */
  readonly servingCpu: number
  /** Memory of the process, in bytes. */
  readonly memory: number
  /** How long its event loop was held up since the last report, 99th percentile in milliseconds. */
  readonly loopDelayMs: number
  readonly recorded: readonly RecordedStatement[]
  readonly connection: Readonly<Record<string, unknown>>
}

/** A process controlled over IPC that serves HTTP. */
export interface BenchProcess {
  readonly port: number
  send(command: BenchCommand): Promise<BenchReport>
  stop(): Promise<void>
}

export async function startBenchProcess(
  file: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<BenchProcess> {
  const child: ChildProcess = fork(file, {
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const next = () =>
    new Promise<BenchReport>((resolve, reject) => {
      const gone = () => reject(new Error(`${file} ended`))
      child.once('exit', gone)
      child.once('message', (report: BenchReport) => {
        child.off('exit', gone)
        resolve(report)
      })
    })
  await next()
  return {
    port,
    send(command) {
      const report = next()
      child.send(command)
      return report
    },
    async stop() {
      if (!child.connected) return
      const ended = new Promise((resolve) => child.once('exit', resolve))
      child.disconnect()
      await ended
    },
  }
}

/** One connection, so that requests do not wait for each other at the server. */
const singleConnection = new Agent({ keepAlive: true, maxSockets: 1 })

export interface BenchRequest {
  readonly method: string
  readonly path: string
  readonly body?: unknown
  readonly cookie?: string
}

export interface BenchResponse {
  readonly status: number
  readonly text: string
  readonly cookie: string
  /** In seconds; undefined unless the server refused the request. */
  readonly retryAfter: string | undefined
}

/** Sends a request on a keep-alive connection and reads the whole response. */
export function sendBenchRequest(
  port: number,
  sent: BenchRequest,
  agent: Agent = singleConnection,
): Promise<BenchResponse> {
  return new Promise((resolve, reject) => {
    const body = sent.body === undefined ? undefined : JSON.stringify(sent.body)
    const headers = {
      'x-request-id': randomUUID(),
      ...(sent.cookie ? { cookie: sent.cookie } : {}),
      ...(body
        ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
        : {}),
    }
    const out = request(
      { port, host: '127.0.0.1', method: sent.method, path: sent.path, agent, headers },
      (answer) => {
        let text = ''
        answer.setEncoding('utf8').on('data', (more: string) => (text += more))
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            text,
            retryAfter: answer.headers['retry-after'],
            cookie: (answer.headers['set-cookie'] ?? [])
              .map((cookie) => cookie.split(';')[0])
              .join('; '),
          }),
        )
      },
    )
    out.on('error', reject)
    out.end(body)
  })
}

export const sortNumbers = (values: readonly number[]) => values.toSorted((a, b) => a - b)
export const median = (values: readonly number[]): number =>
  sortNumbers(values)[Math.floor(values.length / 2)] ?? 0
export const percentile = (values: readonly number[], share: number): number =>
  sortNumbers(values)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0
