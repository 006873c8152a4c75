import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCompany, aMember, anIntern, aPlan } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { getQuarterHour } from '../../platform/testing/interviews.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

async function createScene() {
  const company = await aCompany(server, { signed: false })
  const [intern, planId] = [await anIntern(server), await aPlan(server, company.companyId)]
  const host = await server.as(company.admin.userId)
  const slots = [3, 4, 5].map((days) => getQuarterHour(server, days).toISOString())
  const propose = () =>
    host.request('POST browse-intern/v2/schedule-interview', {
      body: {
        intern_id: intern.internId,
        io_id: planId,
        slots,
        interviewer_ids: [company.admin.memberId],
        duration: 30,
        meeting_link: 'https://meet.example/abc',
      },
    })
  return { ...company, host, propose }
}
const sign = (version: number) => ({ body: { version, accepted: true } })

it('rejects interview proposals before the conduct policy is signed and keeps the credit', async () => {
  const { host, propose } = await createScene()
  expect(await propose()).toMatchObject({
    status: 409,
    code: 'CONDUCT_NOT_SIGNED',
    message: 'Your company needs to sign the conduct policy before its first interview.',
  })
  expect((await host.request('GET admin-setting/interview/credits')).payload.left).toBe(10)
  expect((await host.request('GET agreements/conduct')).payload).toMatchObject({
    version: 2,
    is_signed: false,
    signatures: [],
    may: { sign: true },
  })
  expect((await host.request('POST agreements/conduct', sign(2))).payload).toMatchObject({
    is_signed: true,
    signatures: [{ version: 2, by: expect.stringMatching(/^First/) }],
  })
  expect((await propose()).status).toBe(200)
})

it('records one signature for repeated requests with the box ticked and notifies every administrator', async () => {
  const { companyId, admin, host } = await createScene()
  const other = await aMember(server, companyId, { role: 'ADMIN' })
  const supervisor = await server.as((await aMember(server, companyId)).userId)
  expect((await supervisor.request('GET agreements/conduct')).payload.may.sign).toBe(
    'refused.adminOnly',
  )
  expect((await supervisor.request('POST agreements/conduct', sign(2))).status).toBe(403)
  expect(
    (await host.request('POST agreements/conduct', { body: { version: 2, accepted: false } }))
      .fields,
  ).toEqual({ accepted: 'Tick the box to sign' })
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => host.request('POST agreements/conduct', sign(2))),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.code === 'ALREADY_EXISTS')).toHaveLength(7)
  for (const { email } of [admin, other])
    expect(
      (await server.mails(email)).filter((mail) => mail.kind === 'agreements.sign'),
    ).toHaveLength(1)
  expect((await host.request('GET agreements/own')).payload).toMatchObject([
    { kind: 'COMPANY_CONDUCT', version: 2 },
  ])
})

it('a new version requires a new signature and keeps the previous one', async () => {
  const { host, propose } = await createScene()
  await host.request('POST agreements/conduct', sign(2))
  await server.pool.query(
    `insert into agreements values ('COMPANY_CONDUCT', 3, 'Conduct policy for companies', 'Text', $1)`,
    [server.now()],
  )
  await server.advanceClock(1000)
  expect(await propose()).toMatchObject({ status: 409, code: 'CONDUCT_NOT_SIGNED' })
  expect(await host.request('POST agreements/conduct', sign(2))).toMatchObject({
    status: 409,
    message: 'There’s a newer version of the conduct policy. Read it before you sign.',
  })
  expect(
    (await host.request('POST agreements/conduct', sign(3))).payload.signatures.map(
      (signature: { version: number }) => signature.version,
    ),
  ).toEqual([3, 2])
  expect((await propose()).status).toBe(200)
})

it('shows the signatures of the own company and the own acceptances, and notifies its active administrators only', async () => {
  const [own, other] = [await createScene(), await createScene()]
  const left = await aMember(server, own.companyId, { role: 'ADMIN', status: 'DEACTIVATED' })
  const supervisor = await aMember(server, own.companyId)
  const { version } = (await own.host.request('GET agreements/conduct')).payload
  await other.host.request('POST agreements/conduct', sign(version))
  expect((await own.host.request('GET agreements/conduct')).payload).toMatchObject({
    is_signed: false,
    signatures: [],
  })
  expect((await own.host.request('GET agreements/own')).payload).toEqual([])
  expect((await own.host.request('POST agreements/conduct', sign(version))).status).toBe(200)
  const signatures = async ({ host }: typeof own) =>
    (await host.request('GET agreements/conduct')).payload.signatures.length
  expect([await signatures(own), await signatures(other)]).toEqual([1, 1])
  const countMails = async ({ email }: { email: string }) =>
    (await server.mails(email)).filter((mail) => mail.kind === 'agreements.sign').length
  expect([
    await countMails(own.admin),
    await countMails(other.admin),
    await countMails(left),
    await countMails(supervisor),
  ]).toEqual([1, 1, 0, 0])
})
