import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, aMember, anIntern, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('browsing and shortlisting are separate permissions of a supervisor', async () => {
  const { companyId } = await aCompany(server)
  const [planId, intern] = [await aPlan(server, companyId), await anIntern(server)]
  const body = { intern_id: intern.internId, io_id: planId }
  const tryAll = async (permission: string) => {
    const member = await aMember(server, companyId, { permissions: [permission] })
    const browser = await server.as(member.userId)
    return [
      await browser.request('GET browse/candidates', { query: { ir_ids: planId } }),
      await browser.request('POST browse-intern/save-shortlist-intern', { body }),
      await browser.request('POST browse-intern/delete-shortlist-intern', { body }),
    ].map(({ status, message }) => (status === 200 ? 'allowed' : `${status} ${message}`))
  }
  const rejection =
    '403 You need permission to shortlist candidates. Ask an administrator of your company.'
  expect(await tryAll('BROWSE_CANDIDATE')).toEqual(['allowed', rejection, rejection])
  expect(await tryAll('SHORTLIST_CANDIDATE')).toEqual([
    '403 You need permission to browse candidates. Ask an administrator of your company.',
    'allowed',
    'allowed',
  ])
})
