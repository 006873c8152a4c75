import type {
  DifferenceKind,
  DifferenceState,
} from '@fledge/domain/payments/payment-differences.ts'
import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type DifferenceRow, differenceRows } from './queries/differences.queries.ts'

/** Differences from the card provider, those found last first. */
export const differenceList = defineList<{
  row: DifferenceRow
  scope: { operator: OperatorScope }
  filters: { state: DifferenceState; kind: DifferenceKind }
}>({
  name: 'payments.differences',
  ...differenceRows,
  where: [],
  filters: {
    state: `(d.resolved_at is null) = (:state::text = 'OPEN')`,
    kind: 'd.kind = :kind',
  },
  orders: {
    default: {
      direction: 'desc',
      key: [
        { sql: 'd.found_at', type: 'timestamptz' },
        { sql: 'd.difference_id', type: 'uuid' },
      ],
    },
  },
})
