import { defineMachine } from '@fledge/kernel/machine.ts'
import { internshipActionStatuses, internshipStatuses } from './types.ts'

/** Internship, spec/states.md. `endEarly` follows an accepted action of that kind: at once, or by the clock on the day that was asked for. */
export const internshipMachine = defineMachine('internship', internshipStatuses, {
  create: { from: [null], to: 'UPCOMING', by: ['system'] },
  start: { from: ['UPCOMING'], to: 'ONGOING', by: ['clock'] },
  complete: { from: ['ONGOING'], to: 'COMPLETE', by: ['clock'] },
  endEarly: { from: ['ONGOING'], to: 'COMPLETE', by: ['operator', 'clock'] },
  cancel: { from: ['UPCOMING'], to: 'CANCELLED', by: ['intern', 'operator', 'system'] },
})

/** What either side raises about an internship; an operator decides, with a reason. What waits when the internship ends is declined with it. */
export const internshipActionMachine = defineMachine('internshipAction', internshipActionStatuses, {
  raise: { from: [null], to: 'RAISED', by: ['company', 'intern'] },
  accept: { from: ['RAISED'], to: 'ACCEPTED', by: ['operator'] },
  decline: { from: ['RAISED'], to: 'DECLINED', by: ['operator', 'system'] },
})
