import type pg from 'pg'

const zones = [
  'Africa/Lagos',
  'Asia/Kolkata',
  'America/Sao_Paulo',
  'Africa/Nairobi',
  'Europe/Warsaw',
  'Europe/Lisbon',
  'Africa/Cairo',
  'America/Bogota',
  'America/Mexico_City',
  'Asia/Jakarta',
  'Asia/Manila',
  'Asia/Tokyo',
  'Europe/Berlin',
  'America/New_York',
]

// Skewed like real data: a few fields and skills are the most common. Numbers that are not in a
// list are left out. $1 and $2: first and last
// number; $3: time zones.
const peopleSql = `
create temp table crowd on commit drop as
select n, gen_random_uuid() as user_id, gen_random_uuid() as intern_id, gen_random_uuid() as application_id,
       (array['Ada', 'Bo', 'Chi', 'Dara', 'Eli', 'Fia', 'Gus', 'Hana', 'Ivo', 'Jun', 'Kai', 'Lea', 'Mio', 'Noa', 'Oki', 'Pia', 'Rui', 'Sol', 'Tam', 'Uma'])[1 + n % 20] as first_name,
       'Person' || n as last_name, ($3::text[])[1 + (power(random(), 1.5) * 13)::int] as time_zone, 1 + (power(random(), 2) * 11)::int as field,
       (date_trunc('month', now()) + make_interval(months => 2 + (power(random(), 1.7) * 7)::int))::date as start_month, (array[8, 10, 12, 12, 12, 14, 16])[1 + (random() * 6)::int] as weeks,
       now() - make_interval(secs => random() * 86400 * 50) as approved_at
from generate_series($1::int, $2::int) n`
const choicesSql = `
create temp table choice on commit drop as
select c.intern_id, coalesce(k.ids, '{}') as skill_ids, coalesce(s.ids, '{}') as specialisation_ids, coalesce(p.ids, '{}') as project_ids
from crowd c
left join lateral (select array_agg(distinct id) as ids from (select 1 + (power(random(), 1.6) * 139)::int + 0 * g as id from generate_series(1, 4 + c.n % 4) g) drawn join lookups.skill using (id)) k on true
left join lateral (select array_agg(distinct id) as ids from (select c.field * 100 + 1 + (random() * 5)::int + 0 * g as id from generate_series(1, 2) g) drawn join lookups.specialisation using (id)) s on true
left join lateral (select array_agg(distinct id) as ids from (select c.field * 100 + 1 + (random() * 6)::int + 0 * g as id from generate_series(1, 2) g) drawn join lookups.project using (id)) p on true`
const insertStatements = [
  `insert into users (user_id, type, email, first_name, last_name, country_id, time_zone, created_at) select user_id, 'I', 'person' || n || '@scale.example', first_name, last_name, 566, time_zone, approved_at - interval '9 days' from crowd`,
  `insert into interns (intern_id, user_id, birth_date, batch_id, signup_completed_at, career_field_ids, start_month, duration_weeks, hours_a_week, university_name, major, education_level_id, introduction, weekly_hours, created_at)
   select intern_id, user_id, '2003-04-05', $1, approved_at, array[field], start_month, weeks, 30, 'University ' || n % 400, 'Computer science', 4, 'One of many.', '{"1": [{"from": "09:00", "to": "17:00"}], "3": [{"from": "09:00", "to": "17:00"}]}', approved_at from crowd`,
  `insert into applications (application_id, intern_id, batch_id, status, career_field_id, specialisation_ids, skill_ids, project_ids, submitted_at, decided_at, created_at)
   select application_id, intern_id, $1, 'APPROVED', field, specialisation_ids, skill_ids, project_ids, approved_at, approved_at, approved_at from crowd join choice using (intern_id)`,
  `insert into intern_search (intern_id, application_id, batch_id, career_field_id, specialisation_ids, skill_ids, project_ids, start_month, duration_weeks, offset_seconds, time_zone, approved_at)
   select intern_id, application_id, $1, field, specialisation_ids, skill_ids, project_ids, start_month, weeks, 0, time_zone, approved_at from crowd join choice using (intern_id)`,
]

/** Few enough for a statement to end within the pool's time limit. */
const chunkSize = 5000

/**
 * Adds approved interns in chunks until there are `count`. For scratch databases only: it inserts
 * rows without going through the state machines.
 */
export async function addInternsUpTo(pool: pg.Pool, count: number): Promise<void> {
  const client = await pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    while (await addChunk(client, count));
    for (const table of ['users', 'interns', 'applications', 'intern_search'])
      await client.query(`vacuum analyze ${table}`)
    await client.query('reset statement_timeout')
  } finally {
    client.release()
  }
}

/** @returns whether there may be fewer than `count` interns still */
async function addChunk(client: pg.PoolClient, count: number): Promise<boolean> {
  const {
    rows: [now],
  } = await client.query<{ there: number; batch_id: string }>(
    `select (select count(*)::int from intern_search) as there, (select batch_id from batches where is_published order by seats desc limit 1) as batch_id`,
  )
  if (!now || now.there >= count) return false
  await client.query('begin')
  await client.query(peopleSql, [now.there + 1, Math.min(count, now.there + chunkSize), zones])
  await client.query(choicesSql)
  for (const insert of insertStatements)
    await client.query(insert, insert.includes('$1') ? [now.batch_id] : [])
  await client.query('commit')
  return true
}
