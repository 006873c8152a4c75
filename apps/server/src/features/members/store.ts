import type { MemberPermission, MemberRole, MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { statement } from '../../platform/db/statement.ts'

export interface PocRow {
  user_id: string
  member_id: string
  email: string
  first_name: string
  last_name: string
  picture_file_id: string | null
  phone: string | null
  role: MemberRole
  permissions: MemberPermission[]
  status: MemberStatus
  job_title_id: string | null
  job_title: string | null
  custom_job_title: string | null
  linkedin_url: string | null
  language_ids: number[]
  time_zone: string
  is_first: boolean
}

const pocColumns = `u.user_id, m.member_id, u.email::text, u.first_name, u.last_name, u.picture_file_id, u.phone, m.role, m.permissions, m.status, m.job_title_id,
  coalesce(m.custom_job_title, l.label) as job_title, m.custom_job_title, m.linkedin_url, m.language_ids, u.time_zone, m.is_first`
const titleJoin = `left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id`
const pocJoins = { u: 'join users u on u.user_id = m.user_id', l: titleJoin } as const

export const pocs = defineList<{
  row: PocRow
  scope: { company: CompanyScope }
  filters: { search: string }
}>({
  name: 'members.pocs',
  columns: pocColumns,
  from: 'members m',
  joins: pocJoins,
  where: ["m.company_id = :company and m.status = 'ACTIVE' and m.user_id is not null"],
  filters: {
    search: { contains: ["u.first_name || ' ' || u.last_name || ' ' || u.email"] },
  },
  orders: { default: ['u.first_name', 'u.last_name', 'm.member_id'] },
})
export const pocOfUser = statement<[company: CompanyScope, user: string], PocRow>(
  'members.pocOfUser',
  `select ${pocColumns} from members m ${Object.values(pocJoins).join(' ')} where m.company_id = $1 and m.user_id = $2`,
)

export const savePerson = statement<
  [
    user: string,
    first: string | null,
    last: string | null,
    setPhone: boolean,
    phone: string | null,
    zone: string | null,
  ]
>(
  'members.savePerson',
  `update users set first_name = coalesce($2::text, first_name), last_name = coalesce($3::text, last_name), phone = case when $4::boolean then $5::text else phone end, time_zone = coalesce($6::text, time_zone) where user_id = $1`,
)
export const savePocDetails = statement<
  [
    company: CompanyScope,
    user: string,
    setTitle: boolean,
    title: string | null,
    custom: string | null,
    linkedin: string | null,
    languages: readonly number[] | null,
  ]
>(
  'members.savePocDetails',
  `update members set job_title_id = case when $3::boolean then $4::text else job_title_id end, custom_job_title = case when $3::boolean then $5::text else custom_job_title end,
          linkedin_url = coalesce($6::text, linkedin_url), language_ids = coalesce($7::int[], language_ids)
   where company_id = $1 and user_id = $2`,
)
export const setMemberPicture = statement<[user: string, file: string | null]>(
  'members.setPicture',
  `update users set picture_file_id = $2::uuid where user_id = $1`,
)
/** Makes a user's own uploaded image visible wherever the person is shown. */
export const publishOwnImage = statement<[key: string, user: string], { file_id: string }>(
  'members.showOwnImage',
  `update files set is_public = true where (key = $1 or file_id::text = $1) and owner_user_id = $2 and kind = 'image' and complete returning file_id`,
)

export const lockCompanyForMembers = statement<
  [company: CompanyScope],
  { company_id: string; name: string }
>('members.lockCompany', `select company_id, name from companies where company_id = $1 for update`)

export interface MemberRow {
  user_id: string
  member_id: string
  email: string
  first_name: string
  last_name: string
  picture_file_id: string | null
  job_title: string | null
  role: MemberRole
  permissions: MemberPermission[]
  status: MemberStatus
  invited_at: string | null
  reminded_at: string | null
  last_seen_at: string | null
  has_user: boolean
  /** Whether the member requested the deletion of their account, which only they can cancel. */
  is_leaving: boolean
}
const memberColumns = `coalesce(m.user_id, m.member_id) as user_id, m.member_id, m.email::text, coalesce(u.first_name, '') as first_name, coalesce(u.last_name, '') as last_name, u.picture_file_id,
  coalesce(m.custom_job_title, l.label) as job_title, m.role, m.permissions, m.status, m.invited_at, m.reminded_at, u.last_seen_at, m.user_id is not null as has_user, u.erase_at is not null as is_leaving`
const memberJoins = { u: 'left join users u on u.user_id = m.user_id', l: titleJoin } as const
const activeAdminsSql = (company: string) =>
  `(select count(*) from members a where a.company_id = ${company} and a.status = 'ACTIVE' and a.role = 'ADMIN') as active_admins`

export const memberList = defineList<{
  row: MemberRow & { active_admins: number }
  scope: { company: CompanyScope }
  filters: { role: MemberRole; status: MemberStatus; current: true; search: string }
}>({
  name: 'members.list',
  columns: `${memberColumns}, ${activeAdminsSql(':company')}`,
  from: 'members m',
  joins: memberJoins,
  where: ['m.company_id = :company'],
  filters: {
    role: 'm.role = :role',
    status: 'm.status = :status',
    current: "m.status <> 'REVOKED'",
    search: { contains: ["coalesce(u.first_name || ' ' || u.last_name, '') || ' ' || m.email"] },
  },
  orders: {
    default: [
      "array_position(array['ACTIVE', 'INVITED', 'DEACTIVATED', 'REVOKED'], m.status)",
      'm.is_first desc',
      'm.created_at',
      'm.member_id',
    ],
  },
})
/** A member by user id, or an invitee by member id. */
export const memberForUpdate = statement<
  [company: CompanyScope, id: string],
  MemberRow & { active_admins: number }
>(
  'members.forUpdate',
  `select ${memberColumns}, ${activeAdminsSql('$1')}
   from members m ${Object.values(memberJoins).join(' ')} where m.company_id = $1 and (m.user_id = $2 or m.member_id = $2) for update of m`,
)
export const setRole = statement<
  [company: CompanyScope, member: string, role: string, permissions: readonly string[] | null]
>(
  'members.setRole',
  `update members set role = $3, permissions = coalesce($4::text[], permissions) where company_id = $1 and member_id = $2`,
)
export const updateMemberStatus = statement<
  [company: CompanyScope, member: string, from: string | null, to: string | null]
>(
  'members.move',
  `update members set status = $4 where company_id = $1 and member_id = $2 and status = $3`,
)
export const setUserStatus = statement<[user: string, status: string]>(
  'members.setUserStatus',
  `update users set status = $2 where user_id = $1`,
)
export const markMemberReminded = statement<[company: CompanyScope, member: string, now: string]>(
  'members.markReminded',
  `update members set reminded_at = $3, invited_at = $3, invitation_reminded = 0 where company_id = $1 and member_id = $2`,
)

/** Addresses that cannot be invited, with the reason. */
export const knownAddresses = statement<
  [company: CompanyScope, emails: readonly string[]],
  { email: string; status: MemberStatus | null }
>(
  'members.knownAddresses',
  `select e.email, m.status from unnest($2::text[]) e(email)
   left join members m on m.company_id = $1 and m.email = e.email::citext and m.status <> 'REVOKED'
   left join users u on u.email = e.email::citext
   where m.member_id is not null or u.user_id is not null`,
)
export const insertInvited = statement<
  [company: CompanyScope, rows: string, by: string, now: string]
>(
  'members.insertInvited',
  `insert into members (member_id, company_id, email, role, permissions, status, invited_by, invited_at, created_at)
   select r.member_id, $1, r.email, r.role, r.permissions, r.status, $3, $4, $4 from jsonb_to_recordset($2::jsonb) r(member_id uuid, email citext, role text, permissions text[], status text)`,
)
export const personName = statement<[user: string], { name: string }>(
  'members.personName',
  `select trim(first_name || ' ' || last_name) as name from users where user_id = $1`,
)
export const adminsOfDomain = statement<
  [domain: string],
  { user_id: string; company_name: string }
>(
  'members.adminsOfDomain',
  `select m.user_id, c.name as company_name from companies c join members m using (company_id)
   where c.company_id = (select company_id from companies where email_domain = $1 order by created_at limit 1) and m.status = 'ACTIVE' and m.role = 'ADMIN'`,
)
