import { afterAll, beforeAll, expect, it } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { anUpcomingInternship } from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  // Sent in the morning, when the programme team would have another email.
  server = await startTestServer({}, { skippedJobs: ['overdue.digest'] })
})
afterAll(() => server.stop())

it('a concern is emailed to the managers at once, and a reply to its owner', async () => {
  const [manager, reviewer] = [await anOperator(server), await anOperator(server, 'REVIEWER')]
  const { intern, internshipId } = await anUpcomingInternship(server)
  const { payload } = await intern.request('POST common-services/internship-actions/v1', {
    body: { internship_id: internshipId, kind: 'REPORT_CONCERN', note: 'No one answers me.' },
  })
  const id = String(payload.action_id)
  const reply = () =>
    intern.request(`POST common-services/internship-actions/${id}/messages`, {
      body: { message: 'It is still so.' },
    })
  const listMails = async ({ email }: { readonly email: string }) =>
    (await server.mails(email)).map(({ kind }) => kind)
  const [raised, replied] = ['internships.actionRaised', 'internships.caseReply']
  expect([await listMails(manager), await listMails(reviewer)]).toEqual([[raised], []])
  await reply()
  expect([await listMails(manager), await listMails(reviewer)]).toEqual([[replied, raised], []])
  const browser = await server.as(reviewer.userId)
  await browser.request('POST operator/waits/take', { body: { kind: 'ACTION', id } })
  await reply()
  expect([await listMails(manager), await listMails(reviewer)]).toEqual([
    [replied, raised],
    [replied],
  ])
})
