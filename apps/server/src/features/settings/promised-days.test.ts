import type { WaitKind } from '@fledge/domain/waits/types.ts'
import { teamReviewDueAt } from '@fledge/domain/response-deadlines.ts'
import { settingRules, type SettingName } from '@fledge/domain/settings/types.ts'
import { formatTime } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { promisedDaysSql } from '../../platform/db/promised-days.ts'
import { fillInApplication } from '../../platform/testing/complete-application.ts'
import { anApplicant } from '../../platform/testing/applicants.ts'
import { aCompany, type TestIntern } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aDraftedOffer, aHiring, anUpcomingInternship } from '../../platform/testing/hiring.ts'
import {
  aPastInterview,
  contestCompanyClaim,
  readClaimInterview,
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

let server: TestServer
let manager: Colleague
beforeAll(async () => {
  server = await startTestServer()
})
beforeEach(async () => {
  await server.pool.query('delete from settings')
  manager = await addColleague(server, 'MANAGER')
})
afterAll(() => server.stop())

async function change(name: SettingName, value: number): Promise<void> {
  const body = { value, base: settingRules[name].fallback, note: 'Holidays.' }
  const reply = await manager.browser.request(`POST operator/settings/${name}`, { body })
  expect(reply.status).toBe(200)
}

/** Checks the date of a task, and that it is the one that people read. */
async function expectPromise(kind: WaitKind, id: string, days: number, shown?: string) {
  const query = { kind, per_page: '100' }
  const { payload } = await manager.browser.request('GET operator/waits', { query })
  const task = payload.find((row: { id: string }) => row.id === id)
  const due = teamReviewDueAt(task.since, days).toISOString()
  expect([kind, new Date(task.due_at).toISOString()]).toEqual([kind, due])
  if (shown !== undefined) expect([kind, shown]).toEqual([kind, due])
  return due
}

const findMail = async (email: string, kind: string) =>
  (await server.mails(email)).find((mail) => mail.kind === kind)?.body

describe('the working days that the team promises hold for what begins from then on', () => {
  it('applications', async () => {
    const submit = async () => {
      const { intern, browser } = await anApplicant(server)
      await fillInApplication(server, browser, intern)
      const sent = await browser.request('POST intern-service/application/submit', { body: {} })
      expect(sent.payload.status).toBe('SUBMITTED')
      return { intern, browser }
    }
    const readStage = async ({ intern, browser }: { intern: TestIntern; browser: Browser }) =>
      (
        await browser.request(
          `GET intern-service/intern-dashboard/${intern.applicationId}/current-stage`,
        )
      ).payload.answer_by
    const before = await submit()
    await change('application_review_days', 6)
    const after = await submit()
    await expectPromise('APPLICATION', before.intern.applicationId, 3, await readStage(before))
    const due = await expectPromise(
      'APPLICATION',
      after.intern.applicationId,
      6,
      await readStage(after),
    )
    expect(await findMail(after.intern.email, 'applications.submitted')).toContain(
      formatTime(due, 'Africa/Lagos', 'day'),
    )
    const { payload } = await manager.browser.request('GET operator/applications')
    expect(payload).toContainEqual(
      expect.objectContaining({ application_id: after.intern.applicationId, review_due_at: due }),
    )
  })

  it('companies, also those that are reopened', async () => {
    const company = await aCompany(server, { status: 'PENDING_APPROVAL' })
    const browser = await server.as(company.admin.userId)
    const readDate = async () => (await browser.request('GET host-company/user')).payload.answer_by
    await change('company_review_days', 1)
    await expectPromise('COMPANY', company.companyId, 3, await readDate())
    const decide = (act: string, body: object) =>
      manager.browser.request(`POST operator/companies/${company.companyId}/${act}`, { body })
    await decide('reject', { expected_status: 'PENDING_APPROVAL', reason: 'OTHER', note: 'No.' })
    expect((await decide('reopen', { expected_status: 'REJECTED' })).status).toBe(200)
    await expectPromise('COMPANY', company.companyId, 1, await readDate())
  })

  it('offers, and the candidates that they are for', async () => {
    const send = async () => {
      const hiring = await aHiring(server)
      const id = await aDraftedOffer(server, hiring)
      const host = await server.as(hiring.company.admin.userId)
      const body = { offer_id: id }
      const sent = await host.request('POST offer/send-intern-offer', { body })
      const list = await host.request('GET candidatures', { query: { per_page: '100' } })
      return { id, shown: sent.payload.review_due_at, candidate: list.payload[0].due_at }
    }
    const before = await send()
    await change('offer_review_days', 10)
    const after = await send()
    await expectPromise('OFFER', before.id, 3, before.shown)
    expect(await expectPromise('OFFER', after.id, 10, after.shown)).toBe(after.candidate)
    const { payload } = await manager.browser.request('GET operator/offers')
    expect(payload).toContainEqual(
      expect.objectContaining({ offer_id: after.id, review_due_at: after.shown }),
    )
  })

  it('disputes about an interview', async () => {
    const dispute = async () => {
      const scene = await aPastInterview(server)
      await submitCompanyClaim(scene)
      await contestCompanyClaim(scene)
      const { no_show: claim } = await readClaimInterview(scene)
      return { id: scene.interview_id, due: claim.due_at, email: scene.intern.email }
    }
    const before = await dispute()
    await change('no_show_review_days', 8)
    const after = await dispute()
    await expectPromise('CLAIM', before.id, 3, before.due)
    const due = await expectPromise('CLAIM', after.id, 8, after.due)
    expect(await findMail(after.email, 'interviews.contestNoShow')).toContain(
      formatTime(due, 'Africa/Lagos', 'day'),
    )
  })

  it('missed interviews that are disputed', async () => {
    const scene = await aScene(server)
    await createMissedInterview(scene, 'company')
    const { owes } = await getOwnNoShows(scene, 'intern')
    await change('no_show_review_days', 2)
    const body = { contest: true, explanation: explanationText }
    expect((await sendExplanation(scene, 'intern', owes, body)).status).toBe(200)
    const { no_shows: list } = await getOwnNoShows(scene, 'intern')
    manager = await addColleague(server, 'MANAGER')
    await expectPromise('NO_SHOW', owes, 2, list[0].answer_by)
  })

  it('requests in an internship, reports and what was hidden', async () => {
    await change('action_review_days', 5)
    await change('report_review_days', 4)
    const of = await anUpcomingInternship(server)
    const body = { internship_id: of.internshipId, kind: 'REPORT_CONCERN', note: 'Silence.' }
    const raised = await of.intern.request('POST common-services/internship-actions/v1', { body })
    const { actions } = (
      await of.intern.request('GET intern-service/intern-dashboard/v1/internship-progress')
    ).payload
    await expectPromise('ACTION', raised.payload.action_id, 5, actions[0].answer_by)
    const about = { kind: 'COMPANY', id: of.hiring.company.companyId, part: 'TEXT' }
    await of.intern.request('POST common-services/content-reports', {
      body: { ...about, reason: 'UNTRUE' },
    })
    const [report] = (await manager.browser.request('GET operator/reports')).payload
    await expectPromise('REPORT', report.report_id, 4, report.due_at)
    await manager.browser.request(`POST operator/reports/${report.report_id}/decide`, {
      body: { decision: 'hide', reason: 'It is untrue.', parts: ['introduction'] },
    })
    const host = await server.as(of.hiring.company.admin.userId)
    const listOwn = async () =>
      (await host.request('GET common-services/hidden-content')).payload[0]
    const { hiding_id: hidingId } = await listOwn()
    const response = await host.request(
      `POST common-services/hidden-content/${hidingId}/requests`,
      {
        body: { request: 'appeal', note: 'It is true.' },
      },
    )
    expect(response.status).toBe(200)
    await expectPromise('APPEAL', hidingId, 4, (await listOwn()).due_at)
  })

  it('are public for the screens on which something is sent', async () => {
    await change('report_review_days', 7)
    const { payload } = await server.anonymous().request('GET global-setting/get')
    expect(payload.promised_days).toEqual({ action: 3, no_show: 3, report: 7 })
  })
})

it.each([
  ['7', 7],
  ['10', 10],
  ['0', 3],
  ['11', 3],
  ['"5"', 3],
  ['[5]', 3],
  ['null', 3],
])('reads %s in a statement as the settings do', async (value, days) => {
  await server.pool.query(`insert into settings values ('reply_review_days', $1)`, [value])
  const { rows } = await server.pool.query(`select ${promisedDaysSql('reply_review_days')} as days`)
  expect(rows).toEqual([{ days }])
})
