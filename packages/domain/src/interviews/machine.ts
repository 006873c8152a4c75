import { defineMachine } from '@fledge/kernel/machine.ts'
import { interviewStatuses, liveInterviewStatuses, proposedInterviewStatuses } from './types.ts'

/**
 * State machine of an interview (spec/states.md). A no-show is claimed first, which is a fact of
 * the row; `recordInternNoShow` and `recordCompanyNoShow` follow by the clock if no one disputes it
 * in time, or by an operator's decision.
 */
export const interviewMachine = defineMachine('interview', interviewStatuses, {
  propose: { from: [null], to: 'AWAITING_CONFIRMATION', by: ['company'] },
  confirm: {
    from: ['AWAITING_CONFIRMATION', 'RESCHEDULE_REQUESTED_BY_HC'],
    to: 'CONFIRMED',
    by: ['intern'],
  },
  choose: { from: ['RESCHEDULE_REQUESTED_BY_INTERN'], to: 'CONFIRMED', by: ['company'] },
  counterPropose: {
    from: ['AWAITING_CONFIRMATION', 'CONFIRMED', 'RESCHEDULE_REQUESTED_BY_HC'],
    to: 'RESCHEDULE_REQUESTED_BY_INTERN',
    by: ['intern'],
  },
  reschedule: {
    from: ['AWAITING_CONFIRMATION', 'CONFIRMED', 'RESCHEDULE_REQUESTED_BY_INTERN'],
    to: 'RESCHEDULE_REQUESTED_BY_HC',
    by: ['company'],
  },
  cancel: { from: liveInterviewStatuses, to: 'CANCELLED_BY_HC', by: ['company', 'system'] },
  decline: { from: liveInterviewStatuses, to: 'CANCELLED_BY_INTERN', by: ['intern'] },
  pass: { from: ['CONFIRMED'], to: 'IN_PAST', by: ['clock'] },
  complete: { from: ['CONFIRMED', 'IN_PAST'], to: 'COMPLETED', by: ['company'] },
  settle: { from: ['IN_PAST'], to: 'COMPLETED', by: ['intern', 'clock'] },
  recordInternNoShow: {
    from: ['IN_PAST'],
    to: 'CANCELLED_BY_INTERN',
    by: ['company', 'operator', 'clock'],
  },
  recordCompanyNoShow: {
    from: ['IN_PAST'],
    to: 'CANCELLED_BY_HC',
    by: ['intern', 'operator', 'clock'],
  },
  lapse: { from: proposedInterviewStatuses, to: 'UNAVAILABLE', by: ['clock'] },
  release: { from: liveInterviewStatuses, to: 'UNAVAILABLE', by: ['system'] },
  reject: { from: [...liveInterviewStatuses, 'IN_PAST'], to: 'REJECTED', by: ['system'] },
})
