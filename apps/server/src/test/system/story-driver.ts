import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { vi, expect } from 'vitest'
import { newId } from '../../platform/ids.ts'
import { insertSession } from '../../platform/session/session-store.ts'
import { randomToken, tokenHash } from '../../platform/session/signer.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import type { ServerProcess } from './server-process.ts'

/** One call of a story: what was asked under which id, and what was answered, once it was. */
export interface Step {
  readonly requestId: string
  readonly address: string
  readonly cookie: string
  readonly body: object | undefined
  answer: string | null
}

/** Calls that follow each other, each made of what the ones before were answered. */
export interface Scenario {
  readonly steps: Step[]
  /** The next call; null when all is told. */
  next(): Step | null
  isDone: boolean
}

export const stepOf = (address: string, cookie: string, body?: object): Step => ({
  requestId: randomUUID(),
  address,
  cookie,
  body,
  answer: null,
})
/** What a step was answered. */
export const payloadOf = (step: Step | undefined): ReturnType<typeof JSON.parse> =>
  step?.answer ? JSON.parse(step.answer).data.payload : undefined

/** The factories read nothing of a test server but its pool and its clock. */
export const tablesOf = (server: ServerProcess): TestServer =>
  ({ pool: server.pool(), now: () => new Date() }) as TestServer

/** Somebody signed in, straight in the tables. */
export async function cookieOf({ pool, now }: TestServer, userId: string): Promise<string> {
  const token = randomToken()
  const until = new Date(now().getTime() + 80 * 86_400_000)
  await pool.query(insertSession.text, [
    newId(now()),
    tokenHash(token),
    userId,
    null,
    now(),
    until,
    'crash',
  ])
  return `fledge=${token}`
}

/** Asks once. @returns the answer, or null where the line broke: then nobody knows whether it was done */
export async function askStep(
  server: ServerProcess,
  step: Step,
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

/** Takes a story on, call by call, as a browser would: the same id again where the line broke or the server was away. */
async function goOn(
  server: ServerProcess,
  story: Scenario,
  isOver: () => boolean,
  failures: string[],
): Promise<void> {
  while (!isOver() && !story.isDone) {
    const last = story.steps.at(-1)
    const step = last && last.answer === null ? last : story.next()
    if (!step) {
      story.isDone = true
      return
    }
    if (step !== last) story.steps.push(step)
    const answer = await askStep(server, step)
    if (answer?.status === 200) step.answer = answer.text
    else if (!answer || answer.status === 503 || answer.text.includes('REQUEST_IN_PROGRESS'))
      await sleep(20)
    else {
      failures.push(`${step.address}: ${answer.status} ${answer.text}`)
      return
    }
  }
}

/** Stories, four at a time, until told that it is over or nothing is left. @returns what was refused, which nothing should be */
export async function drive(
  server: ServerProcess,
  stories: readonly Scenario[],
  isOver: () => boolean = () => false,
): Promise<string[]> {
  const failures: string[] = []
  // Whatever was begun goes on first.
  const queue = stories
    .filter(({ isDone }) => !isDone)
    .toSorted((a, b) => b.steps.length - a.steps.length)
  const worker = async () => {
    for (let story = queue.shift(); story && !isOver(); story = queue.shift())
      await goOn(server, story, isOver, failures)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return failures
}

/** The steps that somebody was told are done. */
export const acknowledged = (stories: readonly Scenario[]): Step[] =>
  stories.flatMap(({ steps }) => steps).filter(({ answer }) => answer !== null)

/** Drives stories until something ends the server after a while; then starts it again. */
export async function interrupted(
  server: ServerProcess,
  stories: readonly Scenario[],
  end: () => Promise<unknown>,
): Promise<void> {
  let isOver = false
  const enough = acknowledged(stories).length + 3 + Math.floor(Math.random() * 40)
  const driving = drive(server, stories, () => isOver)
  await vi.waitFor(() => expect(acknowledged(stories).length).toBeGreaterThanOrEqual(enough), {
    timeout: 60_000,
    interval: 5,
  })
  await end()
  isOver = true
  expect(await driving).toEqual([])
  await server.start()
}
