import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { toCanonicalZone } from '@fledge/kernel/dates.ts'
import { plainLookups } from '@fledge/contract/lookups/plain-lookups.ts'
import { lookupEndpoints } from '@fledge/contract/lookups/endpoints.ts'
import { aCompany, aMember, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { clearLookupCache } from './public.ts'

let server: TestServer
let member: Browser
beforeAll(async () => {
  server = await startTestServer()
  const company = await aCompany(server, { custom_tools: ['Abacus'] })
  await aMember(server, company.companyId, { custom_job_title: 'Chief listener' })
  member = await server.as(company.admin.userId)
})
afterAll(() => server.stop())

const lookups = Object.entries(plainLookups)
// Each endpoint has its own union of access levels; here they are compared as strings.
const behindSession = Object.entries(lookupEndpoints).filter(
  ([, call]) => !(call.access as readonly string[]).includes('public'),
)

describe('plain lists', () => {
  it.each(lookups)(
    '%s returns rows with the field names of its definition',
    async (_name, spec) => {
      const answer = await member.request(`GET ${spec.path}`)
      expect(answer.status).toBe(200)
      expect(answer.payload.length).toBeGreaterThan(4)
      expect(answer.count).toBe(answer.payload.length)
      for (const row of answer.payload) {
        expect(Object.keys(row).toSorted()).toEqual(
          [spec.id, spec.label, ...Object.keys(spec.extra)].toSorted(),
        )
        expect(row[spec.id]).toBeTypeOf('number')
        expect(row[spec.label]).not.toBe('')
      }
      expect(new Set(answer.payload.map((row: Record<string, unknown>) => row[spec.id])).size).toBe(
        answer.payload.length,
      )
    },
  )

  it.each(behindSession)('%s rejects anonymous requests', async (_name, call) => {
    const answer = await server
      .anonymous()
      .request(`${call.method} ${call.path}`, call.method === 'POST' ? { body: {} } : {})
    expect(answer).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' })
  })

  it.each(lookups.filter(([, spec]) => spec.access[0] === 'public'))(
    '%s is public',
    async (_name, spec) => {
      expect((await server.anonymous().request(`GET ${spec.path}`)).status).toBe(200)
    },
  )

  it.each(lookups)('%s rejects an unknown filter', async (_name, spec) => {
    expect(await member.request(`GET ${spec.path}`, { query: { colour: 'red' } })).toMatchObject({
      status: 400,
      code: 'VALIDATION',
    })
  })

  it('finds a row by a word of its label, ignoring case', async () => {
    expect(
      (await member.request('GET industry', { query: { search: 'COMPUTER' } })).payload,
    ).toEqual([])
    const found = await member.request('GET common-services/major', {
      query: { search: 'COMPUTER' },
    })
    expect(found.payload.map((row: { name: string }) => row.name)).toContain('Computer science')
  })

  it('returns specialisations, skills and projects of the requested career fields only', async () => {
    const specialisations = await member.request('GET specialisation', {
      query: { career_field_id: ['1', '13'] },
    })
    expect(
      new Set(
        specialisations.payload.map((row: { career_field_id: number }) => row.career_field_id),
      ),
    ).toEqual(new Set([1, 13]))
    const skills = await member.request('GET career-skill/list', {
      query: { career_field_id: '17' },
    })
    expect(
      skills.payload.every((row: { career_field_ids: number[] }) =>
        row.career_field_ids.includes(17),
      ),
    ).toBe(true)
    expect(skills.payload.length).toBeGreaterThan(5)
    const filteredByBoth = await member.request('GET career-skill/skill-project', {
      query: { career_field_id: '17' },
    })
    expect(filteredByBoth.payload.skills.map((row: { skill_id: number }) => row.skill_id)).toEqual(
      skills.payload.map((row: { skill_id: number }) => row.skill_id),
    )
    expect(filteredByBoth.payload.projects.length).toBeGreaterThan(5)
    expect((await member.request('GET career-skill/skill-project')).status).toBe(400)
  })

  it('returns the majors of a category', async () => {
    const answer = await server
      .anonymous()
      .request('GET common-services/major', { query: { category: '8' } })
    expect(answer.payload.map((row: { name: string }) => row.name)).toEqual([
      'Law',
      'International law',
      'Criminology',
      'Business law',
    ])
  })

  it('hides archived rows, except in responses that mark them', async () => {
    await server.pool.query(
      `update lookup set is_archived = true, is_edited = true where (list, id) in (('hiring-reason', 1), ('gender', 2))`,
    )
    clearLookupCache()
    const reasons = await member.request('GET poc-hiring-reasons')
    expect(reasons.payload[0]).toMatchObject({ poc_hiring_reason_id: 1, is_archived: true })
    expect(
      (await member.request('GET gender/list')).payload.some((row: { id: number }) => row.id === 2),
    ).toBe(false)
  })

  it('marks certificate courses among education levels and identifies countries by their ISO number', async () => {
    const levels = (await member.request('GET education-level/list')).payload
    expect(
      levels.find(
        (row: { education_level_name: string }) => row.education_level_name === 'Boot camp',
      ).is_certificate_course,
    ).toBe(true)
    const countries = (await server.anonymous().request('GET location/get-country-list')).payload
    expect(countries.find((row: { id: number }) => row.id === 276)).toEqual({
      id: 276,
      name: 'Germany',
      code: 'DE',
      phone_code: '+49',
    })
  })
})

describe('other lists', () => {
  it('groups tools and job titles, and adds those of the own company only', async () => {
    const tools = (await member.request('GET company-tools')).payload
    expect(tools.category_tools[0].tools.length).toBeGreaterThan(3)
    expect(tools.custom_tools).toEqual(['Abacus'])
    const titles = (await member.request('GET poc-job-titles')).payload
    expect(titles.category_job_titles[0].job_titles[0]).toEqual({
      job_title_id: 101,
      job_title: 'Founder',
    })
    expect(titles.custom_job_titles).toEqual(['Chief listener'])
    const other = await server.as((await aCompany(server)).admin.userId)
    expect((await other.request('GET company-tools')).payload.custom_tools).toEqual([])
    expect((await other.request('GET poc-job-titles')).payload.custom_job_titles).toEqual([])
  })

  it('finds languages by name or code without changing data', async () => {
    expect(
      (await member.request('POST language/list', { body: { search: 'portu' } })).payload,
    ).toMatchObject([{ name: 'Portuguese', code: 'pt' }])
    expect(
      (await member.request('POST language/list', { body: { search: 'DE' } })).payload.some(
        (row: { code: string }) => row.code === 'de',
      ),
    ).toBe(true)
    expect((await member.request('POST language/list', { body: {} })).count).toBeGreaterThan(170)
  })

  it('returns the permissions of each company role as defined in the rules', async () => {
    const roles = (await member.request('GET host-company-roles')).payload
    expect(roles).toHaveLength(2)
    const [admin, supervisor] = roles
    expect(admin).toMatchObject({ role: 'ADMIN', name: 'Administrator' })
    expect(supervisor.role).toBe('SUPERVISOR')
    expect(admin.may.length).toBe(supervisor.may.length + 1)
  })

  it('returns reasons as sentences of the text catalogue', async () => {
    const reasons = [
      ...(await member.request('GET not-interested/reasons')).payload,
      ...(await member.request('GET feedback-reasons/list')).payload,
    ]
    expect(reasons.length).toBeGreaterThan(20)
    expect(reasons.filter((row: { name: string }) => /^[\w-]+\.reason\./.test(row.name))).toEqual(
      [],
    )
    const filtered = await member.request('GET feedback-reasons/list', {
      query: { kind: 'decline-offer' },
    })
    expect(new Set(filtered.payload.map((row: { kind: string }) => row.kind))).toEqual(
      new Set(['decline-offer']),
    )
    expect(
      (await member.request('GET feedback-reasons/list', { query: { kind: 'lunch' } })).status,
    ).toBe(400)
  })

  it('returns the newest version of each agreement, and an older one on request', async () => {
    await server.pool.query(
      `insert into agreements values ('TERMS', 3, 'New terms', 'Text', '2000-01-01'), ('TERMS', 4, 'Terms to come', 'Text', '2999-01-01')`,
    )
    const all = await server.anonymous().request('GET terms-conditions/list')
    expect(
      all.payload.map((row: { kind: string; version: number }) => `${row.kind} ${row.version}`),
    ).toEqual(['COMPANY_CONDUCT 2', 'INTERN_CONDUCT 2', 'PARTNER_TERMS 2', 'PRIVACY 2', 'TERMS 3'])
    expect(
      (
        await server
          .anonymous()
          .request('GET terms-conditions/list', { query: { kind: 'TERMS', version: '2' } })
      ).payload[0].title,
    ).toBe('Terms of use')
  })

  it('returns time zones with their offset', async () => {
    const zones = (await server.anonymous().request('GET common-services/time-zones')).payload
    expect(zones.find((row: { zone: string }) => row.zone === 'Asia/Kolkata')).toMatchObject({
      offset_seconds: 19_800,
      country_code: 'IN',
      country: 'India',
    })
    expect(
      zones
        .flatMap((row: { zone: string; members: string[] }) => [row.zone, ...row.members])
        .filter((zone: string) => toCanonicalZone(zone) !== zone),
    ).toEqual([])
    expect(
      zones.find((row: { zone: string }) => row.zone === 'America/New_York').members,
    ).toContain('America/Detroit')
  })

  it('returns support address, limits and features publicly, with values set by operators', async () => {
    const before = (await server.anonymous().request('GET global-setting/get')).payload
    expect(before).toMatchObject({
      support_email: 'support@fledge.example',
      booking_link: null,
      served_country_ids: [],
      limits: { upload_bytes: 10_485_760, introduction_min: 100 },
    })
    await server.pool.query(
      `insert into settings values ('booking_link', '"https://calls.example/support"'), ('served_country_ids', '[276]'), ('support_email', '"not an address"')`,
    )
    expect((await server.anonymous().request('GET global-setting/get')).payload).toMatchObject({
      booking_link: 'https://calls.example/support',
      served_country_ids: [276],
      support_email: 'support@fledge.example',
    })
  })
})

describe('access to lists', () => {
  it('is allowed while registering', async () => {
    const registrationId = crypto.randomUUID()
    await server.pool.query(
      `insert into registrations (registration_id, email, type, created_at) values ($1, 'new@people.example', 'C', $2)`,
      [registrationId, server.now()],
    )
    const browser = await server.registering(registrationId)
    expect((await browser.request('GET industry')).status).toBe(200)
    expect((await browser.request('GET not-interested/reasons')).status).toBe(403)
  })

  it('is allowed for a company that is not approved', async () => {
    const company = await aCompany(server, { status: 'REJECTED' })
    expect((await (await server.as(company.admin.userId)).request('GET industry')).status).toBe(200)
  })

  it('is allowed for interns and operators', async () => {
    for (const person of [await anIntern(server), await anOperator(server)])
      expect((await (await server.as(person.userId)).request('GET industry')).status).toBe(200)
  })
})
