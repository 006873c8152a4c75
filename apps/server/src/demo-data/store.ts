import type { UserType } from '@fledge/domain/sessions/types.ts'
import { statement } from '../platform/db/statement.ts'

// The demo data is created through the product's endpoints. These statements cover what no endpoint
// does: the seeding status, sign-in suggestions, the first rows of the programme team and bulk
// inserts.

const settingName = 'world'
export const getSeedingStatus = statement<[], { value: { state: 'making' | 'made' } }>(
  'world.mark',
  `select value from settings where name = '${settingName}'`,
)
export const setSeedingStatus = statement<[value: string]>(
  'world.setMark',
  `insert into settings (name, value) values ('${settingName}', $1::jsonb) on conflict (name) do update set value = excluded.value`,
)
/** Serves every country except one, which the waiting-list company of the demo data is from. */
export const serveCountriesExcept = statement<[code: string]>(
  'world.serveAllBut',
  `insert into settings (name, value) select 'served_country_ids', jsonb_agg(id) from lookup where list = 'country' and data ->> 'code' <> $1 on conflict (name) do nothing`,
)
export const hasUsers = statement<[], { there: boolean }>(
  'world.anybody',
  `select exists (select from users where type <> 'O') as there`,
)

/**
 * Not a prepared statement, because TRUNCATE cannot be prepared. No user data is lost: the server
 * only listens once seeding is complete.
 */
export const truncateAllSql = `truncate users, companies, registrations, partners, batches, plans, candidatures, event_log, outbox, notices, mailbox, requests, rate_limits, codes, link_tokens, files cascade`

/** Deletes the sessions that scenarios created, so that they are not listed as people's devices. */
export const deleteAllSessions = statement<[]>('world.endSessions', `delete from sessions`)
export const deleteAllRequests = statement<[]>('world.forgetRequests', `delete from requests`)
export const deleteAllCodes = statement<[]>('world.forgetCodes', `delete from codes`)
/** Marks notifications created before a given time as read. */
export const markOldNoticesRead = statement<[before: string]>(
  'world.readNotices',
  `update notices set read_at = created_at + interval '3 hours' where created_at < $1 and read_at is null`,
)

export interface DemoLookupRow {
  list: string
  id: number
  label: string
  code: string | null
  parent_id: number | null
  fields: number[] | null
}
export const listDemoLookups = statement<[lists: readonly string[]], DemoLookupRow>(
  'world.lookups',
  `select list, id, label, data ->> 'code' as code, parent_id, data -> 'career_field_ids' as fields from lookup where list = any($1) order by sort, id`,
)
export const findNewestCode = statement<[email: string, since: string], { body: string }>(
  'world.lastCode',
  `select body from mailbox where to_address = $1 and kind = 'sessions.code' and created_at >= $2::timestamptz - interval '1 second' order by created_at desc limit 1`,
)

export const suggestAtSignIn = statement<[email: string, utm: string]>(
  'world.offerAtSignIn',
  `update users set utm = utm || $2::jsonb where email = $1`,
)
export const findPersonByEmail = statement<
  [email: string],
  {
    user_id: string
    type: UserType
    intern_id: string | null
    company_id: string | null
    member_id: string | null
    application_id: string | null
  }
>(
  'world.personByEmail',
  `select u.user_id, u.type, i.intern_id, m.company_id, m.member_id, (select a.application_id from applications a where a.intern_id = i.intern_id order by a.created_at desc limit 1) as application_id
   from users u left join interns i using (user_id) left join members m using (user_id) where u.email = $1`,
)

export const insertOperator = statement<
  [id: string, email: string, first: string, last: string, role: string, zone: string, now: string]
>(
  'world.insertOperator',
  `insert into users (user_id, type, email, first_name, last_name, operator_role, time_zone, created_at) values ($1, 'O', $2, $3, $4, $5, $6, $7) on conflict (email) do nothing`,
)
export const insertDemoPartner = statement<
  [
    id: string,
    slug: string,
    name: string,
    domains: readonly string[],
    introduction: string,
    now: string,
  ]
>(
  'world.insertPartner',
  `insert into partners (partner_id, slug, name, email_domains, introduction, created_at) values ($1, $2, $3, $4, $5, $6)`,
)
export const insertBatches = statement<[rows: string]>(
  'world.insertBatches',
  `insert into batches (batch_id, code, slug, name, partner_id, is_published, enrolment_opens_at, enrolment_closes_at, campaign_ends_at, programme_start, programme_end, seats, payer, price_amount, price_currency, texts, services, created_at)
   select batch_id, code, slug, name, partner_id, is_published, enrolment_opens_at, enrolment_closes_at, campaign_ends_at, programme_start, programme_end, seats, payer, price_amount, price_currency, texts, services, created_at
   from jsonb_populate_recordset(null::batches, $1::jsonb)`,
)

/** The newest records between an intern and a plan. */
export interface ScenarioRecords {
  candidature_id: string | null
  interview_id: string | null
  starts_at: string | null
  ends_at: string | null
  offer_id: string | null
  internship_id: string | null
}
export const findScenarioRecords = statement<[intern: string, plan: string], ScenarioRecords>(
  'world.storyFacts',
  `select c.candidature_id, v.interview_id, v.starts_at, v.ends_at, o.offer_id, s.internship_id
   from (select 1) one
   left join lateral (select candidature_id from candidatures where intern_id = $1 and plan_id = $2 order by created_at desc limit 1) c on true
   left join lateral (select interview_id, starts_at, ends_at from interviews where candidature_id = c.candidature_id order by created_at desc limit 1) v on true
   left join lateral (select offer_id from offers where candidature_id = c.candidature_id order by created_at desc limit 1) o on true
   left join internships s on s.offer_id = o.offer_id`,
)
export const findPlanByName = statement<[company: string, plan: string], { plan_id: string }>(
  'world.planByName',
  `select plan_id from plans join companies using (company_id) where companies.name = $1 and plans.name = $2`,
)
export const listWeeksOfOffer = statement<
  [offer: string],
  { weekly_feedback_id: string; unlocks_at: string }
>(
  'world.weeksOfOffer',
  `select weekly_feedback_id, unlocks_at from internship_weeks join internships using (internship_id) where offer_id = $1 order by number`,
)
