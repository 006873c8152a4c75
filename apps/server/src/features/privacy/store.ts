import type { PrivacyRequestKind, PrivacyRequestState } from '@fledge/domain/privacy/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type PrivacyRequestRow, privacyRequestRows } from './queries/privacy.queries.ts'

/** `:late_before` is the time of requests whose days have passed by now. */
const stateSql = `case when q.done_at is not null then 'DONE' when q.requested_at <= :late_before::timestamptz then 'LATE' else 'OPEN' end`

export const privacyRequestList = defineList<{
  row: PrivacyRequestRow
  scope: { operator: OperatorScope; late_before: string }
  filters: { kind: PrivacyRequestKind; state: PrivacyRequestState; search: string }
}>({
  name: 'privacy.requests',
  ...privacyRequestRows,
  where: [],
  filters: {
    kind: 'q.kind = :kind',
    state: `(${stateSql}) = :state`,
    search: {
      contains: [],
      matches: [
        `q.user_id in (select s.user_id from users s where s.search_name like any (:search_name_patterns::text[]) or s.email::text ilike any (:search_patterns::text[]))`,
      ],
    },
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'q.requested_at', type: 'timestamptz' },
        { sql: 'q.id', type: 'text' },
      ],
    },
  },
})
