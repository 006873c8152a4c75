import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../platform/testing/harness.ts'
import { addColleague } from '../waits/testing/colleagues.ts'
import { addModel, addPassing } from './testing/passing-applications.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('the preview names each check that an application does not pass, and what is missing in it', async () => {
  const { browser } = await addColleague(server, 'REVIEWER')
  const { applicationId, internId, userId } = await addPassing(server, await addModel(server))
  const change = (sql: string, id: string) => server.pool.query(sql, [id])
  await change('update interns set english_proficiency = null where intern_id = $1', internId)
  await change('update users set phone_verified_at = null where user_id = $1', userId)
  await change(
    `update video_answers set seconds = 3 where intern_id = $1 and question = 'PROUD_OF'`,
    internId,
  )
  const { left_out_rows: rows } = (await browser.request('GET operator/applications/bulk')).payload
  expect(rows.find(({ id }: { id: string }) => id === applicationId)).toMatchObject({
    refusal: 'reviews.refused.incomplete',
    missing: [{ section: 'PERSONAL_INFORMATION', field: 'englishProficiency' }],
    checks: [
      { check: 'videos', is_fine: false, values: { place: 2, seconds: 3, min: 15 } },
      { check: 'phone', is_fine: false },
    ],
  })
})
