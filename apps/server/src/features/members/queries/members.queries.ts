// Generated from members.sql by “npm run queries”; do not edit.
// Source: aabf5dd1de90
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyScope, MemberPermission, MemberRole } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface MemberRow {
  readonly user_id: string
  readonly member_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly picture_file_id: string | null
  readonly job_title: string | null
  readonly role: MemberRole
  readonly permissions: MemberPermission[]
  readonly status: MemberStatus
  readonly invited_at: string | null
  readonly reminded_at: string | null
  readonly last_seen_at: string | null
  readonly has_user: boolean
  /** Whether the member requested the deletion of their account, which only they can cancel. */
  readonly is_leaving: boolean
  /** Whether the programme team deactivated the account. */
  readonly is_blocked: boolean
  readonly active_admins: number
}

export interface PocRow {
  readonly user_id: string
  readonly member_id: string
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly picture_file_id: string | null
  readonly phone: string | null
  readonly role: MemberRole
  readonly permissions: MemberPermission[]
  readonly status: MemberStatus
  readonly job_title_id: string | null
  readonly job_title: string | null
  readonly custom_job_title: string | null
  readonly linkedin_url: string | null
  readonly language_ids: number[]
  readonly time_zone: string
  readonly is_first: boolean
}

export const memberRows: ListSource<MemberRow> = {
  columns: `coalesce(m.user_id, m.member_id) as user_id, m.member_id, m.email::text,
  coalesce(u.first_name, '') as first_name, coalesce(u.last_name, '') as last_name,
  u.picture_file_id, coalesce(m.custom_job_title, l.label) as job_title, m.role, m.permissions,
  m.status, m.invited_at, m.reminded_at, u.last_seen_at, m.user_id is not null as has_user,
  u.erase_at is not null as is_leaving, u.blocked_at is not null as is_blocked,
  (
    select count(*)
    from members a
    where
      a.company_id = :company_id
      and a.status = 'ACTIVE'
      and a.role = 'ADMIN'
  ) as active_admins`,
  from: `members m`,
  joins: {
    u: `left join users u on u.user_id = m.user_id`,
    l: `left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id`,
  },
}

export const pocRows: ListSource<PocRow> = {
  columns: `u.user_id, m.member_id, u.email::text, u.first_name, u.last_name, u.picture_file_id, u.phone,
  m.role, m.permissions, m.status, m.job_title_id,
  coalesce(m.custom_job_title, l.label) as job_title, m.custom_job_title, m.linkedin_url,
  m.language_ids, u.time_zone, m.is_first`,
  from: `members m`,
  joins: {
    u: `join users u on u.user_id = m.user_id`,
    l: `left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id`,
  },
}

export const pocOfUser = defineStatement<
  { readonly company_id: CompanyScope; readonly user_id: string },
  PocRow
>(
  'members.pocOfUser',
  ['company_id', 'user_id'],
  `select
  u.user_id, m.member_id, u.email::text, u.first_name, u.last_name, u.picture_file_id, u.phone,
  m.role, m.permissions, m.status, m.job_title_id,
  coalesce(m.custom_job_title, l.label) as job_title, m.custom_job_title, m.linkedin_url,
  m.language_ids, u.time_zone, m.is_first
from
  members m
  join users u on u.user_id = m.user_id
  left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id
where m.company_id = $1 and m.user_id = $2`,
)

/** Locked in a separate statement, so that the next one reads the result of a concurrent save. */
export const lockMember = defineStatement<
  { readonly company_id: CompanyScope; readonly user_id: string },
  { readonly member_id: string }
>(
  'members.lockMember',
  ['company_id', 'user_id'],
  `select member_id
from members
where company_id = $1 and user_id = $2
for update`,
)

export const savePocDetails = defineStatement<
  {
    readonly set_title: boolean
    readonly title: string | null
    readonly custom: string | null
    readonly linkedin_url: string | null
    readonly language_ids: readonly number[] | null
    readonly company_id: CompanyScope
    readonly user_id: string
  },
  NoRow
>(
  'members.savePocDetails',
  ['set_title', 'title', 'custom', 'linkedin_url', 'language_ids', 'company_id', 'user_id'],
  `update members
set
  job_title_id = case when $1::boolean then $2::text else job_title_id
  end,
  custom_job_title = case when $1::boolean then $3::text else custom_job_title
  end, linkedin_url = coalesce($4::text, linkedin_url),
  language_ids = coalesce($5::int[], language_ids)
where company_id = $6 and user_id = $7`,
)

export const lockCompanyForMembers = defineStatement<
  { readonly company_id: CompanyScope },
  { readonly company_id: string; readonly name: string }
>(
  'members.lockCompanyForMembers',
  ['company_id'],
  `select company_id, name
from companies
where company_id = $1
for update`,
)

/** A member by user id, or an invitee by member id. */
export const memberForUpdate = defineStatement<
  { readonly company_id: CompanyScope; readonly user_id: string },
  MemberRow
>(
  'members.memberForUpdate',
  ['company_id', 'user_id'],
  `select
  coalesce(m.user_id, m.member_id) as user_id, m.member_id, m.email::text,
  coalesce(u.first_name, '') as first_name, coalesce(u.last_name, '') as last_name,
  u.picture_file_id, coalesce(m.custom_job_title, l.label) as job_title, m.role, m.permissions,
  m.status, m.invited_at, m.reminded_at, u.last_seen_at, m.user_id is not null as has_user,
  u.erase_at is not null as is_leaving, u.blocked_at is not null as is_blocked,
  (
    select count(*)
    from members a
    where
      a.company_id = $1
      and a.status = 'ACTIVE'
      and a.role = 'ADMIN'
  ) as active_admins
from
  members m
  left join users u on u.user_id = m.user_id
  left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id
where m.company_id = $1 and (m.user_id = $2 or m.member_id = $2)
for update of m`,
)

export const setRole = defineStatement<
  {
    readonly role: string
    readonly permissions: readonly string[] | null
    readonly company_id: CompanyScope
    readonly member_id: string
  },
  NoRow
>(
  'members.setRole',
  ['role', 'permissions', 'company_id', 'member_id'],
  `update members
set role = $1,
permissions = coalesce($2::text[], permissions)
where company_id = $3 and member_id = $4`,
)

/** For the programme team, which is not of the company. */
export const lockCompanyOfMembers = defineStatement<
  { readonly company_id: string },
  { readonly company_id: string; readonly name: string }
>(
  'members.lockCompanyOfMembers',
  ['company_id'],
  `select company_id, name
from companies
where company_id = $1
for update`,
)

export const memberOfCompany = defineStatement<
  { readonly company_id: string; readonly user_id: string },
  MemberRow
>(
  'members.memberOfCompany',
  ['company_id', 'user_id'],
  `select
  coalesce(m.user_id, m.member_id) as user_id, m.member_id, m.email::text,
  coalesce(u.first_name, '') as first_name, coalesce(u.last_name, '') as last_name,
  u.picture_file_id, coalesce(m.custom_job_title, l.label) as job_title, m.role, m.permissions,
  m.status, m.invited_at, m.reminded_at, u.last_seen_at, m.user_id is not null as has_user,
  u.erase_at is not null as is_leaving, u.blocked_at is not null as is_blocked,
  (
    select count(*)
    from members a
    where
      a.company_id = $1
      and a.status = 'ACTIVE'
      and a.role = 'ADMIN'
  ) as active_admins
from
  members m
  left join users u on u.user_id = m.user_id
  left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id
where m.company_id = $1 and m.user_id = $2
for update of m`,
)

export const setAnyRole = defineStatement<
  { readonly role: string; readonly company_id: string; readonly member_id: string },
  NoRow
>(
  'members.setAnyRole',
  ['role', 'company_id', 'member_id'],
  `update members
set role = $1
where company_id = $2 and member_id = $3`,
)

export const updateMemberStatus = defineStatement<
  {
    readonly to: string | null
    readonly company_id: CompanyScope
    readonly member_id: string
    readonly from: string | null
  },
  NoRow
>(
  'members.updateMemberStatus',
  ['to', 'company_id', 'member_id', 'from'],
  `update members
set status = $1
where company_id = $2 and member_id = $3 and status = $4`,
)

export const markMemberReminded = defineStatement<
  { readonly now: string; readonly company_id: CompanyScope; readonly member_id: string },
  NoRow
>(
  'members.markMemberReminded',
  ['now', 'company_id', 'member_id'],
  `update members
set reminded_at = $1, invited_at = $1, invitation_reminded = 0
where company_id = $2 and member_id = $3`,
)

/** Addresses that cannot be invited, with the reason. */
export const knownAddresses = defineStatement<
  { readonly emails: readonly string[]; readonly company_id: CompanyScope },
  { readonly email: string; readonly status: MemberStatus | null }
>(
  'members.knownAddresses',
  ['emails', 'company_id'],
  `select e.email, m.status
from
  unnest($1::text[]) e (email)
  left join members m on m.company_id = $2
    and m.email = e.email::citext
    and m.status <> 'REVOKED'
  left join users u on u.email = e.email::citext
where m.member_id is not null or u.user_id is not null`,
)

export const insertInvited = defineStatement<
  {
    readonly company_id: CompanyScope
    readonly invited_by: string
    readonly now: string
    readonly rows: string
  },
  NoRow
>(
  'members.insertInvited',
  ['company_id', 'invited_by', 'now', 'rows'],
  `insert into
  members (member_id, company_id, email, role, permissions, status, invited_by, invited_at, created_at)
select r.member_id, $1, r.email, r.role, r.permissions, r.status, $2, $3, $3
from
  jsonb_to_recordset($4::jsonb) r (member_id uuid, email citext, role text, permissions text[], status text)`,
)

export const personName = defineStatement<
  { readonly user_id: string },
  { readonly name: string }
>(
  'members.personName',
  ['user_id'],
  `select trim(first_name || ' ' || last_name) as name
from users
where user_id = $1`,
)

export const adminsOfDomain = defineStatement<
  { readonly email_domain: string },
  { readonly user_id: string; readonly company_name: string }
>(
  'members.adminsOfDomain',
  ['email_domain'],
  `select m.user_id, c.name as company_name
from companies c join members m using (company_id)
where
  c.company_id = (
    select company_id
    from companies
    where email_domain = $1
    order by created_at
    limit 1
  )
  and m.status = 'ACTIVE'
  and m.role = 'ADMIN'`,
)

export const insertFounderRow = defineStatement<
  {
    readonly member_id: string
    readonly company_id: string
    readonly user_id: string
    readonly email: string
    readonly status: string | null
    readonly job_title_id: string
    readonly custom_job_title: string | null
    readonly linkedin_url: string
    readonly language_ids: readonly number[]
    readonly hiring_reason_ids: readonly number[]
    readonly now: string
  },
  NoRow
>(
  'members.insertFounderRow',
  ['member_id', 'company_id', 'user_id', 'email', 'status', 'job_title_id', 'custom_job_title', 'linkedin_url', 'language_ids', 'hiring_reason_ids', 'now'],
  `insert into
  members (
    member_id, company_id, user_id, email, role, status, is_first, job_title_id, custom_job_title,
    linkedin_url, language_ids, hiring_reason_ids, created_at
  )
values
  (
    $1, $2, $3, $4, 'ADMIN', $5, true, $6, $7,
    $8, $9, $10, $11
  )`,
)

export const updateJoined = defineStatement<
  {
    readonly to: string | null
    readonly user_id: string
    readonly job_title_id: string
    readonly custom_job_title: string | null
    readonly linkedin_url: string
    readonly language_ids: readonly number[]
    readonly now: string
    readonly member_id: string
    readonly from: string | null
  },
  NoRow
>(
  'members.updateJoined',
  ['to', 'user_id', 'job_title_id', 'custom_job_title', 'linkedin_url', 'language_ids', 'now', 'member_id', 'from'],
  `update members
set
  status = $1, user_id = $2, job_title_id = $3, custom_job_title = $4,
  linkedin_url = $5, language_ids = $6, onboarding_started_at = $7,
  onboarding_completed_at = $7
where member_id = $8 and status = $9`,
)

/** A member who returns before the deletion of their account. */
export const reactivateMember = defineStatement<
  { readonly user_id: string },
  NoRow
>(
  'members.reactivateMember',
  ['user_id'],
  `update members
set status = 'ACTIVE'
where user_id = $1 and status = 'DEACTIVATED'`,
)

export const updateOnboardingCompleted = defineStatement<
  { readonly now: string; readonly company_id: CompanyScope; readonly user_id: string },
  NoRow
>(
  'members.updateOnboardingCompleted',
  ['now', 'company_id', 'user_id'],
  `update members
set
  onboarding_completed_at = coalesce(onboarding_completed_at, $1),
  onboarding_started_at = coalesce(onboarding_started_at, $1)
where company_id = $2 and user_id = $3`,
)

export const updateOnboardingStarted = defineStatement<
  { readonly now: string; readonly company_id: CompanyScope; readonly user_id: string },
  NoRow
>(
  'members.updateOnboardingStarted',
  ['now', 'company_id', 'user_id'],
  `update members
set onboarding_started_at = coalesce(onboarding_started_at, $1)
where company_id = $2 and user_id = $3`,
)
