import type { Instant } from '@fledge/kernel/dates.ts'
import { applicationMachine } from '../applications/machine.ts'
import {
  type ApplicationStatus,
  editableApplicationStatuses,
  reviewableApplicationStatuses,
} from '../applications/types.ts'

/** A list item with its response deadline, if it has one. */
interface DatedItem {
  readonly id: string
  readonly by: Instant | null
}

/** Facts from which an intern's tasks are derived. */
export interface InternDashboardState {
  readonly status: ApplicationStatus
  /** Deadline for the intern to submit or change the application. */
  readonly answerBy: Instant | null
  /** Missed interviews that need an explanation before the next booking. */
  readonly noShows: readonly { readonly id: string }[]
  /** Unfinished payments, each identified by its offer. */
  readonly payments: readonly DatedItem[]
  /** Deadline to confirm the enrolment for a paid offer. */
  readonly confirmBy: Instant | null
  readonly offers: readonly DatedItem[]
  /** Interviews with proposed times awaiting the intern's choice. */
  readonly toChoose: readonly DatedItem[]
  /** Weeks whose feedback is due. */
  readonly weeks: readonly { readonly id: string }[]
  /** Past interviews not yet confirmed as held. */
  readonly pastInterviews: readonly DatedItem[]
  readonly agreedInterviews: readonly { readonly id: string }[]
  readonly isPhoneVerified: boolean
}

export interface InternTask {
  readonly step: 'explain' | 'pay' | 'confirm' | 'offer' | 'choose' | 'apply' | 'week' | 'held'
  readonly id: string
  readonly by: Instant | null
}

export type InternNextStep =
  | { readonly step: InternTask['step'] | 'meet'; readonly id: string }
  | { readonly step: 'phone' | 'ended' | 'wait' }

const endedStatuses: readonly ApplicationStatus[] = applicationMachine.final
const reviewableStatuses: readonly ApplicationStatus[] = reviewableApplicationStatuses
/** Whether the application has reached its goal. */
export const isEnrolled = (status: ApplicationStatus): boolean =>
  status === applicationMachine.transitions.enrol.to ||
  status === applicationMachine.transitions.complete.to

const toInternTasks = (
  step: InternTask['step'],
  list: readonly { readonly id: string; readonly by?: Instant | null }[],
): readonly InternTask[] => list.map(({ id, by }) => ({ step, id, by: by ?? null }))

const getDueTime = (task: InternTask) =>
  task.by === null ? Number.POSITIVE_INFINITY : Date.parse(task.by)
const sortByDue = (tasks: readonly InternTask[]) =>
  tasks.toSorted((a, b) => getDueTime(a) - getDueTime(b))

/**
 * Returns all tasks of the intern, the most urgent first: blocking tasks, then tasks with a
 * deadline (earliest first), then the application, weekly feedback and past interviews.
 */
export function listInternTasks(state: InternDashboardState): readonly InternTask[] {
  const paying = state.payments.map((payment) => payment.id)
  const isEditable = editableApplicationStatuses.some(
    (editableStatus) => editableStatus === state.status,
  )
  return [
    ...toInternTasks('explain', state.noShows),
    ...sortByDue([
      ...toInternTasks('pay', state.payments),
      ...toInternTasks(
        'confirm',
        state.confirmBy === null ? [] : [{ id: '', by: state.confirmBy }],
      ),
      ...toInternTasks(
        'offer',
        state.offers.filter((offer) => !paying.includes(offer.id)),
      ),
      ...toInternTasks('choose', state.toChoose),
    ]),
    ...toInternTasks('apply', isEditable ? [{ id: '', by: state.answerBy }] : []),
    ...toInternTasks('week', state.weeks),
    ...sortByDue(toInternTasks('held', state.pastInterviews)),
  ]
}

/**
 * Returns the single next step: the most urgent task, else an upcoming interview, a phone to
 * verify, or what follows an ended application.
 */
export function nextInternStep(state: InternDashboardState): InternNextStep {
  const [task] = listInternTasks(state)
  if (task) return task
  const [interview] = state.agreedInterviews
  if (interview) return { step: 'meet', id: interview.id }
  if (endedStatuses.includes(state.status)) return { step: 'ended' }
  return {
    step: state.isPhoneVerified || reviewableStatuses.includes(state.status) ? 'wait' : 'phone',
  }
}
