import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import {
  aBatch,
  aCandidature,
  aCompany,
  anIntern,
  anOffer,
  anOperator,
  aPlan,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import type { TestServer } from '../../platform/testing/harness.ts'
import { fillInApplication } from '../../platform/testing/complete-application.ts'
import { listViolations } from './invariants.ts'
import { countResults } from './race-client.ts'
import {
  countDeadlocks,
  eightCallers,
  expectInEachRound,
  type RaceServer,
  runRounds,
  startRaceServer,
} from './race-server.ts'

vi.setConfig({ testTimeout: 600_000, hookTimeout: 60_000 })

/** Their preparation takes longer than the other races. */
const rounds = { usual: 4, longRun: 100 }
const day = 86_400_000

let server: TestServer
let race: RaceServer
let line: RaceServer['openClient']
beforeAll(async () => {
  race = await startRaceServer()
  server = race.server
  line = race.openClient
})
afterAll(() => race.stop())
afterEach(async () => expect(await listViolations(server.pool)).toEqual([]))

/** Creates an intern in a separate batch, with the application at a status. */
async function createApplicant(status: string): Promise<TestIntern> {
  const batch = await aBatch(server, { seats_taken: 1 })
  return anIntern(server, {
    batch,
    intern: { batch_id: batch.batchId },
    application: {
      status,
      career_field_id: null,
      skill_ids: [],
      submitted_at: null,
      decided_at: null,
    },
  })
}
const readApplication = async ({ applicationId }: TestIntern) =>
  (
    await server.pool.query(
      'select status, career_field_id, skill_ids from applications where application_id = $1',
      [applicationId],
    )
  ).rows[0]
const isInBrowse = async ({ internId }: TestIntern) =>
  (await server.pool.query('select 1 from intern_search where intern_id = $1', [internId]))
    .rowCount === 1

describe('an application', () => {
  it('is submitted once, and a concurrent save is either included or rejected', async () => {
    const results = await runRounds(async () => {
      const intern = await createApplicant('IN_PROGRESS')
      await fillInApplication(server, await server.as(intern.userId), intern)
      const before = await readApplication(intern)
      const tab = await line(intern.userId)
      const [saved, ...sent] = await Promise.all([
        tab.ask('PATCH intern-service/application/specialisation', {
          career_field_id: before.career_field_id,
          skill_ids: before.skill_ids.slice(0, 1),
        }),
        ...eightCallers.map(() => tab.ask('POST intern-service/application/submit', {})),
      ])
      const after = await readApplication(intern)
      return {
        ...countResults(sent),
        status: after.status,
        isAsTold: (saved.status === 200) === (after.skill_ids.length === 1),
      }
    }, rounds)
    expectInEachRound(results, {
      200: 1,
      ILLEGAL_TRANSITION: 7,
      status: 'SUBMITTED',
      isAsTold: true,
    })
  })

  it('withdrawn during its approval ends withdrawn, leaves browse and frees its seat once', async () => {
    const operator = await anOperator(server)
    const team = await line(operator.userId)
    const results = await runRounds(async () => {
      const intern = await createApplicant('SUBMITTED')
      expect(
        (await team.ask(`POST operator/applications/${intern.applicationId}/take`, {})).status,
      ).toBe(200)
      const tab = await line(intern.userId)
      const leaving = eightCallers.map(() =>
        tab.ask('POST intern-service/application/withdraw', { reason: 'FOUND_ANOTHER' }),
      )
      const approved = await team.ask(
        `POST operator/applications/${intern.applicationId}/approve`,
        {},
      )
      const statusCounts = countResults(await Promise.all(leaving))
      return {
        successes: statusCounts['200'],
        rejections: 8 - (statusCounts['200'] ?? 0),
        isAnswered: [200, 409].includes(approved.status),
        status: (await readApplication(intern)).status,
        isInBrowse: await isInBrowse(intern),
      }
    }, rounds)
    expectInEachRound(results, {
      successes: 1,
      rejections: 7,
      isAnswered: true,
      status: 'WITHDRAWN',
      isInBrowse: false,
    })
  })
})

it('entries added concurrently stop at twenty of a kind', async () => {
  const results = await runRounds(async () => {
    const intern = await anIntern(server)
    const tab = await line(intern.userId)
    const answers = await Promise.all(
      Array.from({ length: 26 }, (_, number) =>
        tab.ask('POST intern-service/profile/education', {
          school: `School ${number}`,
          degree: 'BSc',
          from: '2022-09',
          to: '2026-06',
        }),
      ),
    )
    const { rows } = await server.pool.query(
      `select count(*)::int as entries from profile_entries where intern_id = $1`,
      [intern.internId],
    )
    return {
      saved: answers.filter(({ status }) => status === 200).length,
      entries: rows[0].entries,
      failed: answers.filter(({ status }) => status >= 500).length,
    }
  }, rounds)
  expectInEachRound(results, { saved: 20, entries: 20, failed: 0 })
})

it('a phone code allows five attempts at most, and eight tabs verify it once', async () => {
  const results = await runRounds(async () => {
    const intern = await anIntern(server, { user: { phone: null } })
    const tab = await line(intern.userId)
    const ask = async () => {
      const phone = `+4416329${String(Math.random()).slice(2, 7)}`
      const { payload } = await tab.ask('PATCH intern-service/profile/phone-number', { phone })
      const [mail] = await server.mails(phone)
      await server.pool.query('delete from rate_limits')
      return {
        otp_hash: String(payload.otp_hash),
        otp: /\b\d{6}\b/.exec(`${mail?.subject} ${mail?.body}`)?.[0] ?? '',
      }
    }
    const prove = (otp_hash: string, otp: string) =>
      tab.ask('POST intern-service/profile/phone-number/verify', { otp, otp_hash })
    const first = await ask()
    const wrongGuesses = await Promise.all(
      Array.from({ length: 12 }, (_, number) =>
        prove(
          first.otp_hash,
          String((Number(first.otp) + 1 + number) % 1_000_000).padStart(6, '0'),
        ),
      ),
    )
    const second = await ask()
    const right = await Promise.all(eightCallers.map(() => prove(second.otp_hash, second.otp)))
    const { rows } = await server.pool.query(
      'select phone_verified_at is not null as is_proved from users where user_id = $1',
      [intern.userId],
    )
    return {
      ...countResults(wrongGuesses),
      right: right.filter(({ status }) => status === 200).length >= 1,
      failed: right.filter(({ status }) => status >= 500).length,
      is_proved: rows[0].is_proved,
    }
  }, rounds)
  expectInEachRound(results, {
    CODE_INCORRECT: 4,
    CODE_EXPIRED: 8,
    right: true,
    failed: 0,
    is_proved: true,
  })
})

it('deleting the account during an acceptance either prevents the internship or fails', async () => {
  const company = await aCompany(server)
  const results = await runRounds(async () => {
    const intern = await anIntern(server)
    const plan = await aPlan(server, company.companyId, { openings_taken: 1 })
    const candidature = await aCandidature(server, company.companyId, plan, intern, {
      stage: 'OFFERED',
    })
    const now = server.now()
    const offer = await anOffer(
      server,
      company.companyId,
      plan,
      candidature,
      intern,
      company.admin.memberId,
      {
        status: 'OFFERED',
        holds_opening: true,
        sent_at: now,
        approved_at: now,
        answer_by: new Date(now.getTime() + 6 * day),
      },
    )
    const tab = await line(intern.userId)
    const [accepted, erased] = await Promise.all([
      tab.ask('POST intern-service/intern-offer/accept-offer-B2B', {
        offer_id: offer,
        terms_accepted: true,
      }),
      tab.ask('POST intern-service/account/erase', { email: intern.email }),
    ])
    const { rows } = await server.pool.query(
      `select (select count(*)::int from internships where intern_id = $1) as internships, (select erase_at is not null from users where user_id = $2) as leaves`,
      [intern.internId, intern.userId],
    )
    return {
      isOne: (accepted.status === 200) !== (erased.status === 200),
      isSo:
        rows[0].internships === (accepted.status === 200 ? 1 : 0) &&
        rows[0].leaves === (erased.status === 200),
    }
  }, rounds)
  expectInEachRound(results, { isOne: true, isSo: true })
})

it('no round caused a deadlock', async () => {
  expect(await countDeadlocks(server.pool)).toEqual([{ deadlocks: 0 }])
})
