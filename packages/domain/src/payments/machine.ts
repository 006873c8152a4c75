import { defineMachine } from '@fledge/kernel/machine.ts'
import { openPaymentStatuses, paymentStatuses } from './types.ts'

/**
 * State machine of a payment (spec/states.md). The provider is the source of truth: the system
 * changes the status after reading the provider's object.
 */
export const paymentMachine = defineMachine('payment', paymentStatuses, {
  create: { from: [null], to: 'CREATED', by: ['intern'] },
  requireAction: { from: ['CREATED'], to: 'REQUIRES_ACTION', by: ['system'] },
  succeed: { from: openPaymentStatuses, to: 'SUCCEEDED', by: ['system'] },
  fail: { from: openPaymentStatuses, to: 'FAILED', by: ['system'] },
  refund: { from: ['SUCCEEDED'], to: 'REFUNDED', by: ['operator', 'system'] },
})
