import type { CompanyScope } from '@fledge/domain/sessions/types.ts'
import { statement } from '../../platform/db/statement.ts'

// Members and projects named in an offer, and recipients of notifications.

export interface OfferMemberRow {
  member_id: string
  user_id: string
  name: string
  picture_file_id: string | null
  linkedin_url: string | null
  job_title: string | null
  time_zone: string
}
const memberColumns = `m.member_id, m.user_id, u.first_name || ' ' || u.last_name as name, u.picture_file_id, m.linkedin_url, coalesce(m.custom_job_title, j.label) as job_title, u.time_zone`
const memberJoins = `from members m join users u on u.user_id = m.user_id left join lookup j on j.list = 'job-title' and j.id::text = m.job_title_id`
export const selectActiveMembers = statement<[CompanyScope], OfferMemberRow>(
  'offers.activeMembers',
  `select ${memberColumns} ${memberJoins} where m.company_id = $1 and m.status = 'ACTIVE' order by 3`,
)
/** Names of members, including former ones. */
export const membersById = statement<[ids: readonly string[]], OfferMemberRow>(
  'offers.membersById',
  `select ${memberColumns} ${memberJoins} where m.member_id = any($1::uuid[])`,
)
export const memberOfUser = statement<[userId: string], OfferMemberRow>(
  'offers.memberOfUser',
  `select ${memberColumns} ${memberJoins} where m.user_id = $1`,
)

export interface OfferProjectRow {
  project_id: string
  name: string
  is_archived: boolean
}
export const projectsOfCompany = statement<[CompanyScope], OfferProjectRow>(
  'offers.projectsOfCompany',
  `select project_id, name, is_archived from projects where company_id = $1 order by name limit 500`,
)
export const projectsById = statement<[ids: readonly string[]], OfferProjectRow>(
  'offers.projectsById',
  `select project_id, name, is_archived from projects where project_id = any($1::uuid[])`,
)

/** Recipients at the company: its administrators, and the supervisors of the offer and the plan. */
export const selectOfferRecipients = statement<[offer: string], { user_id: string }>(
  'offers.companyPeople',
  `select m.user_id from members m join offers o on o.company_id = m.company_id where o.offer_id = $1 and m.status = 'ACTIVE'
     and (m.role = 'ADMIN' or m.member_id in (o.supervisor_member_id, o.second_supervisor_member_id) or m.member_id in (select s.member_id from plan_supervisors s where s.plan_id = o.plan_id))`,
)
export const selectOfferReviewers = statement<[], { user_id: string }>(
  'offers.operators',
  `select user_id from users where type = 'O' and status = 'ACTIVE'`,
)
