import { PDFDocument } from 'pdf-lib'
import { getDocument } from 'unpdf/pdfjs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aCandidature,
  aCompany,
  anIntern,
  anOffer,
  aPlan,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/**
 * Issues a certificate to a holder with this name.
 * @returns its id
 */
async function issued(holder: string, overrides: Record<string, unknown> = {}): Promise<string> {
  const [company, intern] = [await aCompany(server), await anIntern(server)]
  const plan = await aPlan(server, company.companyId)
  const candidature = await aCandidature(server, company.companyId, plan, intern, {
    stage: 'HIRED',
  })
  const offer = await anOffer(
    server,
    company.companyId,
    plan,
    candidature,
    intern,
    company.admin.memberId,
    { status: 'ACCEPTED_BY_CANDIDATE', holds_opening: true },
  )
  const facts = {
    holder,
    company: 'Ostrava Robotics',
    role: 'Robotics data intern',
    batch: 'Spring 2027',
    starts_on: '2027-03-01',
    ends_on: '2027-04-25',
    weeks: 8,
    weeks_done: 8,
    hours: 240,
    hours_a_week: 30,
    average_rating: 9,
    skills: ['Python', 'Zeitreihen über Flüsse'],
    supervisor: 'Tomáš Kříž',
    ...overrides,
  }
  const { rows } = await server.pool.query(
    `with i as (insert into internships (internship_id, offer_id, company_id, intern_id, plan_id, status, starts_on, ends_on, zone, hours_a_week, supervisor_member_id, completed_at, created_at)
      select gen_random_uuid(), $1, company_id, intern_id, plan_id, 'COMPLETE', '2027-03-01', '2027-04-25', 'UTC', 30, $2, $4, $4 from offers where offer_id = $1 returning internship_id)
    insert into certificates (uuid, internship_id, facts, issued_at) select gen_random_uuid(), internship_id, $3, $4 from i returning uuid`,
    [offer, company.admin.memberId, JSON.stringify(facts), server.now()],
  )
  return String(rows[0].uuid)
}
const fileOf = async (uuid: string) =>
  server.running.app.inject({ url: `/backend/certificates/${uuid}/file` })

/** Extracts all text from the PDF. */
async function textOf(bytes: Buffer): Promise<string> {
  const page = await (await getDocument({ data: new Uint8Array(bytes) }).promise).getPage(1)
  const { items } = await page.getTextContent()
  return items
    .map((item) => ('str' in item ? item.str : ''))
    .join(' ')
    .replaceAll(/\s+/g, ' ')
}

it.each([
  'Zażółć Łukasiewicz',
  'Софія Мельник',
  'Ελένη Παπαδοπούλου',
  'Đặng Thùy Trâm',
  'Zoë Ñandú-Øster',
])('returns the certificate of %s as a public one-page PDF with its content', async (holder) => {
  const uuid = await issued(holder)
  expect((await server.anonymous().request(`GET certificates/${uuid}`)).payload.has_file).toBe(true)
  const answer = await fileOf(uuid)
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.headers['content-disposition'],
  ]).toEqual([200, 'application/pdf', `attachment; filename="certificate-${uuid}.pdf"`])
  const file = await PDFDocument.load(answer.rawPayload)
  expect([file.getPageCount(), file.getTitle()]).toEqual([
    1,
    `Certificate of internship: ${holder}`,
  ])
  const text = await textOf(answer.rawPayload)
  for (const sentence of [
    holder,
    'Robotics data intern',
    'Ostrava Robotics',
    '8 weeks',
    '240 hours',
    'Zeitreihen über Flüsse',
    'Tomáš Kříž',
    uuid,
  ])
    expect(text).toContain(sentence)
  expect((await fileOf(uuid)).rawPayload.equals(answer.rawPayload)).toBe(true)
})

it('fits a name of maximum length on the page', async () => {
  const answer = await fileOf(
    await issued(`${'Wolfeschlegelsteinhausenberger '.repeat(4)}Müller`, {
      company: 'A company whose name is as long as names of companies may be',
      role: 'Intern for the readings of gauges along the lower Danube and all that flows into it',
    }),
  )
  expect((await PDFDocument.load(answer.rawPayload)).getPageCount()).toBe(1)
})

it.each(['أمل الخطيب', 'प्रिया रमन', '王小明'])(
  'returns 409 for characters missing from the fonts (%s) and tells the page',
  async (holder) => {
    const uuid = await issued(holder)
    expect((await server.anonymous().request(`GET certificates/${uuid}`)).payload.has_file).toBe(
      false,
    )
    expect(await server.anonymous().request(`GET certificates/${uuid}/file`)).toMatchObject({
      status: 409,
      message:
        'Our fonts don’t include some of these letters. Print the page from your browser instead.',
    })
  },
)

it('rejects a revoked certificate and returns 404 for an unknown one', async () => {
  const uuid = await issued('Amara Okafor')
  await server.pool.query(
    `update certificates set revoked_at = $2, revoked_reason = 'Not true.' where uuid = $1`,
    [uuid, server.now()],
  )
  expect((await server.anonymous().request(`GET certificates/${uuid}`)).payload.has_file).toBe(
    false,
  )
  expect(await server.anonymous().request(`GET certificates/${uuid}/file`)).toMatchObject({
    status: 409,
    message: 'This certificate was revoked and can’t be downloaded.',
  })
  expect(
    (await server.anonymous().request('GET certificates/00000000-0000-4000-8000-000000000000/file'))
      .status,
  ).toBe(404)
})
