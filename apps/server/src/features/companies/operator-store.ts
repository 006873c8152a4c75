import type { CompanyStatus } from '@fledge/domain/companies/types.ts'
import type { MemberRole, MemberStatus } from '@fledge/domain/members/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'
import { lookupLabelSql } from './store.ts'

// Queries for the programme team's company queue and decisions.

export interface CompanyQueueRow {
  company_id: string
  name: string
  status: CompanyStatus
  country_code: string | null
  country: string | null
  industry: string | null
  logo_file_id: string | null
  waiting_since: string
  created_at: string
  is_profile_complete: boolean
}
/** Only companies with a finished registration. An abandoned one has no contact to reply to. */
export const companyQueue = defineList<{
  row: CompanyQueueRow
  scope: { operator: OperatorScope }
  filters: { status: CompanyStatus; search: string }
}>({
  name: 'companies.queue',
  columns: `c.company_id, c.name, c.status, c.logo_file_id, c.created_at, coalesce(c.decided_at, c.created_at) as waiting_since, ${lookupLabelSql('country', 'country_id')} as country,
     (select l.data ->> 'code' from lookup l where l.list = 'country' and l.id = c.country_id) as country_code, ${lookupLabelSql('industry', 'industry_id')} as industry,
     exists (select 1 from members m where m.company_id = c.company_id and m.is_first and m.onboarding_completed_at is not null) as is_profile_complete`,
  from: 'companies c',
  where: ['exists (select 1 from members m where m.company_id = c.company_id)'],
  filters: {
    status: 'c.status = :status',
    search: { contains: ['c.name', 'c.email_domain::text'] },
  },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'coalesce(c.decided_at, c.created_at)', type: 'timestamptz' },
        { sql: 'c.company_id', type: 'uuid' },
      ],
    },
  },
})
export const queueCounts = statement<
  [],
  {
    waiting: number
    pending: number
    approved: number
    rejected: number
    oldest_pending: string | null
  }
>(
  'companies.queueCounts',
  `select count(*) filter (where status = 'IN_WAITING_LIST') as waiting, count(*) filter (where status = 'PENDING_APPROVAL') as pending, count(*) filter (where status = 'APPROVED') as approved,
          count(*) filter (where status = 'REJECTED') as rejected, min(coalesce(decided_at, created_at)) filter (where status = 'PENDING_APPROVAL') as oldest_pending
   from companies c where exists (select 1 from members m where m.company_id = c.company_id)`,
)
export const lockCompanyForDecision = statement<
  [id: string],
  { company_id: string; status: CompanyStatus; name: string }
>(
  'companies.lockForDecision',
  `select company_id, status, name from companies where company_id = $1 for update`,
)
export const moveCompany = statement<
  [id: string, from: string | null, to: string | null, reason: string | null, now: string]
>(
  'companies.move',
  `update companies set status = $3, decision_reason = $4, decided_at = $5, is_trusted = is_trusted and $3 = 'APPROVED' where company_id = $1 and status = $2`,
)
export const setTrusted = statement<[id: string, trusted: boolean]>(
  'companies.setTrusted',
  `update companies set is_trusted = $2 where company_id = $1 and is_trusted <> $2`,
)
/** Since when a company has been waiting for a decision. */
export const companyWaitingSince = statement<[id: string], { waiting_since: string }>(
  'companies.wait',
  `select coalesce(decided_at, created_at) as waiting_since from companies where company_id = $1`,
)
export const companyAdmins = statement<[id: string], { user_id: string; email: string }>(
  'companies.admins',
  `select m.user_id, m.email::text from members m where m.company_id = $1 and m.status = 'ACTIVE' and m.role = 'ADMIN'`,
)

export interface OperatorCompanyFacts {
  email_domain: string | null
  is_trusted: boolean
  decision_reason: string | null
  decided_at: string | null
  created_at: string
  credits_left: number
  plans: number
  candidatures: number
  interviews: number
  internships: number
}
export const operatorFacts = statement<[id: string], OperatorCompanyFacts>(
  'companies.operatorFacts',
  `select c.email_domain::text, c.is_trusted, c.decision_reason, c.decided_at, c.created_at, coalesce((select balance from credit_balances b where b.company_id = c.company_id), 0) as credits_left,
     (select count(*) from plans x where x.company_id = c.company_id) as plans, (select count(*) from candidatures x where x.company_id = c.company_id) as candidatures,
     (select count(*) from interviews x where x.company_id = c.company_id) as interviews, (select count(*) from internships x where x.company_id = c.company_id) as internships
   from companies c where c.company_id = $1`,
)
export interface OperatorMemberRow {
  user_id: string
  name: string
  email: string
  phone: string | null
  role: MemberRole
  status: MemberStatus
  job_title: string | null
  linkedin_url: string | null
  picture_file_id: string | null
  time_zone: string
  is_first: boolean
  onboarded: boolean
}
export const operatorMembers = statement<[id: string], OperatorMemberRow>(
  'companies.operatorMembers',
  `select coalesce(m.user_id, m.member_id) as user_id, coalesce(trim(u.first_name || ' ' || u.last_name), '') as name, m.email::text, u.phone, m.role, m.status, coalesce(m.custom_job_title, l.label) as job_title, m.linkedin_url,
     u.picture_file_id, coalesce(u.time_zone, 'UTC') as time_zone, m.is_first, m.onboarding_completed_at is not null as onboarded
   from members m left join users u using (user_id) left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id where m.company_id = $1 order by m.is_first desc, m.created_at limit 50`,
)
export const companyHistory = statement<
  [id: string],
  { move: string; by: string; reason: string | null; note: string | null; at: string }
>(
  'companies.history',
  `select e.move, coalesce((select trim(u.first_name || ' ' || u.last_name) from users u where u.user_id = e.actor_id), '') as by, e.reason, e.note, e.at from event_log e where e.subject_id = $1 and e.machine = 'company' order by e.id desc limit 50`,
)
/** Number of approvals, including the current one. */
export const approvalCount = statement<[id: string], { times: number }>(
  'companies.timesApproved',
  `select count(*) as times from event_log where subject_id = $1 and machine = 'company' and move = 'approve'`,
)
