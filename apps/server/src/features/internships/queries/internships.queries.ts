// Generated from internships.sql by “npm run queries”; do not edit.
// Source: b5951d84d3df
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { InternshipActionKind, InternshipStatus } from '@fledge/domain/internships/types.ts'
import type { WorkPlace } from '@fledge/domain/offers/types.ts'
import type { CompanyScope, InternScope } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

/** An internship with its offer, plan, company, intern and the progress of its weeks. */
export interface InternshipRow {
  readonly internship_id: string
  readonly offer_id: string
  readonly candidature_id: string
  readonly company_id: CompanyScope
  readonly intern_id: InternScope
  readonly plan_id: string
  readonly status: InternshipStatus
  readonly starts_on: string
  readonly ends_on: string
  readonly zone: string
  readonly hours_a_week: number
  readonly supervisor_member_id: string
  readonly second_supervisor_member_id: string | null
  readonly ended_early: boolean
  readonly end_reason: string | null
  readonly completed_at: string | null
  readonly role: string
  readonly place: WorkPlace
  readonly city: string | null
  readonly plan_name: string
  readonly company_name: string
  readonly company_slug: string
  readonly logo_file_id: string | null
  readonly company_time_zone: string
  readonly intern_user_id: string
  readonly first_name: string
  readonly last_name: string
  readonly picture_file_id: string | null
  readonly intern_time_zone: string
  readonly intern_country_code: string | null
  readonly intern_email: string
  readonly phone: string | null
  readonly weeks: number
  readonly weeks_done_company: number
  readonly weeks_done_intern: number
  readonly current_week: number | null
  readonly company_due: string[]
  readonly intern_due: string[]
  /** When the first week awaiting the intern was unlocked. */
  readonly due_week_unlocks_at: string | null
  readonly average_rating: number | null
  readonly certificate: string | null
  readonly raised_kinds: InternshipActionKind[]
}

export interface SupervisorRow {
  readonly member_id: string
  readonly user_id: string
  readonly name: string
  readonly email: string
  readonly picture_file_id: string | null
  readonly time_zone: string
  readonly country_code: string | null
  readonly is_active: boolean
}

export interface WeekProgressRow {
  readonly weekly_feedback_id: string
  readonly number: number
  readonly starts_on: string
  readonly unlocks_at: string
  readonly company_completed_at: string | null
  readonly intern_completed_at: string | null
  readonly company_answered: number
  readonly intern_answered: number
  readonly company_hours: number | null
  readonly intern_hours: number | null
  readonly company_rating: number | null
  readonly intern_rating: number | null
}

export interface OfferBehindRow {
  readonly offer_id: string
  readonly internship_id: string
  readonly role: string
  readonly plan_id: string
  readonly plan_name: string
  readonly starts_on: string
  readonly ends_on: string
  readonly hours_a_week: number
  readonly place: WorkPlace
  readonly city: string | null
  readonly stipend_amount: number | null
  readonly stipend_currency: string | null
  readonly note: string
  readonly accepted_at: string
}

export interface PlanDetailsRow {
  readonly plan_id: string
  readonly name: string
  readonly company_name: string
  readonly description: string
  readonly responsibilities: string
  readonly job_description: string
  readonly hours_a_week: number | null
  readonly place: 'REMOTE' | 'ON_SITE' | 'HYBRID' | null
  readonly city: string | null
  readonly time_zone: string | null
  readonly working_from: string
  readonly working_to: string
  readonly duration_min: number | null
  readonly duration_max: number | null
  readonly start_month: string | null
  readonly stipend_amount: number | null
  readonly stipend_currency: string | null
  readonly projects: { id: string; name: string; description: string }[]
}

export const internshipRows: ListSource<InternshipRow> = {
  columns: `i.internship_id, i.offer_id, o.candidature_id, i.company_id, i.intern_id, i.plan_id, i.status,
  i.starts_on, i.ends_on, i.zone, i.hours_a_week, i.supervisor_member_id,
  i.second_supervisor_member_id, i.ended_early, i.end_reason, i.completed_at, o.role, o.place,
  o.city, p.name as plan_name, co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id,
  co.time_zone as company_time_zone, n.user_id as intern_user_id, u.first_name, u.last_name,
  u.shown_picture_file_id as picture_file_id, u.time_zone as intern_time_zone, uc.data ->> 'code' as intern_country_code,
  u.email::text as intern_email, u.phone, w.weeks, w.weeks_done_company, w.weeks_done_intern, w.current_week,
  w.company_due, w.intern_due, w.due_week_unlocks_at, w.average_rating,
  (
    select ce.uuid
    from certificates ce
    where ce.internship_id = i.internship_id and ce.revoked_at is null
  ) as certificate,
  array(
    select a.kind
    from internship_actions a
    where a.internship_id = i.internship_id and a.status = 'RAISED'
  ) as raised_kinds`,
  from: `internships i`,
  joins: {
    o: `join offers o on o.offer_id = i.offer_id`,
    p: `join plans p on p.plan_id = i.plan_id`,
    co: `join companies co on co.company_id = i.company_id`,
    n: `join interns n on n.intern_id = i.intern_id`,
    u: `join users u on u.user_id = n.user_id`,
    uc: `left join lookup uc on uc.list = 'country' and uc.id = u.country_id`,
    w: `cross join lateral (
    select
      count(*)::int as weeks, count(x.company_completed_at)::int as weeks_done_company,
      count(x.intern_completed_at)::int as weeks_done_intern,
      (
        max(x.number) filter (where x.starts_on <= (:now::timestamptz at time zone i.zone)::date)
      )::int as current_week,
      coalesce(
        array_agg(
          x.weekly_feedback_id::text
          order by x.number
        ) filter (
          where
            x.unlocks_at <= :now::timestamptz
            and x.company_completed_at is null
            and i.status in ('UPCOMING', 'ONGOING')
        ),
        '{}'
      ) as company_due,
      coalesce(
        array_agg(
          x.weekly_feedback_id::text
          order by x.number
        ) filter (
          where
            x.unlocks_at <= :now::timestamptz
            and x.intern_completed_at is null
            and i.status in ('UPCOMING', 'ONGOING')
        ),
        '{}'
      ) as intern_due,
      min(x.unlocks_at) filter (
        where
          x.unlocks_at <= :now::timestamptz
          and x.intern_completed_at is null
          and i.status in ('UPCOMING', 'ONGOING')
      ) as due_week_unlocks_at,
      (
        select avg((r.answer #>> '{}')::numeric)
        from week_answers r join internship_weeks rx using (weekly_feedback_id)
        where
          rx.internship_id = i.internship_id
          and r.side = 'company'
          and r.slug = 'rate-your-internship-experience'
      )::float as average_rating
    from internship_weeks x
    where x.internship_id = i.internship_id
  ) w`,
  },
}

export const internshipById = defineStatement<
  {
    readonly now: string
    readonly internship_ids: readonly string[]
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  InternshipRow
>(
  'internships.internshipById',
  ['now', 'internship_ids', 'company_id', 'intern_id'],
  `select
  i.internship_id, i.offer_id, o.candidature_id, i.company_id, i.intern_id, i.plan_id, i.status,
  i.starts_on, i.ends_on, i.zone, i.hours_a_week, i.supervisor_member_id,
  i.second_supervisor_member_id, i.ended_early, i.end_reason, i.completed_at, o.role, o.place,
  o.city, p.name as plan_name, co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id,
  co.time_zone as company_time_zone, n.user_id as intern_user_id, u.first_name, u.last_name,
  u.shown_picture_file_id as picture_file_id, u.time_zone as intern_time_zone, uc.data ->> 'code' as intern_country_code,
  u.email::text as intern_email, u.phone, w.weeks, w.weeks_done_company, w.weeks_done_intern, w.current_week,
  w.company_due, w.intern_due, w.due_week_unlocks_at, w.average_rating,
  (
    select ce.uuid
    from certificates ce
    where ce.internship_id = i.internship_id and ce.revoked_at is null
  ) as certificate,
  array(
    select a.kind
    from internship_actions a
    where a.internship_id = i.internship_id and a.status = 'RAISED'
  ) as raised_kinds
from
  internships i
  join offers o on o.offer_id = i.offer_id
  join plans p on p.plan_id = i.plan_id
  join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
  left join lookup uc on uc.list = 'country' and uc.id = u.country_id
  cross join lateral (
    select
      count(*)::int as weeks, count(x.company_completed_at)::int as weeks_done_company,
      count(x.intern_completed_at)::int as weeks_done_intern,
      (
        max(x.number) filter (where x.starts_on <= ($1::timestamptz at time zone i.zone)::date)
      )::int as current_week,
      coalesce(
        array_agg(
          x.weekly_feedback_id::text
          order by x.number
        ) filter (
          where
            x.unlocks_at <= $1::timestamptz
            and x.company_completed_at is null
            and i.status in ('UPCOMING', 'ONGOING')
        ),
        '{}'
      ) as company_due,
      coalesce(
        array_agg(
          x.weekly_feedback_id::text
          order by x.number
        ) filter (
          where
            x.unlocks_at <= $1::timestamptz
            and x.intern_completed_at is null
            and i.status in ('UPCOMING', 'ONGOING')
        ),
        '{}'
      ) as intern_due,
      min(x.unlocks_at) filter (
        where
          x.unlocks_at <= $1::timestamptz
          and x.intern_completed_at is null
          and i.status in ('UPCOMING', 'ONGOING')
      ) as due_week_unlocks_at,
      (
        select avg((r.answer #>> '{}')::numeric)
        from week_answers r join internship_weeks rx using (weekly_feedback_id)
        where
          rx.internship_id = i.internship_id
          and r.side = 'company'
          and r.slug = 'rate-your-internship-experience'
      )::float as average_rating
    from internship_weeks x
    where x.internship_id = i.internship_id
  ) w
where i.internship_id = any ($2::uuid[])
and ($3::uuid is null or i.company_id = $3)
and ($4::uuid is null or i.intern_id = $4)`,
  { list: 'internship_ids', column: 'internship_id' },
)

/** Before a decision by what else belongs to the internship, such as requests, under no other lock. */
export const lockInternship = defineStatement<
  {
    readonly internship_ids: readonly string[]
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  { readonly internship_id: string }
>(
  'internships.lockInternship',
  ['internship_ids', 'company_id', 'intern_id'],
  `select i.internship_id
from internships i
where i.internship_id = any ($1::uuid[])
and ($2::uuid is null or i.company_id = $2)
and ($3::uuid is null or i.intern_id = $3)
for update`,
)

export const internshipForUpdate = defineStatement<
  {
    readonly now: string
    readonly internship_ids: readonly string[]
    readonly company_id: CompanyScope | null
    readonly intern_id: InternScope | null
  },
  InternshipRow
>(
  'internships.internshipForUpdate',
  ['now', 'internship_ids', 'company_id', 'intern_id'],
  `select
  i.internship_id, i.offer_id, o.candidature_id, i.company_id, i.intern_id, i.plan_id, i.status,
  i.starts_on, i.ends_on, i.zone, i.hours_a_week, i.supervisor_member_id,
  i.second_supervisor_member_id, i.ended_early, i.end_reason, i.completed_at, o.role, o.place,
  o.city, p.name as plan_name, co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id,
  co.time_zone as company_time_zone, n.user_id as intern_user_id, u.first_name, u.last_name,
  u.shown_picture_file_id as picture_file_id, u.time_zone as intern_time_zone, uc.data ->> 'code' as intern_country_code,
  u.email::text as intern_email, u.phone, w.weeks, w.weeks_done_company, w.weeks_done_intern, w.current_week,
  w.company_due, w.intern_due, w.due_week_unlocks_at, w.average_rating,
  (
    select ce.uuid
    from certificates ce
    where ce.internship_id = i.internship_id and ce.revoked_at is null
  ) as certificate,
  array(
    select a.kind
    from internship_actions a
    where a.internship_id = i.internship_id and a.status = 'RAISED'
  ) as raised_kinds
from
  internships i
  join offers o on o.offer_id = i.offer_id
  join plans p on p.plan_id = i.plan_id
  join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
  left join lookup uc on uc.list = 'country' and uc.id = u.country_id
  cross join lateral (
    select
      count(*)::int as weeks, count(x.company_completed_at)::int as weeks_done_company,
      count(x.intern_completed_at)::int as weeks_done_intern,
      (
        max(x.number) filter (where x.starts_on <= ($1::timestamptz at time zone i.zone)::date)
      )::int as current_week,
      coalesce(
        array_agg(
          x.weekly_feedback_id::text
          order by x.number
        ) filter (
          where
            x.unlocks_at <= $1::timestamptz
            and x.company_completed_at is null
            and i.status in ('UPCOMING', 'ONGOING')
        ),
        '{}'
      ) as company_due,
      coalesce(
        array_agg(
          x.weekly_feedback_id::text
          order by x.number
        ) filter (
          where
            x.unlocks_at <= $1::timestamptz
            and x.intern_completed_at is null
            and i.status in ('UPCOMING', 'ONGOING')
        ),
        '{}'
      ) as intern_due,
      min(x.unlocks_at) filter (
        where
          x.unlocks_at <= $1::timestamptz
          and x.intern_completed_at is null
          and i.status in ('UPCOMING', 'ONGOING')
      ) as due_week_unlocks_at,
      (
        select avg((r.answer #>> '{}')::numeric)
        from week_answers r join internship_weeks rx using (weekly_feedback_id)
        where
          rx.internship_id = i.internship_id
          and r.side = 'company'
          and r.slug = 'rate-your-internship-experience'
      )::float as average_rating
    from internship_weeks x
    where x.internship_id = i.internship_id
  ) w
where i.internship_id = any ($2::uuid[])
and ($3::uuid is null or i.company_id = $3)
and ($4::uuid is null or i.intern_id = $4)
for update of i`,
  { list: 'internship_ids', column: 'internship_id' },
)

export const internshipsOfIntern = defineStatement<
  {
    readonly now: string
    readonly intern_id: InternScope
    readonly statuses: readonly InternshipStatus[]
  },
  InternshipRow
>(
  'internships.internshipsOfIntern',
  ['now', 'intern_id', 'statuses'],
  `select
  i.internship_id, i.offer_id, o.candidature_id, i.company_id, i.intern_id, i.plan_id, i.status,
  i.starts_on, i.ends_on, i.zone, i.hours_a_week, i.supervisor_member_id,
  i.second_supervisor_member_id, i.ended_early, i.end_reason, i.completed_at, o.role, o.place,
  o.city, p.name as plan_name, co.name as company_name, co.slug as company_slug, co.shown_logo_file_id as logo_file_id,
  co.time_zone as company_time_zone, n.user_id as intern_user_id, u.first_name, u.last_name,
  u.shown_picture_file_id as picture_file_id, u.time_zone as intern_time_zone, uc.data ->> 'code' as intern_country_code,
  u.email::text as intern_email, u.phone, w.weeks, w.weeks_done_company, w.weeks_done_intern, w.current_week,
  w.company_due, w.intern_due, w.due_week_unlocks_at, w.average_rating,
  (
    select ce.uuid
    from certificates ce
    where ce.internship_id = i.internship_id and ce.revoked_at is null
  ) as certificate,
  array(
    select a.kind
    from internship_actions a
    where a.internship_id = i.internship_id and a.status = 'RAISED'
  ) as raised_kinds
from
  internships i
  join offers o on o.offer_id = i.offer_id
  join plans p on p.plan_id = i.plan_id
  join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
  left join lookup uc on uc.list = 'country' and uc.id = u.country_id
  cross join lateral (
    select
      count(*)::int as weeks, count(x.company_completed_at)::int as weeks_done_company,
      count(x.intern_completed_at)::int as weeks_done_intern,
      (
        max(x.number) filter (where x.starts_on <= ($1::timestamptz at time zone i.zone)::date)
      )::int as current_week,
      coalesce(
        array_agg(
          x.weekly_feedback_id::text
          order by x.number
        ) filter (
          where
            x.unlocks_at <= $1::timestamptz
            and x.company_completed_at is null
            and i.status in ('UPCOMING', 'ONGOING')
        ),
        '{}'
      ) as company_due,
      coalesce(
        array_agg(
          x.weekly_feedback_id::text
          order by x.number
        ) filter (
          where
            x.unlocks_at <= $1::timestamptz
            and x.intern_completed_at is null
            and i.status in ('UPCOMING', 'ONGOING')
        ),
        '{}'
      ) as intern_due,
      min(x.unlocks_at) filter (
        where
          x.unlocks_at <= $1::timestamptz
          and x.intern_completed_at is null
          and i.status in ('UPCOMING', 'ONGOING')
      ) as due_week_unlocks_at,
      (
        select avg((r.answer #>> '{}')::numeric)
        from week_answers r join internship_weeks rx using (weekly_feedback_id)
        where
          rx.internship_id = i.internship_id
          and r.side = 'company'
          and r.slug = 'rate-your-internship-experience'
      )::float as average_rating
    from internship_weeks x
    where x.internship_id = i.internship_id
  ) w
where i.intern_id = $2 and i.status = any ($3::text[])
order by i.starts_on, i.internship_id`,
)

export const supervisorsOf = defineStatement<
  { readonly member_ids: readonly string[] },
  SupervisorRow
>(
  'internships.supervisorsOf',
  ['member_ids'],
  `select
  m.member_id, m.user_id, u.first_name || ' ' || u.last_name as name, u.email::text,
  u.shown_picture_file_id as picture_file_id, u.time_zone, c.data ->> 'code' as country_code,
  m.status = 'ACTIVE' as is_active
from
  members m
  join users u on u.user_id = m.user_id
  left join lookup c on c.list = 'country' and c.id = u.country_id
where m.member_id = any ($1::uuid[])`,
)

/** Recipients on the company's side: supervisors, plus administrators on request. */
export const internshipCompanyUsers = defineStatement<
  { readonly internship_id: string; readonly admins: boolean },
  { readonly user_id: string }
>(
  'internships.internshipCompanyUsers',
  ['internship_id', 'admins'],
  `select m.user_id
from internships i join members m on m.company_id = i.company_id
where
  i.internship_id = $1
  and m.status = 'ACTIVE'
  and (
    m.member_id in (i.supervisor_member_id, i.second_supervisor_member_id)
    or ($2 and m.role = 'ADMIN')
  )`,
)

export const isActiveMember = defineStatement<
  { readonly company_id: CompanyScope; readonly member_id: string },
  { readonly member_id: string }
>(
  'internships.isActiveMember',
  ['company_id', 'member_id'],
  `select member_id
from members
where company_id = $1 and member_id = $2 and status = 'ACTIVE'`,
)

export const weeksProgress = defineStatement<
  { readonly internship_id: string },
  WeekProgressRow
>(
  'internships.weeksProgress',
  ['internship_id'],
  `select
  w.weekly_feedback_id, w.number, w.starts_on, w.unlocks_at, w.company_completed_at,
  w.intern_completed_at,
  (
    select count(*)::int
    from week_answers a
    where a.weekly_feedback_id = w.weekly_feedback_id and a.side = 'company'
  ) as company_answered,
  (
    select count(*)::int
    from week_answers a
    where a.weekly_feedback_id = w.weekly_feedback_id and a.side = 'intern'
  ) as intern_answered,
  (
    select (a.answer #>> '{}')::float
    from week_answers a
    where
      a.weekly_feedback_id = w.weekly_feedback_id
      and a.side = 'company'
      and a.slug = 'hour-intern-work-this-week'
  ) as company_hours,
  (
    select (a.answer #>> '{}')::float
    from week_answers a
    where
      a.weekly_feedback_id = w.weekly_feedback_id
      and a.side = 'intern'
      and a.slug = 'intern-active-work-hours'
  ) as intern_hours,
  (
    select (a.answer #>> '{}')::float
    from week_answers a
    where
      a.weekly_feedback_id = w.weekly_feedback_id
      and a.side = 'company'
      and a.slug = 'rate-your-internship-experience'
  ) as company_rating,
  (
    select (a.answer #>> '{}')::float
    from week_answers a
    where
      a.weekly_feedback_id = w.weekly_feedback_id
      and a.side = 'intern'
      and a.slug = 'rate-your-internship-experience'
  ) as intern_rating
from internship_weeks w
where w.internship_id = $1
order by w.number`,
)

export const offerBehindInternship = defineStatement<
  { readonly internship_id: string; readonly company_id: CompanyScope },
  OfferBehindRow
>(
  'internships.offerBehindInternship',
  ['internship_id', 'company_id'],
  `select
  o.offer_id, i.internship_id, o.role, o.plan_id, p.name as plan_name, i.starts_on, i.ends_on,
  i.hours_a_week, o.place, o.city, o.stipend_amount, trim(o.stipend_currency) as stipend_currency,
  o.note, o.terms_accepted_at as accepted_at
from internships i join offers o on o.offer_id = i.offer_id join plans p on p.plan_id = o.plan_id
where i.internship_id = $1 and i.company_id = $2`,
)

/** Visible to its own company, interns with a candidature or internship of it, and the programme team. */
export const planDetails = defineStatement<
  {
    readonly intern_id: InternScope | null
    readonly plan_id: string
    readonly company_id: CompanyScope | null
  },
  PlanDetailsRow
>(
  'internships.planDetails',
  ['intern_id', 'plan_id', 'company_id'],
  `select
  p.plan_id, p.name, co.name as company_name,
  case when (p.is_taken_down and $1::uuid is not null) then '' else p.description end as description,
  case when (p.is_taken_down and $1::uuid is not null) then '' else p.responsibilities end as responsibilities,
  case when (p.is_taken_down and $1::uuid is not null) then '' else p.job_description end as job_description, p.hours_a_week, p.place, p.city, p.time_zone,
  to_char(p.working_from, 'HH24:MI') as working_from,
  to_char(p.working_to, 'HH24:MI') as working_to, p.duration_min, p.duration_max, p.start_month,
  p.stipend_amount, trim(p.stipend_currency) as stipend_currency,
  coalesce(
    (
      select
        jsonb_agg(
          jsonb_build_object('id', x.project_id, 'name', x.name, 'description', x.description)
          order by x.name
        )
      from projects x
      where x.project_id = any (p.project_ids)
    ),
    '[]'
  ) as projects
from plans p join companies co using (company_id)
where
  p.plan_id = $2
  and ($3::uuid is null or p.company_id = $3)
  and (
    $1::uuid is null
    or exists (
      select
      from candidatures c
      where
        c.plan_id = p.plan_id
        and c.intern_id = $1
        and c.known_to_intern_at is not null
    )
  )`,
)

export const upcomingInternshipOfOffer = defineStatement<
  { readonly offer_id: string },
  { readonly internship_id: string }
>(
  'internships.upcomingInternshipOfOffer',
  ['offer_id'],
  `select internship_id
from internships
where offer_id = $1 and status = 'UPCOMING'`,
)
