import { stateTurns } from '@fledge/domain/waits/types.ts'
import { dayMs } from '@fledge/kernel/dates.ts'
import { waitsSql } from '../../../platform/db/waits/waits.ts'
import type { LifeWorld } from './life-world.ts'

interface Subject {
  readonly machine: keyof typeof stateTurns
  readonly state: string
  /** Has no wait despite its state: a private shortlist, or an application whose candidature has the turn. */
  readonly is_exempt: boolean
  readonly sides: readonly string[]
  readonly is_dated: boolean
}

const openCandidature = `(select from candidatures k where k.application_id = a.application_id and k.known_to_intern_at is not null
  and k.stage not in ('HIRED', 'DISQUALIFIED', 'WITHDRAWN', 'CLOSED'))`
const subjects = `
  select 'candidature' as machine, candidature_id as id, stage as state, stage = 'SHORTLISTED' and known_to_intern_at is null as is_exempt from candidatures where intern_id = $1
  union all select 'interview', interview_id, status, false from interviews where intern_id = $1
  union all select 'offer', offer_id, status, false from offers where intern_id = $1
  union all select 'internship', internship_id, status, false from internships where intern_id = $1
  union all select 'application', application_id, status, status = 'APPROVED' and exists ${openCandidature} from applications a where intern_id = $1
  union all select 'company', company_id, status, false from companies where company_id = $2`
const text = `select s.machine, s.state, s.is_exempt, coalesce(w.sides, '{}') as sides, coalesce(w.is_dated, true) as is_dated
  from (${subjects}) s left join lateral (
    select array_agg(w.side) as sides, bool_and(w.due_at is not null and w.since is not null) as is_dated from (${waitsSql
      .replaceAll(':now', '$3')
      .replaceAll(':no_shows_since', '$4')}) w
    where w.id = s.id
  ) w on true`

/**
 * Returns what is forgotten: rows of a life that wait for someone without exactly one wait that says
 * for whom and by when, and waits of rows that wait for no one.
 */
export async function listForgotten({ server, intern, company }: LifeWorld): Promise<string[]> {
  const now = server.now()
  const { rows } = await server.pool.query<Subject>({
    // Planned once: planning takes longer than running it.
    name: 'lives.forgotten',
    text,
    values: [intern.internId, company.companyId, now, new Date(now.getTime() - 180 * dayMs)],
  })
  return rows.flatMap(({ machine, state, is_exempt: isExempt, sides, is_dated: isDated }) => {
    const turns: readonly string[] =
      Object.entries<readonly string[]>(stateTurns[machine]).find(
        ([name]) => name === state,
      )?.[1] ?? []
    const isRight =
      turns.length > 0 && !isExempt
        ? sides.length === 1 && isDated && sides.every((side) => turns.includes(side))
        : sides.length === 0
    return isRight ? [] : [`${machine} in ${state} waits for [${sides.join(', ')}]`]
  })
}
