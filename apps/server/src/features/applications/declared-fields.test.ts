import {
  applicationFormFields,
  listPageFields,
} from '@fledge/domain/applications/application-form.ts'
import { type FormField, getColumnName } from '@fledge/domain/profiles/form-field.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { anIntern } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { readDocxParts } from '../files/docx-parts.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const pickId = async (list: string) =>
  Number(
    (await server.pool.query('select min(id) as id from lookup where list = $1', [list])).rows[0]
      .id,
  )

/** Returns a value that fits the format. */
async function toSample({ name, format }: FormField): Promise<unknown> {
  switch (format.kind) {
    case 'line':
    case 'text':
    case 'area':
      return `Wickerwork ${name} `.repeat(10).trim().slice(0, format.max).trim()
    case 'phone':
      return '+44 1632 960555'
    case 'day':
      return '2003-02-01'
    case 'month':
      return '05/2027'
    case 'zone':
      return 'Africa/Lagos'
    case 'yesNo':
      return 'YES'
    case 'count':
      return format.max
    case 'level':
      return 4
    case 'choice':
      return pickId(format.list)
    case 'choices':
      return [await pickId(format.list)]
    default:
      // No university of the list.
      return null
  }
}

// Pages whose fields are saved by one endpoint.
const pages = [
  ['PERSONAL_INFORMATION', 'PATCH intern-service/profile/personal-info'],
  ['RESUME_PROFILE', 'POST intern-service/profile/personal-details'],
] as const

async function saveAllFields(browser: Awaited<ReturnType<TestServer['as']>>) {
  const saved: Record<string, unknown> = {}
  for (const [section, endpoint] of pages) {
    const fields = listPageFields(section).filter(({ table }) => table !== 'applications')
    const samples = await Promise.all(
      fields.map(async (field) => [field.name, await toSample(field)] as const),
    )
    const body = Object.fromEntries(samples)
    expect(await browser.request(endpoint, { body }), section).toMatchObject({ status: 200 })
    Object.assign(saved, body)
  }
  return saved
}

it('saves each declared field of a page with the page, returns and exports it', async () => {
  const { userId } = await anIntern(server, { application: { status: 'IN_PROGRESS' } })
  const browser = await server.as(userId)
  const saved = await saveAllFields(browser)
  expect(
    (await browser.request('GET intern-service/intern-profile/basic-info/get')).payload,
  ).toMatchObject(saved)
  const archive = await server.running.app.inject({
    url: '/backend/intern-service/account/export',
    headers: { cookie: browser.cookie ?? '' },
  })
  const exported = readDocxParts(archive.rawPayload, /^(?:account|profile)\.json/).join('')
  for (const value of Object.values(saved))
    if (typeof value === 'string' && value.startsWith('Wickerwork'))
      expect(exported).toContain(value)
})

it('erases each declared field that is not retained, with the account', async () => {
  const intern = await anIntern(server, { application: { status: 'WITHDRAWN' } })
  const fields = applicationFormFields.filter(
    ({ table, name }) => table === undefined && name !== 'university_id',
  )
  const samples = await Promise.all(
    fields.map(async (field) => [field, await toSample(field)] as const),
  )
  const columns = Object.fromEntries(
    samples.map(([field, value]) => [
      getColumnName(field),
      field.format.kind === 'month' ? '2027-05-01' : value,
    ]),
  )
  await server.pool.query(
    `update interns i set (${Object.keys(columns).join(', ')}) =
      (select ${Object.keys(columns).join(', ')} from jsonb_populate_record(i, $2)) where intern_id = $1`,
    [intern.internId, JSON.stringify(columns)],
  )
  await server.pool.query('update users set erase_at = $1 where user_id = $2', [
    server.now(),
    intern.userId,
  ])
  await server.advanceClock(dayMs)
  await server.running.services.sweep()
  const row = (
    await server.pool.query('select to_jsonb(i) as row from interns i where intern_id = $1', [
      intern.internId,
    ])
  ).rows[0].row
  for (const field of fields) {
    const column = getColumnName(field)
    if (field.isRetained) expect(row[column], column).toEqual(columns[column])
    else expect([null, '1900-01-01'], column).toContain(row[column])
  }
})

// Ids, times and settings, and answers of more than one value, which the erasure lists by hand.
const otherColumns = [
  'availability_saved_at',
  'batch_id',
  'created_at',
  'hidden_parts',
  'hour_exceptions',
  'intern_id',
  'is_hidden',
  'low_english',
  'own_skills',
  'public_indexed',
  'public_parts',
  'public_profile',
  'seat_reminded_at',
  'seat_taken_at',
  'signup_completed_at',
  'signup_step',
  'slug',
  'time_zone_prompt_dismissed_at',
  'user_id',
  'weekly_hours',
]

it('declares each column of an intern, so that none is left out of export and erasure', async () => {
  const { rows } = await server.pool.query(
    `select column_name from information_schema.columns where table_name = 'interns'`,
  )
  const declared = applicationFormFields.filter(({ table }) => table === undefined)
  expect(rows.map((row) => String(row.column_name)).toSorted()).toEqual(
    [...declared.map(getColumnName), ...otherColumns].toSorted(),
  )
})
