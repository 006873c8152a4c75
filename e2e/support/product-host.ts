import { fork } from 'node:child_process'
import { join } from 'node:path'
import { addressOf } from '../../apps/server/src/platform/embedded/start-embedded.ts'

/** What a journey finds in its product: nothing but the lookups, or the demo world. */
export type Scenario = 'empty' | 'demo'

/** The number of the process that makes the scenarios; the workers count from 0. */
export const setupWorker = 9

/** The file that says why the demo world could not be made. */
export const failureOf = (folder: string): string => join(folder, 'demo.failed')

/** What a worker asks of its product's process. */
export type Command =
  | {
      readonly id: number
      readonly do: 'open'
      readonly scenario: Scenario
      readonly settings: Readonly<Record<string, string>>
    }
  | { readonly id: number; readonly do: 'fill'; readonly scenario: Scenario }

export interface Reply {
  /** The command's id; 0 once the process has started. */
  readonly done: number
  readonly error?: string
}

/** A worker's product: one process, a fresh database and clock for each journey. */
export interface ProductHost {
  readonly url: string
  /** Where its Google is, should a journey start one. */
  readonly googlePort: number
  /** The address of the database, for programs that take DATABASE_URL. */
  readonly databaseUrl: string
  /** Opens the product on a new copy of a scenario. */
  open(scenario: Scenario, settings?: Readonly<Record<string, string>>): Promise<void>
  /** Fills an empty scenario database with what its name says. */
  fill(scenario: Scenario): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the process; the product itself is opened by `open`.
 * @param worker the worker's number, which names its port and database
 * @throws when the process ends before it is ready
 */
export async function startHost(worker: number): Promise<ProductHost> {
  const port = Number(process.env.E2E_PORT) + worker
  const googlePort = port + 1000
  const child = fork(join(import.meta.dirname, '../../apps/server/dist/product-process.js'), {
    env: {
      ...process.env,
      NODE_NO_WARNINGS: '1',
      PORT: String(port),
      E2E_WORKER: String(worker),
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
      GOOGLE_CLIENT_ID: 'fledge-journey',
      GOOGLE_CLIENT_SECRET: 'a-secret-of-the-journey',
      GOOGLE_ISSUER: `http://localhost:${googlePort}`,
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    execArgv: [],
  })
  const waiting = new Map<number, (error?: Error) => void>()
  const settled = (id: number) =>
    new Promise<void>((resolve, reject) => {
      waiting.set(id, (error) => (error ? reject(error) : resolve()))
    })
  child.on('message', ({ done, error }: Reply) => {
    waiting.get(done)?.(error ? new Error(error) : undefined)
    waiting.delete(done)
  })
  const ended = new Promise<void>((resolve) => {
    child.once('exit', (code) => {
      for (const settle of waiting.values()) settle(new Error(`the product ended with ${code}`))
      resolve()
    })
  })
  await settled(0)
  let last = 0
  const send = (command: Record<string, unknown>) => {
    last += 1
    const done = settled(last)
    child.send({ id: last, ...command })
    return done
  }
  const cluster: Parameters<typeof addressOf>[0] = JSON.parse(process.env.E2E_CLUSTER ?? '{}')
  return {
    url: `http://localhost:${port}`,
    googlePort,
    databaseUrl: addressOf({ ...cluster, database: `journey_${worker}` }),
    open: (scenario, settings = {}) => send({ do: 'open', scenario, settings }),
    fill: (scenario) => send({ do: 'fill', scenario }),
    async stop() {
      child.disconnect()
      await ended
    },
  }
}
