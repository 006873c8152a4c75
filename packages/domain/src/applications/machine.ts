import { defineMachine } from '@fledge/kernel/machine.ts'
import { applicationStatuses, undecidedApplicationStatuses } from './types.ts'

/**
 * State machine of an intern's application (spec/states.md). `withdraw` leaves the batch before the
 * internship, `leave` after enrolment; `endBatch` and `notPlaced` follow the end of the batch.
 */
export const applicationMachine = defineMachine('application', applicationStatuses, {
  open: { from: [null], to: 'NOT_STARTED', by: ['system'] },
  start: { from: ['NOT_STARTED'], to: 'IN_PROGRESS', by: ['intern'] },
  submit: { from: ['IN_PROGRESS'], to: 'SUBMITTED', by: ['intern'] },
  review: { from: ['SUBMITTED'], to: 'IN_REVIEW', by: ['operator'] },
  requestChanges: { from: ['IN_REVIEW'], to: 'CHANGES_REQUESTED', by: ['operator'] },
  resubmit: { from: ['CHANGES_REQUESTED'], to: 'SUBMITTED', by: ['intern'] },
  approve: { from: ['IN_REVIEW'], to: 'APPROVED', by: ['operator'] },
  reject: { from: ['IN_REVIEW'], to: 'REJECTED', by: ['operator'] },
  enrol: { from: ['APPROVED'], to: 'ENROLLED', by: ['system', 'intern'] },
  withdraw: {
    from: [...undecidedApplicationStatuses, 'APPROVED'],
    to: 'WITHDRAWN',
    by: ['intern', 'operator'],
  },
  leave: { from: ['ENROLLED'], to: 'WITHDRAWN', by: ['intern', 'operator'] },
  complete: { from: ['ENROLLED'], to: 'COMPLETED', by: ['system'] },
  endBatch: { from: undecidedApplicationStatuses, to: 'WITHDRAWN', by: ['clock'] },
  notPlaced: { from: ['APPROVED'], to: 'NOT_PLACED', by: ['clock'] },
})
