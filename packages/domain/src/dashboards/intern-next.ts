import type { Instant } from '@fledge/kernel/dates.ts'
import { applicationMachine } from '../applications/machine.ts'
import { type ApplicationStatus, editableApplicationStatuses } from '../applications/types.ts'

/** A list item with its response deadline, if it has one. */
interface Dated {
  readonly id: string
  readonly by: Instant | null
}

/** Facts from which an intern's tasks are derived. */
export interface InternDashboardState {
  readonly status: ApplicationStatus
  /** Deadline for the intern to submit or change the application. */
  readonly applyBy: Instant | null
  /** Missed interviews that need an explanation before the next booking. */
  readonly noShows: readonly { readonly id: string }[]
  /** Unfinished payments, each identified by its offer. */
  readonly payments: readonly Dated[]
  /** Deadline to confirm the enrolment for a paid offer. */
  readonly confirmBy: Instant | null
  readonly offers: readonly Dated[]
  /** Interviews with proposed times awaiting the intern's choice. */
  readonly toChoose: readonly Dated[]
  /** Weeks whose feedback is due. */
  readonly weeks: readonly { readonly id: string }[]
  /** Past interviews not yet confirmed as held. */
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
/** The programme team is reviewing and has announced a date. */
const read: readonly ApplicationStatus[] = ['SUBMITTED', 'IN_REVIEW']
/** Whether the application has reached its goal. */
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
 * Returns all tasks of the intern, the most urgent first: blocking tasks, then tasks with a
 * deadline (earliest first), then the application, weekly feedback and past interviews.
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

/**
 * Returns the single next step: the most urgent task, else an upcoming interview, a phone to
 * verify, or what follows an ended application.
 */
export function nextInternStep(at: InternDashboardState): InternNext {
  const [task] = internTasks(at)
  if (task) return task
  const [agreed] = at.agreed
  if (agreed) return { step: 'meet', id: agreed.id }
  if (left.includes(at.status)) return { step: 'ended' }
  return { step: at.isPhoneVerified || read.includes(at.status) ? 'wait' : 'phone' }
}
