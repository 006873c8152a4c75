import { zoneBuckets } from '@fledge/domain/browse/rules.ts'
import type pg from 'pg'
import type { BrowseFilter, InternSearchQuery } from '../../features/browse/intern-search.ts'
import { calculatePlanMatch, type ScoredPlan } from '../../features/browse/match-facts.ts'
import { type SearchDataRow, searchNow } from './search-data.ts'

/** A result in a form that can be compared. */
export interface ComparableResult {
  readonly count: number
  readonly page: readonly { readonly id: string; readonly misses: BrowseFilter | null }[]
  readonly markedCount: number
  /** Counts by filter, as `value count`. */
  readonly facets: Readonly<Record<BrowseFilter, readonly string[]>>
  readonly hitsByField: readonly string[]
}

/** The filters as SQL: the condition that a row misses the filter, and its values to count. */
const filterSql: Readonly<
  Record<BrowseFilter, { readonly misses: string; readonly values: string }>
> = {
  specialisations: {
    misses: 'cardinality($1::int[]) > 0 and not specialisation_ids && $1::int[]',
    values: 'unnest(specialisation_ids)::text',
  },
  projects: {
    misses: 'cardinality($2::int[]) > 0 and not project_ids && $2::int[]',
    values: 'unnest(project_ids)::text',
  },
  skills: { misses: 'not $3::int[] <@ skill_ids', values: 'unnest(skill_ids)::text' },
  preferred_start_months: {
    misses: `cardinality($4::text[]) > 0 and to_char(start_month, 'MM/YYYY') <> all ($4::text[])`,
    values: `to_char(start_month, 'MM/YYYY')`,
  },
  internship_durations: {
    misses: 'cardinality($5::int[]) > 0 and duration_weeks <> all ($5::int[])',
    values: 'duration_weeks::text',
  },
  timezones: {
    misses: 'cardinality($6::text[]) > 0 and bucket <> all ($6::text[])',
    values: 'bucket',
  },
}
// Declared with every filter above.
const filterNames = Object.keys(filterSql) as BrowseFilter[]

const bucketSql = `($7::text[])[1 + width_bucket(extract(epoch from ($8::timestamptz at time zone time_zone) - ($8::timestamptz at time zone 'UTC')), array[-21600, -10800, 0, 10800, 21600])]`
const rankSql = `case $14 when 'fit' then coalesce((select max(o.scores[i]) from search_scores o, unnest($13::int[]) i where o.intern_id = c.intern_id), 0) when 'start' then date '3000-01-01' - start_month else 0 end`
const missedSql = filterNames.map((name) => `misses_${name}::int`).join(' + ')

/** Everything in one statement over plain rows. */
const resultSql = `
with zoned as (select *, ${bucketSql} as bucket from intern_search where intern_id <> all ($9::uuid[])),
marked as (
  select *, ${filterNames.map((name) => `(${filterSql[name].misses}) as misses_${name}`).join(', ')}
  from zoned where (intern_id = any ($10::uuid[])) = $11
),
c as materialized (select *, ${missedSql} as missed, date_trunc('milliseconds', approved_at) as approved from marked),
shown as (select *, ${rankSql} as rank from c where missed = $15 and career_field_id <> all ($12::int[])),
page as (
  select intern_id, case ${filterNames.map((name) => `when misses_${name} then '${name}'`).join(' ')} end as misses,
    row_number() over (order by rank desc, case when $14 = 'newest' then approved end desc, case when $14 = 'newest' then intern_id end, approved, intern_id desc) as place
  from shown
)
select
  (select count(*)::int from shown) as count,
  (select count(*)::int from intern_search where intern_id = any ($10::uuid[])) as "markedCount",
  coalesce((select json_agg(json_build_object('id', intern_id, 'misses', misses) order by place) from page where place > $16 and place <= $16 + $17), '[]') as page,
  json_build_object(${filterNames
    .map(
      (name) =>
        `'${name}', (select coalesce(json_agg(value || ' ' || n order by value collate "C"), '[]') from (select value, count(distinct intern_id) as n from (select intern_id, ${filterSql[name].values} as value from c where missed = 0 ${name === 'skills' ? '' : `or (missed = 1 and misses_${name})`}) v group by value) f)`,
    )
    .join(', ')}) as facets,
  (select coalesce(json_agg(value || ' ' || n order by value collate "C"), '[]') from (select career_field_id::text as value, count(*) as n from c where missed = 0 group by 1) f) as "hitsByField"`

/** Finds interns by plain SQL, with the domain's own score for each plan and row. */
export async function findByPlainSql(
  client: pg.ClientBase,
  plans: readonly ScoredPlan[],
  query: InternSearchQuery,
): Promise<ComparableResult> {
  const { filters } = query
  const { rows } = await client.query<ComparableResult>({
    name: 'search_result',
    text: resultSql,
    values: [
      filters.specialisations ?? [],
      filters.projects ?? [],
      filters.skills ?? [],
      filters.preferred_start_months ?? [],
      filters.internship_durations ?? [],
      filters.timezones ?? [],
      zoneBuckets,
      query.now.toISOString(),
      query.excludedIds,
      query.markedIds,
      query.onlyMarked,
      query.excludedFields,
      query.plans.map((plan) => plans.indexOf(plan) + 1),
      query.sort,
      query.show === 'hits' ? 0 : 1,
      query.offset,
      query.limit,
    ],
  })
  const [found] = rows
  if (!found) throw new Error('The statement returned no row')
  return found
}

const scoreRow = (row: SearchDataRow, plans: readonly ScoredPlan[]) =>
  plans.map(
    (plan) =>
      calculatePlanMatch(
        { ...row, skill_ids: [...row.skill_ids], project_ids: [...row.project_ids] },
        plan,
        searchNow,
      ).score,
  )

const columns = `intern_id uuid, career_field_id int, specialisation_ids int[], skill_ids int[], project_ids int[], start_month date, duration_weeks int, time_zone text, approved_at timestamptz`
const names = columns.replaceAll(/ [a-z]+(\[\])?(?=,|$)/g, '')

/**
 * Writes rows as the product's triggers would, but without the interns they belong to.
 * @param client a superuser's, whose triggers and foreign keys are off (`openOracle`)
 */
export async function writeRows(
  client: pg.ClientBase,
  rows: readonly SearchDataRow[],
  plans: readonly ScoredPlan[],
): Promise<void> {
  const json = JSON.stringify(
    rows.map((row) => ({
      ...row,
      specialisation_ids: `{${row.specialisation_ids.join()}}`,
      skill_ids: `{${row.skill_ids.join()}}`,
      project_ids: `{${row.project_ids.join()}}`,
    })),
  )
  const set = names
    .split(', ')
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')
  await client.query(
    `insert into intern_search (${names}, application_id, batch_id, offset_seconds, xid)
     select ${names}, gen_random_uuid(), gen_random_uuid(), 0, pg_current_xact_id()
     from json_to_recordset($1) as r (${columns})
     on conflict (intern_id) do update set ${set}, xid = excluded.xid`,
    [json],
  )
  await client.query(
    `insert into search_scores select * from json_to_recordset($1) as r (intern_id uuid, scores int[])
     on conflict (intern_id) do update set scores = excluded.scores`,
    [
      JSON.stringify(
        rows.map((row) => ({
          intern_id: row.intern_id,
          scores: `{${scoreRow(row, plans).join()}}`,
        })),
      ),
    ],
  )
}

export async function deleteRows(client: pg.ClientBase, ids: readonly string[]): Promise<void> {
  await client.query(
    `with gone as (delete from intern_search where intern_id = any ($1::uuid[]) returning intern_id)
     insert into intern_search_gone (intern_id, xid) select intern_id, pg_current_xact_id() from gone`,
    [ids],
  )
}

/** Prepares a superuser's connection for the functions above; for scratch databases only. */
export async function openOracle(client: pg.ClientBase): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query('set timezone = UTC')
  await client.query(
    'create temp table search_scores (intern_id uuid primary key, scores int[] not null)',
  )
}
