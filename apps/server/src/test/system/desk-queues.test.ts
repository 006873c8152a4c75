import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { addColleague, type Colleague } from '../../features/waits/testing/colleagues.ts'
import { toWaitParams, waitsSql } from '../../platform/db/waits/waits.ts'
import { aCompany } from '../../platform/testing/factories.ts'
import { pauseForeignIds } from '../../platform/testing/foreign-ids.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { loadScaleData } from '../scale/load-scale-data.ts'
import { scaleNow } from '../scale/scale-options.ts'
import { createRandom } from './lives/choose-action.ts'
import { pickAt } from './random-world.ts'
import { chooseRounds } from './rounds.ts'

// The queues of the review desk and the waits of the programme team have to be the same rows, in a
// data set with applications, companies and offers in every state, and after each act on them.

vi.setConfig({ testTimeout: 3_600_000, hookTimeout: 120_000 })

let server: TestServer
let ada: Colleague
let ben: Colleague
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10', MAX_IN_FLIGHT: '1000' })
  const { host, port, user, database } = server.pool.options
  await loadScaleData({ host, port, user, database }, { interns: 400, liveShare: 0.3, seed: 1 })
  server.running.services.movableClock?.set(scaleNow)
  // The statements are tried with other ids in every other file.
  pauseForeignIds()
  // The data set has no waiting list.
  for (let at = 0; at < 4; at += 1) await aCompany(server, { status: 'IN_WAITING_LIST' })
  ada = await addColleague(server, 'MANAGER')
  ben = await addColleague(server, 'REVIEWER')
})
afterAll(() => server.stop())

interface DeskQueue {
  readonly path: string
  readonly id: string
  readonly query?: Readonly<Record<string, string>>
}
const queues: Readonly<Record<string, DeskQueue>> = {
  APPLICATION: { path: 'operator/applications', id: 'application_id' },
  COMPANY: {
    path: 'operator/companies',
    id: 'company_id',
    query: { status: 'PENDING_APPROVAL' },
  },
  WAITING_LIST: {
    path: 'operator/companies',
    id: 'company_id',
    query: { status: 'IN_WAITING_LIST' },
  },
  OFFER: { path: 'operator/offers', id: 'offer_id' },
}

async function readQueue({ path, id, query }: DeskQueue): Promise<readonly string[]> {
  const ids: string[] = []
  let after: Readonly<Record<string, string>> = {}
  for (;;) {
    const response = await ada.browser.request(`GET ${path}`, {
      query: { ...query, ...after, per_page: '100' },
    })
    expect(response.status, `${path} ${response.text}`).toBe(200)
    ids.push(...response.payload.map((row: Readonly<Record<string, string>>) => row[id]))
    if (!response.next) return ids.toSorted()
    after = { after: response.next }
  }
}

const waitsOfKind = `select w.id::text as id from (${waitsSql
  .replaceAll(':now', '$2')
  .replaceAll(':no_shows_since', '$3')}) w where w.kind = $1 and w.side = 'operator' order by 1`

async function readWaits(kind: string): Promise<readonly string[]> {
  const { now, no_shows_since } = toWaitParams(server.now())
  const { rows } = await server.pool.query(waitsOfKind, [kind, now, no_shows_since])
  return rows.map(({ id }) => id)
}

/** Compares every queue with the waits of its kind. */
async function compareQueues(after: string): Promise<void> {
  for (const [kind, queue] of Object.entries(queues))
    expect([after, kind, await readQueue(queue)]).toEqual([after, kind, await readWaits(kind)])
}

type Subject = Readonly<Record<'id' | 'status', string>>
interface Act {
  readonly table: 'application' | 'company' | 'offer'
  readonly path: string
  readonly method?: 'PUT'
  readonly from: readonly string[]
  readonly body?: (subject: Subject) => object
  readonly by?: () => Colleague
}

const reviewable = ['SUBMITTED', 'IN_REVIEW']
const expected = ({ status }: Subject) => ({ expected_status: status })
const question = (subject: Subject) => ({ ...expected(subject), points: ['Who signs for you?'] })
const rejection = (subject: Subject) => ({ ...expected(subject), reason: 'OTHER', note: 'Other.' })
const other = () => ({ reason: 'OTHER', note: 'Other.' })
const acts: readonly Act[] = [
  { table: 'application', path: 'take', from: ['SUBMITTED'] },
  {
    table: 'application',
    path: 'comments/RESUME_PROFILE',
    method: 'PUT',
    from: reviewable,
    body: () => ({ body: 'When did you work there?' }),
  },
  { table: 'application', path: 'request-changes', from: ['IN_REVIEW'] },
  { table: 'application', path: 'approve', from: reviewable },
  { table: 'application', path: 'reject', from: reviewable, body: other },
  { table: 'application', path: 'withdraw', from: [...reviewable, 'APPROVED'], body: other },
  {
    table: 'application',
    path: 'opinion',
    from: ['IN_REVIEW'],
    body: () => ({ colleague_id: ben.userId, question: 'What do you think?' }),
  },
  { table: 'application', path: 'opinion/cancel', from: ['IN_REVIEW'] },
  {
    table: 'application',
    path: 'opinion/answer',
    from: ['IN_REVIEW'],
    body: () => ({ recommendation: 'UNSURE', comment: 'Hard to say.' }),
    by: () => ben,
  },
  { table: 'company', path: 'approve', from: ['PENDING_APPROVAL'], body: expected },
  { table: 'company', path: 'reject', from: ['PENDING_APPROVAL'], body: rejection },
  { table: 'company', path: 'ask', from: ['PENDING_APPROVAL'], body: question },
  { table: 'company', path: 'admit', from: ['IN_WAITING_LIST'], body: expected },
  { table: 'company', path: 'reopen', from: ['REJECTED'], body: expected },
  { table: 'company', path: 'expel', from: ['APPROVED'], body: rejection },
  { table: 'offer', path: 'approve', from: ['IN_REVIEW'] },
  {
    table: 'offer',
    path: 'revision',
    from: ['IN_REVIEW'],
    body: () => ({ comments: 'Other dates, please.' }),
  },
  { table: 'offer', path: 'reject', from: ['IN_REVIEW'], body: other },
]

const plurals = { application: 'applications', company: 'companies', offer: 'offers' } as const

/** A row in one of the statuses, of which the newest are drawn again and again: acts meet on it. */
async function drawSubject({ table, from }: Act, random: () => number) {
  const { rows } = await server.pool.query<Subject>(
    `select ${table}_id as id, status from ${plurals[table]} where status = any($1)
     order by ${table}_id desc limit 4`,
    [from],
  )
  return rows.length > 0 ? pickAt(rows, Math.floor(random() * rows.length)) : null
}

/** Makes an act as someone of the team would. @returns its name and the status of the response */
async function takeAct(act: Act, random: () => number): Promise<string> {
  const name = `${act.table} ${act.path}`
  const subject = await drawSubject(act, random)
  if (!subject) return `${name}: nothing to act on`
  const { browser } = act.by?.() ?? ada
  const path = `operator/${plurals[act.table]}/${subject.id}/${act.path}`
  const { status, code } = await browser.request(`${act.method ?? 'POST'} ${path}`, {
    body: act.body?.(subject) ?? {},
  })
  return `${name}: ${status}${code ? ` ${code}` : ''}`
}

/** Takes back the newest decision that can still be undone. */
async function undoNewest(): Promise<string> {
  const { rows } = await server.pool.query(
    'select act_id from pending_acts where finished_at is null order by act_id desc limit 1',
  )
  const act_id = rows[0]?.act_id
  if (!act_id) return 'undo: nothing'
  const { status } = await ada.browser.request('POST operator/pending-acts/undo', {
    body: { act_id },
  })
  return `undo: ${status}`
}

/** Replies as a company that was asked. */
async function replyToTeam(): Promise<string> {
  const { rows } = await server.pool.query(
    `select q.question_id, m.user_id
     from company_questions q join members m on m.company_id = q.company_id and m.role = 'ADMIN' and m.status = 'ACTIVE'
     where q.answered_at is null and q.closed_at is null
     order by q.asked_at desc limit 1`,
  )
  const row = rows[0]
  if (!row) return 'reply: no company was asked'
  const browser = await server.as(row.user_id)
  const { status } = await browser.request('POST host-company/answer-question', {
    body: { question_id: row.question_id, answer: 'Our manager does.' },
  })
  return `reply: ${status}`
}

async function wait(ms: number): Promise<string> {
  await server.advanceClock(ms)
  return `wait ${ms}`
}

const waitSometimes = (random: () => number) => wait(random() < 0.9 ? 11_000 : dayMs)
const others = [undoNewest, replyToTeam, waitSometimes, waitSometimes]

it('the queues of the review desk are the waits of the team, after every act', async () => {
  const random = createRandom(1)
  for (const kind of Object.keys(queues))
    expect((await readWaits(kind)).length, kind).toBeGreaterThan(0)
  await compareQueues('the data set')
  const outcomes = new Map<string, number>()
  for (let round = 0; round < chooseRounds(90, 2000); round += 1) {
    const chosen = Math.floor(random() * (acts.length + others.length))
    const act = acts[chosen]
    const outcome = act
      ? await takeAct(act, random)
      : await pickAt(others, chosen - acts.length)(random)
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
    expect(outcome).not.toMatch(/: (401|403|5\d\d)/)
    await compareQueues(outcome)
  }
  const successes = [...outcomes.keys()].filter((outcome) => outcome.endsWith(': 200'))
  // Otherwise most acts were refused, and nothing was compared.
  expect(successes.length, JSON.stringify([...outcomes])).toBeGreaterThanOrEqual(12)
})
