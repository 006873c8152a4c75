// Generated from outbox.sql by “npm run queries”; do not edit.
// Source: e4a48bdff46f
import type { ListSource } from '../../../platform/db/list-definition.ts'
import type { TextValue } from '@fledge/contract/mails.ts'
import {  } from '../../../platform/db/statement.ts'

export interface FailedMailRow {
  readonly id: string
  readonly kind: string
  readonly content: { readonly values: Readonly<Record<string, TextValue>>; readonly rows: readonly (readonly TextValue[])[] }
  readonly link: string
  readonly user_id: string | null
  readonly to_address: string
  readonly time_zone: string | null
  readonly created_at: string
  readonly tries: number
  readonly skipped: boolean
  readonly next_try_at: string
  readonly last_error: string
  readonly is_wiped: boolean
}

export const failedMailRows: ListSource<FailedMailRow> = {
  columns: `o.id::text as id, o.kind, o.content, o.link, o.user_id,
  coalesce(u.email, o.email)::text as to_address, u.time_zone, o.created_at, o.tries, o.skipped,
  o.next_try_at, o.last_error,
  o.content = '{"values": {}, "rows": []}' and o.link = '/' as is_wiped`,
  from: `outbox o`,
  joins: {
    u: `left join users u on u.user_id = o.user_id`,
  },
}
