-- name: publicPlans
-- row: PublicPlanRow
-- column: career_field: string | null
-- column: openings_left: number
-- column: is_paid: boolean
-- column: skills: string[]
-- column: working_from: string
-- column: working_to: string
select {{public_plan_columns(p, f)}}
from plans p left join lookup f on f.list = 'career-field' and f.id = p.career_field_id
where p.company_id = :company_id and p.status in ({{plan.visible}}) and not p.is_taken_down
order by p.published_at desc, p.plan_id
limit 50;

-- People an intern would work with: active supervisors of open internships.
-- name: publicPeople
-- row: PublicPersonRow
-- column: name: string
select
  trim(u.first_name || ' ' || u.last_name) as name,
  coalesce(m.custom_job_title, l.label) as job_title, c.data ->> 'code' as country_code,
  u.time_zone
from
  members m
  join users u on u.user_id = m.user_id
  left join lookup c on c.list = 'country' and c.id = u.country_id
  left join lookup l on l.list = 'job-title' and l.id::text = m.job_title_id
where
  m.company_id = :company_id
  and m.status = {{member.ACTIVE}}
  and exists (
    select
    from plan_supervisors s join plans p using (plan_id)
    where s.member_id = m.member_id and p.status in ({{plan.visible}}) and not p.is_taken_down
  )
order by m.created_at, m.member_id
limit 12;

-- name: internsHosted
-- column: hosted: number
select count(*) as hosted
from internships
where company_id = :company_id and status <> {{internship.CANCELLED}};
