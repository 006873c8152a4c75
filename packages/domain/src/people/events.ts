import { data, defineEvents, type NoData } from '@fledge/kernel/events.ts'

/**
 * Access of the programme team to a person's page, and its notes there, without their text; the
 * subject is the account, the registration or the invited member.
 */
export const personEvents = defineEvents('person', {
  read: data<{ readonly type: string }>(),
  /** Opened for review; the subject is the intern's account. */
  readApplication: data<{ readonly application_id: string }>(),
  readOffer: data<{ readonly offer_id: string }>(),
  /** Sent to the review desk before anyone opened it (decision 0122). */
  fetchApplication: data<{ readonly application_id: string }>(),
  fetchOffer: data<{ readonly offer_id: string }>(),
  /** Files that are not public, except identity documents; the subject is their owner. */
  readFiles: data<NoData>(),
  addNote: data<NoData>(),
  removeNote: data<NoData>(),
})
