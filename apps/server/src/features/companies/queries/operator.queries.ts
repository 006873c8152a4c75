// Generated from operator.sql by “npm run queries”; do not edit.
// Source: a8f7277e6fdc
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { QueuedQuestion } from '../column-types.ts'
import type { MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyStatus, MemberRole } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface OperatorCompanyFacts {
  readonly email_domain: string | null
  readonly is_trusted: boolean
  readonly decision_reason: string | null
  readonly decided_at: string | null
  readonly created_at: string
  readonly credits_left: number
  readonly plans: number
  readonly candidatures: number
  readonly interviews: number
  readonly internships: number
}

export interface OperatorMemberRow {
  readonly user_id: string
  readonly name: string
  readonly email: string
  readonly phone: string | null
  readonly role: MemberRole
  readonly status: MemberStatus
  readonly job_title: string | null
  readonly linkedin_url: string | null
  readonly picture_file_id: string | null
  readonly time_zone: string
  readonly is_first: boolean
  readonly onboarded: boolean
}

export interface CompanyToApproveRow {
  readonly company_id: string
  readonly name: string
  readonly status: CompanyStatus
  readonly website: string | null
  readonly email_domain: string | null
  readonly has_own_domain: boolean
  readonly is_onboarded: boolean
  readonly was_rejected: boolean
  readonly was_domain_rejected: boolean
  readonly changed_at: string
  readonly was_asked: boolean
  readonly owner_id: string | null
}

export interface SampledCompanyRow {
  readonly company_id: string
  readonly name: string
  readonly drawn_at: string
  readonly is_seen: boolean
}

export interface CompanyQueueRow {
  readonly company_id: string
  readonly name: string
  readonly status: CompanyStatus
  readonly logo_file_id: string | null
  readonly created_at: string
  readonly waiting_since: string
  readonly turn_since: string
  readonly review_days: number
  readonly waiting_list_days: number
  readonly question: QueuedQuestion | null
  readonly country: string | null
  readonly country_code: string | null
  readonly industry: string | null
  readonly is_profile_complete: boolean
  readonly owner_id: string | null
  readonly owner_name: string | null
}

export const queueCounts = defineStatement<
  { readonly now: string },
  {
    readonly waiting: number
    readonly pending: number
    readonly asked: number
    readonly approved: number
    readonly rejected: number
    readonly oldest_pending: string | null
  }
>(
  'companies.queueCounts',
  ['now'],
  `select
  count(*) filter (where status = 'IN_WAITING_LIST') as waiting,
  count(*) filter (
    where status = 'PENDING_APPROVAL' and not exists (select from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null and cq.answered_at is null and cq.due_at > $1::timestamptz)
  ) as pending,
  count(*) filter (
    where status = 'PENDING_APPROVAL' and exists (select from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null and cq.answered_at is null and cq.due_at > $1::timestamptz)
  ) as asked,
  count(*) filter (where status = 'APPROVED') as approved,
  count(*) filter (where status = 'REJECTED') as rejected,
  min(coalesce(decided_at, created_at)) filter (
    where status = 'PENDING_APPROVAL' and not exists (select from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null and cq.answered_at is null and cq.due_at > $1::timestamptz)
  ) as oldest_pending
from companies c
where
  exists (select 1 from members m where m.company_id = c.company_id)
  and not exists (select from pending_acts p where p.kind = 'COMPANY' and p.subject_id = c.company_id and p.finished_at is null)`,
)

export const lockCompanyForDecision = defineStatement<
  { readonly company_id: string },
  { readonly company_id: string; readonly status: CompanyStatus; readonly name: string }
>(
  'companies.lockCompanyForDecision',
  ['company_id'],
  `select company_id, status, name
from companies
where company_id = $1
for update`,
)

export const moveCompany = defineStatement<
  {
    readonly to: string | null
    readonly decision_reason: string | null
    readonly now: string
    readonly company_id: string
    readonly from: string | null
  },
  NoRow
>(
  'companies.moveCompany',
  ['to', 'decision_reason', 'now', 'company_id', 'from'],
  `update companies
set
  status = $1, decision_reason = $2, decided_at = $3, is_trusted = is_trusted
  and $1 = 'APPROVED',
  review_days = case
    when $1 = 'PENDING_APPROVAL' then coalesce((select st.value::smallint from settings st where st.name = 'company_review_days' and st.value between '1' and '10'), 3)
    else review_days
  end
where company_id = $4 and status = $5`,
)

export const setTrusted = defineStatement<
  { readonly is_trusted: boolean; readonly company_id: string },
  NoRow
>(
  'companies.setTrusted',
  ['is_trusted', 'company_id'],
  `update companies
set is_trusted = $1
where company_id = $2 and is_trusted <> $1`,
)

/** Since when a company has been waiting for a decision. */
export const companyWaitingSince = defineStatement<
  { readonly company_id: string },
  { readonly waiting_since: string; readonly review_days: number }
>(
  'companies.companyWaitingSince',
  ['company_id'],
  `select coalesce(decided_at, created_at) as waiting_since, review_days
from companies
where company_id = $1`,
)

export const companyAdmins = defineStatement<
  { readonly company_id: string },
  { readonly user_id: string; readonly email: string }
>(
  'companies.companyAdmins',
  ['company_id'],
  `select m.user_id, m.email::text
from members m
where m.company_id = $1 and m.status = 'ACTIVE' and m.role = 'ADMIN'`,
)

export const operatorFacts = defineStatement<
  { readonly company_id: string },
  OperatorCompanyFacts
>(
  'companies.operatorFacts',
  ['company_id'],
  `select
  c.email_domain::text, c.is_trusted, c.decision_reason, c.decided_at, c.created_at,
  coalesce(
    (select balance from credit_balances b where b.company_id = c.company_id),
    0
  ) as credits_left,
  (select count(*) from plans x where x.company_id = c.company_id) as plans,
  (select count(*) from candidatures x where x.company_id = c.company_id) as candidatures,
  (select count(*) from interviews x where x.company_id = c.company_id) as interviews,
  (select count(*) from internships x where x.company_id = c.company_id) as internships
from companies c
where c.company_id = $1`,
)

/** Other companies that registered with an address of the same domain, in every state. */
export const sameDomainCompanies = defineStatement<
  { readonly company_id: string },
  { readonly company_id: string; readonly name: string; readonly status: CompanyStatus }
>(
  'companies.sameDomainCompanies',
  ['company_id'],
  `select d.company_id, d.name, d.status
from companies c join companies d on d.email_domain = c.email_domain
where
  c.company_id = $1
  and d.company_id <> c.company_id
  and exists (select from members m where m.company_id = d.company_id)
order by d.created_at, d.company_id
limit 5`,
)

export const operatorMembers = defineStatement<
  { readonly company_id: string },
  OperatorMemberRow
>(
  'companies.operatorMembers',
  ['company_id'],
  `select
  coalesce(m.user_id, m.member_id) as user_id,
  coalesce(trim(u.first_name || ' ' || u.last_name), '') as name, m.email::text, u.phone, m.role,
  m.status, coalesce(m.custom_job_title, l.label) as job_title, m.linkedin_url, u.picture_file_id,
  coalesce(u.time_zone, 'UTC') as time_zone, m.is_first,
  m.onboarding_completed_at is not null as onboarded
from
  members m
  left join users u using (user_id)
  left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id
where m.company_id = $1
order by m.is_first desc, m.created_at
limit 50`,
)

export const companyHistory = defineStatement<
  { readonly subject_id: string },
  {
    readonly move: string
    readonly by: string
    readonly reason: string | null
    readonly note: string | null
    readonly at: string
  }
>(
  'companies.companyHistory',
  ['subject_id'],
  `select
  e.move,
  coalesce(
    (select trim(u.first_name || ' ' || u.last_name) from users u where u.user_id = e.actor_id),
    ''
  ) as by,
  e.reason, e.note, e.at
from event_log e
where e.subject_id = $1 and e.machine = 'company'
order by e.id desc
limit 50`,
)

/** Number of approvals, including the current one. */
export const approvalCount = defineStatement<
  { readonly subject_id: string },
  { readonly times: number }
>(
  'companies.approvalCount',
  ['subject_id'],
  `select count(*) as times
from event_log
where subject_id = $1 and machine = 'company' and
move = 'approve'`,
)

/** Companies that wait for approval, the longest waiting first. */
export const companiesToApprove = defineStatement<
  { readonly limit: number },
  CompanyToApproveRow
>(
  'companies.companiesToApprove',
  ['limit'],
  `select
  c.company_id, c.name, c.status, c.website, c.email_domain::text as email_domain,
  c.email_domain is not null as has_own_domain,
  exists (
    select
    from members m
    where m.company_id = c.company_id and m.is_first and m.onboarding_completed_at is not null
  ) as is_onboarded,
  exists (
    select
    from event_log e
    where e.subject_id = c.company_id and e.machine = 'company' and e.move in ('reject', 'expel')
  ) as was_rejected,
  exists (
    select
    from companies d join event_log e on e.subject_id = d.company_id
    where
      d.email_domain = c.email_domain and d.company_id <> c.company_id and
      e.machine = 'company' and e.move in ('reject', 'expel')
  ) as was_domain_rejected,
  greatest(coalesce(c.decided_at, c.created_at), c.profile_changed_at) as changed_at,
  exists (
    select
    from company_questions q
    where q.company_id = c.company_id and q.closed_at is null
  ) as was_asked,
  h.owner_id
from
  companies c
  left join wait_owners h on h.kind = 'COMPANY' and h.subject_id = c.company_id
where
  c.status = 'PENDING_APPROVAL'
  and exists (select from members m where m.company_id = c.company_id)
  and not exists (select from pending_acts p where p.kind = 'COMPANY' and p.subject_id = c.company_id and p.finished_at is null)
order by coalesce(c.decided_at, c.created_at), c.company_id
limit $1`,
)

export const companyToApprove = defineStatement<
  { readonly company_id: string },
  CompanyToApproveRow
>(
  'companies.companyToApprove',
  ['company_id'],
  `select
  c.company_id, c.name, c.status, c.website, c.email_domain::text as email_domain,
  c.email_domain is not null as has_own_domain,
  exists (
    select
    from members m
    where m.company_id = c.company_id and m.is_first and m.onboarding_completed_at is not null
  ) as is_onboarded,
  exists (
    select
    from event_log e
    where e.subject_id = c.company_id and e.machine = 'company' and e.move in ('reject', 'expel')
  ) as was_rejected,
  exists (
    select
    from companies d join event_log e on e.subject_id = d.company_id
    where
      d.email_domain = c.email_domain and d.company_id <> c.company_id and
      e.machine = 'company' and e.move in ('reject', 'expel')
  ) as was_domain_rejected,
  greatest(coalesce(c.decided_at, c.created_at), c.profile_changed_at) as changed_at,
  exists (
    select
    from company_questions q
    where q.company_id = c.company_id and q.closed_at is null
  ) as was_asked,
  h.owner_id
from
  companies c
  left join wait_owners h on h.kind = 'COMPANY' and h.subject_id = c.company_id
where c.company_id = $1`,
)

export const lockCompaniesForDecision = defineStatement<
  { readonly company_ids: readonly string[] },
  { readonly company_id: string }
>(
  'companies.lockCompaniesForDecision',
  ['company_ids'],
  `select company_id
from companies
where company_id = any ($1::uuid[])
order by company_id
for update`,
)

/** The last sample of an operator that still counts; all of it is drawn at one moment. */
export const companySample = defineStatement<
  { readonly actor_id: string; readonly since: string },
  SampledCompanyRow
>(
  'companies.companySample',
  ['actor_id', 'since'],
  `select
  c.company_id, c.name, d.at as drawn_at,
  exists (
    select
    from event_log v
    where
      v.subject_id = d.subject_id
      and v.actor_id = $1
      and v.at >= d.at
      and v.machine = 'company'
      and v.move <> 'sample'
  ) as is_seen
from
  (
    select e.subject_id, e.at, max(e.at) over () as last_at
    from event_log e
    where
      e.actor_id = $1 and e.at > $2 and e.machine = 'company' and e.move = 'sample'
  ) d
  join companies c on c.company_id = d.subject_id
where d.at = d.last_at
order by c.company_id`,
)

export const companyQueueRows: ListSource<CompanyQueueRow> = {
  columns: `c.company_id, c.name, c.status, c.logo_file_id, c.created_at,
  coalesce(c.decided_at, c.created_at) as waiting_since, greatest(coalesce(c.decided_at, c.created_at), (select max(coalesce(cq.answered_at, cq.due_at)) from company_questions cq where cq.company_id = c.company_id and cq.closed_at is null)) as turn_since,
  c.review_days, c.waiting_list_days,
  (
    select jsonb_build_object('due_at', q.due_at, 'answered_at', q.answered_at)
    from company_questions q
    where q.company_id = c.company_id and q.closed_at is null
    order by q.asked_at desc
    limit 1
  ) as question,
  (
    select l.label
    from lookup l
    where l.list = 'country' and l.id = c.country_id
  ) as country,
  (
    select l.data ->> 'code'
    from lookup l
    where l.list = 'country' and l.id = c.country_id
  ) as country_code,
  (
    select l.label
    from lookup l
    where l.list = 'industry' and l.id = c.industry_id
  ) as industry,
  exists (
    select 1
    from members m
    where m.company_id = c.company_id and m.is_first and m.onboarding_completed_at is not null
  ) as is_profile_complete, h.owner_id,
  (
    select o.first_name || ' ' || o.last_name
    from users o
    where o.user_id = h.owner_id
  ) as owner_name`,
  from: `companies c`,
  joins: {
    h: `left join wait_owners h on h.subject_id = c.company_id
    and h.kind
    = case c.status
      when 'PENDING_APPROVAL' then 'COMPANY'
      when 'IN_WAITING_LIST' then 'WAITING_LIST'
    end`,
  },
}
