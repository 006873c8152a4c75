import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { type StartBounds, getStartMonths } from '@fledge/domain/profiles/rules.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Option } from '@fledge/ui/select-props.ts'
import { formatMonthAndYear } from './format-match.ts'

type Dates = Pick<BatchView, 'programme_start' | 'placement_deadline'>

/** Returns when an internship can start, within the batch if there is one. */
export const getStartBounds = (batch: Dates | null, now: Date): StartBounds => ({
  today: toLocalDay(now, 'UTC'),
  from: batch?.programme_start ?? null,
  to: batch?.placement_deadline ?? null,
})

/** Returns the months in which an internship can start, as options. */
export const listStartMonthOptions = (batch: Dates | null, now: Date): Option[] =>
  getStartMonths(getStartBounds(batch, now)).map((value) => ({
    value,
    label: formatMonthAndYear(value),
  }))
