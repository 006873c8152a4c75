import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { newId } from '../ids.ts'
import { insertSession } from '../session/session-store.ts'
import { randomToken, tokenHash } from '../session/signer.ts'
import { aCandidature, aCompany, anIntern, anOperator, aPlan, type Company, type Intern } from '../testing/factories.ts'
import { companyDetails } from '../testing/hiring.ts'
import type { TestServer } from '../testing/harness.ts'
import type { ServerProcess } from './server-process.ts'

/** One call of a hire: what was asked under which id, and what was answered, once it was. */
export interface Step {
  readonly requestId: string
  readonly address: string
  readonly cookie: string
  readonly body: object | undefined
  answer: string | null
}

/** One small hire: from an interviewed intern to an internship, in five calls of three people. */
export interface Hire {
  readonly candidatureId: string
  readonly intern: Intern
  readonly internCookie: string
  readonly steps: Step[]
  isDone: boolean
}

export interface Hiring {
  readonly company: Company
  readonly adminCookie: string
  readonly operatorCookie: string
  readonly hires: readonly Hire[]
}

/** Makes the people and candidatures that hires begin with, straight in the tables. */
export async function hiringWorld(server: ServerProcess, count: number): Promise<Hiring> {
  // The factories read nothing of a test server but its pool and its clock.
  const tables = { pool: server.pool(), now: () => new Date() } as TestServer
  const company = await aCompany(tables)
  const operator = await anOperator(tables)
  const hires: Hire[] = []
  for (let made = 0; made < count; made += 1) {
    const intern = await anIntern(tables)
    const candidatureId = await aCandidature(tables, company.companyId, await aPlan(tables, company.companyId), intern, { stage: 'INTERVIEWED', company_details: companyDetails })
    hires.push({ candidatureId, intern, internCookie: await cookieOf(tables, intern.userId), steps: [], isDone: false })
  }
  return { company, adminCookie: await cookieOf(tables, company.admin.userId), operatorCookie: await cookieOf(tables, operator.userId), hires }
}

async function cookieOf({ pool, now }: TestServer, userId: string): Promise<string> {
  const token = randomToken()
  const until = new Date(now().getTime() + 80 * 86_400_000)
  await pool.query(insertSession.text, [newId(now()), tokenHash(token), userId, null, now(), until, 'crash'])
  return `fledge=${token}`
}

const dayAt = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** The next call of a hire; its offer's id comes with the first answer. */
function nextStep({ company, adminCookie, operatorCookie }: Hiring, hire: Hire): Step | null {
  const step = (address: string, cookie: string, body?: object): Step => ({ requestId: randomUUID(), address, cookie, body, answer: null })
  const [first] = hire.steps
  if (!first?.answer) {
    return step('POST offer/save-offer-io', adminCookie, { candidature_id: hire.candidatureId, role: 'Data intern', starts_on: dayAt(60), ends_on: dayAt(60 + 8 * 7 - 1), hours_a_week: 30, place: 'REMOTE', is_paid: false })
  }
  const offer_id: unknown = JSON.parse(first.answer).data.payload.offer_id
  const steps = [
    step('POST offer/v2/save-offer-supervisor', adminCookie, { offer_id, supervisor_id: company.admin.memberId, supervisor_linkedin: 'https://www.linkedin.com/in/someone' }),
    step('POST offer/send-intern-offer', adminCookie, { offer_id }),
    step(`POST operator/offers/${String(offer_id)}/approve`, operatorCookie),
    step('POST intern-service/intern-offer/accept-offer-B2B', hire.internCookie, { offer_id, terms_accepted: true }),
  ]
  return steps[hire.steps.length - 1] ?? null
}

/** Asks once. @returns the answer, or null where the line broke: then nobody knows whether it was done */
export async function askStep(server: ServerProcess, step: Step): Promise<{ readonly status: number; readonly text: string } | null> {
  const [method = '', path = ''] = step.address.split(' ')
  try {
    const answer = await fetch(`${server.at}/backend/${path}`, {
      method, headers: { 'x-request-id': step.requestId, cookie: step.cookie, ...(step.body ? { 'content-type': 'application/json' } : {}) }, ...(step.body ? { body: JSON.stringify(step.body) } : {}),
    })
    return { status: answer.status, text: await answer.text() }
  } catch {
    return null
  }
}

/** Takes a hire on, call by call, as a browser would: the same id again where the line broke or the server was away. */
async function hireOn(server: ServerProcess, world: Hiring, hire: Hire, isOver: () => boolean, failures: string[]): Promise<void> {
  while (!isOver() && !hire.isDone) {
    const last = hire.steps.at(-1)
    const step = last && last.answer === null ? last : nextStep(world, hire)
    if (!step) {
      hire.isDone = true
      return
    }
    if (step !== last) hire.steps.push(step)
    const answer = await askStep(server, step)
    if (answer?.status === 200) step.answer = answer.text
    else if (!answer || answer.status === 503 || answer.text.includes('REQUEST_RUNNING')) await sleep(20)
    else {
      failures.push(`${step.address}: ${answer.status} ${answer.text}`)
      return
    }
  }
}

/** Hires, four at a time, until told that it is over or nothing is left. @returns what was refused, which nothing should be */
export async function drive(server: ServerProcess, world: Hiring, isOver: () => boolean): Promise<string[]> {
  const failures: string[] = []
  // Whatever was begun goes on first.
  const queue = world.hires.filter(({ isDone }) => !isDone).toSorted((a, b) => b.steps.length - a.steps.length)
  const worker = async () => {
    for (let hire = queue.shift(); hire && !isOver(); hire = queue.shift()) await hireOn(server, world, hire, isOver, failures)
  }
  await Promise.all([worker(), worker(), worker(), worker()])
  return failures
}
