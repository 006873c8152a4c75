import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import {
  aHiring,
  anInternship,
  anUpcomingInternship,
  shiftDay,
} from '../../platform/testing/hiring.ts'
import {
  aPastInterview,
  contestCompanyClaim,
  submitCompanyClaim,
} from '../../platform/testing/no-show-claims.ts'
import {
  aScene,
  createMissedInterview,
  explanationText,
  getOwnNoShows,
  sendExplanation,
} from '../no-shows/testing/no-show-fixtures.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

const undoMs = 10_000
let server: TestServer
/** Serves the same database; decisions take effect at once, as what happens before needs no undo. */
let immediate: TestServer
let manager: Colleague
let colleague: Colleague

beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  immediate = await startTestServer({}, { beside: server })
  manager = await addColleague(server, 'MANAGER')
  colleague = await addColleague(server, 'REVIEWER')
})
afterAll(async () => {
  await immediate.stop()
  await server.stop()
})

/** A decision that is possible, and what it changes. */
interface Decision {
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  /** Whom it is about. */
  readonly subject: string
  readonly email: string
  /** How many emails tell them of it; one by default. */
  readonly mails?: number
  readonly readState: () => Promise<unknown>
}

const readOne = async (sql: string, id: string): Promise<unknown> =>
  Object.values((await server.pool.query(sql, [id])).rows[0] ?? {})[0]

async function aConcern() {
  const of = await anUpcomingInternship(immediate)
  const { payload } = await of.intern.request('POST common-services/internship-actions/v1', {
    body: { internship_id: of.internshipId, kind: 'REPORT_CONCERN', note: 'No one answers me.' },
  })
  return { of, id: String(payload.action_id), email: of.hiring.intern.email }
}

const decisions: Readonly<
  Record<string, { kind: string; event: string; create: () => Promise<Decision> }>
> = {
  'a concern': {
    kind: 'ACTION',
    event: 'internshipAction.accept',
    create: async () => {
      const { id, email } = await aConcern()
      return {
        path: `internship-actions/${id}/decide`,
        body: { decision: 'accept', reason: 'We spoke with your supervisor.' },
        subject: id,
        email,
        readState: () => readOne('select status from internship_actions where action_id = $1', id),
      }
    },
  },
  'the rescue of an internship': {
    kind: 'RESCUE',
    event: 'internshipRescue.extend',
    create: async () => {
      const { of, id, email } = await aConcern()
      const end = String(
        await readOne(
          'select ends_on::text from internships where internship_id = $1',
          of.internshipId,
        ),
      )
      return {
        path: `cases/${id}/rescue`,
        body: { act: 'EXTEND', ends_on: shiftDay(end, 7), reason: 'A week was lost.' },
        subject: id,
        email,
        readState: () =>
          readOne(
            'select ends_on::text from internships where internship_id = $1',
            of.internshipId,
          ),
      }
    },
  },
  'a message about a concern': {
    kind: 'CASE_MESSAGE',
    event: 'case.sendMessage',
    create: async () => {
      const { id, email } = await aConcern()
      return {
        path: `cases/${id}/messages`,
        body: { message: 'Since when?' },
        subject: id,
        email,
        readState: () =>
          readOne('select count(*)::int from case_messages where action_id = $1', id),
      }
    },
  },
  'a disputed interview': {
    kind: 'CLAIM',
    event: 'interview.recordInternNoShow',
    create: async () => {
      const scene = await aPastInterview(server)
      await submitCompanyClaim(scene)
      await contestCompanyClaim(scene)
      const id = scene.interview_id
      return {
        path: `interviews/${id}/decide`,
        body: { decision: 'INTERN_DID_NOT_COME', note: 'The call was open for an hour.' },
        subject: id,
        email: scene.intern.email,
        mails: 2,
        readState: () => readOne('select status from interviews where interview_id = $1', id),
      }
    },
  },
  'a certificate': {
    kind: 'CERTIFICATE',
    event: 'certificate.revoke',
    create: async () => {
      const hiring = await aHiring(immediate)
      const { internshipId } = await anInternship(immediate, hiring)
      const uuid = crypto.randomUUID()
      await server.pool.query(
        `insert into certificates (uuid, internship_id, facts, issued_at) values ($1, $2, $3, $4)`,
        [uuid, internshipId, { role: 'Analyst', company: 'Weirworks' }, server.now()],
      )
      return {
        path: `certificates/${uuid}/revoke`,
        body: { reason: 'The weeks were not worked.' },
        subject: uuid,
        email: hiring.intern.email,
        readState: () => readOne('select revoked_at from certificates where uuid = $1', uuid),
      }
    },
  },
  'an application that the team withdraws': {
    kind: 'APPLICATION',
    event: 'application.withdraw',
    create: async () => {
      const intern = await anIntern(server)
      const id = intern.applicationId
      return {
        path: `applications/${id}/withdraw`,
        body: { reason: 'NO_REPLY' },
        subject: id,
        email: intern.email,
        readState: () => readOne('select status from applications where application_id = $1', id),
      }
    },
  },
  // Last, because its clock moves on by days.
  'a missed interview': {
    kind: 'NO_SHOW',
    event: 'noShow.decide',
    create: async () => {
      const scene = await aScene(server)
      for (let count = 0; count < 2; count += 1) {
        await createMissedInterview(scene, 'intern')
        const { owes } = await getOwnNoShows(scene, 'company')
        await sendExplanation(scene, 'company', owes, { explanation: explanationText })
      }
      const id = String(
        await readOne(
          'select no_show_id from no_shows where company_id = $1 order by recorded_at desc limit 1',
          scene.companyId,
        ),
      )
      return {
        path: `no-shows/${id}/decide`,
        body: { decision: 'GO_ON', note: 'Two different people, both ill.' },
        subject: id,
        email: scene.admin.email,
        readState: () => readOne('select decision from no_shows where no_show_id = $1', id),
      }
    },
  },
}

const decide = ({ path, body }: Decision, by = manager) =>
  by.browser.request(`POST operator/${path}`, { body })
const countMails = async ({ email }: Decision) => (await server.mails(email)).length
const listEvents = async (): Promise<readonly string[]> =>
  (
    await server.pool.query(
      `select machine || '.' || move as name from event_log where actor_id = any($1) and machine || '.' || move not like '%.read' order by id`,
      [[manager.userId, colleague.userId]],
    )
  ).rows.map(({ name }) => name)

describe.each(Object.entries(decisions))('a decision about %s', (_, { kind, event, create }) => {
  const listPending = async () =>
    (await manager.browser.request('GET operator/pending-acts', { query: { kind } })).payload

  const isTask = ['ACTION', 'CLAIM', 'NO_SHOW'].includes(kind)
  const isQueued = async ({ subject }: Decision): Promise<boolean> => {
    if (!isTask) return false
    const { payload } = await manager.browser.request('GET operator/waits', {
      query: { kind, per_page: '100' },
    })
    return payload.some((wait: { id: string }) => wait.id === subject)
  }

  it('takes effect after ten seconds, once, by its operator', async () => {
    const decision = await create()
    const [before, mails] = [await decision.readState(), await countMails(decision)]
    const events = await listEvents()
    expect(await isQueued(decision)).toBe(isTask)
    expect((await decide(decision)).payload.pending).toMatchObject({ act_id: expect.any(String) })
    expect(await listPending()).toMatchObject([
      { subject_id: decision.subject, name: expect.stringMatching(/\S/), is_own: true },
    ])
    expect(await isQueued(decision)).toBe(false)
    await server.advanceClock(undoMs / 2)
    expect([await decision.readState(), await listEvents(), await countMails(decision)]).toEqual([
      before,
      events,
      mails,
    ])
    await server.advanceClock(undoMs / 2)
    expect(await decision.readState()).not.toEqual(before)
    expect((await listEvents()).slice(events.length)).toContain(event)
    expect([await countMails(decision), await listPending()]).toEqual([
      mails + (decision.mails ?? 1),
      [],
    ])
  })

  it('can be undone as if it had not been asked for, and then be made again', async () => {
    const decision = await create()
    const [before, mails] = [await decision.readState(), await countMails(decision)]
    const { payload } = await decide(decision)
    const undone = await manager.browser.request('POST operator/pending-acts/undo', {
      body: { act_id: payload.pending.act_id },
    })
    expect(undone).toMatchObject({ status: 200, payload: { subject_id: decision.subject } })
    await server.advanceClock(2 * undoMs)
    expect([await decision.readState(), await countMails(decision)]).toEqual([before, mails])
    expect((await decide(decision)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await decision.readState()).not.toEqual(before)
  })

  it('refuses a second one, of several at once and of a colleague’s', async () => {
    const decision = await create()
    const mails = await countMails(decision)
    const answers = await Promise.all(Array.from({ length: 4 }, () => decide(decision)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    expect(await decide(decision)).toMatchObject({
      status: 409,
      message:
        'This has just been decided. The decision will take effect in a few seconds unless it’s undone.',
    })
    await server.advanceClock(undoMs)
    expect(await countMails(decision)).toBe(mails + (decision.mails ?? 1))
  })
})
