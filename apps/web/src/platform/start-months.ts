import type { BatchView } from '@fledge/contract/batches/schema.ts'
import { type StartBounds, getStartMonths } from '@fledge/domain/profiles/rules.ts'
import { toLocalDay } from '@fledge/kernel/dates.ts'
import type { Option } from '@fledge/ui/select-props.ts'
import { monthYear } from './match-words.ts'

type Dates = Pick<BatchView, 'programme_start' | 'placement_deadline'>

/** Returns when an internship can start, within the batch if there is one. */
export const startBounds = (batch: Dates | null, now: Date): StartBounds => ({
  today: toLocalDay(now, 'UTC'),
  from: batch?.programme_start ?? null,
  to: batch?.placement_deadline ?? null,
})

/** Returns the months in which an internship can start, as options. */
export const startMonthOptions = (batch: Dates | null, now: Date): Option[] =>
  getStartMonths(startBounds(batch, now)).map((value) => ({ value, label: monthYear(value) }))
