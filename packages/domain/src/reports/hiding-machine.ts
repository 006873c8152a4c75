import { defineMachine } from '@fledge/kernel/machine.ts'
import { hidingStatuses } from './hiding-types.ts'

/**
 * State machine of something that the programme team has hidden. Its owner changes it and asks for
 * another look, or appeals; it stays hidden until the programme team has decided, with a reason.
 */
export const contentHidingMachine = defineMachine('contentHiding', hidingStatuses, {
  hide: { from: [null], to: 'HIDDEN', by: ['operator'] },
  change: { from: ['HIDDEN'], to: 'CHANGED', by: ['company', 'intern'] },
  appeal: { from: ['HIDDEN'], to: 'APPEALED', by: ['company', 'intern'] },
  uphold: { from: ['CHANGED', 'APPEALED'], to: 'HIDDEN', by: ['operator'] },
  restore: { from: ['HIDDEN', 'CHANGED', 'APPEALED'], to: 'RESTORED', by: ['operator'] },
})
