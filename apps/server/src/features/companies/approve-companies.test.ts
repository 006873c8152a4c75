import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { aCompany } from '../../platform/testing/factories.ts'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { addColleague, type Colleague } from '../waits/testing/colleagues.ts'

const undoMs = 10_000
let server: TestServer
let ada: Colleague
let ben: Colleague

beforeAll(async () => {
  server = await startTestServer({ UNDO_SECONDS: '10' })
})
beforeEach(async () => {
  await server.pool.query(`update companies set status = 'APPROVED'`)
  // A sample is of one operator.
  ;[ada, ben] = [await addColleague(server, 'REVIEWER'), await addColleague(server, 'REVIEWER')]
})
afterAll(() => server.stop())

interface Waiting {
  readonly companyId: string
  readonly email: string
}

/** Adds a company that waits for approval and passes all checks. */
async function addPassing(overrides: Record<string, unknown> = {}): Promise<Waiting> {
  const domain = `${randomUUID()}.example`
  const { companyId, admin } = await aCompany(server, {
    status: 'PENDING_APPROVAL',
    website: `https://www.${domain}`,
    email_domain: domain,
    founded_year: 2015,
    city: 'Utrecht',
    introduction: 'We build tools.',
    linkedin: 'https://www.linkedin.com/company/brightwater',
    custom_tools: ['Figma'],
    ...overrides,
  })
  await server.pool.query(
    `update companies set
       industry_id = (select id from lookup where list = 'industry' limit 1),
       country_id = (select id from lookup where list = 'country' limit 1),
       employee_count_id = (select id from lookup where list = 'employee-count' limit 1)
     where company_id = $1`,
    [companyId],
  )
  return { companyId, email: admin.email }
}
const addMany = async (count: number): Promise<readonly Waiting[]> => {
  const companies: Waiting[] = []
  for (let added = 0; added < count; added += 1) companies.push(await addPassing())
  return companies
}

const preview = async ({ browser }: Colleague = ada) =>
  (await browser.request('GET operator/companies/bulk')).payload
const draw = ({ browser }: Colleague = ada) =>
  browser.request('POST operator/companies/bulk/sample', { body: {} })
const look = (id: string, { browser }: Colleague = ada) =>
  browser.request(`POST operator/companies/${id}/look`, { body: {} })
const approve = (count: number, { browser }: Colleague = ada) =>
  browser.request('POST operator/companies/bulk/approve', {
    body: { reason: 'All complete.', count },
  })
const readSample = async (by = ada): Promise<string[]> =>
  (await preview(by)).sample.map(({ company_id: id }: { company_id: string }) => id)
const drawAndLook = async (): Promise<void> => {
  await draw()
  for (const id of await readSample()) await look(id)
}
const readStatuses = async (companies: readonly Waiting[]): Promise<string[]> =>
  (
    await server.pool.query(
      `select status from companies where company_id = any($1) order by company_id`,
      [companies.map(({ companyId }) => companyId)],
    )
  ).rows.map(({ status }) => status)
const fill = (companies: readonly Waiting[], status: string) => companies.map(() => status)

describe('approving all companies that pass the checks', () => {
  it('needs a look at each of a random sample, which the server keeps', async () => {
    await addMany(5)
    expect(await preview()).toMatchObject({
      count: 5,
      left_out: [],
      sample: [],
      is_sample_seen: false,
    })
    expect((await approve(5)).message).toBe('Review every company of your sample first.')
    expect((await draw()).payload).toMatchObject({ count: 3 })
    const sample = await readSample()
    expect((await draw()).status).toBe(409)
    for (const id of sample.slice(1)) await look(id)
    expect((await approve(5)).status).toBe(409)
    const review = await ada.browser.request(`GET operator/companies/${sample[0]}`)
    expect(review.payload.is_in_sample).toBe(true)
    expect((await look(sample[0] ?? '')).payload).toEqual({ left: 0 })
    expect(await preview()).toMatchObject({ is_sample_seen: true })
    // A colleague has not looked at anything.
    expect((await approve(5, ben)).status).toBe(409)
    expect((await look(sample[0] ?? '', ben)).status).toBe(404)
  })

  it('says who is left out and why', async () => {
    const rejected = await addPassing()
    await addPassing({ email_domain: null })
    await addPassing({ introduction: null, city: null, linkedin: null })
    await addPassing()
    await server.pool.query(
      `insert into event_log (machine, move, subject_id, actor_kind, at) values ('company', 'reject', $1, 'operator', $2)`,
      [rejected.companyId, server.now()],
    )
    const known = await addPassing({
      email_domain: 'twice.example',
      website: 'https://twice.example',
    })
    const namesake = await addPassing({
      email_domain: 'twice.example',
      website: 'https://twice.example',
    })
    await server.pool.query(
      `insert into event_log (machine, move, subject_id, actor_kind, at) values ('company', 'expel', $1, 'operator', $2)`,
      [known.companyId, server.now()],
    )
    await server.pool.query(`update companies set status = 'REJECTED' where company_id = $1`, [
      known.companyId,
    ])
    await addPassing({ email_domain: 'lakeside.example', website: 'https://harbour.example' })
    const late = await addPassing()
    await server.pool.query(
      `update members set onboarding_completed_at = null where company_id = $1`,
      [late.companyId],
    )
    const review = await ada.browser.request(`GET operator/companies/${namesake.companyId}`)
    expect(review.payload).toMatchObject({
      is_website_of_domain: true,
      same_domain: [{ company_id: known.companyId, status: 'REJECTED' }],
    })
    // Someone has to read the reply, here or still to come.
    const questioned = await addPassing()
    await ada.browser.request(`POST operator/companies/${questioned.companyId}/ask`, {
      body: { expected_status: 'PENDING_APPROVAL', points: ['Your registration number'] },
    })
    await server.advanceClock(undoMs)
    const { count, left_out: leftOut } = await preview()
    expect(count).toBe(1)
    expect(leftOut).toEqual(
      expect.arrayContaining(
        [
          'rejectedBefore',
          'domainRejected',
          'website',
          'freeAddress',
          'profile',
          'onboarding',
          'asked',
        ].map((name) => ({
          reason: `companies.refused.${name}`,
          count: 1,
        })),
      ),
    )
  })

  it('approves each with an event of its own and the reason, ten seconds later', async () => {
    const companies = await addMany(4)
    await drawAndLook()
    expect((await approve(3)).status).toBe(409)
    expect((await approve(4)).payload).toMatchObject({ count: 4, pending: {} })
    expect(await readStatuses(companies)).toEqual(fill(companies, 'PENDING_APPROVAL'))
    expect(await preview(ben)).toMatchObject({ count: 0, left_out: [] })
    await server.advanceClock(undoMs)
    expect(await readStatuses(companies)).toEqual(fill(companies, 'APPROVED'))
    const { rows } = await server.pool.query(
      `select actor_id, note from event_log where machine = 'company' and move = 'approve' and subject_id = any($1)`,
      [companies.map(({ companyId }) => companyId)],
    )
    expect(rows).toEqual(companies.map(() => ({ actor_id: ada.userId, note: 'All complete.' })))
    for (const { email } of companies)
      expect((await server.mails(email)).map(({ kind }) => kind)).toContain('companies.approve')
  })

  it('is undone for all of them at once', async () => {
    const companies = await addMany(3)
    await drawAndLook()
    const { act_id } = (await approve(3)).payload.pending
    const undo = ({ browser }: Colleague) =>
      browser.request('POST operator/pending-acts/undo', { body: { act_id } })
    expect((await undo(ben)).status).toBe(403)
    expect((await undo(ada)).status).toBe(200)
    await server.advanceClock(undoMs)
    expect(await readStatuses(companies)).toEqual(fill(companies, 'PENDING_APPROVAL'))
    for (const { email } of companies) expect(await server.mails(email)).toEqual([])
  })

  it('leaves out who came or changed after the sample was drawn', async () => {
    const [changed] = await addMany(3)
    await drawAndLook()
    await server.advanceClock(1000)
    await addPassing()
    await server.pool.query('update companies set profile_changed_at = $2 where company_id = $1', [
      changed?.companyId,
      server.now(),
    ])
    expect(await preview()).toMatchObject({
      count: 2,
      left_out: [{ reason: 'companies.refused.afterSample', count: 2 }],
    })
  })

  it('does not approve one that fails a check by then, and its operator learns why', async () => {
    const companies = await addMany(3)
    await drawAndLook()
    await approve(3)
    await server.pool.query('update companies set email_domain = null where company_id = $1', [
      companies[0]?.companyId,
    ])
    await server.advanceClock(undoMs)
    expect((await readStatuses(companies)).toSorted()).toEqual([
      'APPROVED',
      'APPROVED',
      'PENDING_APPROVAL',
    ])
    const pending = await ada.browser.request('GET operator/pending-acts', {
      query: { kind: 'COMPANY' },
    })
    expect(pending.payload).toMatchObject([{ failure: 'companies.refused.freeAddress' }])
  })
})
