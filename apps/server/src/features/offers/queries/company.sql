-- fragment: member_columns
m.member_id, m.user_id, u.first_name || ' ' || u.last_name as name, u.picture_file_id,
m.linkedin_url, coalesce(m.custom_job_title, j.label) as job_title, u.time_zone

-- fragment: member_joins
from
  members m
  join users u on u.user_id = m.user_id
  left join lookup j on j.list = 'job-title' and j.id::text = m.job_title_id

-- name: selectActiveMembers
-- param: company_id: CompanyScope
-- row: OfferMemberRow
-- column: user_id: string
-- column: name: string
select {{member_columns}} {{member_joins}}
where m.company_id = :company_id and m.status = {{member.ACTIVE}}
order by 3;

-- Names of members, including former ones.
-- name: membersById
-- row: OfferMemberRow
select {{member_columns}} {{member_joins}}
where m.member_id = any (:member_ids::uuid[]);

-- name: memberOfUser
-- row: OfferMemberRow
select {{member_columns}} {{member_joins}}
where m.user_id = :user_id;

-- name: projectsOfCompany
-- param: company_id: CompanyScope
-- row: OfferProjectRow
select project_id, name, is_archived
from projects
where company_id = :company_id
order by name
limit 500;

-- name: projectsById
-- row: OfferProjectRow
select project_id, name, is_archived
from projects
where project_id = any (:project_ids::uuid[]);

-- Recipients at the company: its administrators, and the supervisors of the offer and the plan.
-- name: selectOfferRecipients
-- merge: offer_ids by offer_id
-- column: user_id: string
select o.offer_id, m.user_id
from members m join offers o on o.company_id = m.company_id
where
  o.offer_id = any (:offer_ids::uuid[])
  and m.status = {{member.ACTIVE}}
  and (
    m.role = {{member_role.ADMIN}}
    or m.member_id in (o.supervisor_member_id, o.second_supervisor_member_id)
    or m.member_id in (select s.member_id from plan_supervisors s where s.plan_id = o.plan_id)
  );
