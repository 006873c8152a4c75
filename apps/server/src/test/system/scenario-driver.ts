import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { vi, expect } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { randomToken, hashToken } from '../../platform/session/tokens.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import type { ServerProcess } from './server-process.ts'
import { insertSession } from '../../platform/session/queries/session.queries.ts'

/** A request of a scenario with its id, and its response once received. */
export interface ScenarioStep {
  readonly requestId: string
  readonly address: string
  readonly cookie: string
  readonly body: object | undefined
  answer: string | null
}

/** A sequence of requests, each built from the previous responses. */
export interface RequestScenario {
  readonly steps: ScenarioStep[]
  /** Returns the next request; null at the end. */
  next(): ScenarioStep | null
  isDone: boolean
}

/** Returns the web processes in turn. */
export function takeTurns(addresses: readonly string[]): Pick<ServerProcess, 'at'> {
  let turn = 0
  return {
    get at() {
      turn += 1
      return addresses[turn % addresses.length] ?? ''
    },
  }
}

export const createScenarioStep = (
  address: string,
  cookie: string,
  body?: object,
): ScenarioStep => ({
  requestId: randomUUID(),
  address,
  cookie,
  body,
  answer: null,
})
/** Returns the payload of a step's response. */
export const getStepPayload = (step: ScenarioStep | undefined): ReturnType<typeof JSON.parse> =>
  step?.answer ? JSON.parse(step.answer).data.payload : undefined

/** The factories use only a test server's pool and clock. */
export const toTestServer = (server: Pick<ServerProcess, 'pool'>): TestServer =>
  ({ pool: server.pool(), now: () => new Date() }) as TestServer

/** Creates a session directly in the tables. */
export async function createSessionCookie(
  { pool, now }: TestServer,
  userId: string,
): Promise<string> {
  const token = randomToken()
  const until = new Date(now().getTime() + 80 * 86_400_000)
  await pool.query(insertSession.text, [
    newId(now()),
    hashToken(token),
    userId,
    null,
    now(),
    until,
    'crash',
  ])
  return `fledge=${token}`
}

/**
 * Sends a request. @returns the response, or null if the connection was lost and the outcome is
 * unknown
 */
export async function sendStep(
  server: Pick<ServerProcess, 'at'>,
  step: ScenarioStep,
): Promise<{ readonly status: number; readonly text: string } | null> {
  const [method = '', path = ''] = step.address.split(' ')
  try {
    const answer = await fetch(`${server.at}/backend/${path}`, {
      method,
      headers: {
        'x-request-id': step.requestId,
        cookie: step.cookie,
        ...(step.body ? { 'content-type': 'application/json' } : {}),
      },
      ...(step.body ? { body: JSON.stringify(step.body) } : {}),
    })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return null
  }
}

/** What browsers repeat: a server that is unavailable, or gone behind its proxy. */
const isRepeated = (status: number) => [502, 503, 504].includes(status)

/**
 * Runs a scenario request by request like a browser: repeats the same id if the connection was lost
 * or the server was unavailable.
 */
async function continueScenario(
  server: Pick<ServerProcess, 'at'>,
  scenario: RequestScenario,
  isOver: () => boolean,
  failures: string[],
): Promise<void> {
  while (!isOver() && !scenario.isDone) {
    const last = scenario.steps.at(-1)
    const step = last && last.answer === null ? last : scenario.next()
    if (!step) {
      scenario.isDone = true
      return
    }
    if (step !== last) scenario.steps.push(step)
    const answer = await sendStep(server, step)
    if (answer?.status === 200) step.answer = answer.text
    else if (!answer || isRepeated(answer.status) || answer.text.includes('REQUEST_IN_PROGRESS'))
      await sleep(20)
    else {
      failures.push(`${step.address}: ${answer.status} ${answer.text}`)
      return
    }
  }
}

/**
 * Runs scenarios, four in parallel, until `isOver` or all are done. @returns rejected requests;
 * none are expected
 */
export async function driveScenarios(
  server: Pick<ServerProcess, 'at'>,
  stories: readonly RequestScenario[],
  isOver: () => boolean = () => false,
): Promise<string[]> {
  const failures: string[] = []
  // Continue started scenarios first.
  const queue = stories
    .filter(({ isDone }) => !isDone)
    .toSorted((a, b) => b.steps.length - a.steps.length)
  const worker = async () => {
    for (let scenario = queue.shift(); scenario && !isOver(); scenario = queue.shift())
      await continueScenario(server, scenario, isOver, failures)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return failures
}

/** Returns the steps whose success was acknowledged. */
export const listAcknowledgedSteps = (stories: readonly RequestScenario[]): ScenarioStep[] =>
  stories.flatMap(({ steps }) => steps).filter(({ answer }) => answer !== null)

/**
 * Runs scenarios until `end` stops the server after a while, then restarts it. The server stops
 * after 3 to 42 more acknowledged steps of `counted`: by default of all scenarios.
 */
export async function driveUntilInterrupted(
  server: ServerProcess,
  stories: readonly RequestScenario[],
  end: () => Promise<unknown>,
  counted: readonly RequestScenario[] = stories,
): Promise<void> {
  let isOver = false
  const enough = listAcknowledgedSteps(counted).length + 3 + Math.floor(Math.random() * 40)
  const driving = driveScenarios(server, stories, () => isOver)
  await vi.waitFor(
    () => expect(listAcknowledgedSteps(counted).length).toBeGreaterThanOrEqual(enough),
    {
      timeout: 60_000,
      interval: 5,
    },
  )
  await end()
  isOver = true
  expect(await driving).toEqual([])
  await server.start()
}
