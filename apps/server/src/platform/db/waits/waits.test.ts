import { candidatureStages, type CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import {
  type CandidatureTurnFacts,
  getCandidatureTurn,
  getTurnDueAt,
  getTurnSince,
} from '@fledge/domain/candidatures/rules.ts'
import { toNoShowClaim } from '@fledge/domain/interviews/no-show-claims.ts'
import { interviewStatuses, liveInterviewStatuses } from '@fledge/domain/interviews/types.ts'
import { stateTurns, waitKinds } from '@fledge/domain/waits/types.ts'
import { dayMs, hourMs, type Instant } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  aMember,
  anIntern,
  anInterview,
  anOffer,
  aPlan,
} from '../../testing/factories.ts'
import { startTestServer, type TestServer } from '../../testing/harness.ts'
import type { TestRow } from '../../testing/insert-row.ts'
import { anUpcomingInternship } from '../../testing/hiring.ts'
import { waitsSql } from './waits.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

interface WaitRow {
  readonly kind: string
  readonly side: string
  readonly since: Instant
  readonly due_at: Instant | null
}

const statement = `select kind, side, since, due_at from (${waitsSql
  .replaceAll(':now', '$2')
  .replaceAll(':no_shows_since', '$3')}) w where id = $1`

async function listWaits(id: string, now = server.now()): Promise<WaitRow[]> {
  const { rows } = await server.pool.query<WaitRow>(statement, [
    id,
    now,
    new Date(now.getTime() - 180 * dayMs),
  ])
  return rows
}

interface Subject {
  readonly table: string
  readonly key: string
  readonly column: string
  readonly id: string
}

/** Creates a row of every machine that people wait for, one that an intern and a company share. */
async function createSubjects(): Promise<Record<keyof typeof stateTurns, Subject>> {
  const now = server.now()
  const { companyId, admin } = await aCompany(server)
  const applicant = await anIntern(server)
  const intern = await anIntern(server)
  const member = await aMember(server, companyId, {})
  const plan = await aPlan(server, companyId, { openings: 9 })
  const args = [server, companyId] as const
  const candidature = await aCandidature(...args, plan, intern, {
    stage: 'INTERVIEW_SCHEDULED',
    interested_at: now,
  })
  const interview = await anInterview(...args, candidature, intern, [admin.memberId], {
    starts_at: new Date(now.getTime() + dayMs),
    ends_at: new Date(now.getTime() + dayMs + hourMs),
  })
  const offer = await anOffer(...args, plan, candidature, intern, admin.memberId, {
    status: 'OFFERED',
    sent_at: now,
    approved_at: now,
    answer_by: new Date(now.getTime() + 7 * dayMs),
  })
  const placed = await anUpcomingInternship(server)
  const action = await placed.intern.request('POST common-services/internship-actions/v1', {
    body: { internship_id: placed.internshipId, kind: 'CHANGE_SUPERVISOR', note: 'We do not fit.' },
  })
  const reporter = await server.as(intern.userId)
  await reporter.request('POST common-services/content-reports', {
    body: { kind: 'COMPANY', id: companyId, part: 'TEXT', reason: 'UNTRUE' },
  })
  const report = await server.pool.query('select report_id from content_reports')
  const hiding = await server.pool.query(
    `insert into content_hidings (hiding_id, status, kind, part, company_id, reason, note, hidden_by, created_at, requested_at, decided_at)
    values (gen_random_uuid(), 'HIDDEN', 'COMPANY', 'logo', $1, 'UNTRUE', 'Not theirs.', $2, $3, $3, $3) returning hiding_id`,
    [companyId, admin.userId, now],
  )
  const reply = await server.pool.query(
    `with m as (
      insert into messages (message_id, author_id, subject, body, reason, recipient_count, needs_approval, send_at, created_at)
      values (gen_random_uuid(), $1, 'News', 'News.', 'News', 1, false, $2, $2) returning message_id)
    insert into message_replies (reply_id, message_id, user_id, side, status, body, created_at, decided_at)
    select gen_random_uuid(), message_id, $1, 'intern', 'UNANSWERED', 'Thanks.', $2, $2 from m returning reply_id`,
    [intern.userId, now],
  )
  const reviewed = await anIntern(server, { application: { status: 'REJECTED' } })
  await server.pool.query(
    `insert into second_opinions (opinion_id, application_id, status, asked_by, question, asked_at, due_at)
    values (gen_random_uuid(), $1, 'CANCELLED', $2, 'Is this enough?', $3, $3)`,
    [reviewed.applicationId, admin.userId, now],
  )
  const payment = await server.pool.query(
    `insert into payments (payment_id, intern_id, application_id, status, amount, currency, created_at)
    values (gen_random_uuid(), $1, $2, 'CREATED', 100, 'EUR', $3) returning payment_id`,
    [intern.internId, intern.applicationId, now],
  )
  const subject = (table: string, key: string, id: unknown, column = 'status'): Subject => ({
    table,
    key,
    column,
    id: String(id),
  })
  return {
    application: subject('applications', 'application_id', applicant.applicationId),
    company: subject('companies', 'company_id', companyId),
    member: subject('members', 'member_id', member.memberId),
    candidature: subject('candidatures', 'candidature_id', candidature, 'stage'),
    interview: subject('interviews', 'interview_id', interview),
    offer: subject('offers', 'offer_id', offer),
    internship: subject('internships', 'internship_id', placed.internshipId),
    internshipAction: subject('internship_actions', 'action_id', action.payload.action_id),
    contentHiding: subject('content_hidings', 'hiding_id', hiding.rows[0].hiding_id),
    contentReport: subject('content_reports', 'report_id', report.rows[0].report_id),
    messageReply: subject('message_replies', 'reply_id', reply.rows[0].reply_id),
    secondOpinion: subject('second_opinions', 'application_id', reviewed.applicationId),
    payment: subject('payments', 'payment_id', payment.rows[0].payment_id),
  }
}

describe('every machine', () => {
  let subjects: Awaited<ReturnType<typeof createSubjects>>
  beforeAll(async () => {
    subjects = await createSubjects()
  })
  const cells = Object.entries(stateTurns).flatMap(([machine, states]) =>
    Object.entries<readonly string[]>(states).map(
      ([state, sides]) => ({ machine: machine as keyof typeof stateTurns, state, sides }) as const,
    ),
  )

  it.each(cells)('$machine in $state waits for: $sides', async ({ machine, state, sides }) => {
    const { table, key, column, id } = subjects[machine]
    await server.pool.query(`alter table ${table} disable trigger user`)
    await server.pool.query(`update ${table} set ${column} = $2 where ${key} = $1`, [id, state])
    const waits = await listWaits(id)
    expect(waits).toHaveLength(sides.length > 0 ? 1 : 0)
    for (const wait of waits) {
      expect(sides).toContain(wait.side)
      expect(waitKinds).toContain(wait.kind)
      expect(Date.parse(wait.since)).not.toBeNaN()
      expect(Date.parse(wait.due_at ?? '')).not.toBeNaN()
    }
  })
})

/** Everything that a candidature's turn depends on, as the lists read it. */
async function readFacts(id: string): Promise<CandidatureTurnFacts> {
  const { rows } = await server.pool.query(
    `select c.stage, c.stage_since, c.interested_at, c.interest_used_ms::float8 as used, c.known_to_intern_at,
      v.status, v.status_since, v.answer_by, v.ends_at, v.no_show_claimed_by, v.no_show_claimed_at, v.no_show_contested_at, v.claim_review_days,
      co.time_zone as company_zone, u.time_zone as intern_zone,
      (select max(answer_by) from offers o where o.candidature_id = c.candidature_id and o.status = 'OFFERED') as answer_offer_by,
      (select max(o.review_days) from offers o where o.candidature_id = c.candidature_id and o.status = 'IN_REVIEW') as offer_review_days
    from candidatures c join companies co using (company_id) join interns n using (intern_id) join users u using (user_id)
      left join lateral (select * from interviews x where x.candidature_id = c.candidature_id order by created_at desc limit 1) v on true
    where c.candidature_id = $1`,
    [id],
  )
  const row = rows[0]
  return {
    stage: row.stage,
    stageSince: row.stage_since,
    interestedAt: row.interested_at,
    interestUsedMs: row.used,
    isKnown: row.known_to_intern_at !== null,
    offerAnswerBy: row.answer_offer_by,
    offerReviewDays: row.offer_review_days,
    confirmBy: null,
    interview: row.status && {
      status: row.status,
      since: row.status_since,
      answerBy: row.answer_by,
      endsAt: row.ends_at,
      claim: toNoShowClaim(
        {
          claimedBy: row.no_show_claimed_by,
          claimedAt: row.no_show_claimed_at,
          contestedAt: row.no_show_contested_at,
          reviewDays: row.claim_review_days,
        },
        { company: row.company_zone, intern: row.intern_zone },
      ),
    },
  }
}

async function expectDomainTurn(id: string): Promise<void> {
  const facts = await readFacts(id)
  const turn = getCandidatureTurn(facts.stage, facts.interview, facts.isKnown)
  expect(await listWaits(id)).toEqual(
    turn === 'none'
      ? []
      : [
          {
            kind: facts.stage === 'INTERVIEWED' ? 'DECISION' : 'CANDIDATURE',
            side: turn,
            since: getTurnSince(facts),
            due_at: getTurnDueAt(facts),
          },
        ],
  )
}

describe('candidatures', () => {
  const daysAgo = (days: number) => new Date(server.now().getTime() - days * dayMs)
  const addCandidature = async (stage: CandidatureStage, overrides: object) => {
    const { companyId, admin } = await aCompany(server, { time_zone: 'America/New_York' })
    const intern = await anIntern(server)
    const plan = await aPlan(server, companyId)
    const args = [server, companyId] as const
    const id = await aCandidature(...args, plan, intern, { stage, ...overrides })
    return {
      id,
      addInterview: (interview: TestRow) =>
        anInterview(...args, id, intern, [admin.memberId], interview),
      addOffer: (offer: TestRow) => anOffer(...args, plan, id, intern, admin.memberId, offer),
    }
  }

  it('have the turn, start and deadline that the domain calculates at every stage', async () => {
    const stages = candidatureStages.filter((stage) => !stage.startsWith('INTERVIEW_'))
    for (const stage of stages)
      for (const facts of [
        { known_to_intern_at: null },
        { known_to_intern_at: daysAgo(2), interested_at: daysAgo(3) },
        { known_to_intern_at: daysAgo(2), interested_at: daysAgo(6), interest_used_ms: 17 * dayMs },
      ]) {
        const { id, addOffer } = await addCandidature(stage, { stage_since: daysAgo(4), ...facts })
        if (stage === 'OFFERED') await addOffer({ status: 'OFFERED', answer_by: daysAgo(-3) })
        await expectDomainTurn(id)
      }
  })

  it('have the turn of their newest interview', async () => {
    for (const status of [...liveInterviewStatuses, 'IN_PAST' as const]) {
      const { id, addInterview } = await addCandidature('INTERVIEW_SCHEDULED', {})
      await addInterview({ status: 'COMPLETED', created_at: daysAgo(9), status_since: daysAgo(9) })
      await addInterview({
        status,
        status_since: daysAgo(1),
        ...(status === 'CONFIRMED' || status === 'IN_PAST'
          ? { answer_by: null, starts_at: daysAgo(2), ends_at: daysAgo(1.9) }
          : {}),
      })
      await expectDomainTurn(id)
    }
    expect(interviewStatuses).toContain('IN_PAST')
  })

  it('wait two working days of the accused side for a response to a claim, on any weekday', async () => {
    for (const by of ['company', 'intern'])
      for (let days = 0; days < 8; days += 1)
        for (const contested of [null, daysAgo(days)]) {
          const { id, addInterview } = await addCandidature('INTERVIEW_SCHEDULED', {})
          const claimed = new Date(daysAgo(days + 2).getTime() - 5 * hourMs)
          await addInterview({
            status: 'IN_PAST',
            answer_by: null,
            starts_at: daysAgo(11),
            ends_at: daysAgo(10.9),
            no_show_claimed_by: by,
            no_show_claimed_at: claimed,
            no_show_contested_at: contested,
          })
          await expectDomainTurn(id)
        }
  })
})
