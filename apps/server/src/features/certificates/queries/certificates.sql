-- name: certificateSource
-- row: CertificateSourceRow // Data from which a certificate is created.
-- column: holder: string
-- column: weeks: number
-- column: weeks_done: number
-- column: hours: number
-- column: skills: string[]
-- column: supervisor: string
select
  i.internship_id, n.user_id as intern_user_id, i.company_id, i.intern_id, i.status,
  i.ended_early, trim(u.first_name || ' ' || u.last_name) as holder, o.role, co.name as company,
  b.name as batch, i.starts_on, i.ends_on,
  (select count(*)::int from internship_weeks w where w.internship_id = i.internship_id) as weeks,
  (
    select count(w.intern_completed_at)::int
    from internship_weeks w
    where w.internship_id = i.internship_id
  ) as weeks_done,
  coalesce(
    (
      select sum((a.answer #>> '{}')::numeric)
      from internship_weeks w join week_answers a using (weekly_feedback_id)
      where
        w.internship_id = i.internship_id
        and a.side = 'intern'
        and a.slug = 'intern-active-work-hours'
    ),
    0
  )::float as hours,
  i.hours_a_week,
  round(
    (
      select avg((a.answer #>> '{}')::numeric)
      from internship_weeks w join week_answers a using (weekly_feedback_id)
      where
        w.internship_id = i.internship_id
        and a.side = 'company'
        and a.slug = 'rate-your-internship-experience'
    ),
    1
  )::float as average_rating,
  array(
    select distinct s.word
    from
      internship_weeks w
      join week_answers a using (weekly_feedback_id),
      jsonb_array_elements_text(a.answer) as s (word)
    where w.internship_id = i.internship_id and a.side = 'intern' and a.slug = 'new-skills'
    order by 1
    limit 8
  ) as skills,
  su.first_name || ' ' || su.last_name as supervisor
from
  internships i
  join offers o on o.offer_id = i.offer_id
  join candidatures c on c.candidature_id = o.candidature_id
  join applications ap on ap.application_id = c.application_id
  join batches b on b.batch_id = ap.batch_id
  join companies co on co.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
  join members m on m.member_id = i.supervisor_member_id
  join users su on su.user_id = m.user_id
where i.internship_id = :internship_id;

-- name: insertCertificate
insert into certificates (uuid, internship_id, facts, issued_at)
values (:uuid, :internship_id, :facts::jsonb, :now)
on conflict (internship_id) do nothing;

-- list: certificateRows
-- row: CertificateRow
select
  c.uuid, c.internship_id, c.facts, c.issued_at, c.revoked_at, c.revoked_reason, co.shown_logo_file_id as logo_file_id,
  c.status_index
from
  certificates c
  join internships i on i.internship_id = c.internship_id
  join companies co on co.company_id = i.company_id

-- name: certificateByUuid
-- row: CertificateRow
{{certificateRows}}
where c.uuid = :uuid;

-- name: markCertificateRevoked
update certificates
set revoked_at = :now, revoked_reason = :revoked_reason
where uuid = :uuid and revoked_at is null;

-- name: badgeKeys
select value
from settings
where name = 'badge_keys';

-- Ensures that only one server at a time creates a key.
-- name: lockBadgeKeys
select pg_advisory_xact_lock(hashtextextended ('badge_keys', 0));

-- Positions of revoked certificates in one status list.
-- name: revokedPlaces
-- column: place: number
select status_index - :from::bigint as place
from certificates
where revoked_at is not null and status_index >= :from::bigint and status_index < :to::bigint;
