import { data, defineEvents, type NoData } from '@fledge/kernel/events.ts'

/**
 * Access of the programme team to a person's page, and its notes there, without their text; the
 * subject is the account, the registration or the invited member.
 */
export const personEvents = defineEvents('person', {
  read: data<{ readonly type: string }>(),
  addNote: data<NoData>(),
  removeNote: data<NoData>(),
})
