import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aCompany, anIntern, anOperator } from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aHiring } from '../../platform/testing/hiring.ts'
import { openAsSide } from '../../platform/testing/refused-sides.ts'

let server: TestServer
let operator: Browser
beforeAll(async () => {
  server = await startTestServer()
  operator = await server.as((await anOperator(server, 'REVIEWER')).userId)
})
afterAll(() => server.stop())

const lists = [
  'companies',
  'applications',
  'plans',
  'candidatures',
  'interviews',
  'offers',
  'internships',
  'no-shows',
  'credits',
  'seat-alerts',
] as const
const read = async (list: string, query = '', browser = operator) =>
  browser.request(`GET operator/records/${list}${query}`)

describe('the lists of records', () => {
  it('find companies by name and status', async () => {
    const { companyId } = await aCompany(server, {
      name: 'Harbour Works',
      status: 'IN_WAITING_LIST',
    })
    await aCompany(server, { name: 'Harbour Lights' })
    const found = async (query: string) =>
      (await read('companies', query)).payload.map((row: { company_id: string }) => row.company_id)
    expect(await found('?search=harbour')).toHaveLength(2)
    expect(await found('?search=harbour&status=IN_WAITING_LIST')).toEqual([companyId])
  })

  it('find names without their accents, and with accents that they do not have', async () => {
    const { companyId } = await aCompany(server, { name: 'Société Générale' })
    const { applicationId } = await anIntern(server, {
      user: { first_name: 'José', last_name: 'Müller' },
    })
    for (const search of ['societe gen', 'SOCIÉTÉ', 'soçiete']) {
      const { payload } = await read('companies', `?search=${encodeURIComponent(search)}`)
      expect(payload).toEqual([expect.objectContaining({ company_id: companyId })])
    }
    for (const search of ['jose muller', 'JOSÉ'])
      expect((await read('applications', `?search=${encodeURIComponent(search)}`)).payload).toEqual(
        [expect.objectContaining({ application_id: applicationId })],
      )
  })

  it('find applications in every state by name, address and status', async () => {
    const { applicationId } = await anIntern(server, {
      user: { first_name: 'Ngozi', last_name: 'Adeyemi' },
      application: { status: 'SUBMITTED', submitted_at: server.now() },
    })
    const { payload, count } = await read('applications', '?search=ngozi&status=SUBMITTED')
    expect([payload[0], count]).toEqual([
      expect.objectContaining({
        application_id: applicationId,
        name: 'Ngozi Adeyemi',
        status: 'SUBMITTED',
        reviewer: null,
      }),
      1,
    ])
    expect((await read('applications', '?search=ngozi&status=APPROVED')).count).toBe(0)
  })

  it('find what one company does with interns, and by the name of either', async () => {
    const of = await aHiring(server)
    await aHiring(server)
    const { companyId } = of.company
    const { payload } = await read('candidatures', `?company=${companyId}`)
    expect(payload).toMatchObject([{ company_id: companyId, stage: expect.any(String) }])
    const [row] = payload
    for (const name of [row.intern_name, row.company_name])
      expect(
        (await read('candidatures', `?company=${companyId}&search=${encodeURIComponent(name)}`))
          .count,
      ).toBe(1)
  })

  it.each(lists)('send %s as CSV with the rows of the list', async (list) => {
    const { count } = await read(list)
    const { text, status } = await read(list, '/export')
    expect([status, text.trimEnd().split('\r\n').length]).toEqual([200, (count ?? 0) + 1])
  })
})

describe.each(lists)('the list of %s', (list) => {
  it.each(['a company', 'an intern', 'a visitor'] as const)('is refused to %s', async (side) => {
    const browser = await openAsSide(server, side)
    expect([401, 403]).toContain((await read(list, '', browser)).status)
    expect([401, 403]).toContain((await read(list, '/export', browser)).status)
  })
})
