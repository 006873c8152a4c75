import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, aMember } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const introduction = `<p>${'We build boats by hand. '.repeat(6)}</p>`
const createCompany = async (overrides = {}) => {
  const company = await aCompany(server, overrides)
  return { ...company, browser: await server.as(company.admin.userId) }
}

describe('company onboarding', () => {
  const fresh = async () => {
    const { companyId, admin, browser } = await createCompany({ status: 'PENDING_APPROVAL' })
    await server.pool.query(
      'update members set onboarding_started_at = null, onboarding_completed_at = null where member_id = $1',
      [admin.memberId],
    )
    return { companyId, browser }
  }
  const steps: [string, object][] = [
    [
      'PATCH host-company/poc',
      {
        job_title_id: 101,
        linkedin_url: 'https://linkedin.com/in/ana',
        proficient_language_ids: [514],
      },
    ],
    [
      'POST host-company/save-basic-detail',
      {
        name: 'Silva Boats',
        website: 'silva.example',
        industry_id: 1,
        country_id: 620,
        city: 'Porto',
      },
    ],
    [
      'POST host-company/save-company-profile',
      { employee_count_id: 2, founded_year: 1999, time_zone: 'Europe/Lisbon' },
    ],
    [
      'POST host-company/save-about-company',
      {
        company_introduction: introduction,
        linkedin: 'linkedin.com/company/silva',
        culture_ids: [1],
        flexible_environment_ids: [2],
        company_tool_ids: [101],
        custom_tools: ['Chisel'],
      },
    ],
  ]

  it('is saved step by step while the company awaits approval, then completed', async () => {
    const { browser } = await fresh()
    expect((await browser.request('POST pocs/start-onboarding')).status).toBe(200)
    for (const [at, [call, body]] of steps.entries()) {
      const before = (await browser.request('GET host-company/get-onboarding-status')).payload
      expect(before).toMatchObject({
        is_started: true,
        is_completed: false,
        next: ['you', 'basic', 'general', 'about'][at],
      })
      expect((await browser.request(call, { body })).status).toBe(200)
    }
    expect(
      (await browser.request('GET host-company/get-onboarding-status')).payload.next,
    ).toBeNull()
    expect((await browser.request('POST pocs/complete-onboarding')).status).toBe(200)
    expect((await browser.request('GET api/check-token')).payload.is_onboarding_completed).toBe(
      true,
    )
    expect((await browser.request('GET get-additional-details')).payload).toMatchObject({
      linkedin: 'https://linkedin.com/company/silva',
      custom_tools: ['Chisel'],
      cultures: [{ name: 'Collaborative' }],
    })
  })

  it('rejects completion while required fields are missing, and lists them', async () => {
    const { browser } = await fresh()
    const answer = await browser.request('POST pocs/complete-onboarding')
    expect(answer).toMatchObject({
      status: 400,
      code: 'INCOMPLETE',
      message: expect.stringMatching(/^Still missing: .*Industry.*Introduction/),
    })
    expect(answer.fields).toMatchObject({
      'you.linkedin_url': 'LinkedIn profile',
      'basic.industry_id': 'Industry',
      'about.introduction': 'Introduction',
    })
    expect((await browser.request('GET api/check-token')).payload.is_onboarding_completed).toBe(
      false,
    )
  })

  it('asks an invited member for their own step only', async () => {
    const { companyId } = await fresh()
    const member = await aMember(server, companyId, { onboarding_completed_at: null })
    const browser = await server.as(member.userId)
    expect(
      (await browser.request('GET host-company/get-onboarding-status')).payload.steps.map(
        (step: { step: string }) => step.step,
      ),
    ).toEqual(['you'])
    await browser.request('PATCH pocs', {
      body: {
        job_title_id: 101,
        linkedin_url: 'https://linkedin.com/in/x',
        proficient_language_ids: [514],
      },
    })
    expect((await browser.request('POST pocs/complete-onboarding')).status).toBe(200)
  })
})
