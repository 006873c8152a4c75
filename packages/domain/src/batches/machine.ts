import { defineMachine } from '@fledge/kernel/machine.ts'
import { batchStatuses } from './types.ts'

/**
 * State machine of the operators' actions on a batch. The state shown to interns is derived in
 * rules.ts.
 */
export const batchMachine = defineMachine('batch', batchStatuses, {
  draft: { from: [null], to: 'DRAFT', by: ['operator'] },
  copy: { from: [null], to: 'DRAFT', by: ['operator'] },
  publish: { from: ['DRAFT'], to: 'PUBLISHED', by: ['operator'] },
  hide: { from: ['PUBLISHED'], to: 'DRAFT', by: ['operator'] },
})
