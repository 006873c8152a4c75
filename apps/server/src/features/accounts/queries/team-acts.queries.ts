// Generated from team-acts.sql by “npm run queries”; do not edit.
// Source: 945efd851301
import type { BanReason } from '@fledge/domain/accounts/reasons.ts'
import type { MemberStatus } from '@fledge/domain/members/types.ts'
import type { CompanyScope, InternScope, MemberRole, UserStatus, UserType } from '@fledge/domain/sessions/types.ts'
import { defineStatement } from '../../../platform/db/statement.ts'

export interface ManagedAccountRow {
  readonly user_id: string
  readonly type: UserType
  readonly status: UserStatus
  readonly name: string
  readonly erase_at: string | null
  readonly email: string
  readonly blocked_by: string | null
  readonly ban_reason: BanReason | null
  readonly appeal_text: string | null
  readonly appealed_at: string | null
  readonly appeal_days: number
  readonly kept_id: string | null
  readonly kept_name: string | null
  readonly kept_email: string | null
  readonly appeal_decided_at: string | null
  readonly blocked_at: string | null
  readonly blocker: string | null
  readonly block_message: string | null
  readonly erasure_recorder: string | null
  readonly erasure_note: string | null
  readonly is_erasure_final: boolean
  readonly intern_id: InternScope | null
  readonly company_id: CompanyScope | null
  readonly company_name: string | null
  readonly member_id: string | null
  readonly member_role: MemberRole | null
  readonly member_status: MemberStatus | null
  readonly active_admins: number
  readonly has_internship: boolean
}

/** What the programme team has to know of an account before acting on it. */
export const managedAccount = defineStatement<
  { readonly user_id: string },
  ManagedAccountRow
>(
  'accounts.managedAccount',
  ['user_id'],
  `select
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
      and a.status = 'ACTIVE'
      and a.role = 'ADMIN'
  ) as active_admins,
  exists (
    select from internships s where s.intern_id = n.intern_id and s.status in ('UPCOMING', 'ONGOING')
  ) as has_internship
from
  users u
  left join users e on e.user_id = u.erasure_recorded_by
  left join users o on o.user_id = u.blocked_by
  left join users k on k.user_id = u.merged_into
  left join interns n on n.user_id = u.user_id
  left join members m on m.user_id = u.user_id
  left join companies c on c.company_id = m.company_id
where u.user_id = $1 and u.erased_at is null`,
)

/** A copy of someone's data that this operator prepared and has not downloaded yet. */
export const preparedExport = defineStatement<
  {
    readonly user_id: string
    readonly actor_id: string
    readonly export_id: string
    readonly since: string
  },
  { readonly note: string; readonly received_on: string }
>(
  'accounts.preparedExport',
  ['user_id', 'actor_id', 'export_id', 'since'],
  `select e.note, e.data ->> 'received_on' as received_on
from event_log e
where
  e.subject_id = $1
  and e.machine = 'account'
  and e.move = 'prepareExport'
  and e.actor_id = $2
  and e.data ->> 'export_id' = $3
  and e.at > $4
  and e.note is not null
  and not exists (
    select from event_log d
    where
      d.subject_id = e.subject_id
      and d.machine = 'account'
      and d.move = 'export'
      and d.data ->> 'export_id' = $3
  )`,
)

/** Every application of an intern, the newest first. */
export const applicationIdsOfIntern = defineStatement<
  { readonly intern_id: string },
  { readonly application_id: string }
>(
  'accounts.applicationIdsOfIntern',
  ['intern_id'],
  `select application_id
from applications
where intern_id = $1
order by created_at desc, application_id`,
)

/** Accounts that were closed as duplicates of this one, the newest first. */
export const accountsMergedInto = defineStatement<
  { readonly user_id: string },
  { readonly id: string; readonly email: string }
>(
  'accounts.accountsMergedInto',
  ['user_id'],
  `select u.user_id as id, u.email::text as email
from users u
where u.merged_into = $1 and u.erased_at is null
order by u.blocked_at desc, u.user_id
limit 20`,
)
