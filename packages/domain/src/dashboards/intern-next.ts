import type { Instant } from '@fledge/kernel/dates.ts'
import { applicationMachine } from '../applications/machine.ts'
import { type ApplicationStatus, editableApplicationStatuses } from '../applications/words.ts'

/** What an intern's one next step is chosen from; of each list the first due comes first. */
export interface InternStanding {
  readonly status: ApplicationStatus
  /** A missed interview asks for an explanation, before which no other can be booked. */
  readonly noShows: readonly { readonly id: string }[]
  /** A payment for an open offer was begun and is not finished. */
  readonly payments: readonly { readonly offerId: string }[]
  /** A paid offer waits for the confirmation of the enrolment. */
  readonly confirmBy: Instant | null
  readonly offers: readonly { readonly id: string }[]
  /** Interviews whose times wait for an answer. */
  readonly toChoose: readonly { readonly id: string }[]
  /** Weeks whose feedback is due. */
  readonly weeks: readonly { readonly id: string }[]
  /** Interviews that are over, of which nobody said yet that they took place. */
  readonly held: readonly { readonly id: string }[]
  readonly agreed: readonly { readonly id: string }[]
  readonly isPhoneVerified: boolean
}

export type InternNext =
  | {
      readonly step: 'explain' | 'pay' | 'offer' | 'choose' | 'week' | 'held' | 'meet'
      readonly id: string
    }
  | { readonly step: 'confirm' | 'apply' | 'phone' | 'ended' | 'wait' }

const left: readonly ApplicationStatus[] = applicationMachine.final
/** The programme team reads it, and has said until when. */
const read: readonly ApplicationStatus[] = ['SUBMITTED', 'IN_REVIEW']
/** The application has come to where it was to come. */
export const isEnrolled = (status: ApplicationStatus): boolean =>
  status === applicationMachine.moves.enrol.to || status === applicationMachine.moves.complete.to
type Asks = readonly (readonly [
  'explain' | 'pay' | 'offer' | 'choose' | 'week' | 'held' | 'meet',
  readonly { readonly id: string }[],
])[]

const firstOf = (asks: Asks): InternNext | null => {
  const found = asks.find(([, list]) => list.length > 0)
  const id = found?.[1][0]?.id
  return found && id !== undefined ? { step: found[0], id } : null
}

/**
 * The one next step: what stands in the way of everything, what money is in, what somebody waits for, by how soon it lapses;
 * then the own application, the weeks, what passed, what is agreed; a phone to prove; and where it ended, how it goes on.
 */
export function internNext(at: InternStanding): InternNext {
  const pressing = firstOf([
    ['explain', at.noShows],
    ['pay', at.payments.map((one) => ({ id: one.offerId }))],
  ])
  if (pressing) return pressing
  if (at.confirmBy !== null) return { step: 'confirm' }
  const asked = firstOf([
    ['offer', at.offers],
    ['choose', at.toChoose],
  ])
  if (asked) return asked
  if (editableApplicationStatuses.some((one) => one === at.status)) return { step: 'apply' }
  const due = firstOf([
    ['week', at.weeks],
    ['held', at.held],
    ['meet', at.agreed],
  ])
  if (due) return due
  if (left.includes(at.status)) return { step: 'ended' }
  return { step: at.isPhoneVerified || read.includes(at.status) ? 'wait' : 'phone' }
}
