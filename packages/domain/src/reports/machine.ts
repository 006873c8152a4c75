import { defineMachine } from '@fledge/kernel/machine.ts'
import { contentReportStatuses } from './types.ts'

/**
 * State machine of a report about a text, a photo or a plan. The programme team dismisses it, or
 * resolves it once it has done something about it, with a reason that the reporter gets.
 */
export const contentReportMachine = defineMachine('contentReport', contentReportStatuses, {
  send: { from: [null], to: 'REPORTED', by: ['company', 'intern'] },
  dismiss: { from: ['REPORTED'], to: 'DISMISSED', by: ['operator'] },
  resolve: { from: ['REPORTED'], to: 'RESOLVED', by: ['operator'] },
})
