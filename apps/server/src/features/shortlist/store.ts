import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { placementEndsAtSql } from '../../platform/db/placement-deadline.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'
import { isNameVisibleSql, visibleNameSql } from '../../platform/db/visible-name.ts'
import { type BadgeRow, badgeSql } from '../candidatures/public.ts'

export interface ShortlistEntryRow extends BadgeRow {
  intern_id: string
  plan_id: string | null
  plan_name: string | null
  added_at: string
  added_by: string
  stage: CandidatureStage | null
}
export const shortlistEntries = defineList<{
  row: ShortlistEntryRow
  scope: { company: CompanyScope }
  filters: { plan: string; unplanned: true; search: string }
}>({
  name: 'shortlist.page',
  columns: `h.intern_id, h.plan_id, p.name as plan_name, h.created_at as added_at, a.first_name || ' ' || a.last_name as added_by,
     k.stage, ${badgeSql('k.candidature_id')}`,
  from: 'shortlist h',
  joins: {
    a: 'join users a on a.user_id = h.added_by',
    n: 'join interns n on n.intern_id = h.intern_id',
    u: 'join users u on u.user_id = n.user_id',
    p: 'left join plans p on p.plan_id = h.plan_id',
    k: 'left join lateral (select c.candidature_id, c.stage from candidatures c where c.company_id = h.company_id and c.intern_id = h.intern_id and c.plan_id = h.plan_id order by c.created_at desc limit 1) k on true',
  },
  where: ['h.company_id = :company'],
  filters: {
    plan: 'h.plan_id = :plan',
    unplanned: 'h.plan_id is null',
    search: { contains: [visibleNameSql(isNameVisibleSql('h.company_id', 'h.intern_id'))] },
  },
  orders: { default: ['h.created_at desc', 'h.intern_id', 'h.plan_id'] },
})
export const insertShortlistEntry = statement<
  [CompanyScope, intern: string, plan: string | null, user: string, now: string]
>(
  'shortlist.add',
  `insert into shortlist (company_id, intern_id, plan_id, added_by, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing`,
)
export const deleteShortlistEntry = statement<[CompanyScope, intern: string, plan: string | null]>(
  'shortlist.remove',
  `delete from shortlist where company_id = $1 and intern_id = $2 and plan_id is not distinct from $3`,
)

/**
 * Adds the intern back to the plan's shortlist in the name of the member who proposed the
 * interview.
 */
export const restoreShortlistEntry = statement<[candidature: string, now: string]>(
  'shortlist.addBack',
  `insert into shortlist (company_id, intern_id, plan_id, added_by, created_at)
   select c.company_id, c.intern_id, c.plan_id, i.proposed_by, $2 from candidatures c
   join lateral (select proposed_by from interviews where candidature_id = c.candidature_id and proposed_by is not null order by created_at desc limit 1) i on true
   where c.candidature_id = $1 on conflict do nothing`,
)
export const deleteEndedEntries = statement<[candidature: string]>(
  'shortlist.dropEnded',
  `delete from shortlist h using candidatures c where c.candidature_id = $1 and h.company_id = c.company_id and h.intern_id = c.intern_id and h.plan_id = c.plan_id`,
)

export interface ShortlistFactsRow {
  application_id: string
  application_status: ApplicationStatus
  is_taken: boolean
  placement_ends_at: string | null
  plan_id: string | null
  plan_status: PlanStatus | null
  supervisor_ids: string[]
}
/** An intern in browse or of a candidature, with the plan if given. */
export const shortlistFacts = statement<
  [CompanyScope, intern: string, plan: string | null],
  ShortlistFactsRow
>(
  'shortlist.facts',
  `select a.application_id, a.status as application_status, (n.is_hidden or u.status <> 'ACTIVE') as is_taken, ${placementEndsAtSql('b')} as placement_ends_at, p.plan_id, p.status as plan_status,
     array(select s.member_id from plan_supervisors s where s.plan_id = p.plan_id)::text[] as supervisor_ids
   from interns n join users u on u.user_id = n.user_id join lateral (select application_id, batch_id, status from applications where intern_id = n.intern_id order by created_at desc limit 1) a on true join batches b on b.batch_id = a.batch_id
   left join plans p on p.plan_id = $3 and p.company_id = $1
   where n.intern_id = $2 and (exists (select from intern_search s where s.intern_id = n.intern_id) or exists (select from candidatures c where c.company_id = $1 and c.intern_id = n.intern_id))`,
)

export interface MarkRow {
  intern_id: string
  not_interested_reasons: string[]
  created_at: string
}
const markColumns = 'intern_id, reasons as not_interested_reasons, created_at'
export const insertNotInterestedMark = statement<
  [CompanyScope, intern: string, reasons: readonly string[], user: string, now: string],
  MarkRow
>(
  'shortlist.setMark',
  `insert into not_interested (company_id, intern_id, reasons, by_user, created_at) values ($1, $2, $3, $4, $5) on conflict (company_id, intern_id) do update set reasons = excluded.reasons returning ${markColumns}`,
)
export const updateNotInterestedMark = statement<
  [CompanyScope, intern: string, reasons: readonly string[]],
  MarkRow
>(
  'shortlist.changeMark',
  `update not_interested set reasons = $3 where company_id = $1 and intern_id = $2 returning ${markColumns}`,
)
export const deleteNotInterestedMark = statement<[CompanyScope, intern: string]>(
  'shortlist.dropMark',
  `delete from not_interested where company_id = $1 and intern_id = $2`,
)
export const notInterestedMark = statement<[CompanyScope, intern: string], MarkRow>(
  'shortlist.markOf',
  `select ${markColumns} from not_interested where company_id = $1 and intern_id = $2`,
)
