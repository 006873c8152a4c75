import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs, hourMs } from '@fledge/kernel/dates.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { createReauthenticatingBrowser } from '../../platform/testing/hiring.ts'
import { aTeam } from './testing/team-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const reminders = async (email: string) =>
  (await server.mails(email)).filter((mail) => mail.kind === 'members.invitationEnds')

describe('invitation', () => {
  it('sends reminders with a link halfway through its 7 days and 24 hours before they end, and starts over when renewed', async () => {
    const { admin } = await aTeam(server)
    const boss = createReauthenticatingBrowser(server, admin.userId)
    const [email, renewed] = ['half@people.example', 'renewed@people.example']
    await boss.request('POST admin-setting/invite', {
      body: {
        invitations: [email, renewed].map((address) => ({ email: address, role: 'SUPERVISOR' })),
      },
    })
    await server.advanceClock(3.5 * dayMs - hourMs)
    expect(await reminders(email)).toHaveLength(0)
    await server.advanceClock(2 * hourMs)
    expect(await reminders(email)).toHaveLength(1)
    expect((await reminders(email))[0]).toMatchObject({
      subject: expect.stringMatching(/^Reminder: join .* by /),
      body: expect.stringContaining('token='),
    })
    const invitedList = await boss.request('POST admin-setting/users', {
      body: { status: 'INVITED' },
    })
    const invited = invitedList.payload.find((row: { email: string }) => row.email === renewed)
    await boss.request('POST admin-setting/remind/user', { body: { user_id: invited.user_id } })
    await server.advanceClock(2.5 * dayMs)
    expect([await reminders(email), await reminders(renewed)].map((all) => all.length)).toEqual([
      2, 1,
    ])
    await server.advanceClock(3 * dayMs)
    expect(await reminders(email)).toHaveLength(2)
    expect(await reminders(renewed)).toHaveLength(2)
  })

  it('sends no reminder once the company was rejected', async () => {
    const { admin, companyId } = await aTeam(server)
    const email = 'rejected@people.example'
    await createReauthenticatingBrowser(server, admin.userId).request('POST admin-setting/invite', {
      body: { invitations: [{ email, role: 'ADMIN' }] },
    })
    await server.pool.query(`update companies set status = 'REJECTED' where company_id = $1`, [
      companyId,
    ])
    await server.advanceClock(6.5 * dayMs)
    expect(await reminders(email)).toHaveLength(0)
  })

  it('sends no reminder once revoked', async () => {
    const { admin } = await aTeam(server)
    const boss = createReauthenticatingBrowser(server, admin.userId)
    const email = 'revoked@people.example'
    await boss.request('POST admin-setting/invite', {
      body: { invitations: [{ email, role: 'ADMIN' }] },
    })
    const invitedList = await boss.request('POST admin-setting/users', {
      body: { status: 'INVITED' },
    })
    await boss.request('PUT admin-setting/user/status', {
      body: { user_id: invitedList.payload[0].user_id, status: 'REVOKED' },
    })
    await server.advanceClock(6.5 * dayMs)
    expect(await reminders(email)).toHaveLength(0)
  })
})
