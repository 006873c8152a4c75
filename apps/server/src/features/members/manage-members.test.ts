import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dayMs } from '@fledge/kernel/dates.ts'
import { newId } from '../../platform/ids.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aMember, aUser } from '../../platform/testing/factories.ts'
import { aTeam } from './testing/team-fixtures.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const team = () => aTeam(server)
let people = 0
const anAddress = () => `invited${(people += 1)}@people.example`

describe('inviting members', () => {
  it('emails each colleague a link and reports skipped addresses', async () => {
    const { admin, boss, member } = await team()
    const [firstAddress, two] = [anAddress(), anAddress()]
    const answer = await boss.request('POST admin-setting/invite', {
      body: {
        invitations: [
          { email: firstAddress, role: 'ADMIN' },
          { email: two, role: 'SUPERVISOR', permissions: ['BROWSE_CANDIDATE'] },
          { email: member.email, role: 'ADMIN' },
        ],
      },
    })
    expect(answer.payload).toEqual({
      invited: [firstAddress, two],
      skipped: [{ email: member.email, because: 'is already a member' }],
    })
    for (const email of [firstAddress, two])
      expect((await server.mails(email))[0]).toMatchObject({
        kind: 'members.invite',
        body: expect.stringContaining('token='),
      })
    const invitedList = await boss.request('POST admin-setting/users', {
      body: { status: 'INVITED' },
    })
    expect(invitedList.count).toBe(2)
    const administrators = await boss.request('POST admin-setting/users', {
      body: { role: 'ADMIN' },
    })
    expect(administrators.payload.map((row: { email: string }) => row.email).toSorted()).toEqual(
      [firstAddress, admin.email].toSorted(),
    )
    expect(invitedList.payload).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ email: firstAddress, role: 'ADMIN', status: 'INVITED' }),
        expect.objectContaining({ email: two, role: 'SUPERVISOR', status: 'INVITED' }),
      ]),
    )
  })
  it('rejects an address with an account elsewhere, and an empty list', async () => {
    const { boss } = await team()
    const intern = await aUser(server, 'I')
    expect(
      await boss.request('POST admin-setting/invite', {
        body: { invitations: [{ email: intern.email, role: 'ADMIN' }] },
      }),
    ).toMatchObject({
      status: 409,
      fields: { 'invitations.0.email': 'already has another Fledge account' },
    })
    expect(
      (await boss.request('POST admin-setting/invite', { body: { invitations: [] } })).fields,
    ).toEqual({ invitations: 'Enter at least one email address.' })
  })
  it('invites an address once for repeated requests', async () => {
    const { boss } = await team()
    const email = anAddress()
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        boss.request('POST admin-setting/invite', {
          body: { invitations: [{ email, role: 'ADMIN' }] },
        }),
      ),
    )
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
    expect(await server.mails(email)).toHaveLength(1)
  })
  it('invites one colleague in the format of calls.tsv and reports invalid fields', async () => {
    const { boss } = await team()
    const email = anAddress()
    const ask = (body: object) => boss.request('POST admin-setting/invite', { body })
    const invitation = { email, role: 'SUPERVISOR', permissions: ['BROWSE_CANDIDATE'] }
    expect((await ask(invitation)).payload).toEqual({ invited: [email], skipped: [] })
    const [row] = (await boss.request('POST admin-setting/users', { body: { status: 'INVITED' } }))
      .payload
    expect(row).toMatchObject({ email, role: 'SUPERVISOR', permissions: ['BROWSE_CANDIDATE'] })
    expect(Object.keys((await ask({ email: 'nobody', role: 'ADMIN' })).fields ?? {})).toEqual([
      'email',
    ])
    expect(Object.keys((await ask({ email: anAddress() })).fields ?? {})).toEqual(['role'])
  })
  it('sends at most one reminder per day, and revokes an invitation', async () => {
    const { boss } = await team()
    const email = anAddress()
    await boss.request('POST admin-setting/invite', {
      body: { invitations: [{ email, role: 'SUPERVISOR' }] },
    })
    const [row] = (await boss.request('POST admin-setting/users', { body: { status: 'INVITED' } }))
      .payload
    expect(row.may).toMatchObject({
      remind: 'members.refused.remindedToday',
      revoke: true,
      deactivate: 'errors.ILLEGAL_TRANSITION',
    })
    expect(
      (await boss.request('POST admin-setting/remind/user', { body: { user_id: row.user_id } }))
        .message,
    ).toBe('We’ve already reminded this colleague today. Try again tomorrow.')
    await server.advanceClock(dayMs)
    expect(
      (await boss.request('POST admin-setting/remind/user', { body: { user_id: row.user_id } }))
        .status,
    ).toBe(200)
    expect(
      (await boss.request('POST admin-setting/remind/user', { body: { user_id: row.user_id } }))
        .status,
    ).toBe(409)
    expect((await server.mails(email))[0]?.kind).toBe('members.remind')
    expect(
      (
        await boss.request('PUT admin-setting/user/status', {
          body: { user_id: row.user_id, status: 'REVOKED' },
        })
      ).status,
    ).toBe(200)
    expect(
      (await server.anonymous().request('GET validate/v2/email', { query: { email } })).payload
        .next,
    ).toBe('SIGN_UP')
    const again = await boss.request('POST admin-setting/invite', {
      body: { invitations: [{ email, role: 'SUPERVISOR' }] },
    })
    expect(again.payload).toEqual({ invited: [email], skipped: [] })
  })
})

describe('roles and status', () => {
  it("ends a deactivated colleague's sessions immediately and allows reactivation", async () => {
    const { boss, member, colleague } = await team()
    expect((await colleague.request('GET host-company/user')).status).toBe(200)
    expect(
      (
        await boss.request('PUT admin-setting/user/status', {
          body: { user_id: member.userId, status: 'DEACTIVATED' },
        })
      ).status,
    ).toBe(200)
    expect((await colleague.request('GET host-company/user')).status).toBe(401)
    expect(
      (
        await server
          .anonymous()
          .request('GET validate/v2/email', { query: { email: member.email } })
      ).payload.next,
    ).toBe('ACCOUNT_DEACTIVATED')
    expect(
      (
        await boss.request('PUT admin-setting/user/status', {
          body: { user_id: member.userId, status: 'DEACTIVATED' },
        })
      ).code,
    ).toBe('ILLEGAL_TRANSITION')
    expect(
      (
        await boss.request('PUT admin-setting/user/status', {
          body: { user_id: member.userId, status: 'ACTIVE' },
        })
      ).status,
    ).toBe(200)
    expect(
      (
        await server
          .anonymous()
          .request('GET validate/v2/email', { query: { email: member.email } })
      ).payload.next,
    ).toBe('SIGN_IN')
  })
  it('tells a deactivated colleague why and whom to contact, even with a code requested earlier', async () => {
    const { boss, member } = await team()
    const browser = server.anonymous()
    const { otp_hash } = (
      await browser.request('POST otp/v2/create', { body: { email: member.email, type: 'C' } })
    ).payload
    const otp = (await server.mails(member.email))[0]?.subject.match(/\d{6}/)?.[0] ?? 'none'
    await boss.request('PUT admin-setting/user/status', {
      body: { user_id: member.userId, status: 'DEACTIVATED' },
    })
    expect(await browser.request('POST otp/v2/verify', { body: { otp, otp_hash } })).toMatchObject({
      status: 403,
      message: 'This account is deactivated. An administrator of your company can reactivate it.',
    })
    const next = async (type: string) =>
      (await browser.request('GET validate/v2/email', { query: { email: member.email, type } }))
        .payload.next
    expect([await next('C'), await next('I')]).toEqual([
      'ACCOUNT_DEACTIVATED',
      'REGISTERED_AS_COMPANY',
    ])
  })
  it('rejects removing the last active administrator', async () => {
    const { boss, admin } = await team()
    expect(
      await boss.request('PUT admin-setting/user/role', {
        body: { user_id: admin.userId, role: 'SUPERVISOR' },
      }),
    ).toMatchObject({ status: 409, code: 'LAST_ADMIN' })
    expect(
      await boss.request('PUT admin-setting/user/status', {
        body: { user_id: admin.userId, status: 'DEACTIVATED' },
      }),
    ).toMatchObject({ status: 409, code: 'LAST_ADMIN' })
  })
  it('keeps one of eight administrators who step down in parallel', async () => {
    const { companyId, admin } = await team()
    const admins = [
      admin,
      ...(await Promise.all(
        Array.from({ length: 7 }, () => aMember(server, companyId, { role: 'ADMIN' })),
      )),
    ]
    const browsers = await Promise.all(admins.map((admin) => server.as(admin.userId)))
    const answers = await Promise.all(
      browsers.map((browser, at) =>
        browser.request('PUT admin-setting/user/role', {
          body: { user_id: admins[at]?.userId, role: 'SUPERVISOR' },
        }),
      ),
    )
    expect(answers.filter((answer) => answer.code === 'LAST_ADMIN')).toHaveLength(1)
    const { rows } = await server.pool.query(
      `select count(*)::int as left from members where company_id = $1 and role = 'ADMIN' and status = 'ACTIVE'`,
      [companyId],
    )
    expect(rows[0].left).toBe(1)
  })
  it('grants and revokes permissions', async () => {
    const { boss, member, colleague } = await team()
    expect(
      (
        await boss.request('PUT admin-setting/user/role', {
          body: {
            user_id: member.userId,
            role: 'SUPERVISOR',
            permissions: ['SHORTLIST_CANDIDATE'],
          },
        })
      ).status,
    ).toBe(200)
    expect((await colleague.request('GET api/check-token')).payload.permissions).toEqual([
      'SHORTLIST_CANDIDATE',
    ])
    expect((await server.mails(member.email))[0]).toMatchObject({
      kind: 'members.changeRole',
      body: expect.stringContaining('Shortlist candidates'),
    })
  })
  it('is limited to administrators and their own company', async () => {
    const [ownTeam, other] = [await team(), await team()]
    for (const call of ['POST admin-setting/users', 'GET admin-setting/get-alternatePoc-detail'])
      expect(
        (await ownTeam.colleague.request(call, call.startsWith('POST') ? { body: {} } : {})).status,
      ).toBe(403)
    expect(
      (
        await ownTeam.boss.request('PUT admin-setting/user/role', {
          body: { user_id: other.member.userId, role: 'ADMIN' },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await ownTeam.boss.request('GET host-company/poc/user', {
          query: { user_id: other.member.userId },
        })
      ).status,
    ).toBe(404)
    expect(
      (
        await ownTeam.boss.request('PUT admin-setting/user/status', {
          body: { user_id: newId(server.now()), status: 'ACTIVE' },
        })
      ).status,
    ).toBe(404)
  })
})
