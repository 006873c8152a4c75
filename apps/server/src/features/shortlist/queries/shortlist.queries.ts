// Generated from shortlist.sql by “npm run queries”; do not edit.
// Source: 57b75779d553
import type { BadgeRow } from '../../../platform/db/candidature-badge.ts'
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { ApplicationStatus } from '@fledge/domain/applications/types.ts'
import type { CandidatureStage } from '@fledge/domain/candidatures/types.ts'
import type { PlanStatus } from '@fledge/domain/plans/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface ShortlistFactsRow {
  readonly application_id: string
  readonly application_status: ApplicationStatus
  readonly is_intern_taken: boolean
  readonly placement_ends_at: string | null
  readonly plan_id: string | null
  readonly plan_status: PlanStatus | null
  readonly supervisor_ids: string[]
}

export interface MarkRow {
  readonly intern_id: string
  readonly not_interested_reasons: string[]
  readonly created_at: string
}

export interface ShortlistEntryRow {
  readonly intern_id: string
  readonly plan_id: string | null
  readonly plan_name: string | null
  readonly added_at: string
  readonly added_by: string
  readonly stage: CandidatureStage | null
  readonly interview: BadgeRow['interview']
  readonly offer: BadgeRow['offer']
}

export const insertShortlistEntry = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly intern_id: string
    readonly plan_id: string | null
    readonly added_by: string
    readonly now: string
  },
  NoRow
>(
  'shortlist.insertShortlistEntry',
  ['company_id', 'intern_id', 'plan_id', 'added_by', 'now'],
  `insert into shortlist (company_id, intern_id, plan_id, added_by, created_at)
values ($1, $2, $3, $4, $5)
on conflict do nothing`,
)

export const deleteShortlistEntry = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly intern_id: string
    readonly plan_id: string | null
  },
  NoRow
>(
  'shortlist.deleteShortlistEntry',
  ['company_id', 'intern_id', 'plan_id'],
  `delete from shortlist
where
  company_id = $1
  and intern_id = $2
  and plan_id is not distinct from $3`,
)

/** Adds the intern back to the plan's shortlist in the name of the member who proposed the interview. */
export const restoreShortlistEntry = defineStatement<
  { readonly candidature_ids: readonly string[]; readonly now: string },
  { readonly candidature_id: string }
>(
  'shortlist.restoreShortlistEntry',
  ['candidature_ids', 'now'],
  `with
  ended as (
    select c.candidature_id, c.company_id, c.intern_id, c.plan_id, i.proposed_by
    from
      candidatures c
      join lateral (
        select proposed_by
        from interviews
        where candidature_id = c.candidature_id and proposed_by is not null
        order by created_at desc
        limit 1
      ) i on true
    where c.candidature_id = any ($1::uuid[])
  ),
  restored as (
    insert into shortlist (company_id, intern_id, plan_id, added_by, created_at)
    select company_id, intern_id, plan_id, proposed_by, $2
    from ended
    on conflict do nothing
    returning company_id, intern_id, plan_id
  )
select candidature_id
from ended join restored using (company_id, intern_id, plan_id)`,
  { list: 'candidature_ids', column: 'candidature_id' },
)

export const deleteEndedEntries = defineStatement<
  { readonly candidature_ids: readonly string[] },
  { readonly candidature_id: string }
>(
  'shortlist.deleteEndedEntries',
  ['candidature_ids'],
  `delete from shortlist h using candidatures c
where
  c.candidature_id = any ($1::uuid[])
  and h.company_id = c.company_id
  and h.intern_id = c.intern_id
  and h.plan_id = c.plan_id
returning c.candidature_id`,
  { list: 'candidature_ids', column: 'candidature_id' },
)

/** An intern in browse or of a candidature, with the plan if given. */
export const shortlistFacts = defineStatement<
  {
    readonly plan_id: string | null
    readonly company_id: CompanyScope
    readonly intern_id: string
  },
  ShortlistFactsRow
>(
  'shortlist.shortlistFacts',
  ['plan_id', 'company_id', 'intern_id'],
  `select
  a.application_id, a.status as application_status,
  (n.is_hidden or u.status <> 'ACTIVE') as is_intern_taken,
  case when b.programme_end is not null then ((least(b.placement_deadline, b.programme_end - 28) + 1)::timestamp at time zone 'UTC') end as placement_ends_at, p.plan_id, p.status as plan_status,
  array(
    select s.member_id
    from plan_supervisors s
    where s.plan_id = p.plan_id
  )::text[] as supervisor_ids
from
  interns n
  join users u on u.user_id = n.user_id
  join lateral (
    select application_id, batch_id, status
    from applications
    where intern_id = n.intern_id
    order by created_at desc
    limit 1
  ) a on true
  join batches b on b.batch_id = a.batch_id
  left join plans p on p.plan_id = $1 and p.company_id = $2
where
  n.intern_id = $3
  and (
    exists (select from intern_search s where s.intern_id = n.intern_id)
    or exists (
      select
      from candidatures c
      where c.company_id = $2 and c.intern_id = n.intern_id
    )
  )`,
)

export const insertNotInterestedMark = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly intern_id: string
    readonly reasons: readonly string[]
    readonly by_user: string
    readonly now: string
  },
  MarkRow
>(
  'shortlist.insertNotInterestedMark',
  ['company_id', 'intern_id', 'reasons', 'by_user', 'now'],
  `insert into not_interested (company_id, intern_id, reasons, by_user, created_at)
values ($1, $2, $3, $4, $5)
on conflict (company_id, intern_id) do update
set reasons = excluded.reasons
returning intern_id, reasons as not_interested_reasons, created_at`,
)

export const updateNotInterestedMark = defineStatement<
  {
    readonly reasons: readonly string[]
    readonly company_id: CompanyScope
    readonly intern_id: string
  },
  MarkRow
>(
  'shortlist.updateNotInterestedMark',
  ['reasons', 'company_id', 'intern_id'],
  `update not_interested
set reasons = $1
where company_id = $2 and intern_id = $3
returning intern_id, reasons as not_interested_reasons, created_at`,
)

export const deleteNotInterestedMark = defineStatement<
  { readonly company_id: CompanyScope; readonly intern_id: string },
  NoRow
>(
  'shortlist.deleteNotInterestedMark',
  ['company_id', 'intern_id'],
  `delete from not_interested
where company_id = $1 and intern_id = $2`,
)

export const notInterestedMark = defineStatement<
  { readonly company_id: CompanyScope; readonly intern_id: string },
  MarkRow
>(
  'shortlist.notInterestedMark',
  ['company_id', 'intern_id'],
  `select intern_id, reasons as not_interested_reasons, created_at
from not_interested
where company_id = $1 and intern_id = $2`,
)

export const shortlistRows: ListSource<ShortlistEntryRow> = {
  columns: `h.intern_id, h.plan_id, p.name as plan_name, h.created_at as added_at,
  a.first_name || ' ' || a.last_name as added_by, k.stage,
  (select jsonb_build_object('status', bi.status, 'no_show', case when bi.status = 'IN_PAST' and bi.no_show_claimed_by is not null then jsonb_build_object('claimed_by', bi.no_show_claimed_by, 'contested_at', to_char(bi.no_show_contested_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) end)
     from interviews bi where bi.candidature_id = k.candidature_id order by bi.created_at desc limit 1) as interview,
   (select jsonb_build_object('status', bo.status) from offers bo where bo.candidature_id = k.candidature_id order by bo.created_at desc limit 1) as offer`,
  from: `shortlist h`,
  joins: {
    a: `join users a on a.user_id = h.added_by`,
    n: `join interns n on n.intern_id = h.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    p: `left join plans p on p.plan_id = h.plan_id`,
    k: `left join lateral (
    select c.candidature_id, c.stage
    from candidatures c
    where c.company_id = h.company_id and c.intern_id = h.intern_id and c.plan_id = h.plan_id
    order by c.created_at desc
    limit 1
  ) k on true`,
  },
}
