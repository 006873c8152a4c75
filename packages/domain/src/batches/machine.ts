import { defineMachine } from '@fledge/kernel/machine.ts'
import { batchStatuses } from './types.ts'

/** What an operator does with a batch; its state for interns is derived, see rules.ts. */
export const batchMachine = defineMachine('batch', batchStatuses, {
  draft: { from: [null], to: 'DRAFT', by: ['operator'] },
  publish: { from: ['DRAFT'], to: 'PUBLISHED', by: ['operator'] },
  hide: { from: ['PUBLISHED'], to: 'DRAFT', by: ['operator'] },
})
