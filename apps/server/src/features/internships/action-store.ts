import type { InternshipActionKind } from '@fledge/domain/internships/types.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'

import { type ActionQueueRow, actionQueueRows } from './queries/action.queries.ts'

export const actionQueue = defineList<{
  row: ActionQueueRow
  scope: { operator: OperatorScope; status: string }
  filters: { kind: InternshipActionKind }
}>({
  name: 'internships.actionQueue',
  ...actionQueueRows,
  where: ['a.status = :status'],
  filters: { kind: 'a.kind = :kind' },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'a.created_at', type: 'timestamptz' },
        { sql: 'a.action_id', type: 'uuid' },
      ],
    },
  },
})
