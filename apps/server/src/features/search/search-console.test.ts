import { operatorRoles } from '@fledge/domain/sessions/types.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  aBatch,
  aCompany,
  aMember,
  anIntern,
  anOperator,
} from '../../platform/testing/factories.ts'
import { type Browser, startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { aHiring, anInternship, type HiringFixture } from '../../platform/testing/hiring.ts'
import { insertRow } from '../../platform/testing/insert-row.ts'
import { aPartner, aPartnerOperator } from '../../platform/testing/partners.ts'

interface Group {
  readonly kind: string
  readonly hits: readonly {
    readonly id: string
    readonly title: string
    readonly detail: string | null
    readonly status: string | null
    readonly page: string
  }[]
  readonly list: string | null
}

let server: TestServer
let manager: Browser
/** An internship at Quillfeather Works in a batch of the partner Quillfeather College. */
let hiring: HiringFixture
let internship: { internshipId: string; offerId: string }
let partnerId: string
beforeAll(async () => {
  server = await startTestServer()
  manager = await server.as((await anOperator(server)).userId)
  partnerId = await aPartner(server)
  const batch = await aBatch(server, { name: 'Quillfeather batch', partner_id: partnerId })
  hiring = await aHiring(server, {
    company: { name: 'Quillfeather Works' },
    intern: await anIntern(server, {
      user: { first_name: 'Amara', last_name: 'Quillfeather', phone: '+2348035550000' },
      batch,
    }),
  })
  await server.pool.query(
    `update partners set name = 'Quillfeather College' where partner_id = $1`,
    [partnerId],
  )
  await server.pool.query(`update plans set name = 'Quillfeather analytics' where plan_id = $1`, [
    hiring.planId,
  ])
  internship = await anInternship(server, hiring)
})
afterAll(() => server.stop())

const search = async (text: string, browser = manager): Promise<readonly Group[]> =>
  (await browser.request(`GET operator/search?${new URLSearchParams({ text })}`)).payload
const findGroup = async (text: string, kind: string, browser = manager) =>
  (await search(text, browser)).find((group) => group.kind === kind)
const findTitles = async (text: string, kind: string) =>
  (await findGroup(text, kind))?.hits.map(({ title }) => title)

describe('the search of the console', () => {
  it('finds every kind with its status and page', async () => {
    const groups = await search('quillfeather')
    const { intern, company, planId } = hiring
    const found = new Map(groups.map(({ kind, hits }) => [kind, hits]))
    const name = 'Amara Quillfeather'
    expect(found.get('PERSON')).toContainEqual({
      id: intern.userId,
      title: name,
      detail: 'Quillfeather batch',
      status: 'ACTIVE',
      page: `/operator/people/${intern.userId}`,
    })
    expect(found.get('APPLICATION')?.[0]).toMatchObject({
      id: intern.applicationId,
      title: name,
      page: `/operator/applications/${intern.applicationId}`,
    })
    expect(found.get('COMPANY')?.[0]).toMatchObject({
      title: 'Quillfeather Works',
      status: 'APPROVED',
      page: `/operator/companies/${company.companyId}`,
    })
    expect(found.get('PLAN')?.[0]).toMatchObject({
      id: planId,
      title: 'Quillfeather analytics',
      detail: 'Quillfeather Works',
      page: `/operator/plans/${planId}`,
    })
    expect(found.get('OFFER')?.[0]).toMatchObject({
      id: internship.offerId,
      title: name,
      page: `/operator/offers/${internship.offerId}`,
    })
    expect(found.get('INTERNSHIP')?.[0]).toMatchObject({
      id: internship.internshipId,
      title: name,
      detail: 'Quillfeather analytics · Quillfeather Works',
    })
    expect(found.get('BATCH')?.[0]).toMatchObject({
      title: 'Quillfeather batch',
      status: null,
      page: `/operator/batches/${intern.batchId}`,
    })
    expect(found.get('PARTNER')?.[0]).toMatchObject({
      id: partnerId,
      page: '/operator/batches?search=Quillfeather%20College',
    })
  })

  it('names only pages and lists that exist and find the hit', async () => {
    for (const [text, kind, list] of [
      ['Amara Quillfeather', 'INTERNSHIP', 'internships'],
    ] as const) {
      const [, query] = (await findGroup(text, kind))?.hits[0]?.page.split('?') ?? []
      expect(await manager.request(`GET operator/records/${list}?${query}`)).toMatchObject({
        status: 200,
        payload: [expect.anything()],
      })
    }
  })

  it('finds people by phone, email, part of it, receipt and a name in any spelling', async () => {
    const { userId, email, internId, applicationId } = await anIntern(server, {
      user: { first_name: 'José', last_name: 'Xylander', phone: '+4915112345678' },
    })
    await insertRow(server.pool, 'payments', {
      payment_id: crypto.randomUUID(),
      intern_id: internId,
      application_id: applicationId,
      status: 'SUCCEEDED',
      amount: 10_000,
      currency: 'EUR',
      idempotency: crypto.randomUUID(),
      provider_id: 'pi_search',
      receipt_number: 660_066,
      created_at: server.now(),
      settled_at: server.now(),
    })
    const texts = [
      'jose xyl',
      'Xylander, José',
      'XYLANDER',
      email,
      email.slice(2),
      '+49 151 1234-5678',
      'R-660066',
    ]
    for (const text of texts)
      expect([text, (await findGroup(text, 'PERSON'))?.hits.map(({ id }) => id)]).toEqual([
        text,
        [userId],
      ])
  })

  it('finds invitations and registrations by their email address', async () => {
    const { companyId } = await aCompany(server, { name: 'Ferry Line' })
    await aMember(server, companyId, {
      status: 'INVITED',
      user_id: null,
      invited_at: server.now(),
      email: 'invited@ferry-crew.example',
    })
    await insertRow(server.pool, 'registrations', {
      registration_id: crypto.randomUUID(),
      email: 'new@ferry-crew.example',
      type: 'I',
      created_at: server.now(),
    })
    const group = await findGroup('ferry-crew', 'PERSON')
    expect(group?.hits.map(({ title, status }) => [title, status])).toEqual([
      ['invited@ferry-crew.example', 'INVITED'],
      ['new@ferry-crew.example', 'REGISTERING'],
    ])
  })

  it('shows what equals the text first, then what begins with it, a word of it and a part of it', async () => {
    for (const name of ['Unzorro', 'Big Zorro', 'Zorrolab', 'Zorro'])
      await aCompany(server, { name })
    expect(await findTitles('zorro', 'COMPANY')).toEqual([
      'Zorro',
      'Zorrolab',
      'Big Zorro',
      'Unzorro',
    ])
    await anIntern(server, { user: { first_name: 'Ola', last_name: 'Zorro' } })
    const [first] = await search('ola zorro')
    expect(first?.kind).toBe('PERSON')
  })

  it('shows five of a kind, and the list with the same search if there are more', async () => {
    for (let count = 0; count < 5; count += 1) await aCompany(server, { name: `Kestrel ${count}` })
    expect(await findGroup('kestrel', 'COMPANY')).toMatchObject({ list: null })
    await aCompany(server, { name: 'Kestrel 5' })
    const group = await findGroup('kestrel', 'COMPANY')
    expect(group?.hits).toHaveLength(5)
    expect(group?.list).toBe('/operator/records/companies?search=kestrel')
  })

  it('takes a pattern as the text that it is, and finds nothing without a letter or a digit', async () => {
    for (const text of ['%', '_', '-- ', 'quill%feather', 'q_illfeather'])
      expect([text, await search(text)]).toEqual([text, []])
    expect((await manager.request('GET operator/search?text=')).status).toBe(400)
  })

  it('leaves out drafts of plans and offers, which concern their company only', async () => {
    const { companyId, draft } = await aDraftPlan()
    const groups = await search('Drafted zeppelin')
    expect(groups.flatMap(({ hits }) => hits).map(({ id }) => id)).not.toContain(draft)
    expect((await findGroup('Zeppelin Yard', 'COMPANY'))?.hits[0]?.id).toBe(companyId)
  })
})

async function aDraftPlan() {
  const hiringOfDraft = await aHiring(server, { company: { name: 'Zeppelin Yard' } })
  await server.pool.query(
    `update plans set name = 'Drafted zeppelin', status = 'DRAFT', published_at = null where plan_id = $1`,
    [hiringOfDraft.planId],
  )
  return { companyId: hiringOfDraft.company.companyId, draft: hiringOfDraft.planId }
}

describe('by role', () => {
  it.each(operatorRoles)('%s finds nothing whose page would be refused', async (role) => {
    const person =
      role === 'PARTNER'
        ? await aPartnerOperator(server, partnerId)
        : await anOperator(server, role)
    const kinds = (await search('quillfeather', await server.as(person.userId))).map(
      ({ kind }) => kind,
    )
    const all = [
      'APPLICATION',
      'BATCH',
      'COMPANY',
      'INTERNSHIP',
      'OFFER',
      'PARTNER',
      'PERSON',
      'PLAN',
    ]
    const expected = {
      MANAGER: all,
      REVIEWER: all,
      FINANCE: ['BATCH', 'PARTNER', 'PERSON'],
      PARTNER: ['BATCH', 'PERSON'],
    }
    expect(kinds.toSorted()).toEqual(expected[role])
  })

  it('finds for a partner only its own batches and their people', async () => {
    const other = await aPartner(server)
    const batch = await aBatch(server, { name: 'Quillfeather abroad', partner_id: other })
    const stranger = await anIntern(server, {
      user: { first_name: 'Bo', last_name: 'Quillfeather', phone: '+2348035550001' },
      batch,
    })
    const own = await server.as((await aPartnerOperator(server, partnerId)).userId)
    const strange = await server.as((await aPartnerOperator(server, other)).userId)
    const findIds = async (text: string, browser: Browser) =>
      (await search(text, browser)).flatMap(({ hits }) => hits.map(({ id }) => id)).toSorted()
    const { userId, batchId } = hiring.intern
    expect(await findIds('quillfeather', own)).toEqual([userId, batchId].toSorted())
    expect(await findIds('quillfeather', strange)).toEqual(
      [stranger.userId, batch.batchId].toSorted(),
    )
    for (const text of [stranger.email, '+2348035550001', hiring.company.admin.email])
      expect([text, await findIds(text, own)]).toEqual([text, []])
    expect(await findIds('+2348035550000', own)).toEqual([userId])
  })

  it('is refused to those outside the programme team', async () => {
    for (const { userId } of [hiring.intern, hiring.company.admin]) {
      const browser = await server.as(userId)
      expect((await browser.request('GET operator/search?text=quillfeather')).status).toBe(403)
    }
    expect((await server.anonymous().request('GET operator/search?text=a')).status).toBe(401)
  })
})
