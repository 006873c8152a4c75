import type pg from 'pg'
import { aCandidature, aCompany, anIntern, aPlan } from '../../../platform/testing/factories.ts'
import type { TestServer } from '../../../platform/testing/harness.ts'

const internCount = 40
const planCount = 20

/**
 * Adds candidatures whose deadline has passed, enough for a sweep of some seconds.
 * @returns their ids
 */
export async function addDueCandidatures(tables: TestServer): Promise<readonly string[]> {
  const { companyId } = await aCompany(tables)
  const plans: string[] = []
  for (let count = 0; count < planCount; count += 1) plans.push(await aPlan(tables, companyId))
  const ids: string[] = []
  for (let count = 0; count < internCount; count += 1) {
    const intern = await anIntern(tables)
    const [firstPlan = '', ...otherPlans] = plans
    const client = await tables.pool.connect()
    try {
      // Committed together, so that no sweep begins with a part of them.
      const first = await aCandidature(tables, companyId, firstPlan, intern, {
        stage: 'INTERVIEWED',
      })
      const { rows } = await client.query<{ candidature_id: string }>(
        `insert into candidatures
        select (jsonb_populate_record(null::candidatures, to_jsonb(c) || jsonb_build_object('candidature_id', gen_random_uuid(), 'plan_id', p))).*
        from candidatures c cross join unnest($2::uuid[]) p where c.candidature_id = $1 returning candidature_id`,
        [first, otherPlans],
      )
      ids.push(first, ...rows.map(({ candidature_id }) => candidature_id))
    } finally {
      client.release()
    }
  }
  await tables.pool.query(
    "update candidatures set stage_since = now() - interval '40 days', created_at = now() - interval '50 days' where candidature_id = any ($1)",
    [ids],
  )
  return ids
}

/** Returns how often each candidature was closed that was closed at all. */
export async function countLapses(
  pool: pg.Pool,
  ids: readonly string[],
): Promise<readonly number[]> {
  const { rows } = await pool.query<{ times: number }>(
    `select count(*)::int as times
    from event_log where subject_id = any ($1) and machine = 'candidature' and move = 'lapse' group by subject_id`,
    [ids],
  )
  return rows.map(({ times }) => times)
}
