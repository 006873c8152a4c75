-- fragment: setting_name
world

-- name: getSeedingStatus
-- column: value: { state: 'making' | 'made' }
select value
from settings
where name = '{{setting_name}}';

-- name: setSeedingStatus
insert into settings (name, value)
values ('{{setting_name}}', :value::jsonb)
on conflict (name) do update
set value = excluded.value;

-- Serves every country except one, which the waiting-list company of the demo data is from.
-- name: serveCountriesExcept
insert into settings (name, value)
select 'served_country_ids', jsonb_agg(id)
from lookup
where list = 'country' and data ->> 'code' <> :code
on conflict (name) do nothing;

-- name: hasUsers
-- column: there: boolean
select exists (select from users where type <> 'O') as there;

-- Deletes the sessions that scenarios created, so that they are not listed as people's devices.
-- name: deleteAllSessions
delete from sessions;

-- name: deleteAllRequests
delete from requests;

-- name: deleteAllCodes
delete from codes;

-- Marks notifications created before a given time as read.
-- name: markOldNoticesRead
update notices
set read_at = created_at + interval '3 hours'
where created_at < :before and read_at is null;

-- name: listDemoLookups
-- row: DemoLookupRow
-- column: fields: number[] | null
select list, id, label, data ->> 'code' as code, parent_id, data -> 'career_field_ids' as fields
from lookup
where list = any (:lists)
order by sort, id;

-- name: findNewestCode
select body
from mailbox
where
  to_address = :email
  and kind = 'sessions.code'
  and created_at >= :since::timestamptz - interval '1 second'
order by created_at desc
limit 1;

-- name: suggestAtSignIn
update users
set utm = utm || :utm::jsonb
where email = :email;

-- name: findPersonByEmail
-- column: intern_id: string | null
-- column: company_id: string | null
-- column: member_id: string | null
select
  u.user_id, u.type, i.intern_id, m.company_id, m.member_id,
  (
    select a.application_id
    from applications a
    where a.intern_id = i.intern_id
    order by a.created_at desc
    limit 1
  ) as application_id
from users u left join interns i using (user_id) left join members m using (user_id)
where u.email = :email;

-- name: insertOperator
-- param: partner_id: string | null
insert into
  users (
    user_id, type, email, first_name, last_name, operator_role, partner_id, time_zone, created_at
  )
values
  (
    :user_id, 'O', :email, :first_name, :last_name, :operator_role, :partner_id, :time_zone, :now
  )
on conflict (email) do nothing;

-- name: insertDemoPartner
insert into partners (partner_id, slug, name, email_domains, introduction, created_at)
values (:partner_id, :slug, :name, :email_domains, :introduction, :now);

-- name: insertBatches
insert into
  batches (
    batch_id, code, slug, name, partner_id, is_published, enrolment_opens_at, enrolment_closes_at,
    campaign_ends_at, programme_start, programme_end, seats, payer, price_amount, price_currency,
    texts, services, created_at
  )
select
  batch_id, code, slug, name, partner_id, is_published, enrolment_opens_at, enrolment_closes_at,
  campaign_ends_at, programme_start, programme_end, seats, payer, price_amount, price_currency,
  texts, services, created_at
from jsonb_populate_recordset(null::batches, :rows::jsonb);

-- name: findScenarioRecords
-- row: ScenarioRecords // The newest records between an intern and a plan.
-- column: candidature_id: string | null
-- column: interview_id: string | null
-- column: offer_id: string | null
-- column: internship_id: string | null
select c.candidature_id, v.interview_id, v.starts_at, v.ends_at, o.offer_id, s.internship_id
from
  (select 1) one
  left join lateral (
    select candidature_id
    from candidatures
    where intern_id = :intern_id and plan_id = :plan_id
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
  left join internships s on s.offer_id = o.offer_id;

-- name: findPlanByName
select plan_id
from plans join companies using (company_id)
where companies.name = :company and plans.name = :plan;

-- name: listWeeksOfOffer
select weekly_feedback_id, unlocks_at
from internship_weeks join internships using (internship_id)
where offer_id = :offer_id
order by number;
