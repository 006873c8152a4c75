import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany } from '../../platform/testing/factories.ts'
import { type Browser, type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { runBehindLock } from '../../platform/testing/run-behind-lock.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const list = async (browser: Browser): Promise<{ user_id: string; email: string }[]> =>
  (await browser.request('GET admin-setting/get-alternatePoc-detail')).payload

const add = async (browser: Browser, email: string): Promise<string> => {
  const { payload } = await browser.request('POST save-alternate-poc-detail', {
    body: { first_name: 'Vera', last_name: 'Lind', email },
  })
  return payload.user_id
}

it('adding, changing, removing and restoring a contact leaves all other contacts as they are', async () => {
  const [own, other] = [
    await server.as((await aCompany(server)).admin.userId),
    await server.as((await aCompany(server)).admin.userId),
  ]
  const emails = ['vera@contacts.example', 'olaf@contacts.example']
  const ids: string[] = []
  for (const browser of [own, other])
    for (const email of emails) ids.push(await add(browser, email))
  const [changed = '', neighbour = ''] = ids
  const others = await list(other)
  const readOwn = async () => (await list(own)).map(({ user_id, email }) => [user_id, email])
  await own.request('POST update-alternatePoc-detail', {
    body: {
      user_id: changed,
      first_name: 'Vera',
      last_name: 'Lind',
      email: 'new@contacts.example',
    },
  })
  expect(await readOwn()).toEqual([
    [changed, 'new@contacts.example'],
    [neighbour, 'olaf@contacts.example'],
  ])
  await own.request(`DELETE delete-alternatePoc-detail/${changed}`)
  expect(await readOwn()).toEqual([[neighbour, 'olaf@contacts.example']])
  for (const request of [
    `DELETE delete-alternatePoc-detail/${ids[2]}`,
    `POST restore-alternatePoc-detail/${ids[2]}`,
  ])
    expect((await own.request(request)).status).toBe(404)
  expect((await own.request(`POST restore-alternatePoc-detail/${changed}`)).status).toBe(200)
  expect((await readOwn()).map(([id]) => id)).toEqual([changed, neighbour])
  expect(await list(other)).toEqual(others)
})

it('restores a removed contact unless its address was added again at the same company', async () => {
  const [own, other] = [
    await server.as((await aCompany(server)).admin.userId),
    await server.as((await aCompany(server)).admin.userId),
  ]
  const email = 'ines@contacts.example'
  const first = await add(own, email)
  await add(other, email)
  const restore = (id: string) => own.request(`POST restore-alternatePoc-detail/${id}`)
  await own.request(`DELETE delete-alternatePoc-detail/${first}`)
  expect((await restore(first)).status).toBe(200)
  await own.request(`DELETE delete-alternatePoc-detail/${first}`)
  const second = await add(own, email)
  expect((await restore(first)).code).toBe('ALREADY_EXISTS')
  await own.request(`DELETE delete-alternatePoc-detail/${second}`)
  expect((await restore(first)).status).toBe(200)
  expect((await list(own)).map(({ user_id }) => user_id)).toEqual([first])
})

it('counts a contact that is added while the next request waits', async () => {
  const company = await aCompany(server)
  const browser = await server.as(company.admin.userId)
  const insert = (from: number, to: number) =>
    `insert into alternate_contacts (company_id, user_id, first_name, last_name, email, created_at)
    select '${company.companyId}', gen_random_uuid(), 'Vera', 'Lind', n || '@contacts.example', now()
    from generate_series(${from}, ${to}) n`
  await server.pool.query(insert(1, 9))
  const refused = await runBehindLock(server, {
    lock: (holder) =>
      holder.query('select from companies where company_id = $1 for update', [company.companyId]),
    act: () =>
      browser.request('POST save-alternate-poc-detail', {
        body: { first_name: 'Vera', last_name: 'Lind', email: 'eleventh@contacts.example' },
      }),
    change: (holder) => holder.query(insert(10, 10)),
  })
  expect(refused.status).toBe(409)
  expect(await list(browser)).toHaveLength(10)
})
