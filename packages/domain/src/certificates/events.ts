import { data, defineEvents, type NoData } from '@fledge/kernel/events.ts'

export const certificateEvents = defineEvents('certificate', {
  issue: data<{ readonly internship_id: string }>(),
  revoke: data<NoData>(),
})
