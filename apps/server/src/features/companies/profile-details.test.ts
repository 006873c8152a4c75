import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const introduction = `<p>${'We build boats by hand. '.repeat(6)}</p>`
const anAdmin = async () => {
  const { companyId, admin } = await aCompany(server)
  return { companyId, browser: await server.as(admin.userId) }
}

it.each([
  {
    part: 'basic',
    saves: ['POST host-company/save-basic-detail', 'POST profile/update-basic-detail'],
    reads: 'GET get-basic-details',
    body: { name: 'Silva Boats', website: null, industry_id: 1, country_id: 620 },
    field: 'city',
    values: ['Porto', 'Lisbon'],
  },
  {
    part: 'general',
    saves: ['POST host-company/save-company-profile', 'POST profile/update-company-profile'],
    reads: 'GET get-general-details',
    body: { employee_count_id: 2, time_zone: 'Europe/Lisbon' },
    field: 'founded_year',
    values: [1999, 2001],
  },
  {
    part: 'additional',
    saves: ['POST host-company/save-about-company', 'POST profile/update-about-company'],
    reads: 'GET get-additional-details',
    body: {
      company_introduction: introduction,
      culture_ids: [1],
      flexible_environment_ids: [],
      company_tool_ids: [],
    },
    field: 'linkedin',
    values: ['https://linkedin.com/company/silva', 'https://linkedin.com/company/boats'],
  },
])(
  'the $part details are saved during onboarding and later, and read by themselves',
  async ({ saves, reads, body, field, values }) => {
    const { browser } = await anAdmin()
    for (const [index, address] of saves.entries()) {
      const value = values[index]
      expect(
        (await browser.request(address, { body: { ...body, [field]: value } })).status,
        address,
      ).toBe(200)
      expect((await browser.request(reads)).payload, address).toHaveProperty(field, value)
    }
  },
)

it('each request of the profile changes its own part of the whole', async () => {
  const { browser } = await anAdmin()
  const parts: readonly [string, object, object][] = [
    [
      'PUT profile/v1/profile',
      {
        name: 'Silva Boats',
        website: 'silva.example',
        industry_id: 1,
        country_id: 620,
        employee_count_id: 2,
        time_zone: 'Europe/Lisbon',
      },
      { basic: { name: 'Silva Boats' }, general: { time_zone: 'Europe/Lisbon' } },
    ],
    [
      'PUT profile/v1/introduction',
      { company_introduction: introduction, linkedin: 'linkedin.com/company/silva' },
      { about: { linkedin: 'https://linkedin.com/company/silva' } },
    ],
    [
      'PUT profile/v1/social-media',
      { github: 'github.com/silva' },
      { media: { social: { github: 'https://github.com/silva' } } },
    ],
    [
      'PUT profile/v1/company-arrangements',
      { culture_ids: [1], flexible_environment_ids: [2] },
      { about: { cultures: [{ id: 1 }], flexible_environments: [{ id: 2 }] } },
    ],
    [
      'PUT profile/v1/company-tools',
      { company_tool_ids: [101], custom_tools: ['Chisel'] },
      { about: { company_tools: [{ id: 101 }], custom_tools: ['Chisel'] } },
    ],
    ['PATCH companies', { city: 'Porto' }, { basic: { city: 'Porto' } }],
  ]
  for (const [address, body] of parts)
    expect((await browser.request(address, { body })).status, address).toBe(200)
  const { payload } = await browser.request('GET profile/v1/company-profile')
  for (const [, , part] of parts) expect(payload).toMatchObject(part)
})

it('the checklist leads to the last edited draft until a plan is published', async () => {
  const { companyId, browser } = await anAdmin()
  const findPlanLink = async () =>
    (await browser.request('GET pocs/checklist-items')).payload.find(
      (item: { item: string }) => item.item === 'plan',
    ).link
  expect(await findPlanLink()).toBe('/company/internship-requirement/new')
  const planId = await aPlan(server, companyId, { status: 'DRAFT', published_at: null })
  expect(await findPlanLink()).toBe(`/company/internship-requirement/new?plan=${planId}`)
})

it('the checklist marks what a company has done', async () => {
  const { companyId, browser } = await anAdmin()
  const listDoneItems = async () =>
    (await browser.request('GET pocs/checklist-items')).payload
      .filter((item: { is_done: boolean }) => item.is_done)
      .map((item: { item: string }) => item.item)
  expect(await listDoneItems()).toEqual([])
  expect((await browser.request('GET pocs/checklist-items')).count).toBe(7)
  await aPlan(server, companyId)
  await browser.request('POST host-company/projects/v1', {
    body: { name: 'Keel', description: 'Lay it.' },
  })
  expect(await listDoneItems()).toEqual(['project', 'plan'])
})
