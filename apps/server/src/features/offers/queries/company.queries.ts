// Generated from company.sql by “npm run queries”; do not edit.
// Source: 4cc8cb35b7f1
import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface OfferMemberRow {
  readonly member_id: string
  readonly user_id: string
  readonly name: string
  readonly picture_file_id: string | null
  readonly linkedin_url: string | null
  readonly job_title: string | null
  readonly time_zone: string
}

export interface OfferProjectRow {
  readonly project_id: string
  readonly name: string
  readonly is_archived: boolean
}

export const selectActiveMembers = defineStatement<
  { readonly company_id: CompanyScope },
  OfferMemberRow
>(
  'offers.selectActiveMembers',
  ['company_id'],
  `select m.member_id, m.user_id, u.first_name || ' ' || u.last_name as name, u.picture_file_id,
m.linkedin_url, coalesce(m.custom_job_title, j.label) as job_title, u.time_zone from
  members m
  join users u on u.user_id = m.user_id
  left join lookup j on j.list = 'job-title' and j.id::text = m.job_title_id
where m.company_id = $1 and m.status = 'ACTIVE'
order by 3`,
)

/** Names of members, including former ones. */
export const membersById = defineStatement<
  { readonly member_ids: readonly string[] },
  OfferMemberRow
>(
  'offers.membersById',
  ['member_ids'],
  `select m.member_id, m.user_id, u.first_name || ' ' || u.last_name as name, u.picture_file_id,
m.linkedin_url, coalesce(m.custom_job_title, j.label) as job_title, u.time_zone from
  members m
  join users u on u.user_id = m.user_id
  left join lookup j on j.list = 'job-title' and j.id::text = m.job_title_id
where m.member_id = any ($1::uuid[])`,
)

export const memberOfUser = defineStatement<
  { readonly user_id: string },
  OfferMemberRow
>(
  'offers.memberOfUser',
  ['user_id'],
  `select m.member_id, m.user_id, u.first_name || ' ' || u.last_name as name, u.picture_file_id,
m.linkedin_url, coalesce(m.custom_job_title, j.label) as job_title, u.time_zone from
  members m
  join users u on u.user_id = m.user_id
  left join lookup j on j.list = 'job-title' and j.id::text = m.job_title_id
where m.user_id = $1`,
)

export const projectsOfCompany = defineStatement<
  { readonly company_id: CompanyScope },
  OfferProjectRow
>(
  'offers.projectsOfCompany',
  ['company_id'],
  `select project_id, name, is_archived
from projects
where company_id = $1
order by name
limit 500`,
)

export const projectsById = defineStatement<
  { readonly project_ids: readonly string[] },
  OfferProjectRow
>(
  'offers.projectsById',
  ['project_ids'],
  `select project_id, name, is_archived
from projects
where project_id = any ($1::uuid[])`,
)

/** Recipients at the company: its administrators, and the supervisors of the offer and the plan. */
export const selectOfferRecipients = defineStatement<
  { readonly offer_ids: readonly string[] },
  { readonly offer_id: string; readonly user_id: string }
>(
  'offers.selectOfferRecipients',
  ['offer_ids'],
  `select o.offer_id, m.user_id
from members m join offers o on o.company_id = m.company_id
where
  o.offer_id = any ($1::uuid[])
  and m.status = 'ACTIVE'
  and (
    m.role = 'ADMIN'
    or m.member_id in (o.supervisor_member_id, o.second_supervisor_member_id)
    or m.member_id in (select s.member_id from plan_supervisors s where s.plan_id = o.plan_id)
  )`,
  { list: 'offer_ids', column: 'offer_id' },
)
