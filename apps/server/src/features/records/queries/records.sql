-- list: companyRecordRows
-- row: CompanyRecordRow
-- column: country: string | null
-- column: industry: string | null
select
  c.company_id, c.name, c.status, country.label as country, industry.label as industry,
  c.is_trusted, c.email_domain::text as email_domain, c.created_at, c.decided_at
from
  (
    select
      company_id, name, search_name, status, country_id, industry_id, is_trusted, email_domain,
      created_at, decided_at
    from companies
  ) c
  left join lookup country on country.list = 'country' and country.id = c.country_id
  left join lookup industry on industry.list = 'industry' and industry.id = c.industry_id

-- list: applicationRecordRows
-- row: ApplicationRecordRow
-- column: user_id: string
-- column: name: string
-- column: email: string
-- column: reviewer: string | null
-- column: career_field: string | null
-- column: country: string | null
select
  a.application_id, n.user_id, a.status, trim(u.first_name || ' ' || u.last_name) as name,
  u.email::text as email, b.name as batch_name, field.label as career_field,
  country.label as country, trim(r.first_name || ' ' || r.last_name) as reviewer,
  a.created_at, a.submitted_at, a.decided_at
from
  (
    select
      application_id, intern_id, batch_id, status, reviewer_id, career_field_id, created_at,
      submitted_at, decided_at
    from applications
  ) a
  left join application_milestones m on m.application_id = a.application_id
  join interns n on n.intern_id = a.intern_id
  join users u on u.user_id = n.user_id
  join batches b on b.batch_id = a.batch_id
  left join users r on r.user_id = a.reviewer_id
  left join lookup field on field.list = 'career-field' and field.id = a.career_field_id
  left join lookup country on country.list = 'country' and country.id = u.country_id

-- list: planRecordRows
-- row: PlanRecordRow
-- column: career_field: string | null
-- column: published_at: string
select
  p.plan_id, p.name, p.status, c.company_id, c.name as company_name, p.openings, p.openings_taken,
  field.label as career_field, p.start_month, p.published_at, p.updated_at
from
  (
    select
      plan_id, company_id, name, status, openings, openings_taken, career_field_id, start_month,
      published_at, updated_at
    from plans
  ) p
  join companies c on c.company_id = p.company_id
  left join lookup field on field.list = 'career-field' and field.id = p.career_field_id

-- list: offerRecordRows
-- row: OfferRecordRow
-- column: user_id: string
-- column: intern_name: string
-- column: sent_at: string
select
  o.offer_id, o.status, o.role, trim(u.first_name || ' ' || u.last_name) as intern_name, n.user_id,
  c.company_id, c.name as company_name, b.name as batch_name, o.starts_on, o.ends_on, o.sent_at,
  o.answer_by
from
  (
    select
      offer_id, company_id, intern_id, candidature_id, status, role, starts_on, ends_on, sent_at,
      answer_by
    from offers
  ) o
  join companies c on c.company_id = o.company_id
  join interns n on n.intern_id = o.intern_id
  join users u on u.user_id = n.user_id
  join candidatures k on k.candidature_id = o.candidature_id
  join applications a on a.application_id = k.application_id
  join batches b on b.batch_id = a.batch_id

-- list: candidatureRecordRows
-- row: CandidatureRecordRow
-- column: intern_name: string
-- column: user_id: string
select
  k.candidature_id, k.stage, trim(u.first_name || ' ' || u.last_name) as intern_name,
  n.user_id, c.company_id, c.name as company_name, p.name as plan_name,
  b.name as batch_name, k.stage_since, k.created_at, k.end_reason
from
  (
    select
      candidature_id, company_id, plan_id, intern_id, application_id, stage, stage_since,
      created_at, end_reason
    from candidatures
  ) k
  join companies c on c.company_id = k.company_id
  join plans p on p.plan_id = k.plan_id
  join interns n on n.intern_id = k.intern_id
  join users u on u.user_id = n.user_id
  join applications a on a.application_id = k.application_id
  join batches b on b.batch_id = a.batch_id

-- list: interviewRecordRows
-- row: InterviewRecordRow
-- column: intern_name: string
-- column: user_id: string
select
  i.interview_id, i.status, trim(u.first_name || ' ' || u.last_name) as intern_name,
  n.user_id, c.company_id, c.name as company_name, p.name as plan_name, i.starts_at,
  i.created_at, i.status_since, i.end_reason
from
  (
    select
      interview_id, candidature_id, company_id, intern_id, status, starts_at, created_at,
      status_since, end_reason
    from interviews
  ) i
  join companies c on c.company_id = i.company_id
  join candidatures k on k.candidature_id = i.candidature_id
  join plans p on p.plan_id = k.plan_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id

-- list: internshipRecordRows
-- row: InternshipRecordRow
-- column: intern_name: string
-- column: user_id: string
-- column: supervisor: string
select
  h.internship_id, h.status, trim(u.first_name || ' ' || u.last_name) as intern_name,
  n.user_id, c.company_id, c.name as company_name, p.name as plan_name, h.starts_on,
  h.ends_on, h.ended_early,
  coalesce(trim(s.first_name || ' ' || s.last_name), m.email::text) as supervisor
from
  (
    select
      internship_id, offer_id, company_id, intern_id, plan_id, supervisor_member_id, status, starts_on,
      ends_on, ended_early
    from internships
  ) h
  join companies c on c.company_id = h.company_id
  join plans p on p.plan_id = h.plan_id
  join interns n on n.intern_id = h.intern_id
  join users u on u.user_id = n.user_id
  join members m on m.member_id = h.supervisor_member_id
  left join users s on s.user_id = m.user_id

-- list: noShowRecordRows
-- row: NoShowRecordRow
-- column: side: NoShowSide
-- column: decision: NoShowDecision | null
-- column: intern_name: string
-- column: user_id: string
select
  s.no_show_id, s.side, trim(u.first_name || ' ' || u.last_name) as intern_name,
  n.user_id, c.company_id, c.name as company_name, i.starts_at, s.recorded_at,
  s.explained_at, s.contested_at, s.decision, s.decided_at
from
  (
    select
      no_show_id, interview_id, company_id, intern_id, side, recorded_at, explained_at,
      contested_at, decision, decided_at
    from no_shows
  ) s
  join companies c on c.company_id = s.company_id
  join interviews i on i.interview_id = s.interview_id
  join interns n on n.intern_id = s.intern_id
  join users u on u.user_id = n.user_id

-- list: creditRecordRows
-- row: CreditRecordRow
-- column: line_id: string
-- column: intern_name: string | null
-- column: user_id: string | null
-- column: actor: string | null
select
  l.line_id::text as line_id, l.kind, l.amount, l.balance_after, l.reason, l.note, l.at,
  c.company_id, c.name as company_name,
  trim(u.first_name || ' ' || u.last_name) as intern_name, n.user_id,
  trim(a.first_name || ' ' || a.last_name) as actor
from
  (
    select
      line_id, company_id, kind, amount, balance_after, reason, note, interview_id, actor_id, at
    from credit_ledger
  ) l
  join companies c on c.company_id = l.company_id
  left join interviews i on i.interview_id = l.interview_id
  left join interns n on n.intern_id = i.intern_id
  left join users u on u.user_id = n.user_id
  left join users a on a.user_id = l.actor_id

-- list: seatAlertRecordRows
-- row: SeatAlertRecordRow
-- column: email: string
-- column: user_id: string | null
-- column: state: SeatAlertState
select
  s.email::text as email, u.user_id, b.batch_id, b.name as batch_name,
  case when s.told_at is null then 'WAITING' else 'TOLD'
  end as state, s.created_at, s.told_at
from
  (select batch_id, email, created_at, told_at from seat_alerts) s
  join batches b on b.batch_id = s.batch_id
  left join users u on u.email = s.email
