import type pg from 'pg'

interface ForeignKey {
  readonly name: string
  readonly child: string
  readonly parent: string
  readonly columns: readonly string[]
  readonly references: readonly string[]
}

const foreignKeys = `
  select conname as name, conrelid::regclass::text as child, confrelid::regclass::text as parent,
    array(select attname::text from unnest(conkey) with ordinality k (number, place)
      join pg_attribute on attrelid = conrelid and attnum = number order by place) as columns,
    array(select attname::text from unnest(confkey) with ordinality k (number, place)
      join pg_attribute on attrelid = confrelid and attnum = number order by place) as references
  from pg_constraint
  where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace`

/** Returns the foreign keys that rows violate, which a load without checks would not notice. */
export async function listBrokenForeignKeys(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<ForeignKey>(foreignKeys)
  const broken: string[] = []
  for (const { name, child, parent, columns, references } of rows) {
    const hasAll = columns.map((column) => `c.${column} is not null`).join(' and ')
    const matches = columns.map((column, index) => `p.${references[index]} = c.${column}`)
    const found = await pool.query(
      `select from ${child} c where ${hasAll}
       and not exists (select from ${parent} p where ${matches.join(' and ')}) limit 1`,
    )
    if (found.rowCount) broken.push(name)
  }
  return broken
}

interface CheckTrigger {
  readonly table: string
  readonly columns: readonly string[]
}

const checkTriggers = `
  select tgrelid::regclass::text as table,
    array(select attname::text from pg_attribute where attrelid = tgrelid and attnum = any (tgattr)) as columns
  from pg_trigger where not tgisinternal and tgfoid::regproc::text like 'check_%'`

/**
 * Lets the triggers check every row that refer to lists in arrays.
 * @throws the error of the first row that they refuse
 */
export async function runCheckTriggers(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<CheckTrigger>(checkTriggers)
  for (const { table, columns } of rows)
    await pool.query(
      `update ${table} set ${columns.map((column) => `${column} = ${column}`).join(', ')}`,
    )
  return rows.length
}

/** Machines with the table, id and status of their rows, and the column of the last change. */
const machines = [
  ['application', 'applications', 'application_id', 'status', null],
  ['candidature', 'candidatures', 'candidature_id', 'stage', 'stage_since'],
  ['interview', 'interviews', 'interview_id', 'status', 'status_since'],
  ['offer', 'offers', 'offer_id', 'status', 'status_since'],
  ['internship', 'internships', 'internship_id', 'status', null],
  ['internshipAction', 'internship_actions', 'action_id', 'status', null],
  ['payment', 'payments', 'payment_id', 'status', null],
  ['company', 'companies', 'company_id', 'status', null],
  ['member', 'members', 'member_id', 'status', null],
  ['plan', 'plans', 'plan_id', 'status', null],
] as const

/** Returns the machines with a row whose status or time differs from its last event. */
export async function listMachinesWithoutEvents(pool: pg.Pool): Promise<string[]> {
  const broken: string[] = []
  for (const [machine, table, id, status, since] of machines) {
    const sameTime = since ? `and e.at = r.${since}` : ''
    const { rowCount } = await pool.query(
      `select from ${table} r left join lateral (
         select to_state, at from event_log
         where subject_id = r.${id} and machine = $1 and to_state is not null order by id desc limit 1
       ) e on true
       where not coalesce(e.to_state = r.${status} ${sameTime}, false) limit 1`,
      [machine],
    )
    if (rowCount) broken.push(machine)
  }
  return broken
}

/** Returns the number of events whose ids are not in the order of their times. */
export async function countUnorderedEvents(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count from (select at < lag(at) over (order by id) as is_earlier from event_log) e
     where is_earlier`,
  )
  return rows[0]?.count ?? 0
}

/** Returns a hash of all rows of a table. */
export async function hashTable(pool: pg.Pool, table: string): Promise<string> {
  const { rows } = await pool.query<{ hash: string }>(
    `select coalesce(md5(string_agg(r::text, '|' order by r::text)), '') as hash from ${table} r`,
  )
  return rows[0]?.hash ?? ''
}
