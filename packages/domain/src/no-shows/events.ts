import { data, defineEvents, type NoData } from '@fledge/kernel/events.ts'
import type { NoShowSide } from './types.ts'

/** Events of a recorded no-show, which has no state machine. */
export const noShowEvents = defineEvents('noShow', {
  explain: data<NoData>(),
  contest: data<NoData>(),
  decide: data<NoData>(),
  /** Booking is suspended for this side. */
  endSeason: data<{ side: NoShowSide }>(),
})
