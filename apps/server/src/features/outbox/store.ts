import type { FailedMailState } from '@fledge/domain/outbox/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { isFailedMailSql } from '../../platform/db/failed-mails.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type FailedMailRow, failedMailRows } from './queries/outbox.queries.ts'

/** Emails that are not delivered after at least one attempt: few, unless the mail server is away. */
export const failedMailList = defineList<{
  row: FailedMailRow
  scope: { operator: OperatorScope }
  filters: { state: FailedMailState; ids: readonly string[]; search: string }
}>({
  name: 'outbox.failed',
  ...failedMailRows,
  where: [isFailedMailSql('o')],
  filters: {
    state: `o.skipped = (:state = 'GIVEN_UP')`,
    ids: 'o.id = any(:ids::bigint[])',
    search: { contains: ['coalesce(u.email, o.email)::text'] },
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'o.created_at', type: 'timestamptz' },
        { sql: 'o.id', type: 'bigint' },
      ],
    },
  },
})
