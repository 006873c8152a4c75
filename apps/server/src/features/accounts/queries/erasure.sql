-- The next intern whose erasure date has passed.
-- name: nextInternToErase
-- column: intern_id: InternScope
select u.user_id, n.intern_id
from users u join interns n using (user_id)
where
  u.erase_at <= :now
  -- An appeal against a ban is decided first.
  and (u.appealed_at is null or u.appeal_decided_at is not null)
order by u.erase_at
limit 1
for update of n, u skip locked;

-- An unfinished internship, which blocks erasure.
-- name: openInternship
-- param: intern_id: InternScope
select co.name as company_name, s.ends_on
from internships s join companies co using (company_id)
where s.intern_id = :intern_id and s.status in ({{internship.active}})
order by s.ends_on desc
limit 1;
