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
      company_id, name, status, country_id, industry_id, is_trusted, email_domain, created_at,
      decided_at
    from companies
  ) c
  left join lookup country on country.list = 'country' and country.id = c.country_id
  left join lookup industry on industry.list = 'industry' and industry.id = c.industry_id

-- list: applicationRecordRows
-- row: ApplicationRecordRow
-- column: name: string
-- column: email: string
-- column: reviewer: string | null
-- column: career_field: string | null
-- column: country: string | null
select
  a.application_id, a.status, trim(u.first_name || ' ' || u.last_name) as name,
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
-- column: intern_name: string
-- column: sent_at: string
select
  o.offer_id, o.status, o.role, trim(u.first_name || ' ' || u.last_name) as intern_name,
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
