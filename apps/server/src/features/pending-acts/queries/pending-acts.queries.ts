// Generated from pending-acts.sql by “npm run queries”; do not edit.
// Source: aa3158d53af8
import type { PendingActKind, PendingActName, PendingActOutcome } from '@fledge/domain/pending-acts/types.ts'
import type { OperatorRole } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface PendingActRow {
  readonly act_id: string
  readonly group_id: string
  readonly act: PendingActName
  readonly kind: PendingActKind
  readonly subject_id: string
  readonly actor_id: string
  readonly input: unknown
  readonly is_emptied: boolean
  readonly due_at: string
  readonly outcome: PendingActOutcome | null
  readonly failure: string | null
}

export interface ShownActRow {
  readonly act_id: string
  readonly act: PendingActName
  readonly kind: PendingActKind
  readonly subject_id: string
  readonly actor_id: string
  readonly due_at: string
  readonly outcome: PendingActOutcome | null
  readonly failure: string | null
  readonly count: number
  readonly name: string
  readonly actor_name: string
}

export interface FailedActRow {
  readonly act_id: string
  readonly act: PendingActName
  readonly kind: PendingActKind
  readonly subject_id: string
  readonly failure: string
  readonly count: number
  readonly name: string
  readonly user_id: string | null
  readonly actor_id: string
  readonly actor_name: string
  readonly total: number
}

/** Leaves out what another act about it is pending for. */
export const insertPendingActs = defineStatement<
  {
    readonly group_id: string
    readonly act: PendingActName
    readonly kind: PendingActKind
    readonly actor_id: string
    readonly now: string
    readonly due_at: string
    readonly act_ids: readonly string[]
    readonly subject_ids: readonly string[]
    readonly inputs: readonly string[]
  },
  NoRow
>(
  'pending-acts.insertPendingActs',
  ['group_id', 'act', 'kind', 'actor_id', 'now', 'due_at', 'act_ids', 'subject_ids', 'inputs'],
  `insert into
  pending_acts (act_id, group_id, act, kind, subject_id, actor_id, input, requested_at, due_at)
select
  x.act_id, $1::text::uuid, $2, $3, x.subject_id, $4::text::uuid, x.input::jsonb,
  $5::timestamptz, $6::timestamptz
from unnest($7::uuid[], $8::uuid[], $9::text[]) x (act_id, subject_id, input)
on conflict (subject_id, kind) where finished_at is null do nothing`,
)

export const unfinishedSubjects = defineStatement<
  { readonly kind: PendingActKind; readonly subject_ids: readonly string[] },
  { readonly subject_id: string }
>(
  'pending-acts.unfinishedSubjects',
  ['kind', 'subject_ids'],
  `select subject_id
from pending_acts
where kind = $1 and subject_id = any ($2::uuid[]) and finished_at is null`,
)

export const unfinishedActOf = defineStatement<
  { readonly kind: PendingActKind; readonly subject_id: string },
  {
    readonly act_id: string
    readonly act: PendingActName
    readonly due_at: string
    readonly actor_id: string
    readonly actor_name: string
  }
>(
  'pending-acts.unfinishedActOf',
  ['kind', 'subject_id'],
  `select p.act_id, p.act, p.due_at, p.actor_id, o.first_name || ' ' || o.last_name as actor_name
from pending_acts p join users o on o.user_id = p.actor_id
where p.kind = $1 and p.subject_id = $2 and p.finished_at is null`,
)

/** Acts of a kind that are due, with the role that the one who decided has now. */
export const duePendingActs = defineStatement<
  {
    readonly kind: PendingActKind
    readonly now: string
    readonly after_at: string
    readonly after_id: string
  },
  {
    readonly due_at: string
    readonly act_id: string
    readonly group_id: string
    readonly act: PendingActName
    readonly subject_id: string
    readonly actor_id: string
    readonly operator_role: OperatorRole | null
  }
>(
  'pending-acts.duePendingActs',
  ['kind', 'now', 'after_at', 'after_id'],
  `select
  p.due_at::text as due_at, p.act_id, p.group_id, p.act, p.subject_id, p.actor_id,
  case when u.status = 'ACTIVE' and u.type = 'O' then u.operator_role end as operator_role
from pending_acts p join users u on u.user_id = p.actor_id
where
  p.finished_at is null
  and p.kind = $1
  and p.due_at <= $2
  and (p.due_at, p.act_id) > ($3::timestamptz, $4::uuid)
order by p.due_at, p.act_id
limit 500`,
)

/** How much an act would refund. */
export const refundOfAct = defineStatement<
  { readonly act_id: string },
  { readonly amount: number; readonly currency: string }
>(
  'pending-acts.refundOfAct',
  ['act_id'],
  `select coalesce((p.input ->> 'amount')::int, rp.amount) as amount, y.currency
from
  pending_acts p
  left join refund_proposals rp on rp.proposal_id = p.subject_id
  join payments y on y.payment_id = coalesce(rp.payment_id, p.subject_id)
where p.act_id = $1`,
)

/** Another worker has it, or it is being undone. */
export const takeDueActs = defineStatement<
  { readonly act_ids: readonly string[] },
  PendingActRow
>(
  'pending-acts.takeDueActs',
  ['act_ids'],
  `select
  p.act_id, p.group_id, p.act, p.kind, p.subject_id, p.actor_id, p.input, p.input is null as is_emptied,
  p.due_at, p.outcome, p.failure
from pending_acts p
where p.act_id = any ($1::uuid[]) and p.finished_at is null
order by p.act_id
for update skip locked`,
  { list: 'act_ids', column: 'act_id' },
)

/** Whom an act is about. */
export const subjectOfAct = defineStatement<
  { readonly act_id: string },
  { readonly name: string }
>(
  'pending-acts.subjectOfAct',
  ['act_id'],
  `select coalesce(
  c.name, u.first_name || ' ' || u.last_name, ms.subject,
  case p.kind when 'LOOKUP' then p.input ->> 'name' when 'MESSAGE' then p.input ->> 'subject' end, ''
) as name
from
  pending_acts p
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
where p.act_id = $1`,
)

/** The acts that were asked for together. */
export const lockActGroup = defineStatement<
  { readonly act_id: string },
  PendingActRow
>(
  'pending-acts.lockActGroup',
  ['act_id'],
  `select
  p.act_id, p.group_id, p.act, p.kind, p.subject_id, p.actor_id, p.input, p.input is null as is_emptied,
  p.due_at, p.outcome, p.failure
from pending_acts p
where p.group_id = (select g.group_id from pending_acts g where g.act_id = $1)
order by p.act_id
for update`,
)

export const finishPendingActs = defineStatement<
  {
    readonly now: string
    readonly outcome: PendingActOutcome
    readonly failure: string | null
    readonly act_ids: readonly string[]
  },
  { readonly act_id: string }
>(
  'pending-acts.finishPendingActs',
  ['now', 'outcome', 'failure', 'act_ids'],
  `update pending_acts
set
  finished_at = $1, outcome = $2, failure = $3,
  -- The name of the entry of a list is about no person, and says what failed.
  input = case
    when kind = 'LOOKUP' and $3::text is not null
      then jsonb_build_object('name', input -> 'name')
  end
where act_id = any ($4::uuid[]) and finished_at is null
returning act_id`,
  { list: 'act_ids', column: 'act_id' },
)

/** What is pending of some kinds, and what could not take effect: a row for acts that were asked for together, with the name of the first subject. */
export const shownPendingActs = defineStatement<
  {
    readonly kinds: readonly PendingActKind[]
    readonly user_id: string
    readonly left_behind: readonly string[]
  },
  ShownActRow
>(
  'pending-acts.shownPendingActs',
  ['kinds', 'user_id', 'left_behind'],
  `select p.act_id, p.act, p.kind, p.subject_id, p.actor_id, p.due_at, p.outcome, p.failure, p.count,
coalesce(
  c.name, u.first_name || ' ' || u.last_name, ms.subject,
  case p.kind when 'LOOKUP' then p.input ->> 'name' when 'MESSAGE' then p.input ->> 'subject' end, ''
) as name, o.first_name || ' ' || o.last_name as actor_name
from
  (
    select
  x.*, count(*) over (partition by x.group_id, x.failure) as count,
  row_number() over (partition by x.group_id, x.failure order by x.act_id) as place
from
  (
    select *
    from pending_acts
    where finished_at is null and kind = any ($1::text[])
    union all
    select p.*
from pending_acts p join users u on u.user_id = p.actor_id
where
  p.failure is not null
  and p.seen_at is null
  and p.kind = any ($1::text[])
  and (
    p.actor_id = $2
    or p.kind || ' ' || coalesce(case when u.status = 'ACTIVE' and u.type = 'O' then u.operator_role end, '') = any ($3::text[])
  )
  ) x
  ) p
  join users o on o.user_id = p.actor_id
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
where p.place = 1
and (
  p.kind in ('TASK', 'MESSAGE', 'INVITATION', 'LOOKUP')
  or coalesce(c.company_id, u.user_id) is not null
)
order by p.due_at, p.act_id
limit 50`,
)

/** The same about one person of any side, whichever of many they are. What an act is given names them if it is about several. */
export const shownActsAboutPerson = defineStatement<
  {
    readonly kinds: readonly PendingActKind[]
    readonly user_id: string
    readonly left_behind: readonly string[]
    readonly person_id: string
  },
  ShownActRow
>(
  'pending-acts.shownActsAboutPerson',
  ['kinds', 'user_id', 'left_behind', 'person_id'],
  `select a.*
from
  (
    select distinct on (p.group_id, p.failure) p.act_id, p.act, p.kind, p.subject_id, p.actor_id, p.due_at, p.outcome, p.failure, p.count,
coalesce(
  c.name, u.first_name || ' ' || u.last_name, ms.subject,
  case p.kind when 'LOOKUP' then p.input ->> 'name' when 'MESSAGE' then p.input ->> 'subject' end, ''
) as name, o.first_name || ' ' || o.last_name as actor_name
    from
      (
        select
  x.*, count(*) over (partition by x.group_id, x.failure) as count,
  row_number() over (partition by x.group_id, x.failure order by x.act_id) as place
from
  (
    select *
    from pending_acts
    where finished_at is null and kind = any ($1::text[])
    union all
    select p.*
from pending_acts p join users u on u.user_id = p.actor_id
where
  p.failure is not null
  and p.seen_at is null
  and p.kind = any ($1::text[])
  and (
    p.actor_id = $2
    or p.kind || ' ' || coalesce(case when u.status = 'ACTIVE' and u.type = 'O' then u.operator_role end, '') = any ($3::text[])
  )
  ) x
      ) p
      join users o on o.user_id = p.actor_id
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
    where u.user_id = $4::text::uuid or position($4::text in p.input::text) > 0
    order by p.group_id, p.failure, p.act_id
  ) a
order by a.due_at, a.act_id
limit 50`,
)

/** What could not take effect and no one has seen: a row for acts that were asked for together, with the name of the first subject and the number of all such rows. */
export const latestFailedActs = defineStatement<
  {
    readonly kinds: readonly PendingActKind[]
    readonly user_id: string
    readonly left_behind: readonly string[]
  },
  FailedActRow
>(
  'pending-acts.latestFailedActs',
  ['kinds', 'user_id', 'left_behind'],
  `select
  p.act_id, p.act, p.kind, p.subject_id, p.failure, p.count, coalesce(
  c.name, u.first_name || ' ' || u.last_name, ms.subject,
  case p.kind when 'LOOKUP' then p.input ->> 'name' when 'MESSAGE' then p.input ->> 'subject' end, ''
) as name, u.user_id,
  p.actor_id, o.first_name || ' ' || o.last_name as actor_name, count(*) over () as total
from
  (
    select
      x.*, count(*) over (partition by x.group_id, x.failure) as count,
      row_number() over (partition by x.group_id, x.failure order by x.act_id) as place
    from
      (
        select p.*
from pending_acts p join users u on u.user_id = p.actor_id
where
  p.failure is not null
  and p.seen_at is null
  and p.kind = any ($1::text[])
  and (
    p.actor_id = $2
    or p.kind || ' ' || coalesce(case when u.status = 'ACTIVE' and u.type = 'O' then u.operator_role end, '') = any ($3::text[])
  )
      ) x
  ) p
  join users o on o.user_id = p.actor_id
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
where p.place = 1
and (
  p.kind in ('TASK', 'MESSAGE', 'INVITATION', 'LOOKUP')
  or coalesce(c.company_id, u.user_id) is not null
)
order by p.finished_at desc, p.act_id desc
limit 5`,
)

/** An act that could not take effect, with the role that the one who decided has now. */
export const failedAct = defineStatement<
  { readonly act_id: string },
  {
    readonly kind: PendingActKind
    readonly actor_id: string
    readonly operator_role: OperatorRole | null
  }
>(
  'pending-acts.failedAct',
  ['act_id'],
  `select p.kind, p.actor_id, case when u.status = 'ACTIVE' and u.type = 'O' then u.operator_role end as operator_role
from pending_acts p join users u on u.user_id = p.actor_id
where p.act_id = $1 and p.failure is not null`,
)

/** With those that were asked for together and failed for the same reason. */
export const markActsSeen = defineStatement<
  { readonly now: string; readonly act_id: string },
  { readonly subject_id: string; readonly act: PendingActName }
>(
  'pending-acts.markActsSeen',
  ['now', 'act_id'],
  `update pending_acts p
set seen_at = $1
from pending_acts f
where
  f.act_id = $2
  and p.group_id = f.group_id
  and p.failure = f.failure
  and p.seen_at is null
returning p.subject_id, p.act`,
)
