// Generated from reports.sql by “npm run queries”; do not edit.
// Source: b0e79ac2b5d1
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { ContentReportStatus, ReportReason, ReportedKind, ReportedPart } from '@fledge/domain/reports/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface ContentReportRow {
  readonly report_id: string
  readonly status: ContentReportStatus
  readonly kind: ReportedKind
  readonly part: ReportedPart
  readonly name: string
  readonly user_id: string | null
  readonly company_id: string | null
  readonly plan_id: string | null
  readonly reason: ReportReason
  readonly note: string | null
  readonly reporter: string
  readonly reporter_user_id: string
  readonly reporter_side: 'company' | 'intern'
  readonly created_at: string
  readonly review_days: number
  readonly owner: string | null
  readonly decided_at: string | null
  readonly decision_reason: string | null
}

export interface LockedReportRow {
  readonly report_id: string
  readonly status: ContentReportStatus
  readonly kind: ReportedKind
  readonly part: ReportedPart
  readonly reason: ReportReason
  readonly about_intern_id: string | null
  readonly about_company_id: string | null
  readonly about_plan_id: string | null
  readonly reporter_user_id: string
  readonly reporter_side: 'company' | 'intern'
}

/** An intern whom the company sees: in browse, or as a candidate. */
export const reportedIntern = defineStatement<
  { readonly id: string; readonly company_id: CompanyScope },
  {
    readonly intern_id: string
    readonly company_id: string | null
    readonly plan_id: string | null
  }
>(
  'reports.reportedIntern',
  ['id', 'company_id'],
  `select n.intern_id, null::uuid as company_id, null::uuid as plan_id
from interns n
where
  n.intern_id = $1
  and (
    exists (select from intern_search s where s.intern_id = n.intern_id)
    or exists (
      select
      from candidatures c
      where c.intern_id = n.intern_id and c.company_id = $2
    )
  )`,
)

/** A company that interns see. */
export const reportedCompany = defineStatement<
  { readonly id: string; readonly intern_id: InternScope },
  {
    readonly intern_id: string | null
    readonly company_id: string
    readonly plan_id: string | null
  }
>(
  'reports.reportedCompany',
  ['id', 'intern_id'],
  `select null::uuid as intern_id, c.company_id, null::uuid as plan_id
from companies c
where
  c.company_id = $1
  and (
    c.status = 'APPROVED'
    or exists (
      select
      from candidatures k
      where k.company_id = c.company_id and k.intern_id = $2
    )
  )`,
)

/** A plan that interns see. */
export const reportedPlan = defineStatement<
  { readonly id: string; readonly intern_id: InternScope },
  {
    readonly intern_id: string | null
    readonly company_id: string
    readonly plan_id: string
  }
>(
  'reports.reportedPlan',
  ['id', 'intern_id'],
  `select null::uuid as intern_id, p.company_id, p.plan_id
from plans p
where
  p.plan_id = $1
  and (
    (p.status in ('ACTIVE', 'PAUSED') and not p.is_taken_down)
    or exists (
      select
      from candidatures k
      where k.plan_id = p.plan_id and k.intern_id = $2
    )
  )`,
)

export const insertContentReport = defineStatement<
  {
    readonly report_id: string
    readonly status: ContentReportStatus | null
    readonly kind: string
    readonly part: string
    readonly intern_id: string | null
    readonly company_id: string | null
    readonly plan_id: string | null
    readonly reason: string
    readonly note: string | null
    readonly reporter_user_id: string
    readonly reporter_side: string
    readonly now: string
  },
  NoRow
>(
  'reports.insertContentReport',
  ['report_id', 'status', 'kind', 'part', 'intern_id', 'company_id', 'plan_id', 'reason', 'note', 'reporter_user_id', 'reporter_side', 'now'],
  `insert into content_reports (
  report_id, status, kind, part, about_intern_id, about_company_id, about_plan_id, reason, note,
  reporter_user_id, reporter_side, created_at, review_days
)
values (
  $1, $2, $3, $4, $5, $6, $7, $8, $9, $10,
  $11, $12, coalesce((select st.value::smallint from settings st where st.name = 'report_review_days' and st.value between '1' and '10'), 3)
)
on conflict do nothing`,
)

export const contentReportRows: ListSource<ContentReportRow> = {
  columns: `r.report_id, r.status, r.kind, r.part,
  case r.kind
    when 'INTERN' then trim(u.first_name || ' ' || u.last_name)
    when 'PLAN' then p.name || ' · ' || c.name
    else c.name
  end as name,
  n.user_id, r.about_company_id as company_id, r.about_plan_id as plan_id, r.reason, r.note,
  trim(by.first_name || ' ' || by.last_name) as reporter, r.reporter_user_id,
  r.reporter_side, r.created_at, r.review_days,
  (
    select trim(o.first_name || ' ' || o.last_name)
    from wait_owners h join users o on o.user_id = h.owner_id
    where h.kind = 'REPORT' and h.subject_id = r.report_id
  ) as owner,
  r.decided_at, r.decision_reason`,
  from: `content_reports r`,
  joins: {
    by: `join users by on by.user_id = r.reporter_user_id`,
    n: `left join interns n on n.intern_id = r.about_intern_id`,
    u: `left join users u on u.user_id = n.user_id`,
    c: `left join companies c on c.company_id = r.about_company_id`,
    p: `left join plans p on p.plan_id = r.about_plan_id`,
  },
}

export const contentReportForUpdate = defineStatement<
  { readonly report_id: string },
  LockedReportRow
>(
  'reports.contentReportForUpdate',
  ['report_id'],
  `select
  report_id, status, kind, part, reason, about_intern_id, about_company_id, about_plan_id,
  reporter_user_id, reporter_side
from content_reports
where report_id = $1
for update`,
)

/** In the order of their ids, so that two people who dismiss the same do not wait for each other. */
export const lockReports = defineStatement<
  { readonly report_ids: readonly string[] },
  { readonly report_id: string }
>(
  'reports.lockReports',
  ['report_ids'],
  `select report_id
from content_reports
where report_id = any ($1::uuid[])
order by report_id
for update`,
)

export const nameOfReported = defineStatement<
  { readonly report_id: string },
  { readonly name: string }
>(
  'reports.nameOfReported',
  ['report_id'],
  `select
  coalesce(
    p.name,
    c.name,
    (
      select trim(u.first_name)
      from interns n join users u using (user_id)
      where n.intern_id = r.about_intern_id
    ),
    ''
  ) as name
from
  content_reports r
  left join companies c on c.company_id = r.about_company_id
  left join plans p on p.plan_id = r.about_plan_id
where r.report_id = $1`,
)

export const updateReportDecision = defineStatement<
  {
    readonly to: ContentReportStatus | null
    readonly now: string
    readonly decision_reason: string
    readonly report_id: string
    readonly from: ContentReportStatus | null
  },
  NoRow
>(
  'reports.updateReportDecision',
  ['to', 'now', 'decision_reason', 'report_id', 'from'],
  `update content_reports
set status = $1, decided_at = $2, decision_reason = $3
where report_id = $4 and status = $5`,
)
