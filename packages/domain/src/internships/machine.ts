import { defineMachine } from '@fledge/kernel/machine.ts'
import { internshipActionStatuses, internshipStatuses } from './types.ts'

/**
 * State machine of an internship (spec/states.md). `endEarly` follows an accepted action of that
 * kind: immediately, or by the clock on the requested day.
 */
export const internshipMachine = defineMachine('internship', internshipStatuses, {
  create: { from: [null], to: 'UPCOMING', by: ['system'] },
  start: { from: ['UPCOMING'], to: 'ONGOING', by: ['clock'] },
  complete: { from: ['ONGOING'], to: 'COMPLETE', by: ['clock'] },
  endEarly: { from: ['ONGOING'], to: 'COMPLETE', by: ['operator', 'clock'] },
  cancel: { from: ['UPCOMING'], to: 'CANCELLED', by: ['intern', 'operator', 'system'] },
})

/**
 * State machine of an action that either side raises about an internship. An operator decides it
 * with a reason; pending actions are declined when the internship ends.
 */
export const internshipActionMachine = defineMachine('internshipAction', internshipActionStatuses, {
  raise: { from: [null], to: 'RAISED', by: ['company', 'intern'] },
  accept: { from: ['RAISED'], to: 'ACCEPTED', by: ['operator'] },
  decline: { from: ['RAISED'], to: 'DECLINED', by: ['operator', 'system'] },
})
