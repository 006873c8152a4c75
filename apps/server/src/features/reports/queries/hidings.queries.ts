// Generated from hidings.sql by “npm run queries”; do not edit.
// Source: 91536a3175a8
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { HiddenPart } from '@fledge/domain/reports/hidden-parts.ts'
import type { HidingStatus } from '@fledge/domain/reports/hiding-types.ts'
import type { ReportReason, ReportedKind } from '@fledge/domain/reports/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface LockedHidingRow {
  readonly hiding_id: string
  readonly status: HidingStatus
  readonly kind: ReportedKind
  readonly part: HiddenPart
  readonly intern_id: string | null
  readonly company_id: string | null
  readonly plan_id: string | null
  readonly hidden_by: string
  readonly appealed_at: string | null
}

export interface OwnHidingRow {
  readonly hiding_id: string
  readonly status: HidingStatus
  readonly kind: ReportedKind
  readonly part: HiddenPart
  readonly plan_id: string | null
  readonly plan_name: string | null
  readonly reason: ReportReason
  readonly note: string
  readonly created_at: string
  readonly request_note: string | null
  readonly requested_at: string | null
  readonly review_days: number
  readonly appealed_at: string | null
  readonly hidden_by: string
  readonly decided_at: string | null
  readonly decision_reason: string | null
}

export interface ContentHidingRow {
  readonly hiding_id: string
  readonly status: HidingStatus
  readonly kind: ReportedKind
  readonly part: HiddenPart
  readonly name: string
  readonly user_id: string | null
  readonly company_id: string | null
  readonly plan_id: string | null
  readonly reason: ReportReason
  readonly note: string
  readonly hidden_by_name: string
  readonly hidden_by: string
  readonly created_at: string
  readonly request_note: string | null
  readonly requested_at: string | null
  readonly review_days: number
  readonly appealed_at: string | null
  readonly decided_at: string | null
  readonly decision_reason: string | null
  readonly hidden_text: string | null
  readonly owner: string | null
}

/** Left out if it is hidden already. */
export const insertContentHiding = defineStatement<
  {
    readonly hiding_id: string
    readonly status: HidingStatus | null
    readonly kind: string
    readonly part: string
    readonly intern_id: string | null
    readonly company_id: string | null
    readonly plan_id: string | null
    readonly reason: string
    readonly note: string
    readonly report_id: string | null
    readonly hidden_by: string
    readonly now: string
  },
  NoRow
>(
  'reports.insertContentHiding',
  ['hiding_id', 'status', 'kind', 'part', 'intern_id', 'company_id', 'plan_id', 'reason', 'note', 'report_id', 'hidden_by', 'now'],
  `insert into content_hidings (
  hiding_id, status, kind, part, intern_id, company_id, plan_id, reason, note, report_id, hidden_by,
  created_at
)
values (
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
  $11, $12
)
on conflict do nothing`,
)

export const contentHidingForUpdate = defineStatement<
  { readonly hiding_id: string },
  LockedHidingRow
>(
  'reports.contentHidingForUpdate',
  ['hiding_id'],
  `select h.hiding_id, h.status, h.kind, h.part, h.intern_id, h.company_id, h.plan_id, h.hidden_by,
h.appealed_at
from content_hidings h
where h.hiding_id = $1
for update`,
)

/** One of the intern or the company that asks. */
export const ownHidingForUpdate = defineStatement<
  {
    readonly hiding_id: string
    readonly intern_id: InternScope | null
    readonly company_id: CompanyScope | null
  },
  LockedHidingRow
>(
  'reports.ownHidingForUpdate',
  ['hiding_id', 'intern_id', 'company_id'],
  `select h.hiding_id, h.status, h.kind, h.part, h.intern_id, h.company_id, h.plan_id, h.hidden_by,
h.appealed_at
from content_hidings h
where
  h.hiding_id = $1
  and (h.intern_id = $2::uuid or h.company_id = $3::uuid)
for update`,
)

export const updateHidingRequest = defineStatement<
  {
    readonly to: HidingStatus | null
    readonly request_note: string
    readonly now: string
    readonly is_appeal: boolean
    readonly hiding_id: string
    readonly from: HidingStatus | null
  },
  NoRow
>(
  'reports.updateHidingRequest',
  ['to', 'request_note', 'now', 'is_appeal', 'hiding_id', 'from'],
  `update content_hidings
set
  status = $1, request_note = $2, requested_at = $3,
  review_days = coalesce((select st.value::smallint from settings st where st.name = 'report_review_days' and st.value between '1' and '10'), 3),
  appealed_at = case when $4::boolean then $3 else appealed_at end
where hiding_id = $5 and status = $6`,
)

export const updateHidingDecision = defineStatement<
  {
    readonly to: HidingStatus | null
    readonly decided_by: string
    readonly now: string
    readonly decision_reason: string
    readonly hiding_id: string
    readonly from: HidingStatus | null
  },
  NoRow
>(
  'reports.updateHidingDecision',
  ['to', 'decided_by', 'now', 'decision_reason', 'hiding_id', 'from'],
  `update content_hidings
set status = $1, decided_by = $2, decided_at = $3, decision_reason = $4
where hiding_id = $5 and status = $6`,
)

/** Who owns what is hidden, and gets emails about it: the intern, or the administrators. */
export const hidingOwner = defineStatement<
  { readonly hiding_id: string },
  {
    readonly name: string | null
    readonly intern_user_id: string | null
    readonly user_ids: string[]
  }
>(
  'reports.hidingOwner',
  ['hiding_id'],
  `select
  p.name, n.user_id as intern_user_id,
  array(
    select m.user_id::text
    from members m
    where
      m.company_id = h.company_id
      and m.status = 'ACTIVE'
      and m.role = 'ADMIN'
      and m.user_id is not null
  ) as user_ids
from
  content_hidings h
  left join plans p on p.plan_id = h.plan_id
  left join interns n on n.intern_id = h.intern_id
where h.hiding_id = $1`,
)

/** What is hidden of an intern or a company, for themselves. */
export const ownHidings = defineStatement<
  { readonly intern_id: InternScope | null; readonly company_id: CompanyScope | null },
  OwnHidingRow
>(
  'reports.ownHidings',
  ['intern_id', 'company_id'],
  `select
  h.hiding_id, h.status, h.kind, h.part, h.plan_id, p.name as plan_name, h.reason, h.note,
  h.created_at, h.request_note, h.requested_at, h.review_days, h.appealed_at, h.hidden_by, h.decided_at,
  h.decision_reason
from content_hidings h left join plans p on p.plan_id = h.plan_id
where
  (h.intern_id = $1::uuid or h.company_id = $2::uuid)
  and h.status in ('HIDDEN', 'CHANGED', 'APPEALED')
order by h.created_at desc, h.hiding_id
limit 100`,
)

export const contentHidingRows: ListSource<ContentHidingRow> = {
  columns: `h.hiding_id, h.status, h.kind, h.part,
  case h.kind
    when 'INTERN' then trim(u.first_name || ' ' || u.last_name)
    when 'PLAN' then p.name || ' · ' || c.name
    else c.name
  end as name,
  n.user_id, h.company_id, h.plan_id, h.reason, h.note,
  trim(by.first_name || ' ' || by.last_name) as hidden_by_name, h.hidden_by, h.created_at,
  h.request_note, h.requested_at, h.review_days, h.appealed_at, h.decided_at, h.decision_reason,
  case
    when h.part = 'introduction' and h.kind = 'INTERN' then n.introduction
    when h.part = 'introduction' then c.introduction
    when h.part = 'skills' then array_to_string(n.own_skills, E'\\n')
    when h.part = 'tools' then array_to_string(c.custom_tools, E'\\n')
    when h.part = 'plan' then concat_ws(E'\\n\\n', p.description, p.responsibilities)
  end as hidden_text,
  (
    select trim(o.first_name || ' ' || o.last_name)
    from wait_owners w join users o on o.user_id = w.owner_id
    where w.kind = 'APPEAL' and w.subject_id = h.hiding_id
  ) as owner`,
  from: `content_hidings h`,
  joins: {
    by: `join users by on by.user_id = h.hidden_by`,
    n: `left join interns n on n.intern_id = h.intern_id`,
    u: `left join users u on u.user_id = n.user_id`,
    c: `left join companies c on c.company_id = h.company_id`,
    p: `left join plans p on p.plan_id = h.plan_id`,
  },
}
