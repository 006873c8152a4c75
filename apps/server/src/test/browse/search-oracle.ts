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
    values: 'unnest(specialisation_ids)',
  },
  projects: {
    misses: 'cardinality($2::int[]) > 0 and not project_ids && $2::int[]',
    values: 'unnest(project_ids)',
  },
  skills: { misses: 'not $3::int[] <@ skill_ids', values: 'unnest(skill_ids)' },
  preferred_start_months: {
    misses: 'cardinality($4::text[]) > 0 and month <> all ($4::text[])',
    values: 'month',
  },
  internship_durations: {
    misses: 'cardinality($5::int[]) > 0 and duration_weeks <> all ($5::int[])',
    values: 'duration_weeks',
  },
  timezones: {
    misses: 'cardinality($6::text[]) > 0 and bucket <> all ($6::text[])',
    values: 'bucket',
  },
}
// Declared with every filter above.
const filterNames = Object.keys(filterSql) as BrowseFilter[]

/** The best score of at most three plans; what is not in the list is null, which does not count. */
const rankSql = `case $12 when 'fit' then coalesce(greatest(${[1, 2, 3].map((place) => `scores[($11::int[])[${place}]]`).join(', ')}), 0) when 'start' then date '3000-01-01' - start_month else 0 end`
const isShownSql = 'missed = $13 and career_field_id <> all ($10::int[])'
const missedSql = filterNames.map((name) => `misses_${name}::int`).join(' + ')

/** A value occurs once in a row, so counting rows counts interns. */
const toFacetSql = (name: BrowseFilter) =>
  `'${name}', (select coalesce(json_agg(value || ' ' || n order by value::text collate "C"), '[]') from (select ${filterSql[name].values} as value, count(*) as n from c where missed = 0 ${name === 'skills' ? '' : `or misses_${name}`} group by 1) f)`

/** Everything in one statement over plain rows; those that miss more than one filter are not shown. */
const resultSql = `
with marked as (
  select *, ${filterNames.map((name) => `(${filterSql[name].misses}) as misses_${name}`).join(', ')}
  from search_oracle where intern_id <> all ($7::uuid[]) and (intern_id = any ($8::uuid[])) = $9
),
c as materialized (select * from (select *, ${missedSql} as missed from marked) m where missed <= 1),
page as (
  select intern_id as id, case ${filterNames.map((name) => `when misses_${name} then '${name}'`).join(' ')} end as misses
  from c
  where ${isShownSql}
  order by ${rankSql} desc, case when $12 = 'newest' then approved end desc, case when $12 = 'newest' then intern_id end, approved, intern_id desc
  offset $14 limit $15
)
select
  (select count(*)::int from c where ${isShownSql}) as count,
  (select count(*)::int from search_oracle where intern_id = any ($8::uuid[])) as "markedCount",
  coalesce((select json_agg(page) from page), '[]') as page,
  json_build_object(${filterNames.map(toFacetSql).join(', ')}) as facets,
  (select coalesce(json_agg(value || ' ' || n order by value collate "C"), '[]') from (select career_field_id::text as value, count(*) as n from c where missed = 0 group by 1) f) as "hitsByField"`

/** Finds interns by plain SQL, with the domain's own score for each plan and row. */
export async function findByPlainSql(
  client: pg.ClientBase,
  plans: readonly ScoredPlan[],
  query: InternSearchQuery,
): Promise<ComparableResult> {
  const { filters } = query
  if (query.plans.length > 3) throw new Error('the statement compares three plans')
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
const toNames = (list: string) => list.replaceAll(/ [a-z]+(\[\])?(?=,|$)/g, '')
const names = toNames(columns)
/** What queries ask for, calculated once for each row, with the domain's score for each plan. */
const oracleColumns = `${columns}, month text, bucket text, approved timestamptz, scores int[]`
const oracleNames = toNames(oracleColumns)
const bucketSql = `($1::text[])[1 + width_bucket(extract(epoch from ($2::timestamptz at time zone time_zone) - ($2::timestamptz at time zone 'UTC')), array[-21600, -10800, 0, 10800, 21600])]`

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
      scores: `{${scoreRow(row, plans).join()}}`,
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
    `insert into search_oracle select ${names}, to_char(start_month, 'MM/YYYY'), ${bucketSql}, date_trunc('milliseconds', approved_at), scores
     from json_to_recordset($3) as r (${columns}, scores int[])
     on conflict (intern_id) do update set (${oracleNames}) = (select ${oracleNames.replaceAll(/(\w+)/g, 'excluded.$1')})`,
    [zoneBuckets, searchNow.toISOString(), json],
  )
}

export async function deleteRows(client: pg.ClientBase, ids: readonly string[]): Promise<void> {
  await client.query(
    `with gone as (delete from intern_search where intern_id = any ($1::uuid[]) returning intern_id)
     insert into intern_search_gone (intern_id, xid) select intern_id, pg_current_xact_id() from gone`,
    [ids],
  )
  await client.query('delete from search_oracle where intern_id = any ($1::uuid[])', [ids])
}

/** Prepares a superuser's connection for the functions above; for scratch databases only. */
export async function prepareOracleClient(client: pg.ClientBase): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query('set timezone = UTC')
  await client.query("set work_mem = '256MB'")
}

export async function createOracle(client: pg.ClientBase): Promise<void> {
  await client.query(
    `create unlogged table search_oracle (${oracleColumns}, primary key (intern_id))`,
  )
}
