-- fragment: scoped
i.internship_id = any (:internship_ids::uuid[])
and (:company_id::uuid is null or i.company_id = :company_id)
and (:intern_id::uuid is null or i.intern_id = :intern_id)

-- list: internshipRows
-- row: InternshipRow // An internship with its offer, plan, company, intern and the progress of its weeks.
-- column: company_id: CompanyScope
-- column: intern_id: InternScope
-- column: intern_email: string
-- column: weeks: number
-- column: weeks_done_company: number
-- column: weeks_done_intern: number
-- column: company_due: string[]
-- column: intern_due: string[]
-- column: due_week_unlocks_at // When the first week awaiting the intern was unlocked.
-- column: raised_kinds: InternshipActionKind[]
select
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
    where a.internship_id = i.internship_id and a.status = {{internship_action.RAISED}}
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
            and i.status in ({{internship.active}})
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
            and i.status in ({{internship.active}})
        ),
        '{}'
      ) as intern_due,
      min(x.unlocks_at) filter (
        where
          x.unlocks_at <= :now::timestamptz
          and x.intern_completed_at is null
          and i.status in ({{internship.active}})
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

-- name: internshipById
-- merge: internship_ids by internship_id
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: InternshipRow
{{internshipRows}}
where {{scoped}};

-- Before a decision by what else belongs to the internship, such as requests, under no other lock.
-- name: lockInternship
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
select i.internship_id
from internships i
where {{scoped}}
for update;

-- name: internshipForUpdate
-- merge: internship_ids by internship_id
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: InternshipRow
{{internshipRows}}
where {{scoped}}
for update of i;

-- name: internshipsOfIntern
-- param: intern_id: InternScope
-- param: statuses: readonly InternshipStatus[]
-- row: InternshipRow
{{internshipRows}}
where i.intern_id = :intern_id and i.status = any (:statuses::text[])
order by i.starts_on, i.internship_id;

-- name: supervisorsOf
-- row: SupervisorRow
-- column: user_id: string
-- column: name: string
-- column: email: string
-- column: is_active: boolean
select
  m.member_id, m.user_id, u.first_name || ' ' || u.last_name as name, u.email::text,
  u.shown_picture_file_id as picture_file_id, u.time_zone, c.data ->> 'code' as country_code,
  m.status = {{member.ACTIVE}} as is_active
from
  members m
  join users u on u.user_id = m.user_id
  left join lookup c on c.list = 'country' and c.id = u.country_id
where m.member_id = any (:member_ids::uuid[]);

-- Recipients on the company's side: supervisors, plus administrators on request.
-- name: internshipCompanyUsers
-- column: user_id: string
select m.user_id
from internships i join members m on m.company_id = i.company_id
where
  i.internship_id = :internship_id
  and m.status = {{member.ACTIVE}}
  and (
    m.member_id in (i.supervisor_member_id, i.second_supervisor_member_id)
    or (:admins and m.role = {{member_role.ADMIN}})
  );

-- name: isActiveMember
-- param: company_id: CompanyScope
select member_id
from members
where company_id = :company_id and member_id = :member_id and status = {{member.ACTIVE}};

-- name: weeksProgress
-- row: WeekProgressRow
-- column: company_answered: number
-- column: intern_answered: number
select
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
where w.internship_id = :internship_id
order by w.number;

-- name: offerBehindInternship
-- param: company_id: CompanyScope
-- row: OfferBehindRow
-- column: accepted_at: string
select
  o.offer_id, i.internship_id, o.role, o.plan_id, p.name as plan_name, i.starts_on, i.ends_on,
  i.hours_a_week, o.place, o.city, o.stipend_amount, trim(o.stipend_currency) as stipend_currency,
  o.note, o.terms_accepted_at as accepted_at
from internships i join offers o on o.offer_id = i.offer_id join plans p on p.plan_id = o.plan_id
where i.internship_id = :internship_id and i.company_id = :company_id;

-- Interns do not see the texts of a plan that the programme team has taken down.
-- fragment: is_taken_down
(p.is_taken_down and :intern_id::uuid is not null)

-- Visible to its own company, interns with a candidature or internship of it, and the programme
-- team.
-- name: planDetails
-- param: company_id: CompanyScope | null
-- param: intern_id: InternScope | null
-- row: PlanDetailsRow
-- column: description: string
-- column: responsibilities: string
-- column: job_description: string
-- column: working_from: string
-- column: working_to: string
-- column: projects: { id: string; name: string; description: string }[]
select
  p.plan_id, p.name, co.name as company_name,
  case when {{is_taken_down}} then '' else p.description end as description,
  case when {{is_taken_down}} then '' else p.responsibilities end as responsibilities,
  case when {{is_taken_down}} then '' else p.job_description end as job_description, p.hours_a_week, p.place, p.city, p.time_zone,
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
  p.plan_id = :plan_id
  and (:company_id::uuid is null or p.company_id = :company_id)
  and (
    :intern_id::uuid is null
    or exists (
      select
      from candidatures c
      where
        c.plan_id = p.plan_id
        and c.intern_id = :intern_id
        and c.known_to_intern_at is not null
    )
  );

-- name: upcomingInternshipOfOffer
select internship_id
from internships
where offer_id = :offer_id and status = {{internship.UPCOMING}};
