-- name: lockCompanyOfLeaver
-- param: company_id: CompanyScope
select name
from companies
where company_id = :company_id
for update;

-- name: memberToLeave
-- param: company_id: CompanyScope
-- row: LeavingMemberRow
-- column: email: string
-- column: name: string
-- column: active_admins: number
select
  m.member_id, u.email::text, trim(u.first_name || ' ' || u.last_name) as name, m.role, m.status,
  (
    select count(*)::int
    from members a
    where a.company_id = :company_id and a.status = {{member.ACTIVE}} and a.role = {{member_role.ADMIN}}
  ) as active_admins
from members m join users u using (user_id)
where m.company_id = :company_id and m.user_id = :user_id
for update of m;

-- name: companyMemberOfUser
-- param: company_id: CompanyScope
select member_id
from members
where company_id = :company_id and user_id = :user_id;

-- The next member whose erasure date has passed.
-- name: nextMemberToErase
-- column: company_id: CompanyScope
select u.user_id, m.company_id
from users u join members m using (user_id)
where
  u.erase_at <= :now
  -- An appeal against a ban is decided first.
  and (u.appealed_at is null or u.appeal_decided_at is not null)
order by u.erase_at
limit 1
for update of m, u skip locked;
