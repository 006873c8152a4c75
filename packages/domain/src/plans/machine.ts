import { defineMachine } from '@fledge/kernel/machine.ts'
import { planStatuses } from './types.ts'

/**
 * State machine of an internship plan (opportunity), spec/states.md. The system pauses the plans of
 * an expelled company and of one that does not respond.
 */
export const planMachine = defineMachine('plan', planStatuses, {
  draft: { from: [null], to: 'DRAFT', by: ['company'] },
  publish: { from: ['DRAFT'], to: 'ACTIVE', by: ['company'] },
  pause: { from: ['ACTIVE'], to: 'PAUSED', by: ['company', 'system', 'clock'] },
  resume: { from: ['PAUSED'], to: 'ACTIVE', by: ['company'] },
  archive: { from: ['ACTIVE', 'PAUSED'], to: 'ARCHIVED', by: ['company'] },
  restore: { from: ['ARCHIVED'], to: 'ACTIVE', by: ['company'] },
  discard: { from: ['DRAFT'], to: null, by: ['company'] },
})
