import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anOperator } from '../../platform/testing/factories.ts'
import { type TestServer, startTestServer } from '../../platform/testing/harness.ts'
import { aHiring, anInternship, shiftDay, mondayIn } from '../../platform/testing/hiring.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const answerWeeks = (internshipId: string, side: string, slug: string, answer: unknown) =>
  server.pool.query(
    `insert into week_answers (weekly_feedback_id, side, slug, answer, at) select weekly_feedback_id, $2, $3, $4, unlocks_at from internship_weeks where internship_id = $1`,
    [internshipId, side, slug, JSON.stringify(answer)],
  )

/**
 * Creates a finished five-week internship.
 * @param done number of weeks completed by the intern
 */
async function endInternship(done: number, allDone = false) {
  const hiring = await aHiring(server)
  const starts = mondayIn(server, 6)
  const { internshipId } = await anInternship(server, hiring, {
    starts_on: starts,
    ends_on: shiftDay(starts, 32),
  })
  await server.pool.query(
    'update internship_weeks set intern_completed_at = unlocks_at where internship_id = $1 and number <= $2',
    [internshipId, done],
  )
  if (allDone)
    await server.pool.query(
      'update internship_weeks set intern_completed_at = unlocks_at, company_completed_at = unlocks_at where internship_id = $1',
      [internshipId],
    )
  await answerWeeks(internshipId, 'intern', 'intern-active-work-hours', 30)
  await answerWeeks(internshipId, 'company', 'intern-active-work-hours', 38)
  await answerWeeks(internshipId, 'intern', 'rate-your-internship-experience', 2)
  await answerWeeks(internshipId, 'company', 'rate-your-internship-experience', 4)
  await answerWeeks(internshipId, 'intern', 'new-skills', ['Mapping'])
  await answerWeeks(internshipId, 'company', 'new-skills', ['Sailing'])
  await server.advanceClock(
    Math.max(
      0,
      Date.parse(`${shiftDay(starts, 32 + (allDone ? 1 : 15))}T12:00:00Z`) - server.now().getTime(),
    ),
  )
  const { rows } = await server.pool.query(
    'select uuid from certificates where internship_id = $1',
    [internshipId],
  )
  return { hiring, internshipId, uuid: rows[0]?.uuid as string | undefined }
}

describe('certificate', () => {
  it("is issued and announced for 80 % of the intern's weeks and can be verified publicly", async () => {
    const other = (await anInternship(server, await aHiring(server))).internshipId
    await answerWeeks(other, 'intern', 'intern-active-work-hours', 5)
    await answerWeeks(other, 'company', 'rate-your-internship-experience', 1)
    await answerWeeks(other, 'intern', 'new-skills', ['Cooking'])
    const { hiring, uuid } = await endInternship(4)
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    const page = await server.anonymous().request(`GET certificates/${uuid}`)
    const readText = async (sql: string, id: string) => (await server.pool.query(sql, [id])).rows
    const nameSql = `select first_name || ' ' || last_name as name from users where user_id = $1`
    const [[holder], [supervisor], [company]] = [
      await readText(nameSql, hiring.intern.userId),
      await readText(nameSql, hiring.supervisor.userId),
      await readText('select name from companies where company_id = $1', hiring.company.companyId),
    ]
    expect(page.payload).toMatchObject({
      state: 'valid',
      facts: {
        holder: holder.name,
        supervisor: supervisor.name,
        company: company.name,
        batch: `Batch ${hiring.batch.code}`,
        role: 'Data intern',
        weeks: 5,
        weeks_done: 4,
        hours: 150,
        average_rating: 4,
        skills: ['Mapping'],
      },
    })
    expect(page.text).not.toContain(hiring.intern.email)
    // Sent at the same instant as the end of the internship, so the order is not defined.
    expect(
      (await server.mails(hiring.intern.email)).some((mail) =>
        mail.subject.startsWith('Your certificate from'),
      ),
    ).toBe(true)
    expect(
      (
        await (
          await server.as(hiring.intern.userId)
        ).request('GET intern-service/intern-offer/internships/complete')
      ).payload[0].certificate,
    ).toBe(uuid)
  })

  it('is issued the day after the end when both sides completed every week', async () => {
    expect((await endInternship(5, true)).uuid).toBeDefined()
  })

  it('is not issued below 80 %', async () => {
    expect((await endInternship(3)).uuid).toBeUndefined()
  })

  it('returns 404 for an unknown certificate id', async () => {
    for (const address of ['00000000-0000-4000-8000-000000000000', 'nonsense']) {
      expect(await server.anonymous().request(`GET certificates/${address}`)).toMatchObject({
        status: 404,
        message: 'No certificate was ever issued at this address.',
      })
    }
  })

  it('a manager revokes it with a public reason, and the intern is notified', async () => {
    const { hiring, uuid } = await endInternship(5)
    const reviewer = await anOperator(server, 'REVIEWER')
    const path = `POST operator/certificates/${uuid}/revoke`
    expect(
      (await (await server.as(reviewer.userId)).request(path, { body: { reason: 'x' } })).status,
    ).toBe(403)
    const manager = await server.as(hiring.operator.userId)
    expect((await manager.request(path, { body: { reason: '' } })).status).toBe(400)
    const revoke = () => manager.request(path, { body: { reason: 'The hours were not true.' } })
    const parallel = await Promise.all([revoke(), revoke(), revoke(), revoke()])
    expect(parallel.filter(({ status }) => status === 200)).toHaveLength(1)
    expect((await manager.request(path, { body: { reason: 'Again.' } })).code).toBe(
      'ILLEGAL_TRANSITION',
    )
    expect((await server.anonymous().request(`GET certificates/${uuid}`)).payload).toMatchObject({
      state: 'revoked',
      revoked_reason: 'The hours were not true.',
    })
    expect((await server.mails(hiring.intern.email))[0]?.subject).toBe(
      'Your certificate was revoked',
    )
    const listFound = async (search: string) =>
      (await manager.request('GET operator/certificates', { query: { search } })).payload
    const found: string[] = (await listFound('Company')).map((row: { uuid: string }) => row.uuid)
    expect(found).toContain(uuid)
    expect(found).toHaveLength(new Set(found).size)
    expect(await listFound('Nobody of this name')).toEqual([])
  })
})
