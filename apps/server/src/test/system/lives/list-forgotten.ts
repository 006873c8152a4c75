import type pg from 'pg'
import { stateTurns } from '@fledge/domain/waits/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { waitsSql } from '../../../platform/db/waits/waits.ts'
import type { LifeWorld } from './life-world.ts'

interface Subject {
  /** The life's, from 1. */
  readonly number: number
  readonly machine: keyof typeof stateTurns
  readonly state: string
  /** Has no wait despite its state: a private shortlist, or an application whose candidature has the turn. */
  readonly is_exempt: boolean
  readonly sides: readonly string[]
  readonly is_dated: boolean
  /** Whose turn it has to be; null if its state alone says so. */
  readonly turn: string | null
}

const openCandidature = `(select from candidatures k where k.application_id = a.application_id and k.known_to_intern_at is not null
  and k.stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED'))`
const openQuestion = `(select from company_questions q where q.company_id = s.company_id and q.closed_at is null and q.answered_at is null and q.due_at > $3)`
const subjects = `
  select l.number, 'candidature' as machine, candidature_id as id, stage as state, stage = 'SHORTLISTED' and known_to_intern_at is null as is_exempt, null as turn from candidatures s join lives l using (intern_id)
  union all select l.number, 'interview', interview_id, status, false, null from interviews s join lives l using (intern_id)
  union all select l.number, 'offer', offer_id, status, false, null from offers s join lives l using (intern_id)
  union all select l.number, 'internship', internship_id, status, false, null from internships s join lives l using (intern_id)
  union all select l.number, 'application', application_id, status, status = 'APPROVED' and exists ${openCandidature}, null from applications a join lives l using (intern_id)
  union all select l.number, 'company', s.company_id, status, false, case when exists ${openQuestion} then 'company' else 'operator' end from companies s join lives l on l.company_id = s.company_id`
const text = `with lives as (select * from unnest($1::uuid[], $2::uuid[]) with ordinality as l (intern_id, company_id, number)),
  waits as materialized (
    select w.id, array_agg(w.side) as sides, bool_and(w.due_at is not null and w.since is not null) as is_dated
    from (${waitsSql.replaceAll(':now', '$3').replaceAll(':no_shows_since', '$4')}) w group by w.id
  )
  select s.number::int, s.machine, s.state, s.is_exempt, s.turn, coalesce(w.sides, '{}') as sides, coalesce(w.is_dated, true) as is_dated
  from (${subjects}) s left join waits w on w.id = s.id`

/**
 * Returns what is forgotten in each of several lives, in their order: rows that wait for someone
 * without exactly one wait that says for whom and by when, and waits of rows that wait for no one.
 */
export async function listForgotten(
  reader: pg.ClientBase,
  worlds: readonly LifeWorld[],
  now: Date,
): Promise<readonly (readonly string[])[]> {
  const { rows } = await reader.query<Subject>({
    name: 'lives.forgotten',
    text,
    values: [
      worlds.map(({ intern }) => intern.internId),
      worlds.map(({ company }) => company.companyId),
      now,
      new Date(now.getTime() - 180 * dayMs),
    ],
  })
  const forgotten = worlds.map((): string[] => [])
  for (const subject of rows)
    if (isForgotten(subject))
      forgotten[subject.number - 1]?.push(
        `${subject.machine} in ${subject.state} waits for [${subject.sides.join(', ')}]`,
      )
  return forgotten
}

function isForgotten(subject: Subject) {
  const { machine, state, is_exempt: isExempt, sides, is_dated: isDated, turn } = subject
  const turns: readonly string[] =
    Object.entries<readonly string[]>(stateTurns[machine]).find(([name]) => name === state)?.[1] ??
    []
  return turns.length > 0 && !isExempt
    ? !(
        sides.length === 1 &&
        isDated &&
        sides.every((side) => turns.includes(side) && (turn ?? side) === side)
      )
    : sides.length > 0
}
