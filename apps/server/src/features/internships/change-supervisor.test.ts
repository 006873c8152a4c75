import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aMember } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { anUpcomingInternship } from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const raise = 'POST common-services/internship-actions/v1'
const started = () => anUpcomingInternship(server)

const listReplacedMails = async (email: string) =>
  (await server.mails(email))
    .filter(({ kind }) => kind === 'internships.supervisorReplaced')
    .map(({ body }) => body)

describe('internship action', () => {
  it('changes the supervisor to an active colleague', async () => {
    const of = await started()
    const [colleague, otherCompany] = [
      await aMember(server, of.hiring.company.companyId),
      await aCompany(server),
    ]
    const ask = (supervisor_id: string) =>
      of.admin.request(raise, {
        body: {
          internship_id: of.internshipId,
          kind: 'CHANGE_SUPERVISOR',
          note: 'Eva is on leave.',
          supervisor_id,
        },
      })
    expect((await ask(otherCompany.admin.memberId)).fields).toEqual({
      supervisor_id: 'Choose an active colleague.',
    })
    expect((await ask(of.hiring.supervisor.memberId)).fields).toEqual({
      supervisor_id: 'This colleague already supervises the internship.',
    })
    expect(
      (
        await of.admin.request(raise, {
          body: {
            internship_id: of.internshipId,
            kind: 'CHANGE_SUPERVISOR',
            note: 'Eva is on leave.',
          },
        })
      ).fields,
    ).toEqual({ supervisor_id: 'Choose an active colleague.' })
    const raised = await ask(colleague.memberId)
    const tasks = (
      await of.admin.request(`GET hired-interns/v1/internship-progress/${of.internshipId}`)
    ).payload.actions[0]
    expect(Date.parse(tasks.answer_by)).toBeGreaterThan(Date.parse(tasks.created_at))
    expect(tasks.supervisor_name).toBeTruthy()
    await of.operator.request(
      `POST operator/internship-actions/${raised.payload.action_id}/decide`,
      {
        body: { decision: 'accept', reason: 'Fine.' },
      },
    )
    expect(
      (
        await (
          await server.as(colleague.userId)
        ).request('POST hired-interns/active-interns', { body: {} })
      ).count,
    ).toBe(1)
    expect(
      (
        await (
          await server.as(of.hiring.supervisor.userId)
        ).request(`GET hired-interns/v1/internship-progress/${of.internshipId}`)
      ).status,
    ).toBe(404)
    expect(await listReplacedMails(of.hiring.supervisor.email)).toEqual([
      expect.stringContaining('Fine.'),
    ])
    expect(await listReplacedMails(colleague.email)).toEqual([])
  })

  it('marks the supervisor as deactivated until another one is agreed', async () => {
    const of = await started()
    const colleague = await aMember(server, of.hiring.company.companyId)
    await server.pool.query("update members set status = 'DEACTIVATED' where member_id = $1", [
      of.hiring.supervisor.memberId,
    ])
    const listSupervisors = async (browser: typeof of.admin) =>
      (await browser.request(`GET hired-interns/v1/internship-progress/${of.internshipId}`)).payload
        .supervisors
    expect(await listSupervisors(of.admin)).toMatchObject([
      { member_id: of.hiring.supervisor.memberId, is_active: false },
    ])
    const ask = (supervisor_id: string) =>
      of.admin.request(raise, {
        body: {
          internship_id: of.internshipId,
          kind: 'CHANGE_SUPERVISOR',
          note: 'Eva has left.',
          supervisor_id,
        },
      })
    const raised = await ask(colleague.memberId)
    expect(raised.status).toBe(200)
    await of.operator.request(
      `POST operator/internship-actions/${raised.payload.action_id}/decide`,
      {
        body: { decision: 'accept', reason: 'Fine.' },
      },
    )
    expect(await listSupervisors(of.admin)).toMatchObject([
      { member_id: colleague.memberId, is_active: true },
    ])
  })

  it('requires the operator to choose the supervisor if the intern requests a change', async () => {
    const of = await started()
    const colleague = await aMember(server, of.hiring.company.companyId)
    const { action_id } = (
      await of.intern.request(raise, {
        body: {
          internship_id: of.internshipId,
          kind: 'CHANGE_SUPERVISOR',
          note: 'We do not find a time.',
        },
      })
    ).payload
    const queue: { action_id: string; people: { member_id: string }[] }[] = (
      await of.operator.request('GET operator/internship-actions', { query: { per_page: '100' } })
    ).payload
    const people = queue
      .find((action) => action.action_id === action_id)
      ?.people.map((person) => person.member_id)
    expect(people?.toSorted()).toEqual(
      [of.hiring.company.admin.memberId, colleague.memberId].toSorted(),
    )
    const decide = (supervisor_id?: string) =>
      of.operator.request(`POST operator/internship-actions/${action_id}/decide`, {
        body: {
          decision: 'accept',
          reason: 'We spoke with both.',
          ...(supervisor_id ? { supervisor_id } : {}),
        },
      })
    expect((await decide()).fields).toEqual({ supervisor_id: 'Choose an active colleague.' })
    expect((await decide((await aCompany(server)).admin.memberId)).fields).toEqual({
      supervisor_id: 'Choose an active colleague.',
    })
    expect((await decide(colleague.memberId)).status).toBe(200)
    expect((await server.mails(of.hiring.intern.email))[0]?.body).toMatch(
      /.+ is now the supervisor\. Reason: We spoke with both\./,
    )
    expect(
      (await of.admin.request(`GET hired-interns/v1/internship-progress/${of.internshipId}`))
        .payload,
    ).toMatchObject({
      supervisors: [{ member_id: colleague.memberId }],
      actions: [{ status: 'ACCEPTED', answer_by: null }],
    })
  })
})
