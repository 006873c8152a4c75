import { defineMachine } from '@fledge/kernel/machine.ts'
import { memberStatuses } from './types.ts'

/**
 * State machine of a company member (spec/states.md). `found` creates the first administrator, who
 * registers the company.
 */
export const memberMachine = defineMachine('member', memberStatuses, {
  found: { from: [null], to: 'ACTIVE', by: ['system'] },
  invite: { from: [null], to: 'INVITED', by: ['company'] },
  remind: { from: ['INVITED'], to: 'INVITED', by: ['company'] },
  join: { from: ['INVITED'], to: 'ACTIVE', by: ['company'] },
  revoke: { from: ['INVITED'], to: 'REVOKED', by: ['company'] },
  deactivate: { from: ['ACTIVE'], to: 'DEACTIVATED', by: ['company', 'operator'] },
  activate: { from: ['DEACTIVATED'], to: 'ACTIVE', by: ['company'] },
})
