import { afterAll, beforeAll, expect, it } from 'vitest'
import { aMember, anOperator } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import {
  anUpcomingInternship,
  createReauthenticatingBrowser,
} from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('says whose place another second supervisor takes, in the event and in both emails', async () => {
  const of = await anUpcomingInternship(server)
  const { companyId, admin } = of.hiring.company
  const { payload: concern } = await of.intern.request(
    'POST common-services/internship-actions/v1',
    {
      body: { internship_id: of.internshipId, kind: 'REPORT_CONCERN', note: 'No one answers me.' },
    },
  )
  const reviewer = createReauthenticatingBrowser(
    server,
    (await anOperator(server, 'REVIEWER')).userId,
  )
  const first = await aMember(server, companyId)
  const second = await aMember(server, companyId)
  for (const { memberId } of [first, second])
    await reviewer.request(`POST operator/cases/${concern.action_id}/rescue`, {
      body: { act: 'ADD_SUPERVISOR', supervisor_id: memberId, reason: 'Agreed with both sides.' },
    })
  const { rows: events } = await server.pool.query(
    `select move, data from event_log where machine = 'internshipRescue' and subject_id = $1 order by id`,
    [of.internshipId],
  )
  expect(events).toMatchObject([
    { move: 'addSupervisor' },
    {
      move: 'replaceSecondSupervisor',
      data: { supervisor: second.memberId, replaced: first.memberId },
    },
  ])
  const { rows: members } = await server.pool.query(
    `select first_name || ' ' || last_name as name from members join users using (user_id) where member_id = $1`,
    [first.memberId],
  )
  for (const email of [of.hiring.intern.email, admin.email])
    expect((await server.mails(email)).map(({ body }) => body).join(' ')).toContain(
      `in place of ${members[0].name}`,
    )
  // Who was replaced is not a recipient of the company any more, and hears it, too.
  const mails = (await server.mails(first.email)).filter(
    ({ kind }) => kind === 'internships.supervisorReplaced',
  )
  expect(mails).toHaveLength(1)
  expect(mails[0]?.body).toContain('Agreed with both sides.')
  expect((await server.mails(second.email)).map(({ kind }) => kind)).not.toContain(
    'internships.supervisorReplaced',
  )
})
