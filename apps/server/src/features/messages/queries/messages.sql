-- list: messageRows
-- row: MessageRow
-- column: state: MessageState
-- column: author_name: string | null
-- column: approver_name: string | null
-- column: cancelled_at: string | null
-- column: canceller_name: string | null
-- column: note: string | null
-- column: sent_count: number
-- column: left_out_count: number
-- column: reply_count: number
select
  m.message_id, m.subject, m.body, m.reason, m.author_id, m.state, m.recipient_count, m.created_at,
  m.send_at, m.sent_at, m.cancelled_at, x.canceller_name, x.note,
  nullif(trim(a.first_name || ' ' || a.last_name), '') as author_name,
  nullif(trim(p.first_name || ' ' || p.last_name), '') as approver_name,
  (
    select count(*)
    from message_recipients r
    where r.message_id = m.message_id and r.sent_at is not null
  ) as sent_count,
  m.excluded_count + (
    select count(*)
    from message_recipients r
    where r.message_id = m.message_id and r.refusal is not null
  ) as left_out_count,
  (select count(*) from message_replies y where y.message_id = m.message_id) as reply_count
from
  messages m
  left join users a on a.user_id = m.author_id
  left join users p on p.user_id = m.approved_by
  left join lateral (
    select nullif(trim(c.first_name || ' ' || c.last_name), '') as canceller_name, e.note
    from event_log e left join users c on c.user_id = e.actor_id
    where
      m.cancelled_at is not null
      and e.subject_id = m.message_id
      and e.machine = 'message'
      and e.move = 'cancel'
    order by e.id desc
    limit 1
  ) x on true

-- list: recipientRows
-- row: RecipientRow
-- column: name: string
-- column: email: string
select
  r.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text as email, r.sent_at,
  r.refusal
from message_recipients r join users u on u.user_id = r.user_id

-- The application is the latest one: its batch, and until when it is submitted or placed. The company
-- is that of a member, or of an intern's latest internship.
-- name: recipientFacts
-- row: RecipientFactsRow
-- column: name: string
-- column: type: UserType
-- column: status: UserStatus
-- column: mails_off: string[]
-- column: time_zone: string | null
-- column: recent_count: number
-- column: batch_name: string | null
-- column: deadline: string | null
-- column: company_name: string | null
select
  u.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.first_name, u.type, u.status,
  u.time_zone,
  coalesce(
    (
      select array_agg(off)
      from
        jsonb_array_elements_text(
          case jsonb_typeof(u.preferences -> 'mails_off')
            when 'array' then u.preferences -> 'mails_off'
            else '[]'
          end
        ) as off
    ),
    '{}'
  ) as mails_off,
  (
    select count(*)
    from message_recipients r
    where r.user_id = u.user_id and r.sent_at > :since
  ) as recent_count,
  a.batch_name, a.deadline, c.name as company_name
from
  users u
  left join interns n on n.user_id = u.user_id
  left join lateral (
    select
      b.name as batch_name,
      case
        when x.status in ({{application.editable}}) then b.enrolment_closes_at
        else {{placement_ends_at(b)}}
      end as deadline
    from applications x join batches b on b.batch_id = x.batch_id
    where x.intern_id = n.intern_id
    order by x.created_at desc, x.application_id desc
    limit 1
  ) a on true
  left join lateral (
    select m.company_id
    from members m
    where m.user_id = u.user_id
    order by m.created_at desc, m.member_id desc
    limit 1
  ) m on true
  left join lateral (
    select i.company_id
    from internships i
    where i.intern_id = n.intern_id
    order by i.starts_on desc, i.internship_id desc
    limit 1
  ) i on true
  left join companies c on c.company_id = coalesce(m.company_id, i.company_id)
where u.user_id = any (:user_ids::uuid[]) and u.erased_at is null
order by u.user_id;

-- name: activeMembers
-- column: user_id: string
select m.company_id, m.user_id
from members m
where
  m.company_id = any (:company_ids::uuid[])
  and m.status = {{member.ACTIVE}}
  and m.user_id is not null
  and (not :admins_only::boolean or m.role = {{member_role.ADMIN}})
order by m.company_id, m.created_at, m.member_id;

-- Of two messages that are sent at the same time, the second one counts the first one for everyone
-- who gets both. Not the rows of the accounts: who erases one holds it while messages are deleted.
-- The ids are in order, so that two messages never wait for each other.
-- name: lockRecipients
select pg_advisory_xact_lock(hashtextextended('message-recipient:' || x.user_id, 0))::text as locked
from unnest(:user_ids::text[]) x (user_id);

-- name: insertMessage
-- param: template_id: string | null
insert into
  messages (
    message_id, author_id, template_id, subject, body, reason, recipient_count, excluded_count,
    needs_approval, send_at, created_at, approval_days
  )
values
  (
    :message_id, :author_id, :template_id, :subject, :body, :reason, :recipient_count,
    :excluded_count, :needs_approval, :send_at, :now, {{promised_days(approval_days)}}
  );

-- name: insertRecipients
insert into message_recipients (message_id, user_id)
select :message_id, x.user_id
from unnest(:user_ids::uuid[]) x (user_id) join users u on u.user_id = x.user_id
where u.erased_at is null;

-- How many got a message, and how many of the selected were left out.
-- name: countRecipients
-- column: sent_count: number
-- column: left_out_count: number
select
  count(r.sent_at)::int as sent_count,
  (m.excluded_count + count(r.refusal))::int as left_out_count
from messages m left join message_recipients r on r.message_id = m.message_id
where m.message_id = :message_id
group by m.message_id;

-- name: lockMessage
-- column: state: MessageState
select message_id, author_id, state, recipient_count
from messages
where message_id = :message_id
for update;

-- name: approveMessageRow
update messages
set approved_by = :approved_by, approved_at = :now
where message_id = :message_id;

-- name: cancelMessageRow
update messages
set cancelled_at = :now
where message_id = :message_id;

-- Another worker may be sending it.
-- name: lockDueMessage
select message_id, subject, body
from messages
where state = {{message.SCHEDULED}} and send_at <= :now
order by send_at, message_id
limit 1
for update skip locked;

-- name: nextRecipients
-- column: type: UserType
select r.user_id, u.type
from message_recipients r join users u on u.user_id = r.user_id
where r.message_id = :message_id and r.sent_at is null and r.refusal is null
order by r.user_id
limit 100;

-- name: finishRecipients
update message_recipients r
set
  sent_at = case when x.refusal = '' then :now::timestamptz end,
  refusal = nullif(x.refusal, ''),
  variable_values = case when x.refusal = '' then x.variable_values::jsonb end
from
  unnest(:user_ids::uuid[], :refusals::text[], :variable_values::text[])
    x (user_id, refusal, variable_values)
where r.message_id = :message_id and r.user_id = x.user_id;

-- name: markMessageSent
update messages
set sent_at = :now
where message_id = :message_id;
