// Generated from team.sql by “npm run queries”; do not edit.
// Source: 03fbfe85d51e
import type { OperatorRole, UserStatus, UserType } from '@fledge/domain/sessions/types.ts'
import { defineStatement, type NoParams, type NoRow } from '../../../platform/db/statement.ts'

export interface TeamRow {
  readonly user_id: string
  readonly name: string
  readonly email: string
  readonly operator_role: OperatorRole
  readonly status: UserStatus
  readonly time_zone: string
  readonly last_seen_at: string | null
  readonly invited_until: string | null
  readonly erase_at: string | null
  readonly has_second_factor: boolean
  readonly open_tasks: number
  readonly absent_from: string | null
  readonly absent_until: string | null
  readonly cover_id: string | null
  readonly cover_name: string | null
  readonly partner_name: string | null
}

/** Members of the programme team who are not erased, managers first. */
export const teamRows = defineStatement<
  { readonly user_id: string | null },
  TeamRow
>(
  'team.teamRows',
  ['user_id'],
  `select
  u.user_id, trim(u.first_name || ' ' || u.last_name) as name, u.email::text as email,
  u.operator_role, u.status, u.time_zone, u.last_seen_at, u.invited_until, u.erase_at,
  f.set_up_at is not null as has_second_factor,
  (
    select count(*)
    from wait_owners h
    where h.owner_id = u.user_id
  )::int as open_tasks, a.absent_from::text as absent_from, a.absent_until::text as absent_until, a.cover_id,
  c.first_name || ' ' || c.last_name as cover_name, p.name as partner_name
from
  users u
  left join second_factors f on f.user_id = u.user_id
  left join operator_absences a on a.user_id = u.user_id
  left join users c on c.user_id = a.cover_id
  left join partners p on p.partner_id = u.partner_id
where
  u.type = 'O'
  and u.operator_role is not null
  and u.erased_at is null
  and ($1::uuid is null or u.user_id = $1::uuid)
order by
  u.operator_role = 'MANAGER' desc, u.first_name, u.last_name, u.user_id
limit 500`,
)

/** Serializes what could leave the team without a manager. Not against rows that reference them, which other transactions add under other locks. */
export const lockManagers = defineStatement<
  NoParams,
  { readonly user_id: string }
>(
  'team.lockManagers',
  [],
  `select user_id
from users
where type = 'O' and status = 'ACTIVE' and operator_role = 'MANAGER'
order by user_id
for no key update`,
)

export const lockOperator = defineStatement<
  { readonly user_id: string },
  { readonly user_id: string; readonly operator_role: OperatorRole }
>(
  'team.lockOperator',
  ['user_id'],
  `select user_id, operator_role
from users
where user_id = $1 and type = 'O' and erased_at is null
for no key update`,
)

export const operatorByEmail = defineStatement<
  { readonly email: string },
  { readonly user_id: string }
>(
  'team.operatorByEmail',
  ['email'],
  `select user_id
from users
where email = $1 and type = 'O' and erased_at is null`,
)

export const addressOwner = defineStatement<
  { readonly email: string },
  {
    readonly type: UserType
    readonly status: UserStatus
    readonly invited_until: string | null
  }
>(
  'team.addressOwner',
  ['email'],
  `select type, status, invited_until
from users
where email = $1`,
)

export const operatorName = defineStatement<
  { readonly user_id: string },
  { readonly name: string }
>(
  'team.operatorName',
  ['user_id'],
  `select trim(first_name || ' ' || last_name) as name
from users
where user_id = $1`,
)

/** Someone who can take the tasks of another. */
export const activeColleague = defineStatement<
  { readonly user_id: string },
  { readonly user_id: string }
>(
  'team.activeColleague',
  ['user_id'],
  `select user_id
from users
where
  user_id = $1
  and type = 'O'
  and status = 'ACTIVE'
  and operator_role in ('REVIEWER', 'MANAGER')`,
)

export const upsertAbsence = defineStatement<
  {
    readonly user_id: string
    readonly absent_from: string
    readonly absent_until: string
    readonly cover_id: string | null
  },
  NoRow
>(
  'team.upsertAbsence',
  ['user_id', 'absent_from', 'absent_until', 'cover_id'],
  `insert into
  operator_absences (user_id, absent_from, absent_until, cover_id)
values ($1, $2, $3, $4)
on conflict (user_id) do update
set
  absent_from = excluded.absent_from, absent_until = excluded.absent_until,
  cover_id = excluded.cover_id, handed_over_at = null`,
)

export const absenceToday = defineStatement<
  { readonly user_id: string; readonly now: string },
  { readonly absent_until: string; readonly cover_name: string | null }
>(
  'team.absenceToday',
  ['user_id', 'now'],
  `select
  a.absent_until::text as absent_until, c.first_name || ' ' || c.last_name as cover_name
from
  operator_absences a
  join users u on u.user_id = a.user_id
  left join users c on c.user_id = a.cover_id
where
  a.user_id = $1
  and ($2::timestamptz at time zone u.time_zone)::date between a.absent_from and a.absent_until`,
)

export const deleteAbsence = defineStatement<
  { readonly user_id: string },
  NoRow
>(
  'team.deleteAbsence',
  ['user_id'],
  `delete from operator_absences
where user_id = $1`,
)

/** Nothing if it has not begun: someone else may have changed it since. */
export const deleteBegunAbsence = defineStatement<
  { readonly user_id: string; readonly now: string },
  NoRow
>(
  'team.deleteBegunAbsence',
  ['user_id', 'now'],
  `delete from operator_absences a using users u
where
  a.user_id = $1
  and u.user_id = a.user_id
  and ($2::timestamptz at time zone u.time_zone)::date >= a.absent_from`,
)

/** Tasks go to the team where a colleague was to take them who left. */
export const deleteCover = defineStatement<
  { readonly user_id: string },
  NoRow
>(
  'team.deleteCover',
  ['user_id'],
  `update operator_absences
set cover_id = null
where cover_id = $1`,
)

/** Absences whose first day has begun, in the time zone of the account. */
export const absencesToStart = defineStatement<
  { readonly now: string; readonly after_at: string; readonly after_id: string },
  { readonly user_id: string; readonly at: string }
>(
  'team.absencesToStart',
  ['now', 'after_at', 'after_id'],
  `select
  a.user_id, (a.absent_from::timestamp at time zone u.time_zone)::text as at
from operator_absences a join users u on u.user_id = a.user_id
where
  a.handed_over_at is null
  and a.absent_from::timestamp at time zone u.time_zone <= $1
  and (a.absent_from::timestamp at time zone u.time_zone, a.user_id)
  > ($2::timestamptz, $3::uuid)
order by a.absent_from::timestamp at time zone u.time_zone, a.user_id
limit 100`,
)

export const markHandedOver = defineStatement<
  { readonly now: string; readonly user_id: string },
  { readonly cover_id: string | null }
>(
  'team.markHandedOver',
  ['now', 'user_id'],
  `update operator_absences a
set handed_over_at = $1
from users u
where
  a.user_id = $2
  and u.user_id = a.user_id
  and a.handed_over_at is null
  and a.absent_from::timestamp at time zone u.time_zone <= $1::timestamptz
returning a.cover_id`,
)

export const partnerExists = defineStatement<
  { readonly partner_id: string },
  { readonly partner_id: string }
>(
  'team.partnerExists',
  ['partner_id'],
  `select partner_id
from partners
where partner_id = $1`,
)
