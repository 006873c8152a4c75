-- fragment: act
select
  p.act_id, p.group_id, p.act, p.kind, p.subject_id, p.actor_id, p.input, p.input is null as is_emptied,
  p.due_at, p.outcome, p.failure
from pending_acts p

-- Whom the acts `p` are about.
-- fragment: subjects
left join offers f on p.kind in ('OFFER', 'PERSON') and f.offer_id = p.subject_id
left join refund_proposals rp on p.kind = 'REFUND' and rp.proposal_id = p.subject_id
left join payments y
  on y.payment_id = case when p.act = 'refundPayment' then p.subject_id else rp.payment_id end
left join content_reports r on p.kind = 'REPORT' and r.report_id = p.subject_id
left join content_hidings h on p.kind = 'HIDING' and h.hiding_id = p.subject_id
left join plans pl on p.kind = 'HIDING' and pl.plan_id = p.subject_id
left join messages ms on p.kind = 'MESSAGE' and ms.message_id = p.subject_id
left join message_replies mr on p.kind = 'REPLY' and mr.reply_id = p.subject_id
left join internship_actions ia on p.kind in ('ACTION', 'RESCUE', 'CASE_MESSAGE') and ia.action_id = p.subject_id
left join certificates ce on p.kind = 'CERTIFICATE' and ce.uuid = p.subject_id
left join internships n on n.internship_id = coalesce(ia.internship_id, ce.internship_id)
left join interviews v on p.kind in ('CLAIM', 'PERSON') and v.interview_id = p.subject_id
left join no_shows s on p.kind = 'NO_SHOW' and s.no_show_id = p.subject_id
left join applications a
  on p.kind in ('APPLICATION', 'PLACEMENT', 'PERSON') and a.application_id = p.subject_id
left join companies c
  on c.company_id
  = case
    when p.kind in ('COMPANY', 'CREDIT') then p.subject_id
    when p.kind = 'REPORT' then r.about_company_id
    when p.kind = 'HIDING' then coalesce(h.company_id, pl.company_id)
    when s.side = 'company' then s.company_id
  end
left join interns i
  on i.intern_id = coalesce(a.intern_id, f.intern_id, y.intern_id, r.about_intern_id, h.intern_id, n.intern_id, v.intern_id, s.intern_id)
left join users u
  on u.user_id = coalesce(i.user_id, mr.user_id, case when p.act = 'handOverTasks' or p.kind in ('ACCOUNT', 'DUPLICATE', 'MAIL') then p.subject_id end)

-- Tasks and invitations have no subject with a name, nor has a message that could not be written; the
-- act on a list has it itself.
-- fragment: is_shown
p.place = 1
and (
  p.kind in ('TASK', 'MESSAGE', 'INVITATION', 'LOOKUP')
  or coalesce(c.company_id, u.user_id) is not null
)

-- fragment: subject_name
coalesce(
  c.name, u.first_name || ' ' || u.last_name, ms.subject,
  case p.kind when 'LOOKUP' then p.input ->> 'name' when 'MESSAGE' then p.input ->> 'subject' end, ''
)

-- The role that the one who decided has now; null for someone who left.
-- fragment: operator_role
case when u.status = {{user.ACTIVE}} and u.type = 'O' then u.operator_role end

-- What no one has seen yet: of the reader, and of those who left or whose role no longer decides on it.
-- fragment: failed_acts
select p.*
from pending_acts p join users u on u.user_id = p.actor_id
where
  p.failure is not null
  and p.seen_at is null
  and p.kind = any (:kinds::text[])
  and (
    p.actor_id = :user_id
    or p.kind || ' ' || coalesce({{operator_role}}, '') = any (:left_behind::text[])
  )

-- fragment: open_acts
select
  x.*, count(*) over (partition by x.group_id, x.failure) as count,
  row_number() over (partition by x.group_id, x.failure order by x.act_id) as place
from
  (
    select *
    from pending_acts
    where finished_at is null and kind = any (:kinds::text[])
    union all
    {{failed_acts}}
  ) x

-- fragment: shown_columns
p.act_id, p.act, p.kind, p.subject_id, p.actor_id, p.due_at, p.outcome, p.failure, p.count,
{{subject_name}} as name, o.first_name || ' ' || o.last_name as actor_name

-- Leaves out what another act about it is pending for.
-- name: insertPendingActs
-- param: act: PendingActName
-- param: kind: PendingActKind
-- param: actor_id: string
-- param: now: string
-- param: due_at: string
-- param: group_id: string
insert into
  pending_acts (act_id, group_id, act, kind, subject_id, actor_id, input, requested_at, due_at)
select
  x.act_id, :group_id::text::uuid, :act, :kind, x.subject_id, :actor_id::text::uuid, x.input::jsonb,
  :now::timestamptz, :due_at::timestamptz
from unnest(:act_ids::uuid[], :subject_ids::uuid[], :inputs::text[]) x (act_id, subject_id, input)
on conflict (subject_id, kind) where finished_at is null do nothing;

-- name: unfinishedSubjects
-- param: kind: PendingActKind
select subject_id
from pending_acts
where kind = :kind and subject_id = any (:subject_ids::uuid[]) and finished_at is null;

-- name: unfinishedActOf
-- param: kind: PendingActKind
-- column: act: PendingActName
-- column: actor_name: string
select p.act_id, p.act, p.due_at, p.actor_id, o.first_name || ' ' || o.last_name as actor_name
from pending_acts p join users o on o.user_id = p.actor_id
where p.kind = :kind and p.subject_id = :subject_id and p.finished_at is null;

-- Acts of a kind that are due, with the role that the one who decided has now.
-- name: duePendingActs
-- param: kind: PendingActKind
-- column: due_at: string
-- column: act: PendingActName
-- column: operator_role: OperatorRole | null
select
  p.due_at::text as due_at, p.act_id, p.group_id, p.act, p.subject_id, p.actor_id,
  {{operator_role}} as operator_role
from pending_acts p join users u on u.user_id = p.actor_id
where
  p.finished_at is null
  and p.kind = :kind
  and p.due_at <= :now
  and (p.due_at, p.act_id) > (:after_at::timestamptz, :after_id::uuid)
order by p.due_at, p.act_id
limit 500;

-- How much an act would refund.
-- name: refundOfAct
-- column: amount: number
select coalesce((p.input ->> 'amount')::int, rp.amount) as amount, y.currency
from
  pending_acts p
  left join refund_proposals rp on rp.proposal_id = p.subject_id
  join payments y on y.payment_id = coalesce(rp.payment_id, p.subject_id)
where p.act_id = :act_id;

-- Another worker has it, or it is being undone.
-- name: takeDueActs
-- merge: act_ids by act_id
-- row: PendingActRow
-- column: act: PendingActName
-- column: kind: PendingActKind
-- column: input: unknown
-- column: is_emptied: boolean
-- column: outcome: PendingActOutcome | null
{{act}}
where p.act_id = any (:act_ids::uuid[]) and p.finished_at is null
order by p.act_id
for update skip locked;

-- Whom an act is about.
-- name: subjectOfAct
-- column: name: string
select {{subject_name}} as name
from
  pending_acts p
  {{subjects}}
where p.act_id = :act_id;

-- The acts that were asked for together.
-- name: lockActGroup
-- row: PendingActRow
{{act}}
where p.group_id = (select g.group_id from pending_acts g where g.act_id = :act_id)
order by p.act_id
for update;

-- name: finishPendingActs
-- merge: act_ids by act_id
-- param: outcome: PendingActOutcome
-- param: failure: string | null
update pending_acts
set
  finished_at = :now, outcome = :outcome, failure = :failure,
  -- The name of the entry of a list is about no person, and says what failed.
  input = case
    when kind = 'LOOKUP' and :failure::text is not null
      then jsonb_build_object('name', input -> 'name')
  end
where act_id = any (:act_ids::uuid[]) and finished_at is null
returning act_id;

-- What is pending of some kinds, and what could not take effect: a row for acts that were asked for
-- together, with the name of the first subject.
-- name: shownPendingActs
-- param: kinds: readonly PendingActKind[]
-- row: ShownActRow
-- column: act_id: string
-- column: subject_id: string
-- column: actor_id: string
-- column: due_at: string
-- column: act: PendingActName
-- column: kind: PendingActKind
-- column: outcome: PendingActOutcome | null
-- column: failure: string | null
-- column: name: string
-- column: count: number
-- column: actor_name: string
select {{shown_columns}}
from
  (
    {{open_acts}}
  ) p
  join users o on o.user_id = p.actor_id
  {{subjects}}
where {{is_shown}}
order by p.due_at, p.act_id
limit 50;

-- The same about one person of any side, whichever of many they are. What an act is given names them
-- if it is about several.
-- name: shownActsAboutPerson
-- param: kinds: readonly PendingActKind[]
-- param: person_id: string
-- row: ShownActRow
-- column: act_id: string
-- column: subject_id: string
-- column: actor_id: string
-- column: due_at: string
-- column: act: PendingActName
-- column: kind: PendingActKind
-- column: outcome: PendingActOutcome | null
-- column: failure: string | null
-- column: name: string
-- column: count: number
-- column: actor_name: string
select a.*
from
  (
    select distinct on (p.group_id, p.failure) {{shown_columns}}
    from
      (
        {{open_acts}}
      ) p
      join users o on o.user_id = p.actor_id
      {{subjects}}
    where u.user_id = :person_id::text::uuid or position(:person_id::text in p.input::text) > 0
    order by p.group_id, p.failure, p.act_id
  ) a
order by a.due_at, a.act_id
limit 50;

-- What could not take effect and no one has seen: a row for acts that were asked for together, with
-- the name of the first subject and the number of all such rows.
-- name: latestFailedActs
-- param: kinds: readonly PendingActKind[]
-- row: FailedActRow
-- column: act: PendingActName
-- column: kind: PendingActKind
-- column: failure: string
-- column: name: string
-- column: count: number
-- column: total: number
-- column: user_id: string | null
-- column: actor_id: string
-- column: actor_name: string
select
  p.act_id, p.act, p.kind, p.subject_id, p.failure, p.count, {{subject_name}} as name, u.user_id,
  p.actor_id, o.first_name || ' ' || o.last_name as actor_name, count(*) over () as total
from
  (
    select
      x.*, count(*) over (partition by x.group_id, x.failure) as count,
      row_number() over (partition by x.group_id, x.failure order by x.act_id) as place
    from
      (
        {{failed_acts}}
      ) x
  ) p
  join users o on o.user_id = p.actor_id
  {{subjects}}
where {{is_shown}}
order by p.finished_at desc, p.act_id desc
limit 5;

-- An act that could not take effect, with the role that the one who decided has now.
-- name: failedAct
-- column: kind: PendingActKind
-- column: operator_role: OperatorRole | null
select p.kind, p.actor_id, {{operator_role}} as operator_role
from pending_acts p join users u on u.user_id = p.actor_id
where p.act_id = :act_id and p.failure is not null;

-- With those that were asked for together and failed for the same reason.
-- name: markActsSeen
-- column: act: PendingActName
update pending_acts p
set seen_at = :now
from pending_acts f
where
  f.act_id = :act_id
  and p.group_id = f.group_id
  and p.failure = f.failure
  and p.seen_at is null
returning p.subject_id, p.act;
