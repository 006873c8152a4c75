// Generated from privacy.sql by “npm run queries”; do not edit.
// Source: 365d40fcb033
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { PrivacyRequestKind } from '@fledge/domain/privacy/types.ts'
import { defineStatement, type NoParams } from '../../../platform/db/statement.ts'

export interface PrivacyRequestRow {
  readonly id: string
  readonly kind: PrivacyRequestKind
  readonly requested_at: string
  readonly planned_at: string | null
  readonly done_at: string | null
  readonly note: string | null
  readonly recorded_by: string | null
  readonly user_id: string
  readonly email: string
  readonly name: string
  readonly erased_at: string | null
}

/** Requests of interns and company members. Copies of one's own data are made at once. */
export const privacyRequestRows: ListSource<PrivacyRequestRow> = {
  columns: `q.id, q.kind, q.requested_at, q.planned_at, q.done_at, q.note,
  o.first_name || ' ' || o.last_name as recorded_by, u.user_id, u.email::text as email,
  trim(u.first_name || ' ' || u.last_name) as name, u.erased_at`,
  from: `(
    select
      'ERASURE' as kind, r.user_id::text as id, r.user_id, r.erasure_requested_at as requested_at,
      r.erase_at as planned_at, r.erased_at as done_at, r.erasure_recorded_by as recorder_id,
      r.erasure_note as note
    from users r
    where r.erasure_requested_at is not null
    union all
    select
      'ACCESS' as kind, e.id::text as id, e.subject_id as user_id,
      case
        when (e.data ->> 'received_on')::date < (e.at at time zone 'UTC')::date
          then (e.data ->> 'received_on')::timestamp at time zone 'UTC'
        else e.at
      end as requested_at,
      null::timestamptz as planned_at, e.at as done_at,
      case when e.actor_kind = 'operator' then e.actor_id end as recorder_id, e.note
    from event_log e
    where e.machine = 'account' and e.move = 'export'
  ) q`,
  joins: {
    u: `join users u on u.user_id = q.user_id`,
    o: `left join users o on o.user_id = q.recorder_id`,
  },
}

export const retentionCounts = defineStatement<
  NoParams,
  { readonly rule: string; readonly expired_at: string; readonly row_count: number }
>(
  'privacy.retentionCounts',
  [],
  `select rule, expired_at, row_count
from retention_counts`,
)
