-- What the programme team has to know of an account before acting on it.
-- name: managedAccount
-- row: ManagedAccountRow
-- column: user_id: string
-- column: type: UserType
-- column: status: UserStatus
-- column: name: string
-- column: erase_at: string | null
-- column: blocked_at: string | null
-- column: blocker: string | null
-- column: block_message: string | null
-- column: blocked_by: string | null
-- column: ban_reason: BanReason | null
-- column: appeal_text: string | null
-- column: appealed_at: string | null
-- column: appeal_decided_at: string | null
-- column: erasure_recorder: string | null
-- column: erasure_note: string | null
-- column: is_erasure_final: boolean
-- column: has_internship: boolean
-- column: kept_id: string | null
-- column: kept_name: string | null
-- column: kept_email: string | null
-- column: email: string
-- column: intern_id: InternScope | null
-- column: company_id: CompanyScope | null
-- column: company_name: string | null
-- column: member_id: string | null
-- column: member_role: MemberRole | null
-- column: member_status: MemberStatus | null
-- column: active_admins: number
select
  u.user_id, u.type, u.status, trim(u.first_name || ' ' || u.last_name) as name, u.erase_at,
  u.email::text, u.blocked_by, u.ban_reason, u.appeal_text, u.appealed_at, u.appeal_days,
  u.merged_into as kept_id, trim(k.first_name || ' ' || k.last_name) as kept_name, k.email::text as kept_email,
  u.appeal_decided_at, u.blocked_at, o.first_name || ' ' || o.last_name as blocker, u.block_message,
  e.first_name || ' ' || e.last_name as erasure_recorder, u.erasure_note, u.is_erasure_final,
  n.intern_id,
  m.company_id, c.name as company_name, m.member_id, m.role as member_role,
  m.status as member_status,
  (
    select count(*)::int
    from members a
    where
      a.company_id = m.company_id
      and a.status = {{member.ACTIVE}}
      and a.role = {{member_role.ADMIN}}
  ) as active_admins,
  exists (
    select from internships s where s.intern_id = n.intern_id and s.status in ({{internship.active}})
  ) as has_internship
from
  users u
  left join users e on e.user_id = u.erasure_recorded_by
  left join users o on o.user_id = u.blocked_by
  left join users k on k.user_id = u.merged_into
  left join interns n on n.user_id = u.user_id
  left join members m on m.user_id = u.user_id
  left join companies c on c.company_id = m.company_id
where u.user_id = :user_id and u.erased_at is null;

-- A copy of someone's data that this operator prepared and has not downloaded yet.
-- name: preparedExport
-- column: note: string
-- column: received_on: string
select e.note, e.data ->> 'received_on' as received_on
from event_log e
where
  e.subject_id = :user_id
  and e.machine = 'account'
  and e.move = 'prepareExport'
  and e.actor_id = :actor_id
  and e.data ->> 'export_id' = :export_id
  and e.at > :since
  and e.note is not null
  and not exists (
    select from event_log d
    where
      d.subject_id = e.subject_id
      and d.machine = 'account'
      and d.move = 'export'
      and d.data ->> 'export_id' = :export_id
  );

-- Every application of an intern, the newest first.
-- name: applicationIdsOfIntern
select application_id
from applications
where intern_id = :intern_id
order by created_at desc, application_id;

-- Accounts that were closed as duplicates of this one, the newest first.
-- name: accountsMergedInto
-- column: id: string
-- column: email: string
select u.user_id as id, u.email::text as email
from users u
where u.merged_into = :user_id and u.erased_at is null
order by u.blocked_at desc, u.user_id
limit 20;
