import { defineMachine } from '@fledge/kernel/machine.ts'
import { companyStatuses } from '../sessions/types.ts'

/**
 * State machine of a company account (spec/states.md). `reject` ends a pending account, `expel` an
 * approved one; their consequences differ.
 */
export const companyMachine = defineMachine('company', companyStatuses, {
  waitlist: { from: [null], to: 'IN_WAITING_LIST', by: ['system'] },
  register: { from: [null], to: 'PENDING_APPROVAL', by: ['system'] },
  admit: { from: ['IN_WAITING_LIST'], to: 'PENDING_APPROVAL', by: ['operator'] },
  approve: { from: ['PENDING_APPROVAL'], to: 'APPROVED', by: ['operator'] },
  reject: { from: ['PENDING_APPROVAL'], to: 'REJECTED', by: ['operator'] },
  reopen: { from: ['REJECTED'], to: 'PENDING_APPROVAL', by: ['operator'] },
  expel: { from: ['APPROVED'], to: 'REJECTED', by: ['operator'] },
})
