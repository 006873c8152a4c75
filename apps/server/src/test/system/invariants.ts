import type pg from 'pg'

/** Invariants that hold under any concurrency; each query returns the rows that violate it. */
const violationQueries: Readonly<Record<string, string>> = {
  'a balance equals grants − credits revoked − holds + releases and is never negative': `
    select b.company_id, b.balance from credit_balances b
    left join (select company_id, sum(case kind when 'GRANT' then amount when 'REVOKE' then -amount when 'HOLD' then -amount when 'RELEASE' then amount else 0 end)::int as left_over from credit_ledger group by company_id) l using (company_id)
    where b.balance <> coalesce(l.left_over, 0) or b.balance < 0`,
  'each hold is settled at most once, and only holds are settled': `
    select interview_id from credit_ledger where interview_id is not null group by interview_id
    having count(*) filter (where kind = 'HOLD') <> 1 or count(*) filter (where kind in ('SPEND', 'RELEASE')) > 1`,
  'the openings taken equal the openings held by offers': `
    select p.plan_id, p.openings_taken, p.openings from plans p
    where p.openings_taken <> (select count(*) from offers o where o.plan_id = p.plan_id and o.holds_opening) or p.openings_taken > p.openings`,
  'an offer holds an opening exactly while it is sent, offered or accepted': `
    select offer_id, status, holds_opening from offers where holds_opening <> (status in ('IN_REVIEW', 'OFFERED', 'ACCEPTED_BY_CANDIDATE') and not is_over)`,
  'no person has two confirmed interviews at the same time': `
    select a.interview_id from interviews a join interviews b on a.interview_id < b.interview_id and a.status = 'CONFIRMED' and b.status = 'CONFIRMED' and tstzrange(a.starts_at, a.ends_at) && tstzrange(b.starts_at, b.ends_at)
    where a.intern_id = b.intern_id or exists (select from interviewers x join interviewers y using (member_id) where x.interview_id = a.interview_id and y.interview_id = b.interview_id)`,
  'an intern has at most one open candidature per plan': `
    select application_id from candidatures where stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED') group by application_id, plan_id having count(*) > 1`,
  'an intern has no overlapping internships': `
    select a.internship_id from internships a join internships b on a.internship_id < b.internship_id and a.intern_id = b.intern_id and daterange(a.starts_on, a.ends_on, '[]') && daterange(b.starts_on, b.ends_on, '[]')
    where a.status in ('UPCOMING', 'ONGOING') and b.status in ('UPCOMING', 'ONGOING')`,
  'each accepted offer has one internship, and each internship has an accepted offer': `
    select offer_id from offers o left join internships i using (offer_id) where (o.status = 'ACCEPTED_BY_CANDIDATE') <> (i.internship_id is not null)`,
  'the seats taken equal the interns in the batch and never exceed its seats': `
    select b.code, b.seats_taken, b.seats from batches b where b.seats_taken <> (select count(*) from interns i where i.batch_id = b.batch_id) or b.seats_taken > b.seats`,
  'no code has more than five attempts': `select handle, tries from codes where tries > 5`,
}

/** Checks rows created through endpoints: each has the state of its last event. */
const lastEventQueries: Readonly<Record<string, string>> = Object.fromEntries(
  [
    ['offer', 'offers', 'offer_id', 'status'],
    ['interview', 'interviews', 'interview_id', 'status'],
    ['candidature', 'candidatures', 'candidature_id', 'stage'],
    ['internship', 'internships', 'internship_id', 'status'],
  ].map(([machine, table, id, state]) => [
    `the last event of each ${machine} matches its current state`,
    `
    select r.${id}, r.${state}, e.to_state from ${table} r
    join lateral (select to_state from event_log where subject_id = r.${id} and machine = '${machine}' and to_state is not null order by id desc limit 1) e on true where e.to_state <> r.${state}`,
  ]),
)

const eventChains = `
  select subject_id, machine, from_state, before from (
    select subject_id, machine, from_state, lag(to_state) over (partition by subject_id, machine order by id) as before from event_log where to_state is not null) chain
  where before is not null and from_state is distinct from before`

/** Returns every violated invariant with its rows; an empty list means that all hold. */
export async function listViolations(pool: pg.Pool): Promise<string[]> {
  const violations: string[] = []
  const client = await pool.connect()
  // The request timeout is too short for an audit: after a long run these queries read many
  // thousand rows.
  await client.query('set statement_timeout = 0')
  for (const [promise, query] of Object.entries({
    ...violationQueries,
    ...lastEventQueries,
    'the events of a row form a chain without gaps': eventChains,
  })) {
    const { rows } = await client.query(query)
    if (rows.length > 0) violations.push(`${promise}: ${JSON.stringify(rows.slice(0, 3))}`)
  }
  await client.query('reset statement_timeout')
  client.release()
  return violations
}
