import { randomUUID } from 'node:crypto'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anInterview,
  anOperator,
  aPlan,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { anUpcomingInternship } from '../../platform/testing/hiring.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { addConcern } from './testing/concern-rows.ts'
import { aPair, createMergeRequests } from './testing/merges.ts'

let server: TestServer
let manager: Browser
let operatorId: string
beforeAll(async () => {
  server = await startTestServer()
  operatorId = (await anOperator(server)).userId
  manager = await server.as(operatorId)
})
afterAll(() => server.stop())

/** Whether an account can be closed as a duplicate of another one; else why not. */
const readMay = async (closed: TestIntern, remaining: TestIntern): Promise<true | string> => {
  const { payload } = await createMergeRequests(manager).compare(closed.userId, remaining.userId)
  return payload.comparison.accounts.find(({ id }: { id: string }) => id === closed.userId).may
    .close
}
const refused = (obstacle: string) => `accounts.refused.merge.${obstacle}`
const run = (sql: string, ...values: readonly unknown[]) => server.pool.query(sql, [...values])
const daysAgo = (days: number) => new Date(server.now().getTime() - days * dayMs)

async function addPayment(intern: TestIntern, fields: Readonly<Record<string, unknown>>) {
  const id = randomUUID()
  await insertRow(server.pool, 'payments', {
    payment_id: id,
    intern_id: intern.internId,
    application_id: intern.applicationId,
    amount: 50_000,
    currency: 'EUR',
    created_at: server.now(),
    ...fields,
  })
  return id
}

async function addInterview(intern: TestIntern, fields: Readonly<Record<string, unknown>> = {}) {
  const company = await aCompany(server)
  const candidature = await aCandidature(
    server,
    company.companyId,
    await aPlan(server, company.companyId),
    intern,
    { stage: 'INTERVIEW_SCHEDULED' },
  )
  const interview = await anInterview(server, company.companyId, candidature, intern, [], {
    status: 'UNAVAILABLE',
    starts_at: daysAgo(3),
    ends_at: new Date(daysAgo(3).getTime() + 1_800_000),
    ...fields,
  })
  return { company, interview }
}

/** A missed interview that was recorded and explained. */
async function addNoShow(intern: TestIntern, fields: Readonly<Record<string, unknown>> = {}) {
  const { company, interview } = await addInterview(intern)
  await insertRow(server.pool, 'no_shows', {
    no_show_id: randomUUID(),
    interview_id: interview,
    side: 'intern',
    company_id: company.companyId,
    intern_id: intern.internId,
    was_contested: false,
    recorded_at: daysAgo(2),
    explanation: 'The train was late.',
    explained_at: daysAgo(2),
    ...fields,
  })
}

describe('an account is not closed as a duplicate', () => {
  it('while a payment is open', async () => {
    const [closed, remaining] = await aPair(server)
    expect(await readMay(closed, remaining)).toBe(true)
    const id = await addPayment(closed, { status: 'REQUIRES_ACTION' })
    expect(await readMay(closed, remaining)).toBe(refused('PAYMENT'))
    expect(await readMay(remaining, closed)).toBe(true)
    await run(`update payments set status = 'FAILED' where payment_id = $1`, id)
    expect(await readMay(closed, remaining)).toBe(true)
  })

  it('while a refund is due, or proposed and not decided', async () => {
    const [closed, remaining] = await aPair(server)
    const id = await addPayment(closed, { status: 'SUCCEEDED', refund_due_at: server.now() })
    expect(await readMay(closed, remaining)).toBe(refused('REFUND'))
    await run('update payments set refund_due_at = null where payment_id = $1', id)
    expect(await readMay(closed, remaining)).toBe(true)
    await insertRow(server.pool, 'refund_proposals', {
      proposal_id: randomUUID(),
      payment_id: id,
      amount: 100,
      note: 'Paid twice.',
      proposed_by: operatorId,
      proposed_at: server.now(),
    })
    expect(await readMay(closed, remaining)).toBe(refused('REFUND'))
    await run(
      `update refund_proposals set decision = 'DECLINED', decided_by = $2, decided_at = now() where payment_id = $1`,
      id,
      (await anOperator(server)).userId,
    )
    expect(await readMay(closed, remaining)).toBe(true)
  })

  it('while a concern about a past internship is open', async () => {
    const { hiring, internshipId } = await anUpcomingInternship(server)
    const remaining = await anIntern(server)
    await run(`update internships set status = 'COMPLETE' where internship_id = $1`, internshipId)
    expect(await readMay(hiring.intern, remaining)).toBe(true)
    await addConcern(server, {
      internship: internshipId,
      side: 'intern',
      userId: hiring.intern.userId,
      mark: 'Open',
    })
    expect(await readMay(hiring.intern, remaining)).toBe(refused('CONCERN'))
    await run(
      `update internship_actions set status = 'ACCEPTED', decided_at = now() where internship_id = $1`,
      internshipId,
    )
    expect(await readMay(hiring.intern, remaining)).toBe(true)
  })

  it('while a reply to the team is unanswered', async () => {
    const [closed, remaining] = await aPair(server)
    await run(
      `with m as (
         insert into messages (message_id, author_id, subject, body, reason, recipient_count, needs_approval, send_at, created_at)
         values (gen_random_uuid(), $2, 'News', 'News.', 'News', 1, false, now(), now()) returning message_id)
       insert into message_replies (reply_id, message_id, user_id, side, status, body, created_at)
       select gen_random_uuid(), message_id, $1, 'intern', 'UNANSWERED', 'Thanks.', now() from m`,
      closed.userId,
      operatorId,
    )
    expect(await readMay(closed, remaining)).toBe(refused('REPLY'))
    await run(
      `update message_replies set status = 'CLOSED', decided_at = now() where user_id = $1`,
      closed.userId,
    )
    expect(await readMay(closed, remaining)).toBe(true)
  })

  it.each(['company', 'intern'])('while a report by the %s is not settled', async (side) => {
    const [closed, remaining] = await aPair(server)
    const { interview } = await addInterview(closed, { status: 'IN_PAST' })
    expect(await readMay(closed, remaining)).toBe(true)
    await run(
      'update interviews set no_show_claimed_by = $2, no_show_claimed_at = now() where interview_id = $1',
      interview,
      side,
    )
    expect(await readMay(closed, remaining)).toBe(refused('DISPUTE'))
    await run(`update interviews set status = 'COMPLETED' where interview_id = $1`, interview)
    expect(await readMay(closed, remaining)).toBe(true)
  })

  it('while the intern disputes that they missed one; a company’s own dispute is not theirs', async () => {
    const [closed, remaining] = await aPair(server)
    await addNoShow(closed, { side: 'company', contested_at: daysAgo(1) })
    await addNoShow(closed)
    expect(await readMay(closed, remaining)).toBe(true)
    await run(
      `update no_shows set contested_at = now() where intern_id = $1 and side = 'intern'`,
      closed.internId,
    )
    expect(await readMay(closed, remaining)).toBe(refused('DISPUTE'))
    await run(
      `update no_shows set decision = 'GO_ON', decided_at = now(), decided_by = $2 where intern_id = $1 and side = 'intern'`,
      closed.internId,
      operatorId,
    )
    expect(await readMay(closed, remaining)).toBe(true)
  })

  it('while the second missed one waits for the team', async () => {
    const [closed, remaining] = await aPair(server)
    await addNoShow(closed, { recorded_at: daysAgo(190) })
    await addNoShow(closed, { recorded_at: daysAgo(30) })
    expect(await readMay(closed, remaining)).toBe(true)
    await addNoShow(closed)
    expect(await readMay(closed, remaining)).toBe(refused('DISPUTE'))
  })

  it('while booking is suspended, so that it is not escaped', async () => {
    const [closed, remaining] = await aPair(server)
    const decided = { decision: 'GO_ON', decided_at: daysAgo(20), decided_by: operatorId }
    await addNoShow(closed, { recorded_at: daysAgo(40) })
    await addNoShow(closed, { recorded_at: daysAgo(30), ...decided })
    expect(await readMay(closed, remaining)).toBe(true)
    await addNoShow(closed)
    expect(await readMay(closed, remaining)).toBe(refused('SUSPENSION'))
    expect(await readMay(remaining, closed)).toBe(true)
    const response = await createMergeRequests(manager).merge(closed.userId, remaining.userId)
    expect(response).toMatchObject({
      status: 409,
      message: expect.stringContaining('can’t book interviews'),
    })
  })
})
