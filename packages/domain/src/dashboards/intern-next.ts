import type { Instant } from '@fledge/kernel/dates.ts'
import { applicationMachine } from '../applications/machine.ts'
import { type ApplicationStatus, editableApplicationStatuses } from '../applications/types.ts'

/** Something of a list, and until when it is answered, where that has a date. */
interface Dated {
  readonly id: string
  readonly by: Instant | null
}

/** What an intern's tasks are chosen from. */
export interface InternDashboardState {
  readonly status: ApplicationStatus
  /** Until when the application's own answer is due. */
  readonly applyBy: Instant | null
  /** A missed interview asks for an explanation, before which no other can be booked. */
  readonly noShows: readonly { readonly id: string }[]
  /** A payment for an open offer was begun and is not finished; known by its offer. */
  readonly payments: readonly Dated[]
  /** A paid offer waits for the confirmation of the enrolment. */
  readonly confirmBy: Instant | null
  readonly offers: readonly Dated[]
  /** Interviews whose times wait for an answer. */
  readonly toChoose: readonly Dated[]
  /** Weeks whose feedback is due. */
  readonly weeks: readonly { readonly id: string }[]
  /** Interviews that are over, of which nobody said yet that they took place. */
  readonly held: readonly Dated[]
  readonly agreed: readonly { readonly id: string }[]
  readonly isPhoneVerified: boolean
}

export interface InternTask {
  readonly step: 'explain' | 'pay' | 'confirm' | 'offer' | 'choose' | 'apply' | 'week' | 'held'
  readonly id: string
  readonly by: Instant | null
}

export type InternNext =
  | { readonly step: InternTask['step'] | 'meet'; readonly id: string }
  | { readonly step: 'phone' | 'ended' | 'wait' }

const left: readonly ApplicationStatus[] = applicationMachine.final
/** The programme team reads it, and has said until when. */
const read: readonly ApplicationStatus[] = ['SUBMITTED', 'IN_REVIEW']
/** The application has come to where it was to come. */
export const isEnrolled = (status: ApplicationStatus): boolean =>
  status === applicationMachine.transitions.enrol.to ||
  status === applicationMachine.transitions.complete.to

const tasksOf = (
  step: InternTask['step'],
  list: readonly { readonly id: string; readonly by?: Instant | null }[],
): readonly InternTask[] => list.map(({ id, by }) => ({ step, id, by: by ?? null }))

const dueAt = (task: InternTask) =>
  task.by === null ? Number.POSITIVE_INFINITY : Date.parse(task.by)
const byDue = (tasks: readonly InternTask[]) => tasks.toSorted((a, b) => dueAt(a) - dueAt(b))

/**
 * All that needs the intern's reply, the most urgent first: what stands in the way of everything; what is taken away by a date,
 * the earliest date first; then the own application, the weeks, and what passed.
 */
export function internTasks(at: InternDashboardState): readonly InternTask[] {
  const paying = at.payments.map((one) => one.id)
  const isEditable = editableApplicationStatuses.some((one) => one === at.status)
  return [
    ...tasksOf('explain', at.noShows),
    ...byDue([
      ...tasksOf('pay', at.payments),
      ...tasksOf('confirm', at.confirmBy === null ? [] : [{ id: '', by: at.confirmBy }]),
      ...tasksOf(
        'offer',
        at.offers.filter((one) => !paying.includes(one.id)),
      ),
      ...tasksOf('choose', at.toChoose),
    ]),
    ...tasksOf('apply', isEditable ? [{ id: '', by: at.applyBy }] : []),
    ...tasksOf('week', at.weeks),
    ...byDue(tasksOf('held', at.held)),
  ]
}

/** The one next step: the most urgent task; else what is agreed, a phone to prove, or where it ended, how it goes on. */
export function nextInternStep(at: InternDashboardState): InternNext {
  const [task] = internTasks(at)
  if (task) return task
  const [agreed] = at.agreed
  if (agreed) return { step: 'meet', id: agreed.id }
  if (left.includes(at.status)) return { step: 'ended' }
  return { step: at.isPhoneVerified || read.includes(at.status) ? 'wait' : 'phone' }
}
