// Generated from case.sql by “npm run queries”; do not edit.
// Source: f5c814f101ca
import type { InternshipActionStatus, InternshipStatus } from '@fledge/domain/internships/types.ts'
import { defineStatement, type NoRow } from '../../../platform/db/statement.ts'

export interface CaseRow {
  readonly action_id: string
  readonly status: InternshipActionStatus
  readonly raised_by: 'company' | 'intern'
  readonly raiser: string
  readonly note: string
  readonly created_at: string
  readonly due_at: string | null
  readonly review_days: number
  readonly decided_at: string | null
  readonly decision_reason: string | null
  readonly internship_id: string
  readonly internship_status: InternshipStatus
  readonly starts_on: string
  readonly ends_on: string
  readonly plan_name: string
  readonly company_id: string
  readonly company_name: string
  readonly user_id: string
  readonly intern_name: string
  readonly supervisor: string
  readonly second_supervisor: string | null
  readonly owner_id: string | null
  readonly owner_name: string | null
}

export interface CaseMessageRow {
  readonly action_id: string
  readonly message_id: string
  readonly side: 'operator' | 'company' | 'intern'
  readonly message: string
  readonly created_at: string
  readonly author: string
}

export const findCase = defineStatement<
  { readonly action_id: string },
  CaseRow
>(
  'internships.findCase',
  ['action_id'],
  `select
  x.action_id, x.status, x.raised_by, trim(r.first_name || ' ' || r.last_name) as raiser, x.note,
  x.created_at, x.due_at, x.review_days, x.decided_at, x.decision_reason, i.internship_id,
  i.status as internship_status, i.starts_on, i.ends_on, p.name as plan_name, c.company_id,
  c.name as company_name, n.user_id, trim(u.first_name || ' ' || u.last_name) as intern_name,
  coalesce(trim(s.first_name || ' ' || s.last_name), m.email::text) as supervisor,
  coalesce(trim(t.first_name || ' ' || t.last_name), m2.email::text) as second_supervisor,
  h.owner_id,
  trim(o.first_name || ' ' || o.last_name) as owner_name
from
  internship_actions x
  join users r on r.user_id = x.raised_by_user
  join internships i on i.internship_id = x.internship_id
  join plans p on p.plan_id = i.plan_id
  join companies c on c.company_id = i.company_id
  join interns n on n.intern_id = i.intern_id
  join users u on u.user_id = n.user_id
  join members m on m.member_id = i.supervisor_member_id
  left join users s on s.user_id = m.user_id
  left join members m2 on m2.member_id = i.second_supervisor_member_id
  left join users t on t.user_id = m2.user_id
  left join wait_owners h on h.kind = 'ACTION' and h.subject_id = x.action_id
  left join users o on o.user_id = h.owner_id
where x.action_id = $1 and x.kind = 'REPORT_CONCERN'`,
)

/** Locks the concern for a message, a note or a change of its internship. */
export const lockCase = defineStatement<
  { readonly action_id: string },
  {
    readonly action_id: string
    readonly internship_id: string
    readonly status: InternshipActionStatus
    readonly raised_by: 'company' | 'intern'
    readonly raised_by_user: string
    readonly created_at: string
    readonly due_at: string | null
    readonly review_days: number
  }
>(
  'internships.lockCase',
  ['action_id'],
  `select action_id, internship_id, status, raised_by, raised_by_user, created_at, due_at, review_days
from internship_actions
where action_id = $1 and kind = 'REPORT_CONCERN'
for update`,
)

export const possibleSupervisors = defineStatement<
  { readonly internship_id: string },
  { readonly member_id: string; readonly name: string }
>(
  'internships.possibleSupervisors',
  ['internship_id'],
  `select m.member_id, trim(u.first_name || ' ' || u.last_name) as name
from
  internships i
  join members m on m.company_id = i.company_id
  join users u on u.user_id = m.user_id
where
  i.internship_id = $1
  and m.status = 'ACTIVE'
  and m.member_id <> i.supervisor_member_id
  and m.member_id is distinct from i.second_supervisor_member_id
order by u.first_name, m.member_id
limit 100`,
)

/** The newest, oldest first. */
export const caseMessages = defineStatement<
  { readonly action_ids: readonly string[] },
  CaseMessageRow
>(
  'internships.caseMessages',
  ['action_ids'],
  `select
  s.action_id, s.message_id, s.side, s.message, s.created_at,
  case when u.erased_at is null then trim(u.first_name || ' ' || u.last_name) else '' end as author
from
  (
    select m.action_id, m.message_id, m.side, m.message, m.created_at, m.author_id
    from case_messages m
    where m.action_id = any ($1::uuid[])
    order by m.message_id desc
    limit 200
  ) s
  join users u on u.user_id = s.author_id
order by s.message_id`,
)

export const insertCaseMessage = defineStatement<
  {
    readonly message_id: string
    readonly action_id: string
    readonly side: 'operator' | 'company' | 'intern'
    readonly author_id: string
    readonly message: string
    readonly now: string
  },
  NoRow
>(
  'internships.insertCaseMessage',
  ['message_id', 'action_id', 'side', 'author_id', 'message', 'now'],
  `insert into case_messages (message_id, action_id, side, author_id, message, created_at)
values ($1, $2, $3, $4, $5, $6)`,
)

export const caseNotes = defineStatement<
  { readonly action_id: string },
  {
    readonly note_id: string
    readonly note: string
    readonly created_at: string
    readonly author: string
  }
>(
  'internships.caseNotes',
  ['action_id'],
  `select
  s.note_id, s.note, s.created_at,
  case when u.erased_at is null then trim(u.first_name || ' ' || u.last_name) else '' end as author
from case_notes s join users u on u.user_id = s.author_id
where s.action_id = $1
order by s.note_id desc
limit 200`,
)

export const insertCaseNote = defineStatement<
  {
    readonly note_id: string
    readonly action_id: string
    readonly author_id: string
    readonly note: string
    readonly now: string
  },
  NoRow
>(
  'internships.insertCaseNote',
  ['note_id', 'action_id', 'author_id', 'note', 'now'],
  `insert into case_notes (note_id, action_id, author_id, note, created_at)
values ($1, $2, $3, $4, $5)`,
)

export const caseOwner = defineStatement<
  { readonly action_id: string },
  { readonly owner_id: string }
>(
  'internships.caseOwner',
  ['action_id'],
  `select owner_id
from wait_owners
where kind = 'ACTION' and subject_id = $1`,
)

/** Its owner, and the managers while it has none. */
export const caseTeam = defineStatement<
  { readonly action_id: string },
  { readonly user_id: string }
>(
  'internships.caseTeam',
  ['action_id'],
  `select u.user_id
from users u left join wait_owners h on h.kind = 'ACTION' and h.subject_id = $1
where
  u.type = 'O'
  and u.status = 'ACTIVE'
  and case
    when h.owner_id is null then u.operator_role = 'MANAGER'
    else u.user_id = h.owner_id
  end`,
)

export const changeCaseDue = defineStatement<
  { readonly due_at: string; readonly action_id: string },
  NoRow
>(
  'internships.changeCaseDue',
  ['due_at', 'action_id'],
  `update internship_actions
set due_at = $1
where action_id = $2`,
)

export const addSecondSupervisor = defineStatement<
  { readonly second_supervisor_member_id: string; readonly internship_id: string },
  NoRow
>(
  'internships.addSecondSupervisor',
  ['second_supervisor_member_id', 'internship_id'],
  `update internships
set second_supervisor_member_id = $1
where internship_id = $2`,
)
