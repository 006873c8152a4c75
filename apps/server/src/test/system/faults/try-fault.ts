import { setTimeout as delay } from 'node:timers/promises'
import type { TestResponse, TestServer } from '../../../platform/testing/harness.ts'
import type { FaultWork } from './fault-work.ts'

/** A fault that begins and ends. */
export interface Fault {
  readonly name: string
  begin(): void
  end(): void
}

/** What a fault did. */
export interface FaultResult {
  /** The longest wait for a response while it lasted, in seconds. */
  readonly answerSeconds: number
  /** From its end until the work was done, in seconds; the clock that was moved counts, too. */
  readonly wholeSeconds: number
  /** What was lost or done twice. */
  readonly violations: readonly string[]
}

const secondMs = 1000
const maxTries = 100
/** How long jobs run while a fault lasts. */
const jobFaultMs = 2000
const pauseMs = 300
const maxPauseMs = 3000
/** Jobs that failed are tried again after half a minute. */
const jobPauseMs = 31 * secondMs
const breakerRestMs = 10.2 * secondMs
/** After so many, what has not happened is lost; before, it is late. */
const maxJobPauses = 10

const allowedCodes = ['UNAVAILABLE', 'REQUEST_IN_PROGRESS', 'RATE_LIMITED']

/** Sends the work during a fault and until it is acknowledged, then counts its effects. */
export async function tryFault(
  server: TestServer,
  fault: Fault,
  work: FaultWork,
): Promise<FaultResult> {
  const violations: string[] = []
  fault.begin()
  const beganMs = performance.now()
  let response = await work.send()
  const answerSeconds = (performance.now() - beganMs) / secondMs
  // Jobs meet the fault, too, and may take until after its end to give up.
  const jobs = server.running.services.sweep().catch(() => {})
  await Promise.race([jobs, delay(jobFaultMs)])
  fault.end()
  const endedMs = performance.now()
  let movedMs = 0
  for (let tries = 0; response.status !== 200 && tries < maxTries; tries += 1) {
    if (!isAllowed(response))
      violations.push(
        `${fault.name}: ${response.status} ${response.code} ${response.text.slice(0, 200)}`,
      )
    // Who has to wait for longer moves the clock.
    const waitMs = Number(response.headers['retry-after'] ?? 0) * secondMs
    if (waitMs > maxPauseMs) {
      movedMs += waitMs
      await server.advanceClock(waitMs)
    }
    await delay(pauseMs)
    response = await work.send()
  }
  await jobs
  const { count, waitedMs } = await waitForEffects(server, work, response)
  movedMs += waitedMs
  const effect = judgeEffects(fault.name, response, count)
  return {
    answerSeconds,
    wholeSeconds: (performance.now() - endedMs + movedMs) / secondMs,
    violations: [...violations, ...effect],
  }
}

/** Moves the clock until the jobs have done the work, if they ever do. */
async function waitForEffects(
  server: TestServer,
  work: FaultWork,
  response: TestResponse,
): Promise<{ readonly count: number; readonly waitedMs: number }> {
  const { outbound } = server.running.services
  let count = await work.countEffects(response)
  let waitedMs = 0
  for (let pauses = 0; count === 0 && pauses < maxJobPauses; pauses += 1) {
    // A service that failed too often is not called for a while, which no clock shortens.
    if (outbound.listUnavailable().length > 0) await delay(breakerRestMs)
    await server.advanceClock(jobPauseMs)
    waitedMs += jobPauseMs
    count = await work.countEffects(response)
  }
  return { count, waitedMs }
}

const isAllowed = ({ status, code = '' }: TestResponse) =>
  status === 503 || (status !== 500 && allowedCodes.includes(code))

/** Returns what is wrong with the effects of an acknowledged request. */
export function judgeEffects(
  name: string,
  { status, code = '' }: Pick<TestResponse, 'status' | 'code'>,
  count: number,
): readonly string[] {
  if (status !== 200) return [`${name}: ${status} ${code} after the fault`]
  return count === 1 ? [] : [`${name}: ${count} effects of an acknowledged request`]
}
