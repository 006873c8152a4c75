// Generated from demo-data.sql by “npm run queries”; do not edit.
// Source: 0da11ac646f3
import type { UserType } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoParams, type NoRow } from '../../platform/db/statement.ts'

export interface DemoLookupRow {
  readonly list: string
  readonly id: number
  readonly label: string
  readonly code: string | null
  readonly parent_id: number | null
  readonly fields: number[] | null
}

/** The newest records between an intern and a plan. */
export interface ScenarioRecords {
  readonly candidature_id: string | null
  readonly interview_id: string | null
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly offer_id: string | null
  readonly internship_id: string | null
}

export const getSeedingStatus = defineStatement<
  NoParams,
  { readonly value: { state: 'making' | 'made' } }
>(
  'demo-data.getSeedingStatus',
  [],
  `select value
from settings
where name = 'world'`,
)

export const setSeedingStatus = defineStatement<
  { readonly value: string },
  NoRow
>(
  'demo-data.setSeedingStatus',
  ['value'],
  `insert into settings (name, value)
values ('world', $1::jsonb)
on conflict (name) do update
set value = excluded.value`,
)

/** Serves every country except one, which the waiting-list company of the demo data is from. */
export const serveCountriesExcept = defineStatement<
  { readonly code: string },
  NoRow
>(
  'demo-data.serveCountriesExcept',
  ['code'],
  `insert into settings (name, value)
select 'served_country_ids', jsonb_agg(id)
from lookup
where list = 'country' and data ->> 'code' <> $1
on conflict (name) do nothing`,
)

export const hasUsers = defineStatement<
  NoParams,
  { readonly there: boolean }
>(
  'demo-data.hasUsers',
  [],
  `select exists (select from users where type <> 'O') as there`,
)

/** Deletes the sessions that scenarios created, so that they are not listed as people's devices. */
export const deleteAllSessions = defineStatement<
  NoParams,
  NoRow
>(
  'demo-data.deleteAllSessions',
  [],
  `delete from sessions`,
)

export const deleteAllRequests = defineStatement<
  NoParams,
  NoRow
>(
  'demo-data.deleteAllRequests',
  [],
  `delete from requests`,
)

export const deleteAllCodes = defineStatement<
  NoParams,
  NoRow
>(
  'demo-data.deleteAllCodes',
  [],
  `delete from codes`,
)

/** Marks notifications created before a given time as read. */
export const markOldNoticesRead = defineStatement<
  { readonly before: string },
  NoRow
>(
  'demo-data.markOldNoticesRead',
  ['before'],
  `update notices
set read_at = created_at + interval '3 hours'
where created_at < $1 and read_at is null`,
)

export const listDemoLookups = defineStatement<
  { readonly lists: readonly string[] },
  DemoLookupRow
>(
  'demo-data.listDemoLookups',
  ['lists'],
  `select list, id, label, data ->> 'code' as code, parent_id, data -> 'career_field_ids' as fields
from lookup
where list = any ($1)
order by sort, id`,
)

export const findNewestCode = defineStatement<
  { readonly email: string; readonly since: string },
  { readonly body: string }
>(
  'demo-data.findNewestCode',
  ['email', 'since'],
  `select body
from mailbox
where
  to_address = $1
  and kind = 'sessions.code'
  and created_at >= $2::timestamptz - interval '1 second'
order by created_at desc
limit 1`,
)

export const suggestAtSignIn = defineStatement<
  { readonly utm: string; readonly email: string },
  NoRow
>(
  'demo-data.suggestAtSignIn',
  ['utm', 'email'],
  `update users
set utm = utm || $1::jsonb
where email = $2`,
)

export const findPersonByEmail = defineStatement<
  { readonly email: string },
  {
    readonly user_id: string
    readonly type: UserType
    readonly intern_id: string | null
    readonly company_id: string | null
    readonly member_id: string | null
    readonly application_id: string | null
  }
>(
  'demo-data.findPersonByEmail',
  ['email'],
  `select
  u.user_id, u.type, i.intern_id, m.company_id, m.member_id,
  (
    select a.application_id
    from applications a
    where a.intern_id = i.intern_id
    order by a.created_at desc
    limit 1
  ) as application_id
from users u left join interns i using (user_id) left join members m using (user_id)
where u.email = $1`,
)

export const insertOperator = defineStatement<
  {
    readonly user_id: string
    readonly email: string
    readonly first_name: string
    readonly last_name: string
    readonly operator_role: string
    readonly partner_id: string | null
    readonly time_zone: string
    readonly now: string
  },
  NoRow
>(
  'demo-data.insertOperator',
  ['user_id', 'email', 'first_name', 'last_name', 'operator_role', 'partner_id', 'time_zone', 'now'],
  `insert into
  users (
    user_id, type, email, first_name, last_name, operator_role, partner_id, time_zone, created_at
  )
values
  (
    $1, 'O', $2, $3, $4, $5, $6, $7, $8
  )
on conflict (email) do nothing`,
)

export const insertDemoPartner = defineStatement<
  {
    readonly partner_id: string
    readonly slug: string
    readonly name: string
    readonly email_domains: readonly string[]
    readonly introduction: string
    readonly now: string
  },
  NoRow
>(
  'demo-data.insertDemoPartner',
  ['partner_id', 'slug', 'name', 'email_domains', 'introduction', 'now'],
  `insert into partners (partner_id, slug, name, email_domains, introduction, created_at)
values ($1, $2, $3, $4, $5, $6)`,
)

export const insertBatches = defineStatement<
  { readonly rows: string },
  NoRow
>(
  'demo-data.insertBatches',
  ['rows'],
  `insert into
  batches (
    batch_id, code, slug, name, partner_id, is_published, enrolment_opens_at, enrolment_closes_at,
    campaign_ends_at, programme_start, programme_end, seats, payer, price_amount, price_currency,
    texts, services, created_at
  )
select
  batch_id, code, slug, name, partner_id, is_published, enrolment_opens_at, enrolment_closes_at,
  campaign_ends_at, programme_start, programme_end, seats, payer, price_amount, price_currency,
  texts, services, created_at
from jsonb_populate_recordset(null::batches, $1::jsonb)`,
)

export const findScenarioRecords = defineStatement<
  { readonly intern_id: string; readonly plan_id: string },
  ScenarioRecords
>(
  'demo-data.findScenarioRecords',
  ['intern_id', 'plan_id'],
  `select c.candidature_id, v.interview_id, v.starts_at, v.ends_at, o.offer_id, s.internship_id
from
  (select 1) one
  left join lateral (
    select candidature_id
    from candidatures
    where intern_id = $1 and plan_id = $2
    order by created_at desc
    limit 1
  ) c on true
  left join lateral (
    select interview_id, starts_at, ends_at
    from interviews
    where candidature_id = c.candidature_id
    order by created_at desc
    limit 1
  ) v on true
  left join lateral (
    select offer_id
    from offers
    where candidature_id = c.candidature_id
    order by created_at desc
    limit 1
  ) o on true
  left join internships s on s.offer_id = o.offer_id`,
)

export const findPlanByName = defineStatement<
  { readonly company: string; readonly plan: string },
  { readonly plan_id: string }
>(
  'demo-data.findPlanByName',
  ['company', 'plan'],
  `select plan_id
from plans join companies using (company_id)
where companies.name = $1 and plans.name = $2`,
)

export const listWeeksOfOffer = defineStatement<
  { readonly offer_id: string },
  { readonly weekly_feedback_id: string; readonly unlocks_at: string }
>(
  'demo-data.listWeeksOfOffer',
  ['offer_id'],
  `select weekly_feedback_id, unlocks_at
from internship_weeks join internships using (internship_id)
where offer_id = $1
order by number`,
)
