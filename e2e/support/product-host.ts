import { fork } from 'node:child_process'
import { join } from 'node:path'
import { toDatabaseUrl } from '../../apps/server/src/platform/embedded/start-embedded.ts'

/**
 * Initial content of a journey's database: only the lookups, a company that hires (see
 * hiring-template.ts), or the demo data.
 */
export type JourneyScenario = 'empty' | 'hiring' | 'demo'

/** Number of the process that creates the templates; workers count from 0. */
export const setupWorkerNumber = 9

/** Path of the file with the error if a scenario could not be created. */
export const getFailurePath = (folder: string, scenario: JourneyScenario): string =>
  join(folder, `${scenario}.failed`)

/** Message from a worker to its product's process. */
export type HostCommand =
  | {
      readonly id: number
      readonly do: 'open'
      readonly scenario: JourneyScenario
      readonly settings: Readonly<Record<string, string>>
    }
  | {
      readonly id: number
      readonly do: 'fill' | 'serve' | 'finish'
      readonly scenario: JourneyScenario
    }

export interface HostReply {
  /** Id of the command; 0 once the process has started. */
  readonly done: number
  readonly error?: string
}

/** A worker's product: one process, with a fresh database and clock for each journey. */
export interface ProductHost {
  readonly url: string
  /** Port for a local Google server, if a journey starts one. */
  readonly googlePort: number
  /** Database URL for programs that read DATABASE_URL. */
  readonly databaseUrl: string
  /** Starts the product on a new copy of a scenario. */
  open(scenario: JourneyScenario, settings?: Readonly<Record<string, string>>): Promise<void>
  /** Fills an empty database with the content of a scenario. */
  fill(scenario: JourneyScenario): Promise<void>
  /** Starts the product on the database of a scenario itself, to fill it by requests. */
  serve(scenario: JourneyScenario): Promise<void>
  /** Stops the product after `serve` and keeps its files for the copies. */
  finish(scenario: JourneyScenario): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts the process; `open` starts the product in it.
 * @param worker number of the worker, part of its port and database name
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
  child.on('message', ({ done, error }: HostReply) => {
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
    const pending = settled(last)
    child.send({ id: last, ...command })
    return pending
  }
  const cluster: Parameters<typeof toDatabaseUrl>[0] = JSON.parse(process.env.E2E_CLUSTER ?? '{}')
  return {
    url: `http://localhost:${port}`,
    googlePort,
    databaseUrl: toDatabaseUrl({ ...cluster, database: `journey_${worker}` }),
    open: (scenario, settings = {}) => send({ do: 'open', scenario, settings }),
    fill: (scenario) => send({ do: 'fill', scenario }),
    serve: (scenario) => send({ do: 'serve', scenario }),
    finish: (scenario) => send({ do: 'finish', scenario }),
    async stop() {
      child.disconnect()
      await ended
    },
  }
}
