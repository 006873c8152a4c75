import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  aBatch,
  aUser,
  anIntern,
  anOperator,
  type TestIntern,
} from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('without a status lists everything that awaits a decision, assigned or not, with a count independent of the page', async () => {
  for (const status of ['SUBMITTED', 'SUBMITTED', 'IN_REVIEW', 'CHANGES_REQUESTED', 'APPROVED']) {
    const intern = await anIntern(server)
    await server.pool.query(
      'update applications set status = $2, submitted_at = $3 where application_id = $1',
      [intern.applicationId, status, server.now()],
    )
  }
  const operator = await server.as((await anOperator(server)).userId)
  const counts = (await operator.request('GET operator/applications/counts')).payload
  const waiting = counts.SUBMITTED + counts.IN_REVIEW
  const queries: readonly Record<string, string>[] = [{}, { per_page: '100' }, { per_page: '1' }]
  for (const query of queries)
    expect((await operator.request('GET operator/applications', { query })).count).toBe(waiting)
})

it('continues the queue by cursor and rejects a cursor that it did not make', async () => {
  const operator = await server.as((await anOperator(server)).userId)
  const list = (query: Record<string, string>) =>
    operator.request('GET operator/applications', { query: { per_page: '2', ...query } })
  const ids = ({ payload }: { payload: readonly { application_id: string }[] }) =>
    payload.map((row) => row.application_id)
  const all = ids(await list({ per_page: '100' }))
  const first = await list({})
  const second = await list({ after: first.next ?? '' })
  expect([...ids(first), ...ids(second)]).toEqual(all)
  expect([first.previous, second.next, second.count]).toEqual([null, null, all.length])
  const back = await list({ before: second.previous ?? '' })
  expect([ids(back), back.previous, back.next]).toEqual([ids(first), null, first.next])
  const forged = await list({ after: 'Zm9yZ2Vk' })
  expect([forged.status, forged.code, Object.keys(forged.fields ?? {})]).toEqual([
    400,
    'VALIDATION',
    ['after'],
  ])
})

it('shows each application with the intern, country, field, batch and reviewer of its own', async () => {
  const reviewers = [
    await aUser(server, 'O', { first_name: 'Ines', last_name: 'Duarte' }),
    await aUser(server, 'O', { first_name: 'Jonas', last_name: 'Weiss' }),
  ]
  const { rows: countries } = await server.pool.query(
    `select id, data ->> 'code' as code from lookup where list = 'country' and data ->> 'code' in ('KE', 'PT') order by code`,
  )
  const { rows: fields } = await server.pool.query(
    `select id, label from lookup where list = 'career-field' order by id limit 2`,
  )
  const batch = await aBatch(server)
  const people = ['Kamau', 'Lurdes'].map((first_name, index) => ({
    first_name,
    country: countries[index],
    field: fields[index],
    reviewer: reviewers[index],
    batch: index === 0 ? batch : undefined,
  }))
  const created: TestIntern[] = []
  for (const { first_name, country, field, reviewer, batch: own } of people)
    created.push(
      await anIntern(server, {
        ...(own ? { batch: own } : {}),
        user: { first_name, last_name: 'Queueson', country_id: country.id },
        application: {
          status: 'IN_REVIEW',
          decided_at: null,
          career_field_id: field.id,
          specialisation_ids: [],
          reviewer_id: reviewer?.userId,
        },
      }),
    )
  const operator = await server.as((await anOperator(server)).userId)
  const { payload, count } = await operator.request('GET operator/applications', {
    query: { search: 'Queueson' },
  })
  expect(count).toBe(2)
  const expected = people.map(({ first_name, country, field }, index) => ({
    application_id: created[index]?.applicationId,
    name: `${first_name} Queueson`,
    country_code: country.code,
    career_field: field.label,
    reviewer: ['Ines Duarte', 'Jonas Weiss'][index],
  }))
  expect(payload).toHaveLength(2)
  expect(payload).toEqual(
    expect.arrayContaining(expected.map((row) => expect.objectContaining(row))),
  )
  expect(payload.find((row: { name: string }) => row.name === 'Kamau Queueson').batch_name).toBe(
    `Batch ${batch.code}`,
  )
  for (const [index, intern] of created.entries()) {
    const review = await operator.request(`GET operator/applications/${intern.applicationId}`)
    expect(review.payload).toMatchObject({
      country_code: countries[index].code,
      reviewer: { user_id: reviewers[index]?.userId, name: ['Ines Duarte', 'Jonas Weiss'][index] },
    })
  }
})

it('names similar submitted applications of the same batch and field, by shared skills', async () => {
  const batch = await aBatch(server)
  const inBatch = async (first_name: string, application: Record<string, unknown>) =>
    anIntern(server, {
      batch,
      user: { first_name, last_name: 'Similar' },
      application: { status: 'SUBMITTED', decided_at: null, ...application },
    })
  const own = await inBatch('Own', { skill_ids: [1, 2, 3] })
  const alike = await inBatch('Alike', { skill_ids: [1, 2] })
  const less = await inBatch('Less', { skill_ids: [3, 11] })
  await inBatch('Unsent', { skill_ids: [1, 2, 3], submitted_at: null, status: 'IN_PROGRESS' })
  await inBatch('Other', { skill_ids: [11] })
  await inBatch('Field', { skill_ids: [1, 2, 3], career_field_id: 2, specialisation_ids: [] })
  await anIntern(server, { application: { status: 'SUBMITTED', skill_ids: [1, 2, 3] } })
  const operator = await server.as((await anOperator(server)).userId)
  const { payload } = await operator.request(`GET operator/applications/${own.applicationId}`)
  expect(payload.similar).toMatchObject([
    { application_id: alike.applicationId, name: 'Alike Similar', shared: 2, of: 3 },
    { application_id: less.applicationId, name: 'Less Similar', shared: 1, of: 3 },
  ])
})
