import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { openAsSide, sidesWithoutManagers } from '../../platform/testing/refused-sides.ts'
import { openRegistrationBrowser } from '../registration/testing/registration-fixtures.ts'

const undoMs = 10_000
const reason = 'They hosted interns last year.'
let server: TestServer
let manager: Browser
let managerId: string
beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
  ;({ userId: managerId } = await anOperator(server))
  manager = await server.as(managerId)
})
afterAll(() => server.stop())

let count = 0
/** Returns an address at a domain that no company has. */
const anAddress = () => `ana@import${(count += 1)}.example`
const toName = (email: string) => `Company at ${email}`
const toFile = (...emails: readonly string[]) =>
  [
    'Company;Website;First name;Last name;Email',
    ...emails.map((email) => `${toName(email)};www.${email.split('@')[1]};Ana;Silva;${email}`),
  ].join('\r\n')

const preview = async (file: string, by = manager) =>
  by.request('POST operator/company-invitations/preview', { body: { file } })
const importFile = (file: string, number: number, by = manager) =>
  by.request('POST operator/company-invitations', { body: { file, reason, count: number } })
const listRefusals = async (file: string) =>
  (await preview(file)).payload.rows.map(({ refusal }: { refusal: string | null }) =>
    refusal?.replace('companyInvitations.refused.', ''),
  )
const listInvitations = async (email: string) =>
  (await server.mails(email)).filter(({ kind }) => kind === 'companyInvitations.invite')
/** Imports a file, and lets it take effect. */
async function importNow(file: string, number: number) {
  const response = await importFile(file, number)
  await server.advanceClock(undoMs)
  return response
}

describe('the preview', () => {
  it('says what happens with each row, and stores nothing', async () => {
    const email = anAddress()
    const { status, payload } = await preview(`\uFEFF${toFile(email.toUpperCase())}`)
    expect([status, payload.count]).toEqual([200, 1])
    expect(payload.rows).toEqual([
      {
        row: 1,
        name: toName(email.toUpperCase()),
        website: `www.${email.split('@')[1]?.toUpperCase()}`,
        first_name: 'Ana',
        last_name: 'Silva',
        email: email.toUpperCase(),
        refusal: null,
        invited_at: null,
      },
    ])
    const { rows } = await server.pool.query('select from company_invitations where email = $1', [
      email,
    ])
    expect(rows).toEqual([])
  })

  it('leaves out rows with a value that is missing or wrong', async () => {
    const file = [
      'company,website,first name,last name,email',
      `,,Ana,Silva,${anAddress()}`,
      `Silva,not a website,Ana,Silva,${anAddress()}`,
      `Silva,,,Silva,${anAddress()}`,
      `Silva,,Ana,,${anAddress()}`,
      'Silva,,Ana,Silva,ana at silva',
    ].join('\n')
    expect(await listRefusals(file)).toEqual([
      'name',
      'website',
      'first_name',
      'last_name',
      'email',
    ])
  })

  it('leaves out free addresses, accounts, and companies and domains that are registered', async () => {
    const intern = await anIntern(server)
    await aCompany(server, { name: 'Harbour Works', email_domain: 'harbour.example' })
    const file = [
      'company,website,first name,last name,email',
      'Ana’s Boats,,Ana,Silva,ana.boats@gmail.com',
      `Intern,,Ana,Silva,${intern.email}`,
      `HARBOUR works,,Ana,Silva,${anAddress()}`,
      'Another name,,Ana,Silva,ana@harbour.example',
      `By its website,https://www.harbour.example/about,Ana,Silva,${anAddress()}`,
    ].join('\n')
    expect(await listRefusals(file)).toEqual(['freeAddress', 'account', 'known', 'known', 'known'])
  })

  it('leaves out the address of someone who was banned and deleted their account', async () => {
    const email = anAddress()
    await server.pool.query(
      `insert into users (user_id, type, email, first_name, last_name, time_zone, created_at, status, erased_at, ban_hash)
       values (gen_random_uuid(), 'C', 'erased-' || $1, '', '', 'UTC', $2, 'DEACTIVATED', $2, encode(sha256(convert_to($1, 'UTF8')), 'hex'))`,
      [email, server.now()],
    )
    expect(await listRefusals(toFile(email))).toEqual(['banned'])
  })

  it('invites a company once if it is in the file twice, and one that follows a row left out', async () => {
    const [email, other] = [anAddress(), anAddress()]
    const domain = email.split('@')[1]
    const file = [
      'company,first name,last name,email',
      `First,,Silva,${email}`,
      `First,Ana,Silva,${email}`,
      `Second,Ben,Silva,ben@${domain}`,
      `first,Cem,Silva,${other}`,
    ].join('\n')
    expect(await listRefusals(file)).toEqual(['first_name', undefined, 'twice', 'twice'])
  })

  it('refuses a file that cannot be read, with the reason at the field', async () => {
    const { status, fields } = await preview('company,first name\nSilva,Ana')
    expect(status).toBe(400)
    expect(fields).toEqual({ file: expect.stringContaining('The first line must name') })
    const tooLong = toFile(...Array.from({ length: 501 }, () => 'a@b.example'))
    expect((await preview(tooLong)).fields).toEqual({ file: expect.stringContaining('500 rows') })
  })
})

describe('the import', () => {
  it('invites each contact after ten seconds, with an event each', async () => {
    const emails = [anAddress(), anAddress()]
    const { payload } = await importFile(toFile(...emails), 2)
    expect(payload).toMatchObject({ count: 2, pending: { act_id: expect.any(String) } })
    expect(await listInvitations(emails[0] ?? '')).toEqual([])
    const acts = await manager.request('GET operator/pending-acts?kind=INVITATION')
    expect(acts.payload).toMatchObject([{ act: 'inviteCompany', count: 2, is_own: true }])
    await server.advanceClock(undoMs)
    for (const email of emails) expect(await listInvitations(email)).toHaveLength(1)
    const { rows } = await server.pool.query(
      `select e.move, e.actor_id, e.note, e.data from company_invitations i
       join event_log e on e.subject_id = i.invitation_id where i.email = any($1) order by i.email`,
      [emails],
    )
    expect(rows).toEqual(
      emails.map((email) => ({
        move: 'send',
        actor_id: managerId,
        note: reason,
        data: { company: toName(email) },
      })),
    )
  })

  it('invites no one once it is undone, and keeps nothing of the file', async () => {
    const [email, other] = [anAddress(), anAddress()]
    const { payload } = await importFile(toFile(email, other), 2)
    await manager.request('POST operator/pending-acts/undo', {
      body: { act_id: payload.pending.act_id },
    })
    await server.advanceClock(undoMs)
    expect(await listInvitations(email)).toEqual([])
    const { rows } = await server.pool.query(
      `select input from pending_acts where kind = 'INVITATION' and outcome = 'UNDONE'`,
    )
    expect(rows).toEqual([{ input: null }, { input: null }])
    expect((await preview(toFile(email, other))).payload.count).toBe(2)
  })

  it('invites no company twice, from the same file or from another, and says when it did', async () => {
    const email = anAddress()
    await importNow(toFile(email), 1)
    const { rows } = await server.pool.query<{ invited_at: string }>(
      'select invited_at from company_invitations where email = $1',
      [email],
    )
    const again = await preview(toFile(email))
    expect(again.payload.rows[0]).toMatchObject({
      refusal: 'companyInvitations.refused.invited',
    })
    expect(again.payload.rows[0].invited_at).toBe(rows[0]?.invited_at)
    expect((await importFile(toFile(email), 1)).code).toBe('CONFLICT')
    expect(await listRefusals(toFile(email.replace('ana@', 'ben@')))).toEqual(['invited'])
  })

  it('of the same file by two managers at once invites each company once', async () => {
    const emails = [anAddress(), anAddress()]
    const colleague = await server.as((await anOperator(server)).userId)
    const responses = await Promise.all([
      importFile(toFile(...emails), 2),
      importFile(toFile(...emails), 2, colleague),
    ])
    expect(responses.map(({ status }) => status)).toEqual([200, 200])
    await server.advanceClock(undoMs)
    for (const email of emails) expect(await listInvitations(email)).toHaveLength(1)
  })

  it('leaves out a company that registered within the ten seconds', async () => {
    const [email, other] = [anAddress(), anAddress()]
    await importFile(toFile(email, other), 2)
    await aCompany(server, { name: 'Faster', email_domain: email.split('@')[1] })
    await server.advanceClock(undoMs)
    expect(await listInvitations(email)).toEqual([])
    expect(await listInvitations(other)).toHaveLength(1)
    const acts = await manager.request('GET operator/pending-acts?kind=INVITATION')
    expect(acts.payload).toContainEqual(
      expect.objectContaining({ failure: 'companyInvitations.refused.known' }),
    )
  })

  it('is refused without a reason, or when the number differs from the preview', async () => {
    const file = toFile(anAddress())
    expect((await importFile(file, 2)).code).toBe('CONFLICT')
    const empty = await manager.request('POST operator/company-invitations', {
      body: { file, reason: ' ', count: 1 },
    })
    expect(empty.fields).toHaveProperty('reason')
  })

  it.each(sidesWithoutManagers)('and its preview are refused to %s', async (side) => {
    const browser = await openAsSide(server, side)
    const file = toFile(anAddress())
    expect([401, 403]).toContain((await preview(file, browser)).status)
    expect([401, 403]).toContain((await importFile(file, 1, browser)).status)
  })

  it('is refused to finance', async () => {
    const browser = await server.as((await anOperator(server, 'FINANCE')).userId)
    expect((await importFile(toFile(anAddress()), 1, browser)).status).toBe(403)
  })
})

describe('someone who was invited', () => {
  it('opens a link that leads to sign-in, and registers with what is known', async () => {
    const email = anAddress()
    await importNow(toFile(email), 1)
    const { rows } = await server.pool.query<{ html: string }>(
      'select html from mailbox where to_address = $1',
      [email],
    )
    const token = rows[0]?.html.match(/get-started\?token=([\w-]+)/)?.[1]
    const exchanged = await server
      .anonymous()
      .request('POST api/generate-token', { body: { token } })
    expect(exchanged.payload).toMatchObject({
      email,
      go: `/company/get-started?email=${encodeURIComponent(email)}`,
      user: null,
    })
    const browser = await openRegistrationBrowser(server, email)
    const state = await browser.request('GET host-company/register/state')
    expect(state.payload).toMatchObject({
      email,
      is_invited: false,
      company: null,
      invitation: {
        name: toName(email),
        website: `https://www.${email.split('@')[1]}`,
        first_name: 'Ana',
        last_name: 'Silva',
      },
    })
    const uninvited = await openRegistrationBrowser(server, anAddress())
    expect(
      (await uninvited.request('GET host-company/register/state')).payload.invitation,
    ).toBeNull()
  })
})
