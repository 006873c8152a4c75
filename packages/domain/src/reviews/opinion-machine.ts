import { defineMachine } from '@fledge/kernel/machine.ts'
import { opinionStatuses } from './opinion-types.ts'

/**
 * State machine of a second opinion. The system cancels it when the application leaves the review in
 * another way, such as by being withdrawn.
 */
export const opinionMachine = defineMachine('secondOpinion', opinionStatuses, {
  ask: { from: [null], to: 'ASKED', by: ['operator'] },
  answer: { from: ['ASKED'], to: 'ANSWERED', by: ['operator'] },
  cancel: { from: ['ASKED'], to: 'CANCELLED', by: ['operator', 'system'] },
})
