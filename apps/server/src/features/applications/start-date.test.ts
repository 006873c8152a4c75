import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern, type TestIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

/**
 * Creates an intern who wants to start in February 2031, in a batch from 10 February to the end of
 * August.
 */
async function starter(status: string) {
  const intern = await anIntern(server, { application: { status, internship_start: null } })
  await server.pool.query(
    `update batches set programme_start = '2031-02-10', programme_end = '2031-08-31' where batch_id = $1`,
    [intern.batchId],
  )
  await server.pool.query(`update interns set start_month = '2031-02-01' where intern_id = $1`, [
    intern.internId,
  ])
  return intern
}
const save = async (intern: TestIntern, internship_start: string | null, method = 'PATCH') =>
  (await server.as(intern.userId)).request(
    `${method} intern-service/application/internship-start-date`,
    { body: { internship_start } },
  )
const getStoredStart = async (intern: TestIntern) =>
  (await (await server.as(intern.userId)).request('GET intern-service/application')).payload
    .internship_start

it('saves a start day within the batch and the chosen month, also after approval, and allows clearing it', async () => {
  for (const status of ['IN_PROGRESS', 'APPROVED']) {
    const intern = await starter(status)
    expect((await save(intern, '2031-02-10')).status).toBe(200)
    expect((await save(intern, '2031-02-17', 'POST')).status).toBe(200)
    expect(await getStoredStart(intern)).toBe('2031-02-17')
    expect((await save(intern, null)).status).toBe(200)
    expect(await getStoredStart(intern)).toBeNull()
  }
})

it('rejects a day in the past, outside the batch or in another month at its field, with a message', async () => {
  const intern = await starter('IN_PROGRESS')
  const messageByDay = {
    '2020-02-17': 'Choose a day from 10 February 2031 to 28 February 2031.',
    '2031-02-09': 'Choose a day from 10 February 2031 to 28 February 2031.',
    '2031-09-01': 'Choose a day from 10 February 2031 to 28 February 2031.',
    '2031-03-03': 'Choose a day from 10 February 2031 to 28 February 2031.',
  }
  for (const [day, message] of Object.entries(messageByDay))
    expect(await save(intern, day)).toMatchObject({
      status: 400,
      fields: { internship_start: message },
    })
  expect((await save(intern, '2031-02-30')).status).toBe(400)
  expect(await getStoredStart(intern)).toBeNull()
})

it('rejects changes while the programme team reviews, and clears the day when another month is chosen', async () => {
  expect((await save(await starter('IN_REVIEW'), '2031-02-17')).status).toBe(409)
  const intern = await starter('IN_PROGRESS')
  await save(intern, '2031-02-17')
  const month = async (start_month: string) =>
    (await server.as(intern.userId)).request(
      'POST intern-service/register/save-internship-preference',
      { body: { start_month, duration_weeks: 8, hours_a_week: 30 } },
    )
  expect((await month('02/2031')).status).toBe(200)
  expect(await getStoredStart(intern)).toBe('2031-02-17')
  await month('03/2031')
  expect(await getStoredStart(intern)).toBeNull()
})

it('allows only months of the batch, and explains at the start day when the chosen month is not one of them', async () => {
  const intern = await starter('IN_PROGRESS')
  const month = async (start_month: string) =>
    (await server.as(intern.userId)).request(
      'POST intern-service/register/save-internship-preference',
      { body: { start_month, duration_weeks: 8, hours_a_week: 30 } },
    )
  for (const invalidMonth of ['01/2031', '09/2031'])
    expect((await month(invalidMonth)).fields).toEqual({
      start_month: 'No internship in your batch can start in this month. Choose another one.',
    })
  expect((await month('07/2031')).status).toBe(200)
  expect(await save(intern, '2031-02-17')).toMatchObject({
    fields: { internship_start: 'Choose a day from 1 July 2031 to 31 July 2031.' },
  })
  await server.pool.query(
    `update batches set programme_start = '2031-08-01', programme_end = '2031-12-31' where batch_id = $1`,
    [intern.batchId],
  )
  expect(await save(intern, '2031-07-17')).toMatchObject({
    fields: {
      internship_start: 'Your start month isn’t within your batch. Choose another month first.',
    },
  })
})
