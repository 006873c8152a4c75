import type { OperatorScope } from '@fledge/domain/sessions/types.ts'
import type { PlacementStep } from '@fledge/domain/placement/types.ts'
import { defineList } from '../../platform/db/list-query.ts'
import { type UnplacedRow, unplacedRows } from './queries/placement.queries.ts'

export const unplacedList = defineList<{
  row: UnplacedRow
  scope: { operator: OperatorScope; now: string; no_shows_since: string }
  filters: {
    batch_id: string
    career_field_id: number
    step: PlacementStep
    ends_before: string
    ends_from: string
    ids: readonly string[]
  }
}>({
  name: 'placement.unplaced',
  ...unplacedRows,
  where: [],
  filters: {
    batch_id: 'x.batch_id = :batch_id',
    career_field_id: 'x.career_field_id = :career_field_id',
    step: 'x.step = :step',
    ends_before: 'x.ends_at <= :ends_before::timestamptz',
    ends_from: 'x.ends_at > :ends_from::timestamptz',
    ids: 'x.application_id = any(:ids::uuid[])',
  },
  orders: {
    default: {
      direction: 'asc',
      key: [
        { sql: 'x.ends_at', type: 'timestamptz' },
        { sql: 'x.application_id', type: 'uuid' },
      ],
    },
  },
})
