import { data, defineEvents } from '@fledge/kernel/events.ts'
import type { WeekSide } from './types.ts'

/** Events of a week of feedback, whose status is derived and not stored. */
export const weekEvents = defineEvents('week', {
  complete: data<{
    week: number
    side: WeekSide
    /** Whether the other side had already completed it. */
    both: boolean
    internship_id: string
  }>(),
})
